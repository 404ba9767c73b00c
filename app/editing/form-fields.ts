/**
 * The fields of a form one by one, by their dotted path: `pricing.daily`. An editor lists them in
 * reading order, named as the API names them in its errors.
 */

export function fieldValue(form: object, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], form);
}

/** The form with one field of `from`. */
export function withFieldOf<Form extends object>(form: Form, field: string, from: Form): Form {
  const copy = structuredClone(form);
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const owner = keys.reduce(
    (part, key) => part[key] as Record<string, unknown>,
    copy as Record<string, unknown>,
  );
  owner[last] = structuredClone(fieldValue(from, field));
  return copy;
}

/**
 * The field that an error is about: `gallery.3.alt` is about `gallery`. Null for what the editor
 * does not have.
 */
export function fieldOfError<Field extends string>(
  fields: readonly Field[],
  name: string,
): Field | null {
  return fields.find((field) => name === field || name.startsWith(`${field}.`)) ?? null;
}

/** The first message in a branch of a form library's tree of errors; null when there is none. */
export function messageIn(errors: object, field: string): string | null {
  return firstMessage(fieldValue(errors, field));
}

function firstMessage(branch: unknown): string | null {
  if (branch === null || typeof branch !== 'object') return null;
  if ('message' in branch && typeof branch.message === 'string') return branch.message;
  // An error carries the control it is about, which is no part of the tree.
  for (const part of Array.isArray(branch) ? branch : plainValues(branch)) {
    const message = firstMessage(part);
    if (message) return message;
  }
  return null;
}

function plainValues(branch: object): unknown[] {
  return 'ref' in branch ? [] : Object.values(branch);
}
