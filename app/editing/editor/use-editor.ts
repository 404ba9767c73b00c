/**
 * Editor of every entity that staff write, from cars to hand-overs. A new entity needs:
 * 1. `xFacts` in x.schema.ts: a map name → Zod type, with defaults. `z.object(xFacts)` is the body of
 *    POST, `z.object(changesOf(xFacts)).extend({ version })` of PUT, `z.object(responseFields(xFacts))
 *    .extend({ id, version, … })` the response (app/lib/facts.schema.ts).
 * 2. Staff labels, by dotted path; conflicts and the audit log use them too. `field-labels.test.ts`
 *    fails for a field without a label.
 * 3. The type of the form: `InForm<XInput, 'seats'>`, if a control holds the seats as a text.
 * 4. An `Entity`: name, `toForm<XForm, XInput>(z.object(xFacts), codecs)`, and its texts from the
 *    office's catalogue. `codecs` has the codecs of fields whose controls hold another type, such as
 *    a date and a time, or a picture with its sizes. Checks that need a clock or options extend the
 *    schema or wrap the codec's `read`.
 * 5. `useEditor({ entity, read, initial, before, pendingUploads })` and `<EditorPage>` with the
 *    controls of form-controls.tsx: `<TextField<XForm> name="title" />`. A long form has parts, which
 *    are pages with addresses (`usePartsOfAddress`) or steps on a phone (`useSteps`).
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
  comparableValue,
  errorTree,
  type FormCodec,
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

/** Description of a kind of entity for its editor. */
export interface Entity<Form extends FieldValues, Input, Saved = unknown> {
  /** 'car': part of the keys of drafts and of the ids of controls. */
  name: string;
  form: FormCodec<Form, Input>;
  /** Returns the entity's texts from the catalogue of the screen's language. */
  texts: (all: OfficeTexts) => EntityTexts<Form, Saved>;
  /** Language of the message after a save, if the save leads to a screen in another language. */
  savedLang?: Language;
  /**
   * Set if the form edits only a part of the entity: it has drafts of its own, and changes of other
   * parts are no conflict.
   */
  part?: string;
  /** Address of the list: the exit, and the place to look for an entity whose create got no response. */
  listPath: string;
  /** Removes fields that a draft must not hold. */
  forDraft?: (form: Form) => Form;
}

export interface EntityTexts<Form, Saved> {
  labels: Readonly<Record<string, string>>;
  /** Sentences for the message keys of the schema (lib/words/issue-text.ts). */
  messages?: IssueWords['messages'];
  /** Labels in these sentences, if parts of a field have labels of their own. */
  messageLabels?: IssueWords['labels'];
  editing: EditingText;
  saving: SavingTexts<Saved>;
  /** Title if the form's own validation fails. */
  invalid: (form: Form) => string;
  /** Returns a field's message in the list of errors, if the message does not name its field. */
  messageOf?: (field: string, message: string) => string;
}

/** State and actions of an editor: the entity, the input, the draft in this browser, and the result of a save. */
export function useEditor<Form extends FieldValues, Input, Saved extends Versioned>({
  entity: kind,
  read,
  initial = {},
  before,
  pendingUploads = 0,
}: {
  entity: Entity<Form, Input, Saved>;
  /** Entity that was read; null for a new one. */
  read: Saved | null;
  /** Initial values of a new entity, over the defaults of its fields. */
  initial?: object;
  /**
   * Waits for pictures and the like that must exist before the save. Returns a failure if something is missing,
   * else null.
   */
  before?: () => Promise<Attempt | null>;
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
    // Focuses nothing: the first invalid field on the screen is not the first that was registered.
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

  /** Creates or updates. Includes text that was typed while pictures are uploaded. */
  async function prepareAndSend({ saved, version }: Base<Form, Saved>, extra?: Partial<Input>) {
    const missing = (await before?.()) ?? null;
    // Stops, because a person who leaves the page discards the input.
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
    // The first error of a field is the one that stays.
    for (const { field, message } of refusal.details.toReversed()) {
      const isShown = codec.fields.some((name) => field === name || field.startsWith(`${name}.`));
      if (isShown) form.setError(field as Path<Form>, { type: 'server', message });
    }
    dispatch({ kind: 'fail', attempt });
  }

  /**
   * Saves `values` over the current version after a conflict, or as a new entity (`now` is null)
   * after a deletion.
   */
  function saveOver(now: Saved | null, values: Form) {
    const next = baseOf(now);
    dispatch({ kind: 'save', base: next });
    form.reset(values, { keepDefaultValues: true });
    void prepareAndSend(next);
  }

  /**
   * Returns the other person's version with the changes of this form. If a draft of an older version was
   * restored, every difference counts as a change.
   */
  function applyMine(theirs: Saved): Form {
    return withChanges(codec, codec.toForm(theirs), { typed: form.getValues(), base: base.values });
  }

  function keepMine(theirs: Saved) {
    saveOver(theirs, applyMine(theirs));
  }

  const saved = step.kind === 'saved';
  return {
    entity,
    form,
    base,
    step,
    attempt: step.kind === 'editing' ? step.attempt : null,
    /** Phase of a save: pictures are uploaded first (spec, part 4). */
    phase: phaseOf(step, pendingUploads),
    saved,
    unsaved: (changed || pendingUploads > 0) && !saved,
    draft: {
      ...draft,
      /** Keeps the draft's version, so that a save over a newer version asks first. */
      restore(found: FoundDraft<Form>) {
        const values = draft.withTyped(found);
        dispatch({ kind: 'restoreDraft', version: found.version });
        form.reset(values, { keepDefaultValues: true });
        draft.settle(found, values);
      },
      wordsOf: ({ values }: FoundDraft<Form>) => wordsOfDraft(values, base.values),
    },
    applyMine,
    /** Resolves a conflict: saves my changes over the other version. */
    keepMine,
    /** Resolves a conflict: replaces the input by the other version. */
    acceptTheirs(theirs: Saved) {
      dispatch({ kind: 'acceptTheirs', base: baseOf(theirs) });
      form.reset(codec.toForm(theirs), { keepDefaultValues: true });
    },
    /** Saves the input as a new entity after another person deleted the entity. */
    saveAsNew: () => saveOver(null, form.getValues()),
    postpone: () => dispatch({ kind: 'postpone' }),
    /** `extra` is sent only with this save, for example consent to an overbooking. */
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
  // Address of this page: the person may have opened another page before the request is sent.
  const action = useFormAction();
  // Waits for the end of the request, because the form takes no focus until then.
  useOutcome(fetcher as { state: string; data: SaveOutcome<Saved> | undefined }, onOutcome);
  return (toSave: ToSave<Input>) =>
    fetcher.submit(JSON.stringify(toSave), {
      action,
      method: 'post',
      encType: 'application/json',
      // Keeps the input: a page that fails to reload would replace the form.
      defaultShouldRevalidate: false,
    });
}

/** Returns true if the form differs from `values`. Renders only when this changes. */
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
    () => comparableValue(codec, form.getValues()) !== comparableValue(codec, values),
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
