import { ApiError } from '#app/lib/api-client.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import { callAdminApi } from '../auth/admin-api.ts';
import { carFormText } from './car-form.text.ts';
import { type AdminCar, adminCarSchema, type CarInput } from './car-input.schema.ts';

/** A new car as it was sent first, under a key of its own: sent again, it is not added twice. */
export type CarAddition = { key: string; car: CarInput };

export interface CarToSave {
  car: CarInput;
  /** Which car, and at which version it was read; null for a new one. */
  read: { id: string; version: number } | null;
  /** Of a new car: `car`, or what was sent before when its answer was lost. */
  addition: CarAddition;
}

/** What came of saving. */
export type SaveOutcome =
  | { kind: 'saved'; message: string }
  /** `maybeAdded`: a new car may be there all the same; it is sent again under the same key. */
  | { kind: 'refused'; message: string; details: FieldError[]; maybeAdded: boolean }
  /** Somebody else saved it since it was read; `theirs` is the car as it is now. */
  | { kind: 'stale'; theirs: AdminCar }
  | { kind: 'deleted' };

export function newAddition(car: CarInput): CarAddition {
  // `randomUUID` is missing where the office reaches the server without https.
  return { key: crypto.getRandomValues(new Uint32Array(4)).join('-'), car };
}

/** Creates or updates a car. Browser only; `request` is that of the client action. */
export async function saveCar(
  request: Request,
  { car, read, addition }: CarToSave,
): Promise<SaveOutcome> {
  try {
    if (!read) {
      const added = await callAdminApi(request, '/admin/cars', adminCarSchema, {
        method: 'POST',
        body: addition.car,
        key: addition.key,
      });
      // Both were read from one JSON, where the form puts its fields in one order.
      const goneOn = JSON.stringify(addition.car) !== JSON.stringify(car);
      if (goneOn) {
        const outcome = await saveCar(request, { car, read: added, addition });
        return outcome.kind === 'refused' ? { ...outcome, maybeAdded: true } : outcome;
      }
      return { kind: 'saved', message: carFormText.save.created(added.title) };
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

function refusal({ status, message, details }: ApiError): SaveOutcome {
  return {
    kind: 'refused',
    message: message || carFormText.save.failed,
    details,
    maybeAdded: status < 400 || status >= 500,
  };
}

function carPath(id: string): string {
  return `/admin/cars/${encodeURIComponent(id)}`;
}
