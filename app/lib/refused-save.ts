import { AppError, type FieldError } from './app-error.ts';

/** Why staff's change of one thing was not saved. */
export type RefusedSave =
  /** `stale`: somebody has saved it since. `key-reused`: the key has made another one. */
  | { ok: false; reason: 'not-found' | 'stale' | 'key-reused' }
  /** Fields are named as in the schema of the input: `year`, `gallery.2`. */
  | { ok: false; reason: 'invalid'; errors: FieldError[] };

/** What a door answers then. A stale save is told from other conflicts by its field. */
export function refusedSave(
  refused: RefusedSave,
  text: { notFound: string; stale: string; keyReused?: string; invalid: string },
): AppError {
  switch (refused.reason) {
    case 'not-found':
      return new AppError(404, text.notFound);
    case 'stale':
      return new AppError(409, text.stale, [{ field: 'version', message: text.stale }]);
    case 'key-reused':
      return new AppError(422, text.keyReused ?? '');
    case 'invalid':
      return new AppError(400, text.invalid, refused.errors);
  }
}
