/**
 * A value as JSON. React Router writes a text into a page, and reads it there, at a fraction of what
 * the same value costs it (docs/decisions/023).
 */
export type JsonText<T> = string & { readonly of?: T };

export function toJsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value);
}

export function fromJsonText<T>(text: JsonText<T>): T {
  return JSON.parse(text);
}
