/** How the fields and values of an entry are called for people. */
import { auditLogText as text } from './audit-log.text.ts';

/**
 * Labels of the fields of one kind of record, in the order of reading. A key is a field's path
 * (`pricing.daily`) or its end (`daily`).
 */
export type FieldLabels = Record<string, string>;

/**
 * The label of the longest end of a path that has one, after the label of what it belongs to:
 * 'Ek sürücü, günlük fiyat'. The path itself where nothing is known of it.
 */
export function fieldName(path: string, labels: FieldLabels): string {
  const parts = path.split('.');
  const endsAt = (i: number) => {
    const end = parts.slice(i).join('.');
    return labels[end] ?? text.fields[end];
  };
  const start = parts.findIndex((_, i) => endsAt(i) !== undefined);
  const name = endsAt(start);
  if (start < 0 || name === undefined) return path;
  const owner = parts
    .slice(0, start)
    .map((part) => labels[part] ?? text.fields[part])
    .findLast((label) => label !== undefined);
  return owner && owner !== name ? `${owner}, ${name.toLocaleLowerCase('tr')}` : name;
}

/** Where a field comes among the others; unknown ones come last. */
export function fieldRank(path: string, labels: FieldLabels): number {
  const order = [...Object.keys(labels), ...Object.keys(text.fields)];
  const last = path.split('.').at(-1) ?? path;
  const rank = order.findIndex((key) => key === path || key === last);
  return rank < 0 ? order.length : rank;
}
