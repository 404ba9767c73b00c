import { useEffect, useEffectEvent } from 'react';
import type { Blocker } from 'react-router';
import { useSaveKey } from './use-save-key.ts';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

/**
 * The ways out of an editor: Ctrl+S saves, whatever leads away asks first while something is unsaved
 * (`EditorDialogs` with what this returns), and once it is saved the page goes on.
 */
export function useEditorExits({
  save,
  saved,
  unsaved,
  onSaved,
  freeTo,
}: {
  save: () => void;
  saved: boolean;
  unsaved: boolean;
  onSaved: () => void;
  /** The sign-in page. */
  freeTo: string;
}): Blocker {
  const leaving = useUnsavedGuard(unsaved, { freeTo });
  useSaveKey(save);
  const goOn = useEffectEvent(onSaved);
  useEffect(() => {
    // After the guard has learnt that nothing is unsaved any more.
    if (saved) goOn();
  }, [saved]);
  return leaving;
}
