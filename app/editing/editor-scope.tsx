import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { EditorQuestions, type ShowValue } from './editor-questions.tsx';
import { EntityContext } from './form-controls.tsx';
import type { Versioned } from './save.ts';
import { SIGN_IN_PATH } from './sign-in-path.rules.ts';
import type { Editor } from './use-editor.ts';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

/** Of the button that saves: while it saves it cannot hold the focus. */
export const EDITOR_SAVE_ID = 'editor-save';

/**
 * Around the controls of an editor, wherever they stand: Ctrl+S saves, a way that leads away asks
 * first while something is unsaved, and once it is saved `onSaved` goes on.
 */
export function EditorScope<Form extends FieldValues, Input, Saved extends Versioned>({
  editor,
  onSaved,
  typing = false,
  showValue,
  titleId,
  children,
}: {
  editor: Editor<Form, Input, Saved>;
  onSaved: () => void;
  /** Something is typed that is no part of the form yet. */
  typing?: boolean;
  /** How a conflict shows a value that is no plain text. */
  showValue?: ShowValue<Form>;
  /** Takes the focus after a choice that changes the whole form. */
  titleId: string;
  children: ReactNode;
}) {
  const { form, save, saved, unsaved, entity } = editor;
  const leaving = useUnsavedGuard(unsaved || typing, { freeTo: SIGN_IN_PATH });
  useSaveKey(save);
  const goOn = useEffectEvent(onSaved);
  useEffect(() => {
    // After the guard has learnt that nothing is unsaved any more.
    if (saved) goOn();
  }, [saved]);
  return (
    <EntityContext value={entity}>
      <FormProvider {...form}>
        {children}
        <EditorQuestions
          editor={editor}
          leaving={leaving}
          showValue={showValue}
          titleId={titleId}
          saveId={EDITOR_SAVE_ID}
        />
      </FormProvider>
    </EntityContext>
  );
}

/** Ctrl+S, or Cmd+S on a Mac, saves here instead of storing the page. */
function useSaveKey(save: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey)
      return;
    event.preventDefault();
    if (!event.repeat) save();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
