import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftStore, LocalDraft } from './local-draft.ts';
import type { FormMerge } from './three-way-merge.rules.ts';

const PAUSE_MS = 500;

/** What an editor began with: a thing as it was read, or an empty form without a version. */
interface EditorBase<Form> {
  version: number | null;
  values: Form;
}

/**
 * Keeps what is typed in this browser: in a pause of typing, and when the page is hidden, left or
 * closed. `offered` is the draft that was found on coming; until somebody decides about it, what is
 * typed anew is kept together with it.
 */
export function useLocalDraft<Form extends FieldValues, Field extends string, Sent>({
  form,
  base,
  merging,
  store,
  key,
}: {
  form: UseFormReturn<Form, unknown, Sent>;
  base: EditorBase<Form>;
  merging: FormMerge<Form, Field>;
  store: DraftStore<Form>;
  key: string;
}) {
  const [offered, setOffered] = useState(() => {
    const draft = store.read(key);
    return draft && saysMore(draft, base, merging) ? draft : null;
  });
  const timer = useRef<number>(undefined);
  const over = useRef(false);

  function keep() {
    clearTimeout(timer.current);
    if (over.current) return;
    const now = { typedAt: new Date().toISOString() };
    const untouched = merging.isSame(form.getValues(), base.values);
    if (offered) {
      if (!untouched) store.write(key, { ...offered, ...now, values: withTyped(offered) });
    } else if (untouched) {
      store.remove(key);
    } else {
      const values = form.getValues();
      store.write(key, { ...now, version: base.version, base: base.values, values });
    }
  }

  /** What was typed since, over what was typed then. */
  function withTyped(draft: LocalDraft<Form>): Form {
    return merging.carryOver({ from: base.values, to: form.getValues(), onto: draft.values });
  }

  /** The draft that was found is in the form now. */
  function settle() {
    setOffered(null);
  }

  function discard() {
    store.remove(key);
    setOffered(null);
  }

  /** No draft from now on: the thing is saved, or what was typed is given up. */
  function end() {
    over.current = true;
    clearTimeout(timer.current);
    store.remove(key);
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

/** Whether something was typed, which is not saved already. */
function saysMore<Form, Field extends string>(
  draft: LocalDraft<Form>,
  base: EditorBase<Form>,
  { isSame }: FormMerge<Form, Field>,
): boolean {
  return !isSame(draft.values, draft.base) && !isSame(draft.values, base.values);
}
