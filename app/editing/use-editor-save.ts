import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useFetcher, useFormAction } from 'react-router';
import type { FieldError } from '#app/lib/app-error.ts';
import type { Attempt } from './save-attempt.rules.ts';
import type { SavePhase } from './save-bar.tsx';
import { type Addition, newAddition, type SaveOutcome, type ToSave } from './save-outcome.ts';

/** What an editor adds of its own to the way of what is typed to the server. */
export interface SaveSteps<Form extends FieldValues, Field extends string> {
  /** Waits for what has to be there first, such as pictures; what is missing then. */
  before?: () => Promise<Attempt<Field> | null>;
  /** How many pictures are on their way just now. */
  pendingUploads?: number;
  refusedByForm: (form: Form, errors: FieldErrors<Form>) => Attempt<Field>;
  refusedByServer: (message: string, details: FieldError[]) => Attempt<Field>;
}

/**
 * The way of what is typed to the page's client action (spec, part 4: idle, uploading images,
 * saving), which answers a `SaveOutcome`. One attempt at a time; `onOutcome` gets what came of it,
 * unless it was refused: that is kept here as `attempt`.
 */
export function useEditorSave<
  Form extends FieldValues,
  Input,
  Field extends string & Path<Form>,
  Thing extends { id: string; version: number },
>({
  form,
  steps: { before, pendingUploads = 0, refusedByForm, refusedByServer },
  onOutcome,
}: {
  form: UseFormReturn<Form, unknown, Input>;
  steps: SaveSteps<Form, Field>;
  onOutcome: (outcome: Exclude<SaveOutcome<Thing>, { kind: 'refused' }>) => void;
}) {
  const fetcher = useFetcher<SaveOutcome<Thing>>();
  // Named, because without it the page that is open in that moment would be asked.
  const action = useFormAction();
  const [attempt, setAttempt] = useState<Attempt<Field> | null>(null);
  const [waiting, setWaiting] = useState(false);
  /** Set in the click itself: a second one comes before anything is rendered. */
  const busy = useRef(false);
  const gone = useRef(false);
  /** The new one that was sent and may be there, though no answer says so. */
  const addition = useRef<Addition<Input>>(null);
  /** Once nothing is on its way any more: until then the form takes no focus. */
  const outcome =
    fetcher.state === 'idle' ? (fetcher.data as SaveOutcome<Thing> | undefined) : undefined;
  const saved = outcome?.kind === 'saved';

  /** Creates, or updates `read`. What is typed while pictures travel counts. */
  async function save(read: Thing | null) {
    if (busy.current) return;
    busy.current = true;
    setWaiting(true);
    setAttempt(null);
    const missing = (await before?.()) ?? null;
    // Whoever left meanwhile has given up what was typed.
    if (gone.current) return;
    setWaiting(false);
    if (missing) return stop(missing);
    await form.handleSubmit(
      (input) => {
        addition.current ??= newAddition(input);
        const toSave: ToSave<Input> = {
          input,
          read: read && { id: read.id, version: read.version },
          addition: addition.current,
        };
        fetcher.submit(JSON.stringify(toSave), {
          action,
          method: 'post',
          encType: 'application/json',
          // The form has what was typed, and a page that cannot be read anew would take its place.
          defaultShouldRevalidate: false,
        });
      },
      (errors) => stop(refusedByForm(form.getValues(), errors)),
    )();
  }

  /** Nothing was saved. */
  function stop(why: Attempt<Field>) {
    busy.current = false;
    setAttempt(why);
  }

  const follow = useEffectEvent((came: SaveOutcome<Thing>) => {
    if (came.kind !== 'refused' || !came.maybeAdded) addition.current = null;
    if (came.kind !== 'refused') {
      busy.current = came.kind === 'saved';
      onOutcome(came);
      return;
    }
    const refused = refusedByServer(came.message, came.details);
    for (const { field, message } of refused.errors) {
      form.setError(field, { type: 'server', message });
    }
    stop({ ...refused, data: came.data });
  });
  useEffect(() => {
    if (outcome) follow(outcome);
  }, [outcome]);

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const saving = waiting || saved || fetcher.state !== 'idle';
  const phase: SavePhase = waiting && pendingUploads > 0 ? 'uploading' : saving ? 'saving' : 'idle';
  return { save, attempt, saved, phase };
}
