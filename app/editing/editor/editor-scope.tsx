import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { type FieldValues, FormProvider, get } from 'react-hook-form';
import { staffInstant } from '#app/lib/dates/staff-dates.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { useDateLanguage } from '#app/ui/language/use-text.ts';
import { differingFields } from '../fields/form-codec.ts';
import { EntityContext } from '../fields/form-controls.tsx';
import { TranslationScope } from '../fields/translated-field.tsx';
import type { Versioned } from './save.ts';
import type { Editor } from './use-editor.ts';
import { UnsavedDialog, useUnsavedGuard } from './use-unsaved-guard.tsx';

export const EDITOR_SAVE_ID = 'editor-save';
/** Returns the save button, which cannot hold the focus during a save. */
export const saveButton = () => document.getElementById(EDITOR_SAVE_ID);

/** Returns a field as a person reads it; undefined if its text is shown unchanged. */
export type ShowValue<Form> = (field: string, form: Form) => ReactNode | undefined;

interface Scope<Form extends FieldValues, Input, Saved extends Versioned> {
  editor: Editor<Form, Input, Saved>;
  /** Shows a value of a conflict that is not plain text. */
  showValue?: ShowValue<Form>;
  /** Id of the element that takes the focus after a choice that changes the whole form. */
  titleId: string;
}

/**
 * Frame of an editor's controls. Ctrl+S saves. Asks before unsaved input is left, and before a save
 * over a conflict or a deletion. Calls `onSaved` after a save.
 */
export function EditorScope<Form extends FieldValues, Input, Saved extends Versioned>({
  onSaved,
  typing = false,
  children,
  ...scope
}: Scope<Form, Input, Saved> & {
  onSaved: () => void;
  /** True while a box outside the form holds typed text. */
  typing?: boolean;
  children: Elements;
}) {
  const { form, save, saved, unsaved, entity, step, postpone, saveAsNew, draft } = scope.editor;
  const { editing: text, lang } = entity;
  const leaving = useUnsavedGuard(unsaved || typing);
  useSaveKey(save);
  const goOn = useEffectEvent(onSaved);
  useEffect(() => {
    // Runs as an effect, after the guard knows that nothing is unsaved.
    if (saved) goOn();
  }, [saved]);
  return (
    <EntityContext value={entity}>
      <FormProvider {...form}>
        <TranslationScope>{children}</TranslationScope>
        {step.kind === 'conflict' && <ConflictDialog {...scope} theirs={step.theirs} />}
        <ConfirmDialog
          open={step.kind === 'deleted'}
          onOpenChange={(open) => !open && postpone()}
          title={text.deleted.title}
          text={text.deleted.text}
          confirmLabel={text.deleted.saveAsNew}
          cancelLabel={text.deleted.cancel}
          onConfirm={saveAsNew}
          finalFocus={saveButton}
          lang={lang}
        />
        <UnsavedDialog leaving={leaving} onLeave={draft.end} text={text.leave} lang={lang} />
      </FormProvider>
    </EntityContext>
  );
}

/** Saves with Ctrl+S, or Cmd+S on a Mac, instead of storing the page. */
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

/**
 * Lists the fields that differ between my changes and the saved version. Closing the dialog changes
 * nothing; the next save asks again.
 */
function ConflictDialog<Form extends FieldValues, Input, Saved extends Versioned>({
  editor: { entity, applyMine, keepMine, acceptTheirs, postpone },
  theirs,
  showValue,
  titleId,
}: Scope<Form, Input, Saved> & { theirs: Saved }) {
  const { form: codec, labels, lang } = entity;
  const text = entity.editing.conflict;
  const dates = useDateLanguage();
  const forms = { mine: applyMine(theirs), theirs: codec.toForm(theirs) };
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
      finalFocus={() => (taken.current ? document.getElementById(titleId) : saveButton())}
      cancelLabel={text.cancel}
      footer={
        <>
          <Button
            size="sm"
            onClick={() => {
              taken.current = true;
              acceptTheirs(theirs);
            }}
          >
            {text.acceptTheirs}
          </Button>
          <Button type="submit" size="sm" variant="primary">
            {text.saveMine}
          </Button>
        </>
      }
      lang={lang}
    >
      <p className="text-pretty text-ink-soft">
        {text.text(staffInstant(theirs.updatedAt, dates))}
      </p>
      <dl>
        {differingFields(codec, forms.mine, forms.theirs).map((field) => (
          <div
            key={field}
            className="grid gap-x-4 gap-y-2 border-sand-line py-3 not-last:border-b sm:grid-cols-[9rem_1fr_1fr]"
          >
            <dt className="font-strong">{labels[field]}</dt>
            {(['theirs', 'mine'] as const).map((side) => (
              <dd key={side} className="min-w-0 break-words">
                <span className="block text-ink-soft text-small-strong">{text[side]}</span>
                <div>{show(field, side)}</div>
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
