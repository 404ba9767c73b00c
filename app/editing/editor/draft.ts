/** Drafts: unsaved input of an editor, kept in this browser in case of a crash. Browser only. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { comparableValue, type FormCodec, withChanges } from '../fields/form-codec.ts';
import { hasLeft, signedInId } from '../office-calls/token.ts';

/** Version of the stored form. Increment it if older drafts can no longer be read; they are then ignored. */
const FORMAT = 2;
const PAUSE_MS = 500;

export interface Draft<Form> {
  /** ISO 8601 instant. */
  typedAt: string;
  /** Version of the entity that was read; null for a new entity. */
  version: number | null;
  values: Form;
}

export interface FoundDraft<Form> extends Draft<Form> {
  key: string;
}

/** Most drafts of new entities that a browser keeps for each person and kind. The oldest are removed. */
const MAX_NEW = 20;

/** Returns the storage key of an entity's draft. The person's id in the key keeps the draft from others. */
export function draftKey(name: string, id: string): string {
  return `${keysOf(name)}${signedInId()}:${id}`;
}

/**
 * Returns a storage key for a new entity's draft. Each form has its own key, so that two tabs do
 * not overwrite each other.
 */
export function newDraftKey(name: string): string {
  const unique = Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
  return `${draftKey(name, NEW)}:${unique}`;
}

const NEW = 'new';

/**
 * Removes all persons' drafts of a kind, `booking` or `handover-…`, from this browser. `id` limits
 * the removal to drafts of this entity.
 */
export function forgetDrafts(name: string, id?: string): void {
  const ofKind = new RegExp(`^${keysOf(`${name}(-[^:]*)?`)}`);
  for (const key of Object.keys(localStorage)) {
    const isOfEntity = id === undefined || key.endsWith(`:${id}`);
    if (isOfEntity && ofKind.test(key)) localStorage.removeItem(key);
  }
}

const keysOf = (name: string) => `kervan_${name}_draft:`;

/**
 * Returns a stored draft; null if it is missing or unreadable. Fields that the form got after the
 * draft was stored have the values of `unchanged`.
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
 * Returns this person's drafts of new entities of a kind, the latest first. Removes the oldest
 * above the limit.
 */
function readNewDrafts<Form>(
  name: string,
  ...reading: [form: Pick<FormCodec<Form, unknown>, 'shape'>, unchanged: Form]
): FoundDraft<Form>[] {
  const common = draftKey(name, NEW);
  const found = Object.keys(localStorage)
    // Accepts keys of older drafts too, which have no unique suffix.
    .filter((key) => key === common || key.startsWith(`${common}:`))
    .flatMap((key) => {
      const draft = readDraft(key, ...reading);
      return draft ? [{ ...draft, key }] : [];
    })
    .sort((a, b) => b.typedAt.localeCompare(a.typedAt));
  for (const { key } of found.slice(MAX_NEW)) removeDraft(key);
  return found.slice(0, MAX_NEW);
}

/**
 * Returns the words that a person typed, cut to MAX_WORDS characters, to tell drafts apart. Empty if only
 * numbers or choices differ.
 */
export function wordsOfDraft<Form>(draft: Form, base: Form): string {
  const words = typedWords(draft, base).join(' ').replace(/\s+/g, ' ').trim();
  return words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS).trimEnd()}…` : words;
}

const MAX_WORDS = 40;
/** Matches an id: long and without spaces. */
const ID = /^[\w-]{20,}$/;

function typedWords(value: unknown, base: unknown): string[] {
  if (value === base || value === null || value === undefined) return [];
  if (typeof value === 'string') return /\p{L}/u.test(value) && !ID.test(value) ? [value] : [];
  if (typeof value !== 'object') return [];
  const before = (typeof base === 'object' ? base : null) as Record<string, unknown> | null;
  return Object.entries(value).flatMap(([name, part]) => typedWords(part, before?.[name]));
}

/**
 * Stores a draft. Stores nothing if the storage is full or forbidden (the page still warns before it is left),
 * or after a deliberate sign-out in another tab.
 */
export function writeDraft<Form>(key: string, { typedAt, version, values }: Draft<Form>): void {
  try {
    if (hasLeft()) return;
    localStorage.setItem(key, JSON.stringify({ format: FORMAT, typedAt, version, values }));
  } catch {
    // The storage is full or forbidden.
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A forbidden storage holds no draft.
  }
}

/**
 * Stores the draft in pauses of typing, and when the page is hidden, left or closed. `offered` are the drafts
 * that were found when the form opened. An entity's offered draft stays until a person restores or discards it;
 * newer input is added to it. Offered drafts of new entities do not change.
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
   * Values to compare the input with, and the version that a save sends. A conflict replaces both,
   * a restored draft only the version.
   */
  base: { version: number | null; values: Form };
  /** Kind of entity ('car'). */
  name: string;
  /** Null for a new entity. */
  id: string | null;
  /** Removes fields that a draft must not hold. */
  forDraft?: ((form: Form) => Form) | undefined;
}) {
  const isSame = (a: Form, b: Form) => comparableValue(codec, a) === comparableValue(codec, b);
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
  /** Offered draft with the key of this form. */
  const before = offered.find((draft) => draft.key === key);
  const timer = useRef<number>(undefined);
  const ended = useRef(false);

  /** Returns the draft with the fields that were typed since. */
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
    /**
     * Ends the offer after a draft was restored into the form. The next time the form opens, it
     * offers the others.
     */
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
     * Removes the draft after a save or after the input was discarded, and stores nothing more. A
     * draft that is still offered stays unchanged, unless another tab removed it.
     */
    end() {
      ended.current = true;
      clearTimeout(timer.current);
      if (before && readDraft(key, codec, base.values)) writeDraft(key, before);
      else removeDraft(key);
    },
  };
}
