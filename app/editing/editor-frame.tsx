import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { cx } from '#app/ui/class-names.ts';
import { DraftNotice } from './draft-notice.tsx';
import type { EditingText } from './editing.text.ts';
import { EditorDialogs } from './editor-dialogs.tsx';
import { SaveBar } from './save-bar.tsx';
import type { FormMerge } from './three-way-merge.rules.ts';
import type { Editor, Versioned } from './use-editor.ts';
import { useEditorExits } from './use-editor-exits.ts';

/** The heading: it takes the focus after a choice that changes the whole form. */
export const EDITOR_TITLE_ID = 'editor-title';
/** The button that saves: while it saves it cannot hold the focus. */
export const EDITOR_SAVE_ID = 'editor-save';

/**
 * The page on which one thing is edited (`useEditor`): what was wrong, a draft that was found, the
 * fields (`children`), the bar that saves, and the questions before something would be lost. One per
 * page, as its ids are.
 */
export function EditorFrame<
  Form extends FieldValues,
  Input,
  Field extends string,
  Thing extends Versioned,
>({
  editor,
  header,
  aboveForm,
  nav,
  problems,
  buttons,
  saveLabel,
  cancelTo,
  onSaved,
  freeTo,
  typing = false,
  merging,
  labels,
  renderValue,
  text,
  lang,
  children,
}: {
  editor: Editor<Form, Input, Thing>;
  /** With the heading, under `EDITOR_TITLE_ID`. */
  header: ReactNode;
  /** What has controls of its own. */
  aboveForm?: ReactNode;
  /** Beside a form of many sections. */
  nav?: ReactNode;
  problems: ReactNode;
  /** Before the one that saves. */
  buttons?: ReactNode;
  saveLabel: string;
  cancelTo: string;
  onSaved: () => void;
  /** The sign-in page. */
  freeTo: string;
  /** Something is typed that is no part of the form yet. */
  typing?: boolean;
  merging: FormMerge<Form, Field>;
  labels: Record<Field, string>;
  /** A field as it can be compared with the same of another version, `other`. */
  renderValue: (field: Field, form: Form, other: Form) => ReactNode;
  text: EditingText;
  lang: string;
  children: ReactNode;
}) {
  const { form, base, phase, save, saved, unsaved } = editor;
  const leaving = useEditorExits({ save, saved, unsaved: unsaved || typing, onSaved, freeTo });
  return (
    <FormProvider {...form}>
      <div lang={lang} className="-mb-6 md:-mb-8">
        {header}
        {aboveForm}
        <form
          noValidate
          aria-labelledby={EDITOR_TITLE_ID}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <div
            className={cx(
              'pb-8',
              nav !== undefined && 'grid max-w-5xl gap-6 xl:grid-cols-[11rem_minmax(0,1fr)]',
            )}
          >
            {nav && <div>{nav}</div>}
            <div inert={phase === 'saving'} className="grid min-w-0 content-start gap-6">
              {problems}
              <DraftNotice editor={editor} focusId={EDITOR_TITLE_ID} text={text.draft} />
              {children}
            </div>
          </div>
          <SaveBar
            isNew={!base.thing}
            unsaved={unsaved}
            phase={phase}
            saveId={EDITOR_SAVE_ID}
            saveLabel={saveLabel}
            cancelTo={cancelTo}
            text={text}
          >
            {buttons}
          </SaveBar>
        </form>
      </div>
      <EditorDialogs
        editor={editor}
        leaving={leaving}
        merging={merging}
        labels={labels}
        renderValue={renderValue}
        titleId={EDITOR_TITLE_ID}
        saveId={EDITOR_SAVE_ID}
        text={text}
        lang={lang}
      />
    </FormProvider>
  );
}
