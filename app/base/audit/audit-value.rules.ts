/** How the fields and values of an entry are written for people. */

import { isIsoDate } from '#app/lib/dates/dates.ts';
import { staffDay, staffInstant } from '#app/lib/dates/staff-dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';

/**
 * Labels of the fields of one kind of record, in the order of reading. A key is a field's path
 * (`pricing.daily`) or its end (`daily`).
 */
export type FieldLabels = Record<string, string>;

/**
 * How values that are codes are written, by the last part of their field's path; of a list, each of
 * its entries. Undefined for what it does not know.
 */
export type FieldWords = Record<string, (value: unknown) => string | undefined>;

/** The words of the log, and the languages of its labels and dates. */
export interface AuditWords {
  text: OfficeTexts['audit'];
  language: Language;
  dates: Language;
}

/**
 * The label of the longest end of a path that has one, after the label of what it belongs to:
 * 'Ek sürücü, günlük fiyat'. The path itself where nothing is known of it.
 */
export function fieldName(
  path: string,
  labels: FieldLabels,
  { text, language }: Pick<AuditWords, 'text' | 'language'>,
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

/** Where a field comes among the others; unknown ones come last. */
export function fieldRank(
  path: string,
  labels: FieldLabels,
  { text }: Pick<AuditWords, 'text'>,
): number {
  const order = [...Object.keys(labels), ...Object.keys(text.fields)];
  const last = path.split('.').at(-1) ?? path;
  const rank = order.findIndex((key) => key === path || key === last);
  return rank < 0 ? order.length : rank;
}

/** Amounts in euros, by the last part of a field's path. */
const EUROS = /^(daily|weekly|monthly|total|quoted|amount|price|capacity_1_(4|6|16))$/;
const CENTS = /Cents$/;
const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:00)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const PICTURE = /^\/images\//;
/** Ids of bookings are their codes in small letters. */
const BOOKING_ID = /^krv-[a-z\d-]+$/;
const BOOKING_FIELDS = /^(bookings|id)$/;
/** A phone number; it stays on one line. */
const PHONE = /^\+?\d[\d ]{6,}$/;

interface Writing extends AuditWords {
  labels?: FieldLabels;
  words?: FieldWords | undefined;
}

/** One value of a field, in one line. */
export function auditValue(field: string, value: unknown, writing: Writing): string {
  const { text, words = {}, dates } = writing;
  const name = field.split('.').at(-1) ?? field;
  if (value === null || value === undefined || value === '') return text.nothing;
  if (Array.isArray(value)) return value.map((each) => auditValue(field, each, writing)).join(', ');
  const inWords = ownValue(words, name)?.(value);
  if (inWords !== undefined) return inWords;
  if (typeof value === 'object') return objectText(value, writing);
  if (typeof value === 'number') return numberText(name, value);
  const written = String(value);
  if (BOOKING_FIELDS.test(name) && BOOKING_ID.test(written)) return written.toUpperCase();
  if (PHONE.test(written)) return written.replaceAll(' ', '\u00a0');
  return (
    text.value(written) ??
    dateText(written, dates) ??
    (PICTURE.test(written) ? text.image : written)
  );
}

function objectText(value: object, { words: _, ...writing }: Writing): string {
  const { labels = {} } = writing;
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([key, part]) => `${fieldName(key, labels, writing)}: ${auditValue(key, part, writing)}`)
    .join(' · ');
}

function numberText(name: string, value: number): string {
  if (CENTS.test(name)) return formatMinor(value, 'EUR');
  return EUROS.test(name) ? formatMinor(eurosToCents(value), 'EUR') : String(value);
}

function dateText(written: string, dates: Language): string | undefined {
  if (isIsoDate(written)) return staffDay(written, dates);
  const [, day, time] = WALL_CLOCK.exec(written) ?? [];
  if (day && time) return `${staffDay(day, dates)} ${time}`;
  return INSTANT.test(written) ? staffInstant(written, dates) : undefined;
}
