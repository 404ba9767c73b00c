/**
 * A visitor's WhatsApp message, pasted whole, as values of the booking form (product.md, WhatsApp
 * hand-off). The code at its end counts; its words are read to see whether they say the same, and
 * which price the visitor saw.
 */
import { businessNow, wallClock } from '#app/lib/dates.ts';
import { decodeReservation } from '../cars/reservation-message.rules.ts';
import { decodeTransfer } from '../transfers/transfer-message.rules.ts';
import type { BookingInput } from './booking-input.schema.ts';
import type { BookingOptions } from './booking-options.schema.ts';
import { findPastedCode } from './pasted-code.rules.ts';
import { pastedMessageText } from './pasted-message.text.ts';
import type { PriceComparison } from './pasted-price.rules.ts';
import { readPastedRental } from './pasted-rental.rules.ts';
import { plainText } from './pasted-text.rules.ts';
import { readPastedTransfer } from './pasted-transfer.rules.ts';

export type UnreadableReason = keyof typeof pastedMessageText.reasons;

/**
 * What a message gives of a booking: keys that it says nothing about are not there, so that what
 * the form holds of them stays. Empty strings and null are what the message leaves open.
 */
export interface FilledMessage {
  ok: true;
  form: Partial<BookingInput> & Pick<BookingInput, 'serviceType'>;
  price: PriceComparison;
  /** For staff to check before they save. */
  warnings: string[];
  /** What the form needs and the message does not say. */
  assumptions: string[];
}
export type PastedMessage = FilledMessage | { ok: false; reason: UnreadableReason };

export function readPastedMessage(
  text: string,
  options: BookingOptions,
  { now }: { now: Date },
): PastedMessage {
  if (!text.trim()) return { ok: false, reason: 'empty' };
  const found = findPastedCode(text);
  if (!found.found) return { ok: false, reason: found.reason };
  const plain = plainText(text);
  const rental = decodeReservation(found.code);
  const transfer = decodeTransfer(found.code);
  const read = rental
    ? readPastedRental(plain, rental, options)
    : transfer && readPastedTransfer(plain, transfer, options);
  if (!read) return { ok: false, reason: 'unknown' };
  const older = found.others > 0 ? [pastedMessageText.warnings.others(found.others)] : [];
  const warnings = [...older, ...timeWarnings(read.form, now), ...read.warnings];
  return { ok: true, ...read, warnings };
}

function timeWarnings({ pickupTime, dropoffTime }: Partial<BookingInput>, now: Date): string[] {
  const { warnings } = pastedMessageText;
  if (!pickupTime || !dropoffTime) return [warnings.unreadable];
  const { date, time } = businessNow(now);
  return [
    ...(pickupTime < wallClock(date, time) ? [warnings.past] : []),
    ...(dropoffTime <= pickupTime ? [warnings.endsBeforeStart] : []),
  ];
}
