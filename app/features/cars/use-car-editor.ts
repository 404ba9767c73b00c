import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import type { IsoDate } from '#app/lib/dates.ts';
import { useToasts } from '#app/ui/toasts.tsx';
import { useImageUploads } from '../images/use-image-uploads.ts';
import { carToForm, newCarForm } from './car-form.rules.ts';
import { type CarForm, carFormSchema } from './car-form.schema.ts';
import type { AdminCar, CarInput } from './car-input.schema.ts';
import { differences, isSameCar, type ThreeCars } from './car-merge.rules.ts';
import { type CarEditorForm, useCarDraft } from './use-car-draft.ts';
import { useCarSave } from './use-car-save.ts';

/** The list that one comes from and goes back to. */
export const CARS_PATH = '/admin?section=cars';

/** What has to be decided before it goes on. */
export type Question =
  | { kind: 'deleted' }
  /** `now`: the car as it is saved; after a decision it is saved again, or goes on being edited. */
  | { kind: 'conflict'; cars: ThreeCars; now: AdminCar; next: 'save' | 'edit' };

export type CarEditor = ReturnType<typeof useCarEditor>;

/** A car while it is edited: what was read, what is typed, and how the two come together. */
export function useCarEditor({
  car,
  draftKey,
  today,
}: {
  car: AdminCar | null;
  draftKey: string;
  today: IsoDate;
}) {
  const thisYear = Number(today.slice(0, 4));
  const baseOf = (read: AdminCar | null) => ({
    car: read,
    version: read?.version ?? null,
    values: read ? carToForm(read) : newCarForm(thisYear),
  });
  const [base, setBase] = useState(() => baseOf(car));
  const [question, setQuestion] = useState<Question | null>(null);
  const [resolver] = useState(() => zodResolver(carFormSchema(thisYear)));
  const form = useForm<CarForm, unknown, CarInput>({
    defaultValues: base.values,
    resolver,
    // The first wrong field on the screen is not the first that was registered.
    shouldFocusError: false,
  });
  const draft = useCarDraft(form, base, draftKey);
  const uploads = useImageUploads();
  const toasts = useToasts();
  const { save, attempt, saved, phase } = useCarSave({
    form,
    uploads,
    onOutcome(outcome) {
      if (outcome.kind === 'saved') {
        draft.end();
        toasts.success(outcome.message, { lang: 'en' });
      } else if (outcome.kind === 'deleted') {
        setQuestion({ kind: 'deleted' });
      } else {
        const cars = {
          base: base.values,
          mine: form.getValues(),
          theirs: carToForm(outcome.theirs),
        };
        decide({ kind: 'conflict', cars, now: outcome.theirs, next: 'save' });
      }
    },
  });
  const changed = useIsChanged(form, base.values);

  /** Asks, unless there is nothing to choose. */
  function decide(conflict: Question & { kind: 'conflict' }) {
    if (differences(conflict.cars).length > 0) setQuestion(conflict);
    else resolve(conflict, conflict.cars.mine);
  }

  /** Goes on from the car as it is now, with these values typed. */
  function resolve({ now, next }: Question & { kind: 'conflict' }, values: CarForm) {
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
    if (base.car && offered.version !== base.version) {
      const cars = { base: offered.base, mine, theirs: base.values };
      decide({ kind: 'conflict', cars, now: base.car, next: 'edit' });
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
    uploads,
    attempt,
    phase,
    saved,
    unsaved: (changed || uploads.pending > 0) && !saved,
    question,
    resolve,
    saveAsNew,
    postpone: () => setQuestion(null),
    save: () => question === null && save(base.car),
  };
}

/** Whether what is typed says anything else than `saved`; renders only when that changes. */
function useIsChanged(form: CarEditorForm, saved: CarForm): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => form.subscribe({ formState: { values: true }, callback: onChange }),
    [form],
  );
  return useSyncExternalStore(subscribe, () => !isSameCar(form.getValues(), saved));
}
