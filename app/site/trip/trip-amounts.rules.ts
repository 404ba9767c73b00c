import { type CurrencyCode, convertCents, type Rates } from '#app/lib/money/money.ts';
import type { BookingTrip } from './trip.rules.ts';

/** Sum on the page of a trip. The amount is never negative; the label gives the meaning. */
interface TripAmount {
  label:
    | 'formerPrice'
    | 'price'
    | 'charges'
    | 'discount'
    | 'total'
    | 'paid'
    | 'atPickup'
    | 'atTransfer'
    | 'stillToPay'
    | 'toRefund'
    | 'depositHeld';
  /** Minor amount of the shown currency. */
  minor: number;
}

/**
 * Returns the sums of a booking as its customer sees them. The price of a cancelled booking is its
 * former price and not part of the total. The balance is included only once a
 * payment is recorded, because an office that records none would ask for money that it has. Price,
 * total and paid amount are converted; charges and balance are their differences, so that the
 * rounded sums add up. Source: product.md, "The account of a booking".
 */
export function tripAmounts(
  {
    kind,
    state,
    totalCents,
    account: { chargedCents, dueCents, paidCents, settledCents, depositCents },
  }: Pick<BookingTrip, 'kind' | 'state' | 'totalCents' | 'account'>,
  { currency, rates }: { currency: CurrencyCode; rates: Rates },
): TripAmount[] {
  const isCancelled = state === null;
  const isPriced = totalCents !== null;
  const convert = (cents: number) => convertCents(cents, currency, rates);
  const due = convert(dueCents);
  const amounts: TripAmount[] = [];
  const add = (label: TripAmount['label'], minor: number) => amounts.push({ label, minor });
  if (isCancelled && isPriced) add('formerPrice', convert(totalCents));
  if (chargedCents !== 0) {
    const hasPrice = isPriced && !isCancelled;
    if (hasPrice) add('price', convert(totalCents));
    const charged = hasPrice ? due - convert(totalCents) : convert(chargedCents);
    add(chargedCents > 0 ? 'charges' : 'discount', Math.abs(charged));
  }
  const hasTotal = isPriced || (isCancelled && due > 0);
  if (hasTotal) add('total', Math.max(due, 0));
  if (paidCents !== 0) {
    const paid = convert(settledCents + paidCents);
    if (paid > 0) add('paid', paid);
    const balance = due - paid;
    const isBefore = state === 'requested' || state === 'confirmed';
    const whenDue = kind === 'rental' ? 'atPickup' : 'atTransfer';
    if (hasTotal && balance > 0) add(isBefore ? whenDue : 'stillToPay', balance);
    if (hasTotal && balance < 0) add('toRefund', -balance);
  }
  if (depositCents > 0) add('depositHeld', convert(depositCents));
  return amounts;
}
