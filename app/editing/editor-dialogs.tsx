import type { ReactNode } from 'react';
import type { Blocker } from 'react-router';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { EditingText } from './editing.text.ts';
import type { FormMerge } from './three-way-merge.rules.ts';
import type { Question } from './use-editor.ts';
import { UnsavedDialog } from './use-unsaved-guard.tsx';

/**
 * What has to be decided when somebody else has changed or deleted what is edited (`useEditor`), and
 * before what is typed is left.
 */
export function EditorDialogs<Form, Field extends string, Thing extends { updatedAt: string }>({
  editor: { question, resolve, saveAsNew, postpone, draft },
  leaving,
  merging,
  labels,
  renderValue,
  titleId,
  saveId,
  text,
  lang,
}: {
  editor: {
    question: Question<Form, Thing> | null;
    resolve: (conflict: Question<Form, Thing> & { kind: 'conflict' }, values: Form) => void;
    saveAsNew: () => void;
    postpone: () => void;
    draft: { end: () => void };
  };
  /** Of `useEditorExits`. */
  leaving: Blocker;
  merging: FormMerge<Form, Field>;
  labels: Record<Field, string>;
  renderValue: (field: Field, form: Form, other: Form) => ReactNode;
  /** Of the heading: it takes the focus after a choice that changes the whole form. */
  titleId: string;
  /** Of the button that saves. */
  saveId: string;
  text: EditingText;
  lang: string;
}) {
  return (
    <>
      {question?.kind === 'conflict' && (
        <ConflictDialog
          merging={merging}
          versions={question.versions}
          labels={labels}
          renderValue={renderValue}
          savedAt={question.now.updatedAt}
          next={question.next}
          onResolve={(values) => resolve(question, values)}
          onCancel={postpone}
          finalFocus={() => document.getElementById(question.next === 'save' ? saveId : titleId)}
          text={text.conflict}
          lang={lang}
        />
      )}
      <ConfirmDialog
        open={question?.kind === 'deleted'}
        onOpenChange={(open) => !open && postpone()}
        title={text.deleted.title}
        text={text.deleted.text}
        confirmLabel={text.deleted.saveAsNew}
        cancelLabel={text.deleted.cancel}
        onConfirm={saveAsNew}
        finalFocus={() => document.getElementById(saveId)}
        lang={lang}
      />
      <UnsavedDialog
        leaving={leaving}
        onLeave={draft.end}
        title={text.leave.title}
        text={text.leave.text}
        leaveLabel={text.leave.leave}
        stayLabel={text.leave.stay}
        lang={lang}
      />
    </>
  );
}
