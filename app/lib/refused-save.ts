import { AppError, type FieldError } from './http/app-error.ts';

export type RefusedSave =
  /** `stale`: another person saved the record after it was read. */
  | { ok: false; reason: 'not-found' | 'stale' }
  /** Fields are named as in the schema of the input: `year`, `gallery.2`. */
  | { ok: false; reason: 'invalid'; errors: FieldError[] };

/** Returns the message if there is exactly one error; undefined otherwise. */
export function onlyReason(refused: { reason: string; errors?: FieldError[] }): string | undefined {
  const [only, ...others] = refused.errors ?? [];
  return others.length === 0 ? only?.message : undefined;
}

/**
 * Returns the API's error: 404, 409 or 400. The detail `version` distinguishes a stale save from
 * other conflicts.
 */
export function refusedSave(
  refused: RefusedSave,
  text: Record<'notFound' | 'stale' | 'invalid', string>,
): AppError {
  switch (refused.reason) {
    case 'not-found':
      return new AppError(404, text.notFound);
    case 'stale':
      return new AppError(409, text.stale, [{ field: 'version', message: text.stale }]);
    case 'invalid':
      return new AppError(400, text.invalid, refused.errors);
  }
}
