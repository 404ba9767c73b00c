/**
 * The price as a paper prints it. What the customer pays was agreed when the booking was saved; its
 * lines are not stored. They are printed only while today's prices still come to what they came to
 * then, so that lines and total never contradict each other; else one line says what was agreed.
 */
import { isUnpriced } from '#app/office/bookings/booking.rules.ts';
import type { BookingRecord } from '#app/office/bookings/booking.schema.ts';
import type { BookingReceipt } from '#app/office/bookings/booking-price.rules.ts';
import { priceText as text } from './papers.text.ts';

/** Euro cents. The lines add up to the total; it is null while no price is agreed. */
export interface PaperPrice {
  lines: { title: string; detail: string; cents: number }[];
  totalCents: number | null;
}

type Priced = Pick<BookingRecord, 'totalCents' | 'quotedCents' | 'serviceType' | 'extras'>;

/** `receipt`: what the booking comes to today; null where there is none. */
export function paperPrice(booking: Priced, receipt: BookingReceipt | null): PaperPrice {
  const { totalCents, quotedCents } = booking;
  if (isUnpriced({ total: totalCents, quoted: quotedCents }))
    return { lines: [], totalCents: null };
  if (!receipt || receipt.totalCents !== quotedCents) {
    return {
      lines: [{ ...text.agreed(booking, receipt?.days ?? null), cents: totalCents }],
      totalCents,
    };
  }
  const difference = totalCents - receipt.totalCents;
  return {
    lines: [
      ...receipt.lines.map((line) => ({ ...text.line(line), cents: line.cents })),
      ...(difference === 0 ? [] : [{ ...text.difference(difference), cents: difference }]),
    ],
    totalCents,
  };
}
