/** How an edited entity gets to the server. Browser only. */
import type { z } from 'zod';
import { ApiError } from '#app/lib/http/api-client.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { ToastLink } from '#app/ui/dialogs/toasts.tsx';
import { callAdminApi } from '../office-calls/admin-api.ts';

/** What can be edited: every save counts its version up. */
export interface Versioned {
  id: string;
  version: number;
  /** When it was saved last, ISO 8601. */
  updatedAt: string;
}

/** What the editor sends to its page's client action. */
export interface ToSave<Input> {
  input: Input;
  /** Which one, and the version at which it was read; null for a new one. */
  read: { id: string; version: number } | null;
}

export type SaveOutcome<Saved> =
  | { kind: 'saved'; saved: Saved; isNew: boolean }
  /**
   * `error`: the server's own text, empty without one (spec, part 8). `data`: what the refusal carries for this
   * screen, not checked. `lost`: no answer came to a create, which may have worked all the same. `answered` is
   * false if the connection was lost.
   */
  | {
      kind: 'refused';
      error: string;
      isNew: boolean;
      details: FieldError[];
      data: unknown;
      lost: boolean;
      answered: boolean;
    }
  /** Another person saved it since it was read; `theirs` is the entity as it is now. */
  | { kind: 'conflict'; theirs: Saved }
  | { kind: 'deleted' };

/** Address at which entities of a kind are saved. */
export interface Saving<Shape extends z.ZodType> {
  /** Of all of them: `/admin/cars`. */
  path: string;
  /** What the API answers. */
  shape: Shape;
}

/** Result of a save, for the editor to show. */
export interface SavingTexts<Saved> {
  created: (saved: Saved) => string;
  updated: (saved: Saved) => string;
  /** Pages to open after the entity was created. */
  links?: (saved: Saved) => readonly ToastLink[];
  /** Sentences about work left after a save; empty if there is none. */
  notice?: (saved: Saved) => string;
  /** `error` is the server's own text, empty without one. */
  createFailed: (error: string) => string;
  updateFailed: (error: string) => string;
}

/**
 * The client action of an editor's page: creates or updates what the editor sends (`ToSave`).
 * Without an answer to a create nothing is sent again: the outcome says that it may be there.
 */
export async function saveEdited<Shape extends z.ZodType<{ id: string; version: number }>>(
  request: Request,
  saving: Saving<Shape>,
): Promise<SaveOutcome<z.infer<Shape>>> {
  const { input, read }: ToSave<object> = await request.json();
  const { path, shape } = saving;
  const isNew = read === null;
  try {
    const saved = read
      ? await callAdminApi(request, pathOf(path, read.id), shape, {
          method: 'PUT',
          body: { ...input, version: read.version },
        })
      : await callAdminApi(request, path, shape, { method: 'POST', body: input });
    return { kind: 'saved', saved, isNew };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const changed = read && (await changedSince(request, read, error, saving));
    if (changed) return changed;
    const { message, details, data, status, isAnswered: answered } = error;
    const lost = isNew && isLost(status);
    return { kind: 'refused', error: message, isNew, details, data, lost, answered };
  }
}

/** No answer, one that could not be read, or a proxy's: the server may have done its work. */
function isLost(status: number): boolean {
  return status < 400 || status === 502 || status === 504;
}

/** The conflict or deletion that a refusal is due to; null when it has another reason. */
async function changedSince<Shape extends z.ZodType<{ version: number }>>(
  request: Request,
  { id, version }: { id: string; version: number },
  { status }: ApiError,
  { path, shape }: Saving<Shape>,
): Promise<SaveOutcome<z.infer<Shape>> | null> {
  if (status === 404) return { kind: 'deleted' };
  if (status !== 409) return null;
  try {
    const theirs = await callAdminApi(request, pathOf(path, id), shape);
    return theirs.version === version ? null : { kind: 'conflict', theirs };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 404 ? { kind: 'deleted' } : null;
  }
}

function pathOf(path: string, id: string): string {
  return `${path}/${encodeURIComponent(id)}`;
}
