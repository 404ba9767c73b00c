/** Rules that the request forms for a car and for a transfer share. */

import type { ClockTime, IsoDate } from '#app/lib/dates/dates.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { plainLine, plainLines } from '#app/lib/words/plain-text.ts';
import { localPath, plainPath } from '#app/lib/words/site-language.rules.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';

/** The line between a message in the visitor's language and the same in Turkish. */
const FOR_THE_OFFICE = ['', '———', ''];

/** The lines of a message: in the visitor's language, then in Turkish if that is another one. */
export function messageLines(
  texts: SiteTexts,
  turkish: SiteTexts | null,
  lines: (texts: SiteTexts) => string[],
): string[] {
  return turkish ? [...lines(texts), ...FOR_THE_OFFICE, ...lines(turkish)] : lines(texts);
}

/** The page of a trip; the code of the request is the fragment of its address, which no server gets to see. */
export const TRIP_PATH = '/yolculuk';

/** The link to the page of a request, on the site of `pageUrl`. */
export function tripLink(pageUrl: string, language: SiteLanguage, code: string): string {
  return `${new URL(pageUrl).origin}${localPath(language, TRIP_PATH)}#${code}`;
}

/** Errors of a form by field; empty if the form can be sent. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Days ahead for which visitors may request; a later date is a mistake. */
export const HORIZON_DAYS = 730;

/** Half-hourly from 00:00 to 23:30 (spec, part 9). */
export const TIME_CHOICES: ClockTime[] = Array.from({ length: 48 }, (_, i) => {
  const hour = String(Math.floor(i / 2)).padStart(2, '0');
  return `${hour}:${i % 2 ? '30' : '00'}`;
});

/** The parameters of an address that hold a rental's trip, in their order (`requests/trip.rules.ts`). */
const TRIP_PARAMETERS = [
  'pickupLocation',
  'dropoffLocation',
  'pickupDate',
  'pickupTime',
  'returnDate',
  'returnTime',
  'dropoffDate',
  'dropoffTime',
];
const PAGES_OF_A_TRIP = /^\/(cars(\/.*)?)?$/;

/** The first page's or the list's address in Turkish with the trip of the page that links to it. */
export function withTrip(to: string, from: { pathname: string; search: string }): string {
  if (![to, plainPath(from.pathname)].every((path) => PAGES_OF_A_TRIP.test(path))) return to;
  const params = new URLSearchParams(from.search);
  const trip = new URLSearchParams(
    TRIP_PARAMETERS.flatMap((name) => params.getAll(name).map((value) => [name, value])),
  );
  return `${to}${String(trip) && `?${trip}`}`;
}

/** Date and time of the business: `businessNow` of an instant. */
export interface ClockNow {
  date: IsoDate;
  time: ClockTime;
}

/** Returns true if the time is earlier today. Past days are handled by the date rules. */
export function isPastHour(date: IsoDate, time: ClockTime, now: ClockNow): boolean {
  return time !== '' && date === now.date && time < now.time;
}

/** Today's first choice that leaves the office an hour from now; null late in the evening. */
export function nextHour(now: ClockNow): ClockTime | null {
  const [hour = 0, minute = 0] = now.time.split(':').map(Number);
  const first = Math.ceil(((hour + 1) * 60 + minute) / 30);
  return TIME_CHOICES[first] ?? null;
}

/**
 * Returns a text as one line for a message: trimmed, and at most `maxLength` long. A cut never
 * leaves half a character, which no address could carry.
 */
export function oneLine(value: unknown, maxLength: number): string {
  return cut(plainLine(String(value ?? '')), maxLength);
}

/** Returns a text of several lines for a message, as `oneLine` does. Lines end in a line feed only. */
export function severalLines(value: unknown, maxLength: number): string {
  return cut(plainLines(String(value ?? '')), maxLength);
}

function cut(text: string, maxLength: number): string {
  return text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** Returns the errors without those of changed fields. */
export function withoutErrors<Field extends string>(
  errors: FieldErrors<Field>,
  fields: Field[],
): FieldErrors<Field> {
  const left = Object.entries(errors).filter(([field]) => !fields.includes(field as Field));
  return Object.fromEntries(left) as FieldErrors<Field>;
}

/**
 * A request whose places are as the language of the page calls them (`placeNames`, by their Turkish names), with
 * the Turkish names, by which staff know them.
 */
export function withTurkishPlaces<
  Request extends { pickupLocation: string; dropoffLocation: string },
>(request: Request, placeNames: Readonly<Record<string, string>>): Request {
  const turkish = new Map(Object.entries(placeNames).map(([name, own]) => [own, name]));
  const { pickupLocation, dropoffLocation } = request;
  return {
    ...request,
    pickupLocation: turkish.get(pickupLocation) ?? pickupLocation,
    dropoffLocation: turkish.get(dropoffLocation) ?? dropoffLocation,
  };
}
