/** Rules that the forms of reservation and transfer requests share. */

import type { ClockTime, IsoDate } from '#app/lib/dates/dates.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { plainLine, plainLines } from '#app/lib/words/plain-text.ts';
import { localPath, plainPath } from '#app/lib/words/site-language.rules.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';

/** Lines between the parts of a message in the visitor's language and in Turkish. */
const FOR_THE_OFFICE = ['', '———', ''];

/**
 * Returns the lines of a message in the visitor's language, then in Turkish. `turkish` is null for
 * a Turkish message.
 */
export function messageLines(
  texts: SiteTexts,
  turkish: SiteTexts | null,
  lines: (texts: SiteTexts) => string[],
): string[] {
  return turkish ? [...lines(texts), ...FOR_THE_OFFICE, ...lines(turkish)] : lines(texts);
}

/**
 * Trip page. The code of the request is the fragment of its address, which browsers do not send to
 * the server.
 */
export const TRIP_PATH = '/yolculuk';

/** Returns the link to the trip page of a request, on the site of `pageUrl`. */
export function tripLink(pageUrl: string, language: SiteLanguage, code: string): string {
  return `${new URL(pageUrl).origin}${localPath(language, TRIP_PATH)}#${code}`;
}

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Number of days ahead for which visitors may request. */
export const HORIZON_DAYS = 730;

/** Every half hour from 00:00 to 23:30 (spec, part 9). */
export const TIME_CHOICES: ClockTime[] = Array.from({ length: 48 }, (_, i) => {
  const hour = String(Math.floor(i / 2)).padStart(2, '0');
  return `${hour}:${i % 2 ? '30' : '00'}`;
});

/** Address parameters of a rental's trip, in their order (`requests/trip.rules.ts`). */
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

/**
 * Returns the link `to` to the first page or the list of cars, with the trip of the page `from`.
 * Other links and links on other pages are returned unchanged.
 */
export function withTrip(to: string, from: { pathname: string; search: string }): string {
  if (![to, plainPath(from.pathname)].every((path) => PAGES_OF_A_TRIP.test(path))) return to;
  const params = new URLSearchParams(from.search);
  const trip = new URLSearchParams(
    TRIP_PARAMETERS.flatMap((name) => params.getAll(name).map((value) => [name, value])),
  );
  return `${to}${String(trip) && `?${trip}`}`;
}

/** Date and time in Istanbul, as `businessNow` returns them. */
export interface ClockNow {
  date: IsoDate;
  time: ClockTime;
}

/**
 * Returns true if the time is in the past of today. Other days are checked by the rules for dates.
 */
export function isPastHour(date: IsoDate, time: ClockTime, now: ClockNow): boolean {
  return time !== '' && date === now.date && time < now.time;
}

/** Returns the first time today that is at least an hour from now; null if there is none. */
export function nextHour(now: ClockNow): ClockTime | null {
  const [hour = 0, minute = 0] = now.time.split(':').map(Number);
  const first = Math.ceil(((hour + 1) * 60 + minute) / 30);
  return TIME_CHOICES[first] ?? null;
}

/**
 * Returns a text as one line for a message, trimmed and at most `maxLength` UTF-16 units long. An
 * emoji is not split, because half of it cannot be encoded in an address.
 */
export function oneLine(value: unknown, maxLength: number): string {
  return cut(plainLine(String(value ?? '')), maxLength);
}

/** Returns a text of several lines for a message, cut as by `oneLine`. Lines end in a line feed. */
export function severalLines(value: unknown, maxLength: number): string {
  return cut(plainLines(String(value ?? '')), maxLength);
}

function cut(text: string, maxLength: number): string {
  return text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

export function withoutErrors<Field extends string>(
  errors: FieldErrors<Field>,
  fields: Field[],
): FieldErrors<Field> {
  const left = Object.entries(errors).filter(([field]) => !fields.includes(field as Field));
  return Object.fromEntries(left) as FieldErrors<Field>;
}

/**
 * Returns a request with the Turkish names of its places, which staff know. `placeNames` are the
 * names in the page's language by Turkish name. Other texts stay as they are.
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
