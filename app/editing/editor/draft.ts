/** What was typed in an editor and not saved, kept in this browser over a crash. Browser only. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { type FormCodec, meaningOf, withChanges } from '../fields/form-codec.ts';
import { hasLeft, signedInId } from '../office-calls/token.ts';

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

/** A draft that was found, and its place in the storage. */
export interface FoundDraft<Form> extends Draft<Form> {
  key: string;
}

/** Most drafts of new entities of a kind that a browser keeps for a person; the oldest are removed. */
const MAX_NEW = 20;

/** Storage key of an entity's draft, with the person's id, so that no draft is shown to another person. */
export function draftKey(name: string, id: string): string {
  return `${keysOf(name)}${signedInId()}:${id}`;
}

/** Storage key of a new entity's draft. Each form has its own key, so that two tabs do not overwrite each other. */
export function newDraftKey(name: string): string {
  const unique = Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
  return `${draftKey(name, NEW)}:${unique}`;
}

const NEW = 'new';

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

/** The drafts of new entities of a kind that this person has here, the latest first. */
function readNewDrafts<Form>(
  name: string,
  ...reading: [form: Pick<FormCodec<Form, unknown>, 'shape'>, unchanged: Form]
): FoundDraft<Form>[] {
  const common = draftKey(name, NEW);
  const found = Object.keys(localStorage)
    // Keys of older drafts have no unique ending.
    .filter((key) => key === common || key.startsWith(`${common}:`))
    .flatMap((key) => {
      const draft = readDraft(key, ...reading);
      return draft ? [{ ...draft, key }] : [];
    })
    .sort((a, b) => b.typedAt.localeCompare(a.typedAt));
  for (const { key } of found.slice(MAX_NEW)) removeDraft(key);
  return found.slice(0, MAX_NEW);
}

/** Words that a person typed, to tell drafts apart; empty if only numbers or choices were changed. */
export function wordsOfDraft<Form>(draft: Form, base: Form): string {
  const words = typedWords(draft, base).join(' ').replace(/\s+/g, ' ').trim();
  return words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS).trimEnd()}…` : words;
}

const MAX_WORDS = 40;
/** Ids are long and have no spaces. */
const ID = /^[\w-]{20,}$/;

function typedWords(value: unknown, base: unknown): string[] {
  if (value === base || value === null || value === undefined) return [];
  if (typeof value === 'string') return /\p{L}/u.test(value) && !ID.test(value) ? [value] : [];
  if (typeof value !== 'object') return [];
  const before = (typeof base === 'object' ? base : null) as Record<string, unknown> | null;
  return Object.entries(value).flatMap(([name, part]) => typedWords(part, before?.[name]));
}

/**
 * A storage that is full or forbidden keeps no draft; the warning before leaving remains. After a
 * sign-out on purpose a form that is still open in another tab keeps nothing more.
 */
export function writeDraft<Form>(key: string, { typedAt, version, values }: Draft<Form>): void {
  try {
    if (hasLeft()) return;
    localStorage.setItem(key, JSON.stringify({ format: FORMAT, typedAt, version, values }));
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
 * Keeps what is typed: in a pause of typing, and when the page is hidden, left or closed. `offered` are
 * drafts that were found. Until the draft of an entity is restored or discarded, it is kept with what is typed
 * since; drafts of new entities stay as they are.
 */
export function useDraft<Form extends FieldValues, Input>({
  form,
  codec,
  base,
  name,
  id,
  forDraft = (values) => values,
}: {
  form: UseFormReturn<Form, unknown, Input>;
  codec: FormCodec<Form, Input>;
  /**
   * What is typed differs from these values; a save names this version. A conflict replaces both, a
   * restored draft the version.
   */
  base: { version: number | null; values: Form };
  /** The kind ('car'). */
  name: string;
  /** Null for something new. */
  id: string | null;
  /** What of the form may be kept. */
  forDraft?: ((form: Form) => Form) | undefined;
}) {
  const isSame = (a: Form, b: Form) => meaningOf(codec, a) === meaningOf(codec, b);
  const [key] = useState(() => (id === null ? newDraftKey(name) : draftKey(name, id)));
  const [offered, setOffered] = useState(() => {
    const own = id === null ? null : readDraft(key, codec, base.values);
    const found = own
      ? [{ ...own, key }]
      : id === null
        ? readNewDrafts(name, codec, base.values)
        : [];
    return found.filter((draft) => !isSame(draft.values, base.values));
  });
  /** The draft that was found under the key of this form. */
  const before = offered.find((draft) => draft.key === key);
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
    if (before) {
      if (!untouched) writeDraft(key, { ...before, typedAt, values: forDraft(withTyped(before)) });
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
    /** The form has the values of this draft now. Others are offered when the form is opened again. */
    settle({ key: found, ...draft }: FoundDraft<Form>, values: Form) {
      if (found !== key) {
        writeDraft(key, { ...draft, values: forDraft(values) });
        removeDraft(found);
      }
      setOffered([]);
    },
    discard({ key: found }: FoundDraft<Form>) {
      removeDraft(found);
      setOffered((others) => others.filter((draft) => draft.key !== found));
    },
    /**
     * The entity is saved, or what was typed is given up: nothing of that is kept from now on. A draft
     * that is still offered stays as it was found, unless it was removed since.
     */
    end() {
      ended.current = true;
      clearTimeout(timer.current);
      if (before && readDraft(key, codec, base.values)) writeDraft(key, before);
      else removeDraft(key);
    },
  };
}
