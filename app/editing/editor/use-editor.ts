/**
 * Editor of every entity that staff write, from cars to hand-overs. A new entity needs:
 * 1. `xFacts` in x.schema.ts: a map name → Zod type, with defaults. `z.object(xFacts)` is the body of
 *    POST, `z.object(changesOf(xFacts)).extend({ version })` of PUT, `z.object(answersOf(xFacts))
 *    .extend({ id, version, … })` the answer (app/lib/facts.schema.ts).
 * 2. Staff labels, by dotted path; conflicts and the audit log use them too. `field-labels.test.ts`
 *    fails for a field without a label.
 * 3. The type of the form: `InForm<XInput, 'seats'>`, if a control holds the seats as a text.
 * 4. An `Entity`: name, `toForm<XForm, XInput>(z.object(xFacts), codecs)`, and its words out of the
 *    office's catalogue. `codecs` are of the fields whose controls hold something else, such as a date
 *    and a time, or a picture with its sizes. Checks that need a clock or options extend the schema
 *    or wrap the codec's `read`.
 * 5. `useEditor({ entity, read, initial, before, pendingUploads })` and `<EditorPage>` with the
 *    controls of form-controls.tsx: `<TextField<XForm> name="title" />`.
 * 6. The page's clientAction: `saveEdited(request, saving)`.
 */
import {
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type ResolverResult,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useFormAction } from 'react-router';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { type IssueWords, withSentence } from '#app/lib/words/issue-text.ts';
import type { Language } from '#app/lib/words/language.ts';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import { useOfficeLanguage, useOfficeTexts } from '#app/ui/language/use-text.ts';
import type { EditingText } from '../editing.text.ts';
import {
  errorTree,
  type FormCodec,
  meaningOf,
  messageIn,
  withChanges,
} from '../fields/form-codec.ts';
import { useBusyFetcher, useOutcome } from '../office-calls/use-outcome.ts';
import { type FoundDraft, useDraft, wordsOfDraft } from './draft.ts';
import {
  type Attempt,
  type Base,
  canSave,
  type EditorState,
  isConflict,
  nextState,
  phaseOf,
  refusedAttempt,
} from './editor-state.rules.ts';
import type { SaveOutcome, SavingTexts, ToSave, Versioned } from './save.ts';

/** What an editor knows of a kind of entity. */
export interface Entity<Form extends FieldValues, Input, Saved = unknown> {
  /** 'car': of its drafts and the ids of its controls. */
  name: string;
  form: FormCodec<Form, Input>;
  /** Its words, out of the catalogue of the screen's language. */
  texts: (all: OfficeTexts) => EntityTexts<Form, Saved>;
  /** Of the message of a save, where it leads to a screen of another language. */
  savedLang?: Language;
  /**
   * Of a form that has a part of the entity, as others do: it has drafts of its own, and what another
   * person changed in another part is no conflict.
   */
  part?: string;
  /** Where all of them are listed: the way out, and where a lost one may be found. */
  listPath: string;
  /** What of the form a draft may hold, where that is not all of it. */
  forDraft?: (form: Form) => Form;
}

export interface EntityTexts<Form, Saved> {
  labels: Readonly<Record<string, string>>;
  /** Sentences for the message keys of its schema (lib/words/issue-text.ts). */
  messages?: IssueWords['messages'];
  /** Labels in these sentences, if parts of a field have labels of their own. */
  messageLabels?: IssueWords['labels'];
  editing: EditingText;
  saving: SavingTexts<Saved>;
  /** The headline when the form's own checks refuse it. */
  invalid: (form: Form) => string;
  /** A field's message in the list of what is wrong, where it does not name its field. */
  messageOf?: (field: string, message: string) => string;
}

/** What was read, what is typed, its draft in this browser, and what comes of saving it. */
export function useEditor<Form extends FieldValues, Input, Saved extends Versioned>({
  entity: kind,
  read,
  initial = {},
  before,
  pendingUploads = 0,
}: {
  entity: Entity<Form, Input, Saved>;
  /** As it was read; null for a new one. */
  read: Saved | null;
  /** What a new one begins with, besides the defaults of its fields. */
  initial?: object;
  /** Waits for what has to be there first, such as pictures; says what is missing then. */
  before?: () => Promise<Attempt | null>;
  /** How many pictures are on their way just now. */
  pendingUploads?: number;
}) {
  const texts = useOfficeTexts();
  const lang = useOfficeLanguage();
  const entity = useMemo(() => ({ ...kind, ...kind.texts(texts), lang }), [kind, texts, lang]);
  const {
    form: codec,
    labels,
    messages = {},
    messageLabels = labels,
    editing: text,
    saving,
  } = entity;
  const baseOf = (now: Saved | null): Base<Form, Saved> => ({
    saved: now,
    version: now?.version ?? null,
    values: codec.toForm(now ?? initial),
  });
  const [{ base, step }, dispatch] = useReducer(
    nextState<Form, Saved>,
    read,
    (first): EditorState<Form, Saved> => ({
      base: baseOf(first),
      step: { kind: 'editing', attempt: null },
    }),
  );
  const toasts = useToasts();
  const form = useForm<Form, unknown, Input>({
    defaultValues: base.values as DefaultValues<Form>,
    resolver: (values): ResolverResult<Form, Input> => {
      const result = codec.read(values, base.saved);
      if (result.ok) return { values: result.input, errors: {} };
      const errors = result.errors.map((error) =>
        withSentence(error, { messages, labels: messageLabels }),
      );
      return { values: {}, errors: errorTree<Form>(errors) };
    },
    // The first wrong field on the screen is not the first that was registered.
    shouldFocusError: false,
  });
  const [draftOf] = useState(() => ({
    name: [entity.name, entity.part].filter(Boolean).join('-'),
    id: read?.id ?? null,
  }));
  const draft = useDraft({ form, codec, base, ...draftOf, forDraft: entity.forDraft });
  const send = useSending<Input, Saved>((outcome) => {
    switch (outcome.kind) {
      case 'saved':
        draft.end();
        showSaved(outcome);
        return dispatch({ kind: 'finish' });
      case 'deleted':
        return dispatch({ kind: 'findDeleted' });
      case 'conflict': {
        const { theirs } = outcome;
        const forms = { theirs: codec.toForm(theirs), typed: form.getValues(), base };
        const isPart = entity.part !== undefined;
        if (isConflict(codec, { ...forms, isPart })) dispatch({ kind: 'findConflict', theirs });
        else keepMine(theirs);
        return;
      }
      case 'refused':
        return refuse(outcome);
    }
  });
  const hasLeft = useHasLeft();
  const changed = useIsChanged(form, codec, base.values);

  function showSaved({ isNew, saved: now }: SaveOutcome<Saved> & { kind: 'saved' }) {
    toasts.success(isNew ? saving.created(now) : saving.updated(now), {
      lang: entity.savedLang ?? lang,
      links: isNew ? saving.links?.(now) : undefined,
    });
    const notice = saving.notice?.(now);
    if (notice) toasts.info(notice, { lang });
  }

  /** Creates or updates. Text typed while pictures are uploaded is saved, too. */
  async function prepareAndSend({ saved, version }: Base<Form, Saved>, extra?: Partial<Input>) {
    const missing = (await before?.()) ?? null;
    // A person who leaves the page gives up what was typed.
    if (hasLeft.current) return;
    if (missing) return dispatch({ kind: 'fail', attempt: missing });
    await form.handleSubmit(
      (input) => {
        dispatch({ kind: 'send' });
        return send({
          input: { ...input, ...extra },
          read: saved && { id: saved.id, version: version ?? saved.version },
        });
      },
      (wrong) => {
        const errors = codec.fields.flatMap((field) => {
          const message = messageIn(wrong, field);
          return message ? [{ field, message }] : [];
        });
        dispatch({ kind: 'fail', attempt: { message: entity.invalid(form.getValues()), errors } });
      },
    )();
  }

  function refuse(refusal: SaveOutcome<Saved> & { kind: 'refused' }) {
    const { isNew, error } = refusal;
    const attempt = refusedAttempt(refusal, {
      fields: codec.fields,
      reason: isNew ? saving.createFailed(error) : saving.updateFailed(error),
      noConnection: texts.editing.noConnection,
      mayBeSaved: text.lost,
    });
    for (const { field, message } of attempt.errors) {
      form.setError(field as Path<Form>, { type: 'server', message });
    }
    dispatch({ kind: 'fail', attempt });
  }

  /** Saves the answer to a conflict or a deletion: `values` over what is saved now. */
  function saveOver(now: Saved | null, values: Form) {
    const next = baseOf(now);
    dispatch({ kind: 'save', base: next });
    form.reset(values, { keepDefaultValues: true });
    void prepareAndSend(next);
  }

  /**
   * Puts the changes of this form over what another person saved. Every difference counts as a change
   * if the form has a restored draft of an older version.
   */
  function mineOver(theirs: Saved): Form {
    return withChanges(codec, codec.toForm(theirs), { typed: form.getValues(), base: base.values });
  }

  function keepMine(theirs: Saved) {
    saveOver(theirs, mineOver(theirs));
  }

  const saved = step.kind === 'saved';
  return {
    entity,
    form,
    base,
    step,
    attempt: step.kind === 'editing' ? step.attempt : null,
    /** Pictures go to the server first, then the rest (spec, part 4). */
    phase: phaseOf(step, pendingUploads),
    saved,
    unsaved: (changed || pendingUploads > 0) && !saved,
    draft: {
      ...draft,
      /** Keeps the draft's version, so that saving it over a newer one asks first. */
      restore(found: FoundDraft<Form>) {
        const values = draft.withTyped(found);
        dispatch({ kind: 'restoreDraft', version: found.version });
        form.reset(values, { keepDefaultValues: true });
        draft.settle(found, values);
      },
      wordsOf: ({ values }: FoundDraft<Form>) => wordsOfDraft(values, base.values),
    },
    mineOver,
    /** Answers a conflict: saves my changes over theirs. */
    keepMine,
    /** Shows what another person saved in place of what was typed. */
    takeTheirs(theirs: Saved) {
      dispatch({ kind: 'takeTheirs', base: baseOf(theirs) });
      form.reset(codec.toForm(theirs), { keepDefaultValues: true });
    },
    /** Answers a deletion by another person. */
    saveAsNew: () => saveOver(null, form.getValues()),
    postpone: () => dispatch({ kind: 'postpone' }),
    /** `extra` is sent with this save alone, such as consent to an overbooking. */
    save(extra?: Partial<Input>): void {
      if (!canSave(step)) return;
      dispatch({ kind: 'save' });
      void prepareAndSend(base, extra);
    },
  };
}

export type Editor<Form extends FieldValues, Input, Saved extends Versioned> = ReturnType<
  typeof useEditor<Form, Input, Saved>
>;

/** Sends to the page's client action (`saveEdited`). */
function useSending<Input, Saved>(onOutcome: (outcome: SaveOutcome<Saved>) => void) {
  const fetcher = useBusyFetcher<SaveOutcome<Saved>>();
  // Names this page: the person may have opened another one when the request is sent.
  const action = useFormAction();
  // Waits until the request is over: the form takes no focus before.
  useOutcome(fetcher as { state: string; data: SaveOutcome<Saved> | undefined }, onOutcome);
  return (toSave: ToSave<Input>) =>
    fetcher.submit(JSON.stringify(toSave), {
      action,
      method: 'post',
      encType: 'application/json',
      // The form has what was typed; a page that fails to load again would replace it.
      defaultShouldRevalidate: false,
    });
}

/** Renders again only when the form begins or ceases to differ from `values`. */
function useIsChanged<Form extends FieldValues, Input>(
  form: UseFormReturn<Form, unknown, Input>,
  codec: FormCodec<Form, Input>,
  values: Form,
): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => form.subscribe({ formState: { values: true }, callback: onChange }),
    [form],
  );
  return useSyncExternalStore(
    subscribe,
    () => meaningOf(codec, form.getValues()) !== meaningOf(codec, values),
  );
}

function useHasLeft() {
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  return hasLeft;
}
