import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ImageUploads } from '../images/use-image-uploads.ts';
import {
  type Attempt,
  messageIn,
  refusedByForm,
  refusedByServer,
  refusedByUploads,
} from './car-attempt.rules.ts';
import type { AdminCar } from './car-input.schema.ts';
import { type CarAddition, type CarToSave, newAddition, type SaveOutcome } from './save-car.ts';
import type { CarEditorForm } from './use-car-draft.ts';

export type SavePhase = 'idle' | 'uploading' | 'saving';

/**
 * The way of the typed car to the server (spec, part 4: idle, uploading images, saving). One attempt
 * at a time; `onOutcome` gets what came of it, unless it was refused: that is shown here.
 */
export function useCarSave({
  form,
  uploads,
  onOutcome,
}: {
  form: CarEditorForm;
  uploads: ImageUploads;
  onOutcome: (outcome: Exclude<SaveOutcome, { kind: 'refused' }>) => void;
}) {
  const fetcher = useFetcher<SaveOutcome>();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [waiting, setWaiting] = useState(false);
  /** Set in the click itself: a second one comes before anything is rendered. */
  const busy = useRef(false);
  /** The new car that was sent and may be there, though no answer says so. */
  const addition = useRef<CarAddition>(null);
  /** Once nothing is on its way any more: until then the form takes no focus. */
  const outcome = fetcher.state === 'idle' ? fetcher.data : undefined;
  const saved = outcome?.kind === 'saved';

  /** Creates a car, or updates `read`. What is typed while pictures travel counts. */
  async function save(read: AdminCar | null) {
    if (busy.current) return;
    busy.current = true;
    setWaiting(true);
    setAttempt(null);
    const { failed } = await uploads.whenSettled();
    setWaiting(false);
    if (failed > 0) return stop(refusedByUploads(uploads.queue.snapshot()));
    await form.handleSubmit(
      (car) => {
        addition.current ??= newAddition(car);
        const toSave: CarToSave = {
          car,
          read: read && { id: read.id, version: read.version },
          addition: addition.current,
        };
        fetcher.submit(
          { ...toSave },
          {
            method: 'post',
            encType: 'application/json',
            // The form has what was typed, and a page that cannot be read anew would take its place.
            defaultShouldRevalidate: false,
          },
        );
      },
      (errors) => stop(refusedByForm(form.getValues(), (field) => messageIn(errors, field))),
    )();
  }

  /** Nothing was saved. */
  function stop(why: Attempt) {
    busy.current = false;
    setAttempt(why);
  }

  const follow = useEffectEvent((came: SaveOutcome) => {
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
    stop(refused);
  });
  useEffect(() => {
    if (outcome) follow(outcome);
  }, [outcome]);

  const saving = waiting || saved || fetcher.state !== 'idle';
  const phase: SavePhase =
    waiting && uploads.pending > 0 ? 'uploading' : saving ? 'saving' : 'idle';
  return { save, attempt, saved, phase };
}
