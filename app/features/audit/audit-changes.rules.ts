/** What an entry of the audit log says: the fields that differ between before and after. */
export type TextLine = { kind: 'same' | 'removed' | 'added'; text: string };

export type AuditChange =
  /** `field` is a path as in the thing's JSON: `pricing.daily`. What there was not is absent. */
  | { kind: 'value'; field: string; before?: unknown; after?: unknown }
  /** A long text as a line diff; `cut`: it goes on beyond what is given here. */
  | { kind: 'text'; field: string; lines: TextLine[]; cut: boolean };

/** Longer ones, and those of several lines, are compared line by line. */
const LONG_TEXT = 120;
/** Of a diff, so that a page of entries stays a page. */
const MAX_LINES = 60;
const MAX_LINE = 1000;
/** Unchanged lines that are shown beside a changed one. */
const CONTEXT = 1;
/** What the program keeps of a thing for itself; the entry tells its time and its thing already. */
const OWN_BOOKKEEPING = new Set(['id', 'version', 'createdAt', 'updatedAt']);
/** Comparisons of a line diff; what is larger is shown as replaced. */
const MAX_CELLS = 400_000;

/**
 * Field by field, in the order in which they are stored. Objects are taken apart, lists are not.
 * Of what was created or deleted every field that says something is one.
 */
export function auditChanges(before: unknown, after: unknown): AuditChange[] {
  const [old, now] = [leaves(before), leaves(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
    if (OWN_BOOKKEEPING.has(field)) return [];
    const [from, to] = [old.get(field), now.get(field)];
    if (JSON.stringify(from) === JSON.stringify(to) || (isNothing(from) && isNothing(to)))
      return [];
    if (isLongText(from) || isLongText(to)) return [textChange(field, from, to)];
    const change: AuditChange = { kind: 'value', field };
    if (!isNothing(from)) change.before = from;
    if (!isNothing(to)) change.after = to;
    return [change];
  });
}

/** Every field that is no object, by its path; a thing that is no object is a field without a name. */
function leaves(value: unknown, path = ''): Map<string, unknown> {
  if (value === null || value === undefined) return new Map(path ? [[path, value]] : []);
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([[path, value]]);
  const inside = Object.entries(value).flatMap(([key, part]) => [
    ...leaves(part, path ? `${path}.${key}` : key),
  ]);
  return new Map(inside);
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || isEmptyList(value);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function isLongText(value: unknown): boolean {
  return typeof value === 'string' && (value.length > LONG_TEXT || value.includes('\n'));
}

function textChange(field: string, from: unknown, to: unknown): AuditChange {
  const all = withoutDistant(lineDiff(linesOf(from), linesOf(to)));
  const lines = all
    .slice(0, MAX_LINES)
    .map(({ kind, text }) => ({ kind, text: text.slice(0, MAX_LINE) }));
  const cut = all.length > MAX_LINES || all.some(({ text }) => text.length > MAX_LINE);
  return { kind: 'text', field, lines, cut };
}

function linesOf(value: unknown): string[] {
  return isNothing(value) ? [] : String(value).split(/\r?\n/);
}

/** The shortest way from one text to the other by lines that go and lines that come. */
export function lineDiff(from: readonly string[], to: readonly string[]): TextLine[] {
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) start += 1;
  let end = 0;
  const most = Math.min(from.length, to.length) - start;
  while (end < most && from[from.length - 1 - end] === to[to.length - 1 - end]) end += 1;
  return [
    ...lines('same', from.slice(0, start)),
    ...middleDiff(from.slice(start, from.length - end), to.slice(start, to.length - end)),
    ...lines('same', from.slice(from.length - end)),
  ];
}

/** By the lengths of common subsequences, from every place to the end. */
function middleDiff(from: readonly string[], to: readonly string[]): TextLine[] {
  if (from.length * to.length > MAX_CELLS)
    return [...lines('removed', from), ...lines('added', to)];
  const width = to.length + 1;
  const common = new Uint32Array((from.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = from.length - 1; i >= 0; i -= 1) {
    for (let j = to.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        from[i] === to[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const diff: TextLine[] = [];
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    if (i < from.length && j < to.length && from[i] === to[j]) {
      diff.push({ kind: 'same', text: from[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j >= to.length || (i < from.length && at(i + 1, j) >= at(i, j + 1))) {
      diff.push({ kind: 'removed', text: from[i] ?? '' });
      i += 1;
    } else {
      diff.push({ kind: 'added', text: to[j] ?? '' });
      j += 1;
    }
  }
  return diff;
}

function lines(kind: TextLine['kind'], texts: readonly string[]): TextLine[] {
  return texts.map((text) => ({ kind, text }));
}

/** Only the lines that changed, and those beside them. */
function withoutDistant(diff: TextLine[]): TextLine[] {
  return diff.filter((_, i) =>
    diff.slice(Math.max(0, i - CONTEXT), i + CONTEXT + 1).some(({ kind }) => kind !== 'same'),
  );
}
