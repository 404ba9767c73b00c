import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { CarConflictDialog } from './car-conflict-dialog.tsx';
import { SAVE_ID, TITLE_ID } from './car-focus.ts';
import { carFormText } from './car-form.text.ts';
import type { CarEditor } from './use-car-editor.ts';

const text = carFormText.deleted;

/** What has to be decided when somebody else has changed or deleted the car. */
export function CarEditorDialogs({
  editor: { question, resolve, saveAsNew, postpone },
}: {
  editor: CarEditor;
}) {
  return (
    <>
      {question?.kind === 'conflict' && (
        <CarConflictDialog
          cars={question.cars}
          savedAt={question.now.updatedAt}
          next={question.next}
          onResolve={(values) => resolve(question, values)}
          onCancel={postpone}
          finalFocus={() => document.getElementById(question.next === 'save' ? SAVE_ID : TITLE_ID)}
        />
      )}
      <ConfirmDialog
        open={question?.kind === 'deleted'}
        onOpenChange={(open) => !open && postpone()}
        title={text.title}
        text={text.text}
        confirmLabel={text.saveAsNew}
        cancelLabel={text.cancel}
        onConfirm={saveAsNew}
        finalFocus={() => document.getElementById(SAVE_ID)}
        lang="en"
      />
    </>
  );
}
