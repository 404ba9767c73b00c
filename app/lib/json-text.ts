/**
 * A value as JSON. React Router writes a text into a page, and reads it there, at a fraction of what
 * the same value costs it (docs/decisions/033).
 */
export type JsonText<T> = string & { readonly of: T };

/** What comes back as it was; a `Date` would come back as text. */
type JsonSafe<T> = T extends Date | bigint | symbol | ((...args: never[]) => unknown)
  ? never
  : T extends object
    ? { [K in keyof T]: JsonSafe<T[K]> }
    : T;

export function toJsonText<T>(value: T & JsonSafe<T>): JsonText<T> {
  return JSON.stringify(value) as JsonText<T>;
}

export function fromJsonText<T>(text: JsonText<T>): T {
  return JSON.parse(text);
}
