/** How a value in the audit log is written for people. */
import { businessNow, formatShortDate, isIsoDate } from '#app/lib/dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money.ts';
import { type FieldLabels, fieldName } from './audit-labels.rules.ts';
import { auditLogText as text } from './audit-log.text.ts';

/** Amounts in euros, by the last part of a field's path. */
const EUROS = /^(daily|weekly|monthly|total|quoted|amount|price|capacity_1_(4|6|16))$/;
const CENTS = /Cents$/;
const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:00)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const PICTURE = /^\/images\//;

/** One value of a field, in one line. */
export function auditValue(field: string, value: unknown, labels: FieldLabels = {}): string {
  const name = field.split('.').at(-1) ?? field;
  if (value === null || value === undefined || value === '') return text.nothing;
  if (Array.isArray(value)) return value.map((each) => auditValue(field, each, labels)).join(', ');
  if (typeof value === 'object') return objectText(value, labels);
  if (typeof value === 'number') return numberText(name, value);
  const written = String(value);
  return text.value(written) ?? dateText(written) ?? (PICTURE.test(written) ? text.image : written);
}

function objectText(value: object, labels: FieldLabels): string {
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([key, part]) => `${fieldName(key, labels)}: ${auditValue(key, part, labels)}`)
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
