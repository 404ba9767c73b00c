import { useCallback, useState, useSyncExternalStore } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { useToasts } from '#app/ui/toasts.tsx';
import type { DraftStore } from './local-draft.ts';
import type { FormMerge, ThreeVersions } from './three-way-merge.rules.ts';
import { type SaveSteps, useEditorSave } from './use-editor-save.ts';
import { useLocalDraft } from './use-local-draft.ts';

/** What can be edited: every save counts its version up. */
export interface Versioned {
  id: string;
  version: number;
  /** When it was saved last, ISO 8601. */
  updatedAt: string;
}

/** What has to be decided before it goes on. */
export type Question<Form, Thing> =
  | { kind: 'deleted' }
  /** `now`: the thing as it is saved; after a decision it is saved again, or goes on being edited. */
  | { kind: 'conflict'; versions: ThreeVersions<Form>; now: Thing; next: 'save' | 'edit' };

/**
 * A thing while it is edited: what was read, what is typed, its draft in this browser, and how it
 * comes together with what somebody else has saved meanwhile.
 */
export function useEditor<
  Form extends FieldValues,
  Input,
  Field extends string & Path<Form>,
  Thing extends Versioned,
>({
  thing,
  formOf,
  merging,
  resolver,
  drafts,
  draftKey,
  steps,
  lang,
}: {
  /** As it was read; null for a new one. */
  thing: Thing | null;
  formOf: (thing: Thing | null) => Form;
  merging: FormMerge<Form, Field>;
  resolver: Resolver<Form, unknown, Input>;
  drafts: DraftStore<Form>;
  draftKey: string;
  steps: SaveSteps<Form, Field>;
  /** Of what is said when it is saved. */
  lang: string;
}) {
  const baseOf = (read: Thing | null) => ({
    thing: read,
    version: read?.version ?? null,
    values: formOf(read),
  });
  const [base, setBase] = useState(() => baseOf(thing));
  const [question, setQuestion] = useState<Question<Form, Thing> | null>(null);
  const form = useForm<Form, unknown, Input>({
    defaultValues: base.values as DefaultValues<Form>,
    resolver,
    // The first wrong field on the screen is not the first that was registered.
    shouldFocusError: false,
  });
  const draft = useLocalDraft({ form, base, merging, store: drafts, key: draftKey });
  const toasts = useToasts();
  const { save, attempt, saved, phase } = useEditorSave<Form, Input, Field, Thing>({
    form,
    steps,
    onOutcome(outcome) {
      if (outcome.kind === 'saved') {
        draft.end();
        toasts.success(outcome.message, { lang });
      } else if (outcome.kind === 'deleted') {
        setQuestion({ kind: 'deleted' });
      } else {
        const theirs = formOf(outcome.theirs);
        const versions = { base: base.values, mine: form.getValues(), theirs };
        decide({ kind: 'conflict', versions, now: outcome.theirs, next: 'save' });
      }
    },
  });
  const subscribe = useCallback(
    (onChange: () => void) => form.subscribe({ formState: { values: true }, callback: onChange }),
    [form],
  );
  // Renders only when that changes.
  const changed = useSyncExternalStore(
    subscribe,
    () => !merging.isSame(form.getValues(), base.values),
  );

  /** Asks, unless there is nothing to choose. */
  function decide(conflict: Question<Form, Thing> & { kind: 'conflict' }) {
    if (merging.differences(conflict.versions).length > 0) setQuestion(conflict);
    else resolve(conflict, conflict.versions.mine);
  }

  /** Goes on from the thing as it is now, with these values typed. */
  function resolve({ now, next }: Question<Form, Thing> & { kind: 'conflict' }, values: Form) {
    setQuestion(null);
    setBase(baseOf(now));
    form.reset(values, { keepDefaultValues: true });
    draft.settle();
    if (next === 'save') save(now);
  }

  function restoreDraft() {
    const { offered } = draft;
    if (!offered) return;
    const mine = draft.withTyped(offered);
    if (base.thing && offered.version !== base.version) {
      const versions = { base: offered.base, mine, theirs: base.values };
      decide({ kind: 'conflict', versions, now: base.thing, next: 'edit' });
    } else {
      form.reset(mine, { keepDefaultValues: true });
      draft.settle();
    }
  }

  function saveAsNew() {
    setQuestion(null);
    setBase(baseOf(null));
    save(null);
  }

  return {
    form,
    base,
    draft: { ...draft, restore: restoreDraft },
    attempt,
    phase,
    saved,
    unsaved: (changed || (steps.pendingUploads ?? 0) > 0) && !saved,
    question,
    resolve,
    saveAsNew,
    postpone: () => setQuestion(null),
    save: (): void => {
      if (question === null) save(base.thing);
    },
  };
}

/** What an editor is around its fields, whatever they are called in the list of what is wrong. */
export type Editor<Form extends FieldValues, Input, Thing extends Versioned> = Omit<
  ReturnType<typeof useEditor<Form, Input, Path<Form>, Thing>>,
  'attempt'
>;
