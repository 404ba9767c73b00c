import type { z } from 'zod';
import { callAdminApi } from '#app/editing/admin-api.ts';
import type { SaveOutcome, ToSave } from '#app/editing/save-outcome.ts';
import { ApiError } from '#app/lib/api-client.ts';

/** What is saved where, and what is said of it. */
export interface Versioned<Shape extends z.ZodType> {
  /** Of all of them: `/admin/cars`. */
  path: string;
  shape: Shape;
  text: {
    created: (thing: z.infer<Shape>) => string;
    updated: (thing: z.infer<Shape>) => string;
    /** Where the server says nothing. */
    createFailed: string;
    updateFailed: string;
  };
}

/**
 * Creates or updates something that has versions. A new one whose answer was lost is not added
 * twice, whatever was typed since. Browser only; `request` is that of the client action.
 */
export async function saveVersioned<
  Input extends object,
  Shape extends z.ZodType<{ id: string; version: number }>,
>(
  request: Request,
  { input, read, addition }: ToSave<Input>,
  kind: Versioned<Shape>,
): Promise<SaveOutcome<z.infer<Shape>>> {
  const { path, shape, text } = kind;
  try {
    if (!read) {
      const added = await callAdminApi(request, path, shape, {
        method: 'POST',
        body: addition.input,
        key: addition.key,
      });
      // Both were read from one JSON, where the form puts its fields in one order.
      const goneOn = JSON.stringify(addition.input) !== JSON.stringify(input);
      if (goneOn) {
        const outcome = await saveVersioned(request, { input, read: added, addition }, kind);
        return outcome.kind === 'refused' ? { ...outcome, maybeAdded: true } : outcome;
      }
      return { kind: 'saved', message: text.created(added) };
    }
    const saved = await callAdminApi(request, pathOf(path, read.id), shape, {
      method: 'PUT',
      body: { ...input, version: read.version },
    });
    return { kind: 'saved', message: text.updated(saved) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const changed = read && (await changedSince(request, read, error, kind));
    return changed || refusal(error, read ? text.updateFailed : text.createFailed);
  }
}

/** Whether a refusal is due to what somebody else has done to it; null when it is not. */
async function changedSince<Shape extends z.ZodType<{ version: number }>>(
  request: Request,
  { id, version }: { id: string; version: number },
  { status }: ApiError,
  { path, shape }: Versioned<Shape>,
): Promise<SaveOutcome<z.infer<Shape>> | null> {
  if (status === 404) return { kind: 'deleted' };
  if (status !== 409) return null;
  try {
    const theirs = await callAdminApi(request, pathOf(path, id), shape);
    return theirs.version === version ? null : { kind: 'stale', theirs };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 404 ? { kind: 'deleted' } : null;
  }
}

/** In the server's words (spec, part 8): its message, else its first detail's. */
function refusal(
  { status, message, details, data }: ApiError,
  failed: string,
): SaveOutcome<never> & { kind: 'refused' } {
  return {
    kind: 'refused',
    message: message || details[0]?.message || failed,
    details,
    data,
    maybeAdded: status < 400 || status >= 500,
  };
}

function pathOf(path: string, id: string): string {
  return `${path}/${encodeURIComponent(id)}`;
}
