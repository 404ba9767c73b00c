/** The readable part of a visitor's message, after whatever a chat, a mail or a form did to it. */

import { EXTRA_NAMES } from '#app/features/settings/extras.rules.ts';
import { formatLongDate } from '#app/lib/dates.ts';
import { carsText } from '../cars/cars.text.ts';
import type { ReservationForm } from '../cars/reservation.rules.ts';
import type { TransferRequest } from '../transfers/transfer-request.rules.ts';
import { transfersText } from '../transfers/transfers.text.ts';

/** A line of the message that says something else than its code. */
export interface PastedEdit {
  label: string;
  said: string;
  code: string;
}

/** What a line must say by the code, and what follows it in every message. */
interface Wanted {
  label: string;
  value: string;
  next: string;
}

const LONGEST_SHOWN = 80;

/**
 * The text as one line: marks of quoted lines, of bold and slanted letters and of writing direction
 * are left out, a list's dots are hyphens, white space is one space.
 */
export function plainText(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/^[\s>|]+/gm, '')
    .replace(/[*_~`]/g, '')
    .replaceAll('•', '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a visitor rewrote in a rental's message, or a mistake in its code. `plain` is its `plainText`. */
export function rentalEdits(plain: string, form: ReservationForm): PastedEdit[] {
  const { message: text } = carsText;
  const at = (date: string, time: string, place: string) =>
    `${date && formatLongDate(date)} ${time}, ${place}`;
  const extras = EXTRA_NAMES.filter((name) => form[name] > 0).map(
    (name) => `${carsText.extras[name].name} × ${form[name]}`,
  );
  return edits(plain, [
    {
      label: text.pickup,
      value: at(form.pickupDate, form.pickupTime, form.pickupLocation),
      next: `${text.dropoff}:`,
    },
    {
      label: text.dropoff,
      value: at(form.returnDate, form.returnTime, form.dropoffLocation),
      next: `${text.duration}:`,
    },
    { label: text.extras, value: extras.join(', ') || text.noExtras, next: '- ' },
  ]);
}

/** The same for a transfer's message. */
export function transferEdits(plain: string, request: TransferRequest): PastedEdit[] {
  const { message: text, form, vehicle } = transfersText;
  const { fields } = form;
  const url = 'http';
  return edits(plain, [
    { label: text.title, value: vehicle(request.vehicle), next: `${text.date}:` },
    {
      label: text.date,
      value: `${request.date && formatLongDate(request.date)} ${request.time}`,
      next: `${fields.pickupLocation}:`,
    },
    {
      label: fields.pickupLocation,
      value: request.pickupLocation,
      next: `${fields.dropoffLocation}:`,
    },
    {
      label: fields.dropoffLocation,
      value: request.dropoffLocation,
      next: `${fields.passengers}:`,
    },
    // Either word for the price follows: 'Tahmini fiyat' or 'Fiyat'.
    { label: fields.passengers, value: `${request.passengers}`, next: '' },
    { label: fields.name, value: request.name, next: `${fields.email}:` },
    { label: fields.email, value: request.email, next: `${fields.phone}:` },
    {
      label: fields.phone,
      value: request.phone,
      next: request.message ? `${text.note}:` : url,
    },
    ...(request.message ? [{ label: text.note, value: request.message, next: url }] : []),
  ]);
}

function edits(plain: string, wanted: Wanted[]): PastedEdit[] {
  return wanted.flatMap(({ label, value, next }) => {
    const line = plainText(`${label}: ${value} ${next}`);
    if (`${plain} `.includes(next ? line : `${line} `)) return [];
    const said = saidAfter(plain, label, next);
    return said === null ? [] : [{ label, said: short(said), code: short(plainText(value)) }];
  });
}

/** What stands after a label up to what follows it, or the next word; null without the label. */
function saidAfter(plain: string, label: string, next: string): string | null {
  const found = ` ${plain}`.split(` ${label}: `)[1];
  if (found === undefined) return null;
  const end = found.indexOf(next || ' ');
  return (end < 0 ? found : found.slice(0, end)).trim();
}

function short(text: string): string {
  const letters = [...text];
  return letters.length > LONGEST_SHOWN ? `${letters.slice(0, LONGEST_SHOWN).join('')}…` : text;
}
