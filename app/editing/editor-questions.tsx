import { type ReactNode, useRef } from 'react';
import { type FieldValues, get } from 'react-hook-form';
import type { Blocker } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { FormDialog } from '#app/ui/form-dialog.tsx';
import { differingFields } from './form-codec.ts';
import type { Versioned } from './save.ts';
import type { Editor } from './use-editor.ts';
import { UnsavedDialog } from './use-unsaved-guard.tsx';

/** A field of a form as a person reads it; undefined for what its text says as it is. */
export type ShowValue<Form> = (field: string, form: Form) => ReactNode | undefined;

/**
 * What is asked before something would be lost: after a save of somebody else, after a deletion by
 * somebody else, and before what is typed is left.
 */
export function EditorQuestions<Form extends FieldValues, Input, Saved extends Versioned>({
  editor,
  leaving,
  showValue,
  titleId,
  saveId,
}: {
  editor: Editor<Form, Input, Saved>;
  /** Of `useUnsavedGuard`. */
  leaving: Blocker;
  showValue?: ShowValue<Form>;
  /** Takes the focus after a choice that changes the whole form. */
  titleId: string;
  /** Of the button that saves. */
  saveId: string;
}) {
  const { entity, question, postpone } = editor;
  const { text, lang } = entity;
  return (
    <>
      {question?.kind === 'conflict' && (
        <ConflictDialog
          editor={editor}
          theirs={question.theirs}
          showValue={showValue}
          titleId={titleId}
          saveId={saveId}
        />
      )}
      <ConfirmDialog
        open={question?.kind === 'deleted'}
        onOpenChange={(open) => !open && postpone()}
        title={text.deleted.title}
        text={text.deleted.text}
        confirmLabel={text.deleted.saveAsNew}
        cancelLabel={text.deleted.cancel}
        onConfirm={editor.saveAsNew}
        finalFocus={() => document.getElementById(saveId)}
        lang={lang}
      />
      <UnsavedDialog
        leaving={leaving}
        onLeave={editor.draft.end}
        title={text.leave.title}
        text={text.leave.text}
        leaveLabel={text.leave.leave}
        stayLabel={text.leave.stay}
        lang={lang}
      />
    </>
  );
}

/** The fields in which theirs and mine differ. Closing it changes nothing; saving asks again. */
function ConflictDialog<Form extends FieldValues, Input, Saved extends Versioned>({
  editor: { entity, form, keepMine, takeTheirs, postpone },
  theirs,
  showValue,
  titleId,
  saveId,
}: {
  editor: Editor<Form, Input, Saved>;
  theirs: Saved;
  showValue: ShowValue<Form> | undefined;
  titleId: string;
  saveId: string;
}) {
  const { form: codec, labels, lang } = entity;
  const text = entity.text.conflict;
  const forms = { mine: form.getValues(), theirs: codec.toForm(theirs) };
  const taken = useRef(false);
  const show = (field: string, side: keyof typeof forms) =>
    showValue?.(field, forms[side]) ?? plainText(get(forms[side], field), text);
  return (
    <FormDialog
      open
      wide
      title={text.title}
      onSubmit={() => keepMine(theirs)}
      onCancel={postpone}
      finalFocus={() => document.getElementById(taken.current ? titleId : saveId)}
      footer={
        <>
          <Button size="sm" variant="quiet" onClick={postpone}>
            {text.cancel}
          </Button>
          <Button
            size="sm"
            onClick={() => {
              taken.current = true;
              takeTheirs(theirs);
            }}
          >
            {text.takeTheirs}
          </Button>
          <Button type="submit" size="sm" variant="primary">
            {text.saveMine}
          </Button>
        </>
      }
      lang={lang}
    >
      <p className="text-pretty text-ink-soft">{text.text(theirs.updatedAt)}</p>
      <dl>
        {differingFields(codec, forms.mine, forms.theirs).map((field) => (
          <div
            key={field}
            className="grid gap-x-4 gap-y-2 border-sand-line py-3 not-last:border-b sm:grid-cols-[9rem_1fr_1fr]"
          >
            <dt className="font-bold">{labels[field]}</dt>
            {(['theirs', 'mine'] as const).map((side) => (
              <dd key={side} className="min-w-0 break-words">
                <span className="block font-semibold text-ink-soft text-sm">{text[side]}</span>
                {show(field, side)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </FormDialog>
  );
}

function plainText(value: unknown, text: Record<'yes' | 'no' | 'empty', string>): ReactNode {
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  const plain = Array.isArray(value) ? value.join(', ') : String(value ?? '').trim();
  return <span className="whitespace-pre-line">{plain || text.empty}</span>;
}
