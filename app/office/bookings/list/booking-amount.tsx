import type { ShownAmount } from '#app/domain/account/account.rules.ts';
import { formatExact } from '#app/lib/money/money.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';

/** Amount of a booking in euros. The former price of a cancelled booking is struck through. */
export function BookingAmount({ amount, formerPrice }: ShownAmount) {
  const { list: text } = useOfficeText('bookings');
  if (amount === null) return <span>{text.unpriced}</span>;
  if (formerPrice === null) return <span>{formatExact(amount, 'EUR')}</span>;
  return (
    <span className="inline-flex flex-wrap justify-end gap-x-2">
      <span className="sr-only">{`${text.formerPrice}: `}</span>
      <s className="font-regular text-ink-soft">{formatExact(formerPrice, 'EUR')}</s>
      <span>{formatExact(amount, 'EUR')}</span>
    </span>
  );
}
