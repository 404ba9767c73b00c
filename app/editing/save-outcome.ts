import type { FieldError } from '#app/lib/app-error.ts';

/** What came of sending something that has versions to the server. */
export type SaveOutcome<Thing> =
  | { kind: 'saved'; message: string }
  /** `maybeAdded`: a new one may be there all the same; it is sent again under the same key. */
  | { kind: 'refused'; message: string; details: FieldError[]; data?: unknown; maybeAdded: boolean }
  /** Somebody else saved it since it was read; `theirs` is the thing as it is now. */
  | { kind: 'stale'; theirs: Thing }
  | { kind: 'deleted' };

/** A new thing as it was sent first, under a key of its own: sent again, it is not added twice. */
export interface Addition<Input> {
  key: string;
  input: Input;
}

export interface ToSave<Input> {
  input: Input;
  /** Which one, and at which version it was read; null for a new one. */
  read: { id: string; version: number } | null;
  /** Of a new one: `input`, or what was sent before when its answer was lost. */
  addition: Addition<Input>;
}

export function newAddition<Input>(input: Input): Addition<Input> {
  // `randomUUID` is missing where the office reaches the server without https.
  return { key: crypto.getRandomValues(new Uint32Array(4)).join('-'), input };
}
