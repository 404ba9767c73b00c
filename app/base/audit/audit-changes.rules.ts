import type { AuditChange, TextLine } from './audit-log.schema.ts';

/** Texts with more characters or several lines are compared line by line. */
const LONG_TEXT = 120;
/**
 * Limits of a text in lines and characters per line, so that a page of entries does not grow too
 * long.
 */
const MAX_LINES = 60;
const MAX_LINE = 1000;
/** Fields that are ignored, because the entry itself shows the record and the time. */
const BOOKKEEPING = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/**
 * Returns the changed fields, in the order in which they are stored. Compares objects field by
 * field, and lists as a whole. A created or deleted record has a change for every field that is not
 * empty.
 */
export function auditChanges(before: unknown, after: unknown): AuditChange[] {
  const [old, now] = [leaves(before), leaves(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
    if (BOOKKEEPING.has(field)) return [];
    const [from, to] = [old.get(field), now.get(field)];
    if (JSON.stringify(from) === JSON.stringify(to) || (isEmpty(from) && isEmpty(to))) return [];
    if (isLongText(from) || isLongText(to)) return [textChange(field, from, to)];
    const change: AuditChange = { kind: 'value', field };
    if (!isEmpty(from)) change.before = from;
    if (!isEmpty(to)) change.after = to;
    return [change];
  });
}

/** Returns every value that is no object, by its path such as `pricing.daily`. */
function leaves(value: unknown, path = ''): Map<string, unknown> {
  if (value === null || value === undefined) return new Map(path ? [[path, value]] : []);
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([[path, value]]);
  const inside = Object.entries(value).flatMap(([key, part]) => [
    ...leaves(part, path ? `${path}.${key}` : key),
  ]);
  return new Map(inside);
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === '';
}

function isLongText(value: unknown): boolean {
  return typeof value === 'string' && (value.length > LONG_TEXT || value.includes('\n'));
}

function textChange(field: string, before: unknown, after: unknown): AuditChange {
  const { removed, added } = listChange(linesOf(before), linesOf(after));
  const all: TextLine[] = [
    ...removed.map((text) => ({ kind: 'removed' as const, text })),
    ...added.map((text) => ({ kind: 'added' as const, text })),
  ];
  const lines = all
    .slice(0, MAX_LINES)
    .map(({ kind, text }) => ({ kind, text: text.slice(0, MAX_LINE) }));
  const cut = all.length > MAX_LINES || all.some(({ text }) => text.length > MAX_LINE);
  return { kind: 'text', field, lines, cut };
}

function linesOf(value: unknown): string[] {
  return isEmpty(value) ? [] : String(value).split(/\r?\n/);
}

/**
 * Returns the removed and added entries of a list, and the number of kept entries. If nothing was
 * removed or added, only the order changed.
 */
export function listChange<Entry>(before: Entry[], after: Entry[]) {
  const missingIn = (list: Entry[]) => {
    const keys = new Set(list.map((entry) => JSON.stringify(entry)));
    return (entry: Entry) => !keys.has(JSON.stringify(entry));
  };
  const added = after.filter(missingIn(before));
  return {
    removed: before.filter(missingIn(after)),
    added,
    kept: after.length - added.length,
  };
}
