/** Saves edited entities on the server. Browser only. */
import type { z } from 'zod';
import { ApiError } from '#app/lib/http/api-client.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { ToastLink } from '#app/ui/dialogs/toasts.tsx';
import { callAdminApi } from '../office-calls/admin-api.ts';

/** Entity that can be edited. Every save increments its version. */
export interface Versioned {
  id: string;
  version: number;
  /** ISO 8601 instant of the last save. */
  updatedAt: string;
}

/** Data that the editor sends to its page's client action. */
export interface ToSave<Input> {
  input: Input;
  /** Id, and the version that was read; null for a new entity. */
  read: { id: string; version: number } | null;
}

export type SaveOutcome<Saved> =
  | { kind: 'saved'; saved: Saved; isNew: boolean }
  /**
   * `error`: the server's text, empty if it gave none (spec, part 8). `data`: data of the refusal
   * for this screen, not validated. `lost`: a create got no response and may have worked.
   * `hasResponse` is false if the connection was lost.
   */
  | {
      kind: 'refused';
      error: string;
      isNew: boolean;
      details: FieldError[];
      data: unknown;
      lost: boolean;
      hasResponse: boolean;
    }
  /** Another person saved the entity after it was read. `theirs` is the current entity. */
  | { kind: 'conflict'; theirs: Saved }
  | { kind: 'deleted' };

/** Endpoint at which entities of a kind are saved. */
export interface Saving<Shape extends z.ZodType> {
  /** Path of the collection: `/admin/cars`. */
  path: string;
  shape: Shape;
}

export interface SavingTexts<Saved> {
  created: (saved: Saved) => string;
  updated: (saved: Saved) => string;
  /** Links to pages that help after a create. */
  links?: (saved: Saved) => readonly ToastLink[];
  /** Returns sentences about work that remains after a save; empty if there is none. */
  notice?: (saved: Saved) => string;
  /** `error` is the server's text, empty if it gave none. */
  createFailed: (error: string) => string;
  updateFailed: (error: string) => string;
}

/**
 * Client action of an editor's page: creates or updates the entity that the editor sends (`ToSave`). A create
 * without a response is not repeated: the outcome is `lost`, because the entity may exist.
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
    const { message, details, data, status, hasResponse } = error;
    const lost = isNew && isLost(status);
    return { kind: 'refused', error: message, isNew, details, data, lost, hasResponse };
  }
}

/** Returns true if the server may have done its work: no response, an unreadable response, or a proxy's error. */
function isLost(status: number): boolean {
  return status < 400 || status === 502 || status === 504;
}

/** Returns the conflict or deletion that caused a refusal; null if it has another cause. */
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
