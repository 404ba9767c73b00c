import { AppError, type FieldError } from './http/app-error.ts';

/** Reason why a change by staff was not saved. */
export type RefusedSave =
  /** `stale`: it was saved by another person since it was read. */
  | { ok: false; reason: 'not-found' | 'stale' }
  /** Fields are named as in the schema of the input: `year`, `gallery.2`. */
  | { ok: false; reason: 'invalid'; errors: FieldError[] };

/** Returns the message of a save with a single error, as its general text; undefined for several errors. */
export function onlyReason(refused: { reason: string; errors?: FieldError[] }): string | undefined {
  const [only, ...others] = refused.errors ?? [];
  return others.length === 0 ? only?.message : undefined;
}

/** Returns the API's response. The field `version` marks a stale save among other conflicts. */
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
