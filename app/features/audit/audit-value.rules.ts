/** How what stands in the audit log is written for people. */
import { businessNow, formatShortDate, isIsoDate } from '#app/lib/dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money.ts';
import { auditLogText as text } from './audit-log.text.ts';

/** Amounts in euros, by the last part of a field's path. */
const EUROS = /^(daily|weekly|monthly|total|quoted|amount|price|capacity_1_(4|6|16))$/;
const CENTS = /Cents$/;
const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:00)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const PICTURE = /^\/images\//;

/** One value of a field, in one line. */
export function auditValue(field: string, value: unknown): string {
  const name = field.split('.').at(-1) ?? field;
  if (value === null || value === undefined || value === '') return text.nothing;
  if (Array.isArray(value)) return value.map((each) => auditValue(field, each)).join(', ');
  if (typeof value === 'object') return objectText(value);
  if (typeof value === 'number') return numberText(name, value);
  const written = String(value);
  return text.value(written) ?? dateText(written) ?? (PICTURE.test(written) ? text.image : written);
}

function objectText(value: object): string {
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([key, part]) => `${text.field(key)}: ${auditValue(key, part)}`)
    .join(' · ');
}

function numberText(name: string, value: number): string {
  if (CENTS.test(name)) return formatMinor(value, 'EUR');
  return EUROS.test(name) ? formatMinor(eurosToCents(value), 'EUR') : String(value);
}

function dateText(written: string): string | undefined {
  if (isIsoDate(written)) return formatShortDate(written);
  const [, day, time] = WALL_CLOCK.exec(written) ?? [];
  if (day && time) return `${formatShortDate(day)} ${time}`;
  if (!INSTANT.test(written)) return undefined;
  const moment = businessNow(new Date(written));
  return `${formatShortDate(moment.date)} ${moment.time}`;
}

export interface ListDiff {
  removed: string[];
  added: string[];
  kept: number;
  /** The same entries in another order. */
  reordered: boolean;
}

/** What came into a list and what went; each entry in one line. */
export function listDiff(field: string, before: unknown[], after: unknown[]): ListDiff {
  const [from, to] = [before, after].map((list) => list.map((each) => JSON.stringify(each)));
  const lines = (list: unknown[], keys: string[] = [], others: string[] = []) =>
    list.filter((_, i) => !others.includes(keys[i] ?? '')).map((each) => auditValue(field, each));
  const removed = lines(before, from, to);
  const added = lines(after, to, from);
  return {
    removed,
    added,
    kept: after.length - added.length,
    reordered: removed.length === 0 && added.length === 0,
  };
}
