import { ApiError } from '#app/lib/api-client.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import { callAdminApi } from '../auth/admin-api.ts';
import { carFormText } from './car-form.text.ts';
import { type AdminCar, adminCarSchema, type CarInput } from './car-input.schema.ts';

export interface CarToSave {
  car: CarInput;
  /** Which car, and at which version it was read; null for a new one. */
  read: { id: string; version: number } | null;
}

/** What came of saving. */
export type SaveOutcome =
  | { kind: 'saved'; message: string }
  | { kind: 'refused'; message: string; details: FieldError[] }
  /** Somebody else saved it since it was read; `theirs` is the car as it is now. */
  | { kind: 'stale'; theirs: AdminCar }
  | { kind: 'deleted' };

/** Creates or updates a car. Browser only; `request` is that of the client action. */
export async function saveCar(request: Request, { car, read }: CarToSave): Promise<SaveOutcome> {
  try {
    if (!read) {
      const { title } = await callAdminApi(request, '/admin/cars', adminCarSchema, {
        method: 'POST',
        body: car,
      });
      return { kind: 'saved', message: carFormText.save.created(title) };
    }
    const { title } = await callAdminApi(request, carPath(read.id), adminCarSchema, {
      method: 'PUT',
      body: { ...car, version: read.version },
    });
    return { kind: 'saved', message: carFormText.save.updated(title) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return (read && (await changedSince(request, read, error))) ?? refusal(error);
  }
}

/** Whether a refusal is due to what somebody else has done to the car; null when it is not. */
async function changedSince(
  request: Request,
  { id, version }: { id: string; version: number },
  { status }: ApiError,
): Promise<SaveOutcome | null> {
  if (status === 404) return { kind: 'deleted' };
  if (status !== 409) return null;
  try {
    const theirs = await callAdminApi(request, carPath(id), adminCarSchema);
    return theirs.version === version ? null : { kind: 'stale', theirs };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 404 ? { kind: 'deleted' } : null;
  }
}

function refusal({ message, details }: ApiError): SaveOutcome {
  return { kind: 'refused', message: message || carFormText.save.failed, details };
}

function carPath(id: string): string {
  return `/admin/cars/${encodeURIComponent(id)}`;
}
