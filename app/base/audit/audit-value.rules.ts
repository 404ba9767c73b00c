import { isIsoDate } from '#app/lib/dates/dates.ts';
import { staffDay, staffInstant } from '#app/lib/dates/staff-dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';

export interface AuditWords {
  /**
   * Labels of fields, in the order in which people read them. A key is a field's path
   * (`pricing.daily`) or the end of the path (`daily`).
   */
  labels: Record<string, string>;
  /**
   * Texts for values, by a part of the field's path. Entries of a list have the texts too. A record
   * maps codes to texts; a function returns undefined for an unknown value.
   */
  values: Record<string, Words>;
}

type Words = Readonly<Record<string, string>> | ((value: unknown) => string | undefined);

export interface Wording extends AuditWords {
  text: OfficeTexts['audit'];
  language: Language;
  dates: Language;
}

/** Formats an amount of euros; returns undefined if it is no number. */
export function euros(amount: unknown): string | undefined {
  return typeof amount === 'number' ? formatMinor(eurosToCents(amount), 'EUR') : undefined;
}

/**
 * Returns the label of the longest end of a path that has a label, after the label of the part
 * before it: 'Ek sürücü, günlük fiyat'. Returns the path if no part has a label.
 */
export function fieldName(
  path: string,
  { labels, text, language }: Pick<Wording, 'labels' | 'text' | 'language'>,
): string {
  const parts = path.split('.');
  const endsAt = (i: number) => {
    const end = parts.slice(i).join('.');
    return ownValue(labels, end) ?? ownValue(text.fields, end);
  };
  const start = parts.findIndex((_, i) => endsAt(i) !== undefined);
  const name = endsAt(start);
  if (start < 0 || name === undefined) return path;
  const owner = parts
    .slice(0, start)
    .map((part) => ownValue(labels, part) ?? ownValue(text.fields, part))
    .findLast((label) => label !== undefined);
  return owner && owner !== name ? `${owner}, ${name.toLocaleLowerCase(language)}` : name;
}

/** Returns the position of a field among the others. Unknown fields come last. */
export function fieldRank(
  path: string,
  { labels, text }: Pick<Wording, 'labels' | 'text'>,
): number {
  const order = [...Object.keys(labels), ...Object.keys(text.fields)];
  const last = path.split('.').at(-1) ?? path;
  const rank = order.findIndex((key) => key === path || key === last);
  return rank < 0 ? order.length : rank;
}

const CENTS = /Cents$/;
const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:00)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const PICTURE = /^\/images\//;
/** Ids of bookings are their codes in lower case. */
const BOOKING_ID = /^krv-[a-z\d-]+$/;
const BOOKING_FIELDS = /^(bookings|id)$/;
/** Pattern of a phone number, which must stay on one line. */
const PHONE = /^\+?\d[\d ]{6,}$/;

export function auditValue(field: string, value: unknown, wording: Wording): string {
  const { text, dates } = wording;
  const name = field.split('.').at(-1) ?? field;
  if (value === null || value === undefined || value === '') return text.nothing;
  if (Array.isArray(value) && value.length === 0) return text.nothing;
  if (Array.isArray(value)) return value.map((each) => auditValue(field, each, wording)).join(', ');
  const inWords = wordsFor(field, value, wording);
  if (inWords !== undefined) return inWords;
  if (typeof value === 'object') return objectText(value, wording);
  if (typeof value === 'number')
    return CENTS.test(name) ? formatMinor(value, 'EUR') : String(value);
  const written = String(value);
  if (BOOKING_FIELDS.test(name) && BOOKING_ID.test(written)) return written.toUpperCase();
  if (PHONE.test(written)) return written.replaceAll(' ', '\u00a0');
  return (
    text.value(written) ??
    dateText(written, dates) ??
    (PICTURE.test(written) ? text.image : written)
  );
}

/**
 * Returns the text for a value, from the last part of the path that has texts, such as `returnFees`
 * in `rental.returnFees.Side`. Returns undefined if there is none.
 */
function wordsFor(field: string, value: unknown, { values }: AuditWords): string | undefined {
  const words = field
    .split('.')
    .map((part) => ownValue(values, part))
    .findLast((each) => each !== undefined);
  return typeof words === 'function' ? words(value) : words && ownValue(words, String(value));
}

function objectText(value: object, wording: Wording): string {
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([key, part]) => `${fieldName(key, wording)}: ${auditValue(key, part, wording)}`)
    .join(' · ');
}

function dateText(written: string, dates: Language): string | undefined {
  if (isIsoDate(written)) return staffDay(written, dates);
  const [, day, time] = WALL_CLOCK.exec(written) ?? [];
  if (day && time) return `${staffDay(day, dates)} ${time}`;
  return INSTANT.test(written) ? staffInstant(written, dates) : undefined;
}
