/** What was typed in an editor and not saved, kept in this browser over a crash. Browser only. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { type FormCodec, meaningOf, withChanges } from './form-codec.ts';
import { hasLeft, signedInId } from './token.ts';

/** Raised when drafts of before can no longer be read; they are then left alone. */
const FORMAT = 2;
const PAUSE_MS = 500;

export interface Draft<Form> {
  /** An instant, ISO 8601. */
  typedAt: string;
  /** At which the entity was read; null for something new. */
  version: number | null;
  values: Form;
}

/**
 * Where the draft of an entity is kept: one for each person, so that none is shown to another. `name`
 * is that of the kind ('car'); `id` is null for something new.
 */
export function draftKey(name: string, id: string | null): string {
  return `${keysOf(name)}${signedInId()}:${id ?? 'new'}`;
}

/**
 * Removes every person's drafts of a kind, `booking` or `handover-…`, from this browser; with an `id`
 * those of that entity alone.
 */
export function forgetDrafts(name: string, id?: string): void {
  const ofKind = new RegExp(`^${keysOf(`${name}(-[^:]*)?`)}`);
  for (const key of Object.keys(localStorage)) {
    const isOfEntity = id === undefined || key.endsWith(`:${id}`);
    if (isOfEntity && ofKind.test(key)) localStorage.removeItem(key);
  }
}

/** What the keys of a kind begin with. */
const keysOf = (name: string) => `kervan_${name}_draft:`;

/**
 * Null when there is none, or none that can be read. What the form has had only since the draft was written is
 * as in `unchanged`.
 */
export function readDraft<Form>(
  key: string,
  form: Pick<FormCodec<Form, unknown>, 'shape'>,
  unchanged?: Form,
): Draft<Form> | null {
  const schema = z.object({
    format: z.literal(FORMAT),
    typedAt: z.iso.datetime(),
    version: z.int().nullable(),
    values: form.shape,
  });
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null');
    const values = { ...unchanged, ...kept.values };
    const { format: _, ...draft } = schema.parse({ ...kept, values });
    return draft;
  } catch {
    return null;
  }
}

/**
 * A storage that is full or forbidden keeps no draft; the warning before leaving remains. After a
 * sign-out on purpose a form that is still open in another tab keeps nothing more.
 */
export function writeDraft<Form>(key: string, draft: Draft<Form>): void {
  try {
    if (hasLeft()) return;
    localStorage.setItem(key, JSON.stringify({ format: FORMAT, ...draft }));
  } catch {
    // See above.
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It could not have been written either.
  }
}

/**
 * Keeps what is typed: in a pause of typing, and when the page is hidden, left or closed. `offered` is
 * a draft that was found; until it is restored or discarded, it is kept with what is typed since.
 */
export function useDraft<Form extends FieldValues, Input>({
  form,
  codec,
  base,
  draftKey: key,
  forDraft = (values) => values,
}: {
  form: UseFormReturn<Form, unknown, Input>;
  codec: FormCodec<Form, Input>;
  /**
   * What is typed differs from these values; a save names this version. A conflict replaces both, a
   * restored draft the version.
   */
  base: { version: number | null; values: Form };
  draftKey: string;
  /** What of the form may be kept. */
  forDraft?: ((form: Form) => Form) | undefined;
}) {
  const isSame = (a: Form, b: Form) => meaningOf(codec, a) === meaningOf(codec, b);
  const [offered, setOffered] = useState(() => {
    const draft = readDraft(key, codec, base.values);
    return draft && !isSame(draft.values, base.values) ? draft : null;
  });
  const timer = useRef<number>(undefined);
  const ended = useRef(false);

  /** The draft, with each field over it that was typed since. */
  function withTyped(draft: Draft<Form>): Form {
    return withChanges(codec, draft.values, { typed: form.getValues(), base: base.values });
  }

  const keep = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (ended.current) return;
    const typedAt = new Date().toISOString();
    const values = form.getValues();
    const untouched = isSame(values, base.values);
    if (offered) {
      if (!untouched)
        writeDraft(key, { ...offered, typedAt, values: forDraft(withTyped(offered)) });
    } else if (untouched) {
      removeDraft(key);
    } else {
      writeDraft(key, { typedAt, version: base.version, values: forDraft(values) });
    }
  });
  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = window.setTimeout(keep, PAUSE_MS);
      },
    });
    const keepWhenHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keepWhenHidden);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keepWhenHidden);
      keep();
    };
  }, [form]);

  return {
    offered,
    withTyped,
    /** The offered draft is in the form now. */
    settle: () => setOffered(null),
    discard() {
      removeDraft(key);
      setOffered(null);
    },
    /**
     * The entity is saved, or what was typed is given up: nothing of that is kept from now on. A draft
     * that is still offered stays as it was found, unless it was removed since.
     */
    end() {
      ended.current = true;
      clearTimeout(timer.current);
      if (offered && readDraft(key, codec, base.values)) writeDraft(key, offered);
      else removeDraft(key);
    },
  };
}
