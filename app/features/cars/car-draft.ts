/** What was typed in the car editor and not saved, kept in this browser over a crash. Browser only. */
import { z } from 'zod';
import { readKeptAdmin } from '../auth/credentials.ts';
import { carFormShape } from './car-form.schema.ts';

/** Raised when drafts of before can no longer be read rightly; they are then left alone. */
const FORMAT = 1;

const draftSchema = z.object({
  format: z.literal(FORMAT),
  /** An instant, ISO 8601. */
  typedAt: z.iso.datetime(),
  /** Of the car that was read; null for a new one. */
  version: z.int().nullable(),
  /** What the editor began with, so that it can be told what was typed. */
  base: carFormShape,
  values: carFormShape,
});
export type CarDraft = Omit<z.infer<typeof draftSchema>, 'format'>;

/** One for each person and car: what somebody else typed in this browser is not shown. */
export function draftKey(carId: string | null): string {
  return `kervan_car_draft:${readKeptAdmin()?.id ?? ''}:${carId ?? 'new'}`;
}

/** Null when there is none, or none that can be read. */
export function readDraft(key: string): CarDraft | null {
  try {
    return draftSchema.parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** A storage that is full or forbidden must not stand in the way of typing. */
export function writeDraft(key: string, draft: CarDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify({ format: FORMAT, ...draft }));
  } catch {
    // Then there is no draft; the warning before leaving remains.
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It could not have been written either.
  }
}
