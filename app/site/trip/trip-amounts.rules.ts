import type { BookingTrip } from './trip.rules.ts';

/** Sum on the page of a trip. Cents are never negative; the label gives the meaning. */
interface TripAmount {
  label:
    | 'price'
    | 'charges'
    | 'discount'
    | 'total'
    | 'paid'
    | 'atPickup'
    | 'atTransfer'
    | 'stillToPay'
    | 'toRefund'
    | 'depositReceived';
  cents: number;
}

/**
 * Returns the sums of a booking as its customer sees them, in euro cents. The balance is included
 * only once a payment is recorded, because an office that records none would ask for money that it
 * has. Source: product.md, "The account of a booking".
 */
export function tripAmounts({
  kind,
  state,
  totalCents,
  account: { chargedCents, dueCents, paidCents, settledCents, depositCents },
}: Pick<BookingTrip, 'kind' | 'state' | 'totalCents' | 'account'>): TripAmount[] {
  const isCancelled = state === null;
  const isPriced = totalCents !== null;
  const amounts: TripAmount[] = [];
  const add = (label: TripAmount['label'], cents: number) => amounts.push({ label, cents });
  if (chargedCents !== 0) {
    if (isPriced && !isCancelled) add('price', totalCents);
    add(chargedCents > 0 ? 'charges' : 'discount', Math.abs(chargedCents));
  }
  if (isCancelled && chargedCents === 0 && paidCents === 0) {
    if (isPriced) add('total', totalCents);
  } else if (isPriced) {
    add('total', Math.max(dueCents, 0));
  }
  if (paidCents !== 0) {
    const paid = settledCents + paidCents;
    if (paid > 0) add('paid', paid);
    const balanceCents = dueCents - paid;
    const isBefore = state === 'requested' || state === 'confirmed';
    const whenDue = kind === 'rental' ? 'atPickup' : 'atTransfer';
    if (isPriced && balanceCents > 0) add(isBefore ? whenDue : 'stillToPay', balanceCents);
    if (isPriced && balanceCents < 0) add('toRefund', -balanceCents);
  }
  if (depositCents > 0) add('depositReceived', depositCents);
  return amounts;
}
