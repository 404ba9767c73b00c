import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type CarDraft, readDraft, removeDraft, writeDraft } from './car-draft.ts';
import type { CarForm } from './car-form.schema.ts';
import type { CarInput } from './car-input.schema.ts';
import { carryOver, isSameCar } from './car-merge.rules.ts';

const PAUSE_MS = 500;

export type CarEditorForm = UseFormReturn<CarForm, unknown, CarInput>;

/** What the editor began with: the car as it was read, or an empty form without a version. */
export interface CarBase {
  version: number | null;
  values: CarForm;
}

/**
 * Keeps what is typed in this browser: in a pause of typing, and when the page is hidden, left or
 * closed. `offered` is the draft that was found on coming; until somebody decides about it, what is
 * typed anew is kept together with it.
 */
export function useCarDraft(form: CarEditorForm, base: CarBase, key: string) {
  const [offered, setOffered] = useState(() => usableDraft(readDraft(key), base));
  const timer = useRef<number>(undefined);
  const over = useRef(false);

  function keep() {
    clearTimeout(timer.current);
    if (over.current) return;
    const now = { typedAt: new Date().toISOString() };
    if (offered) {
      if (isSameCar(form.getValues(), base.values)) return;
      writeDraft(key, { ...offered, ...now, values: withTyped(offered) });
    } else if (isSameCar(form.getValues(), base.values)) {
      removeDraft(key);
    } else {
      const values = form.getValues();
      writeDraft(key, { ...now, version: base.version, base: base.values, values });
    }
  }

  /** What was typed since, over what was typed then. */
  function withTyped(draft: CarDraft): CarForm {
    return carryOver({ from: base.values, to: form.getValues(), onto: draft.values });
  }

  /** The draft that was found is in the form now. */
  function settle() {
    setOffered(null);
  }

  function discard() {
    removeDraft(key);
    setOffered(null);
  }

  /** No draft from now on: the car is saved, or what was typed is given up. */
  function end() {
    over.current = true;
    clearTimeout(timer.current);
    removeDraft(key);
  }

  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = window.setTimeout(keepNow, PAUSE_MS);
      },
    });
    const keepWhenHidden = () => {
      if (document.visibilityState === 'hidden') keepNow();
    };
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepWhenHidden);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepWhenHidden);
      keepNow();
    };
  }, [form]);

  return { offered, withTyped, settle, discard, end };
}

/** Null for one that says nothing which the car does not. */
function usableDraft(draft: CarDraft | null, base: CarBase): CarDraft | null {
  if (!draft || isSameCar(draft.values, draft.base)) return null;
  return isSameCar(draft.values, base.values) ? null : draft;
}
