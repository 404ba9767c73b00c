/**
 * One editor for every entity that staff write, from cars to hand-overs. To put one onto it:
 * 1. `xFacts` in x.schema.ts: a map name → Zod type, with defaults. `z.object(xFacts)` is the body of
 *    POST, `z.object(changesOf(xFacts)).extend({ version })` of PUT, `z.object(answersOf(xFacts))
 *    .extend({ id, version, … })` the answer (app/lib/facts.schema.ts).
 * 2. Staff labels, by dotted path: `Record<FieldOf<XInput>, string>`; conflicts and the audit log use
 *    them too.
 * 3. An `Entity`: name, `toForm(z.object(xFacts), codecs)`, and its words out of the office's catalogue.
 *    `codecs` are of the fields whose controls hold something else, such as a date and a time, or a
 *    picture with its sizes. Checks that need a clock or options: extend the schema, or wrap the codec's
 *    `read`.
 * 4. `useEditor({ entity, read, initial, before, pendingUploads })` and `<EditorPage>` with the
 *    controls of form-controls.tsx: `<TextField<XForm> name="title" />`.
 * 5. The page's clientAction: `saveEdited(request, saving)`.
 */
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type ResolverResult,
  useForm,
} from 'react-hook-form';
import { useFormAction } from 'react-router';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { type IssueWords, withSentence } from '#app/lib/words/issue-text.ts';
import type { Language } from '#app/lib/words/language.ts';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import { useOfficeLanguage, useOfficeTexts } from '#app/ui/language/use-text.ts';
import type { EditingText } from '../editing.text.ts';
import {
  differingFields,
  errorTree,
  type FormCodec,
  meaningOf,
  messageIn,
  withChanges,
} from '../fields/form-codec.ts';
import { useBusyFetcher, useOutcome } from '../office-calls/use-outcome.ts';
import { type FoundDraft, useDraft, wordsOfDraft } from './draft.ts';
import type { SaveOutcome, SavingTexts, ToSave, Versioned } from './save.ts';

/** What an editor knows of a kind of entity. */
export interface Entity<
  Form extends FieldValues,
  Input,
  Saved = unknown,
  Field extends string = string,
> {
  /** 'car': of its drafts and the ids of its controls. */
  name: string;
  form: FormCodec<Form, Input, Field>;
  /** Its words, out of the catalogue of the screen's language. */
  texts: (all: OfficeTexts) => EntityTexts<Form, Saved, Field>;
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

export interface EntityTexts<Form, Saved, Field extends string = string> {
  labels: Readonly<Record<Field, string>>;
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

/** Why something was not saved when that was tried last. */
export interface Attempt {
  message: string;
  /** In reading order. */
  errors: AttemptError[];
  /** What the server gave as reasons. */
  details?: FieldError[];
  /** What the server's refusal carries for this screen; not checked. */
  data?: unknown;
  /** It may have been created all the same. */
  lost?: boolean;
}
export interface AttemptError extends FieldError {
  /** Id of what puts it right, where that is not the field's own control. */
  control?: string;
}

/** A change by another person, to be decided before the next save. */
export type Question<Saved> = { kind: 'deleted' } | { kind: 'conflict'; theirs: Saved };

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
  const baseOf = (now: Saved | null) => ({
    saved: now,
    version: now?.version ?? null,
    values: codec.toForm(now ?? initial),
  });
  const [base, setBase] = useState(() => baseOf(read));
  const [question, setQuestion] = useState<Question<Saved> | null>(null);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [waiting, setWaiting] = useState(false);
  /** Set in the click itself: a second click comes before anything is rendered. */
  const busy = useRef(false);
  const left = useRef(false);
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
  const { send, saved, sending } = useSending<Input, Saved>((outcome) => {
    busy.current = outcome.kind === 'saved';
    switch (outcome.kind) {
      case 'saved': {
        draft.end();
        const { isNew, saved: now } = outcome;
        toasts.success(isNew ? saving.created(now) : saving.updated(now), {
          lang: entity.savedLang ?? lang,
          links: isNew ? saving.links?.(now) : undefined,
        });
        const notice = saving.notice?.(now);
        if (notice) toasts.info(notice, { lang });
        break;
      }
      case 'deleted':
        setQuestion({ kind: 'deleted' });
        break;
      case 'conflict':
        if (isMineToo(outcome.theirs) || isElsewhere(outcome.theirs)) keepMine(outcome.theirs);
        else setQuestion(outcome);
        break;
      case 'refused':
        refuse(outcome);
    }
  });
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const subscribe = useCallback(
    (onChange: () => void) => form.subscribe({ formState: { values: true }, callback: onChange }),
    [form],
  );
  // Renders only when that changes.
  const changed = useSyncExternalStore(
    subscribe,
    () => meaningOf(codec, form.getValues()) !== meaningOf(codec, base.values),
  );

  /**
   * Creates, or updates `from` at `version`, with `extra` added to the form. What is typed while pictures
   * travel counts.
   */
  async function save(from: Saved | null, version = from?.version, extra?: Partial<Input>) {
    if (busy.current) return;
    busy.current = true;
    setWaiting(true);
    setAttempt(null);
    const missing = (await before?.()) ?? null;
    // Leaving the page has given up what was typed.
    if (left.current) return;
    setWaiting(false);
    if (missing) return stop(missing);
    await form.handleSubmit(
      (input) =>
        send({
          input: { ...input, ...extra },
          read: from && { id: from.id, version: version ?? from.version },
        }),
      (errors) =>
        stop({
          message: entity.invalid(form.getValues()),
          errors: codec.fields.flatMap((field) => {
            const message = messageIn(errors, field);
            return message ? [{ field, message }] : [];
          }),
        }),
    )();
  }

  function refuse({ details, data, lost, ...why }: SaveOutcome<Saved> & { kind: 'refused' }) {
    const reason = why.isNew ? saving.createFailed(why.error) : saving.updateFailed(why.error);
    const message = why.answered ? reason : texts.editing.noConnection(reason);
    const errors = codec.fields.flatMap((field) => {
      const detail = details.find(
        ({ field: name }) => name === field || name.startsWith(`${field}.`),
      );
      return detail ? [{ field, message: detail.message }] : [];
    });
    for (const { field, message: wrong } of errors) {
      form.setError(field as Path<Form>, { type: 'server', message: wrong });
    }
    stop({ message: lost ? `${message} ${text.lost}` : message, errors, details, data, lost });
  }

  /** Nothing was saved. */
  function stop(why: Attempt) {
    busy.current = false;
    setAttempt(why);
  }

  /** Goes on from what is saved now, with these values in the form. */
  function goOnFrom(now: Saved | null, values: Form) {
    setQuestion(null);
    setBase(baseOf(now));
    form.reset(values, { keepDefaultValues: true });
  }

  /**
   * What another person saved, with what was changed here over it: what was not changed here is theirs.
   * In a restored draft of an older version all counts as changed that differs from what was read.
   */
  function mineOver(theirs: Saved): Form {
    return withChanges(codec, codec.toForm(theirs), { typed: form.getValues(), base: base.values });
  }

  const isMineToo = (theirs: Saved) =>
    differingFields(codec, mineOver(theirs), codec.toForm(theirs)).length === 0;

  /** Nothing that this part shows was changed. A restored draft may be older than what was read. */
  const isElsewhere = (theirs: Saved) =>
    entity.part !== undefined &&
    base.version === base.saved?.version &&
    differingFields(codec, codec.toForm(theirs), base.values).length === 0;

  function keepMine(theirs: Saved) {
    goOnFrom(theirs, mineOver(theirs));
    void save(theirs);
  }

  const working = sending || saved;
  /** Pictures go to the server first, then the rest (spec, part 4). */
  const phase: 'idle' | 'uploading' | 'saving' =
    waiting && pendingUploads > 0 ? 'uploading' : waiting || working ? 'saving' : 'idle';
  return {
    entity,
    form,
    base,
    attempt,
    phase,
    saved,
    unsaved: (changed || pendingUploads > 0) && !saved,
    question,
    draft: {
      ...draft,
      /** At its own version, so that saving it over a newer one asks first. */
      restore(found: FoundDraft<Form>) {
        const values = draft.withTyped(found);
        setBase({ ...base, version: found.version ?? base.version });
        form.reset(values, { keepDefaultValues: true });
        draft.settle(found, values);
      },
      wordsOf: ({ values }: FoundDraft<Form>) => wordsOfDraft(values, base.values),
    },
    mineOver,
    /** The answers to a conflict: my changes over theirs, saved at once; or theirs in the form. */
    keepMine,
    takeTheirs(theirs: Saved) {
      goOnFrom(theirs, codec.toForm(theirs));
      setAttempt(null);
    },
    /** The answer to a deletion by another person. */
    saveAsNew() {
      goOnFrom(null, form.getValues());
      void save(null);
    },
    postpone: () => setQuestion(null),
    /** `extra` goes with this attempt alone, such as that what is in the way is meant. */
    save(extra?: Partial<Input>): void {
      if (question === null) void save(base.saved, base.version ?? undefined, extra);
    },
  };
}

export type Editor<Form extends FieldValues, Input, Saved extends Versioned> = ReturnType<
  typeof useEditor<Form, Input, Saved>
>;

/** The way to the page's client action, and what came of it (`saveEdited`). */
function useSending<Input, Saved>(onOutcome: (outcome: SaveOutcome<Saved>) => void) {
  const fetcher = useBusyFetcher<SaveOutcome<Saved>>();
  // Named, because without it the page that is open in that moment would be asked.
  const action = useFormAction();
  /** Once nothing is on its way any more: until then the form takes no focus. */
  const outcome = useOutcome(
    fetcher as { state: string; data: SaveOutcome<Saved> | undefined },
    onOutcome,
  );
  return {
    send: (toSave: ToSave<Input>) =>
      fetcher.submit(JSON.stringify(toSave), {
        action,
        method: 'post',
        encType: 'application/json',
        // The form has what was typed, and a page that cannot be read anew would take its place.
        defaultShouldRevalidate: false,
      }),
    saved: outcome?.kind === 'saved',
    sending: fetcher.state !== 'idle',
  };
}
