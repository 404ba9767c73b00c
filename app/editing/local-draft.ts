/** What was typed in an editor and not saved, kept in this browser over a crash. Browser only. */
import { z } from 'zod';

export interface LocalDraft<Form> {
  /** An instant, ISO 8601. */
  typedAt: string;
  /** Of what was read; null for something new. */
  version: number | null;
  /** What the editor began with, so that it can be told what was typed. */
  base: Form;
  values: Form;
}

export interface DraftStore<Form> {
  /** Null when there is none, or none that can be read. */
  read: (key: string) => LocalDraft<Form> | null;
  /** A storage that is full or forbidden must not stand in the way of typing. */
  write: (key: string, draft: LocalDraft<Form>) => void;
  remove: (key: string) => void;
}

/**
 * Drafts of one kind of form. `format` is raised when drafts of before can no longer be read
 * rightly; they are then left alone.
 */
export function draftStore<Form>(shape: z.ZodType<Form>, format: number): DraftStore<Form> {
  const draftSchema = z.object({
    format: z.literal(format),
    typedAt: z.iso.datetime(),
    version: z.int().nullable(),
    base: shape,
    values: shape,
  });
  return {
    read(key) {
      try {
        const { format: _, ...draft } = draftSchema.parse(
          JSON.parse(localStorage.getItem(key) ?? 'null'),
        );
        return draft;
      } catch {
        return null;
      }
    },
    write(key, draft) {
      try {
        localStorage.setItem(key, JSON.stringify({ format, ...draft }));
      } catch {
        // Then there is no draft; the warning before leaving remains.
      }
    },
    remove(key) {
      try {
        localStorage.removeItem(key);
      } catch {
        // It could not have been written either.
      }
    },
  };
}
