import { ArrowLeft, ExternalLink } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { cx } from '#app/ui/class-names.ts';
import { DraftOffer, EditorProblems } from './editor-notices.tsx';
import type { ShowValue } from './editor-questions.tsx';
import { EDITOR_SAVE_ID, EditorScope } from './editor-scope.tsx';
import { messageIn } from './form-errors.ts';
import type { Versioned } from './save.ts';
import { SaveBar } from './save-bar.tsx';
import { SectionNav } from './section-nav.tsx';
import type { AttemptError, Editor } from './use-editor.ts';

/** The heading: it takes the focus after a choice that changes the whole form. */
export const EDITOR_TITLE_ID = 'editor-title';
const LINK =
  'inline-flex min-h-11 items-center gap-1.5 font-semibold text-sm text-turquoise hover:underline';

/** A part of a long form, for the list of parts beside it. */
export interface EditorSection {
  /** Of the `FormSection`. */
  id: string;
  title: string;
  /** Those of the form that stand in it. */
  fields: readonly string[];
}

/**
 * The page on which one entity is edited (`useEditor`): heading, what was wrong, a draft that was
 * found, the fields (`children`), the bar that saves, and the questions before something would be
 * lost. One per page, as its ids are.
 */
export function EditorPage<Form extends FieldValues, Input, Saved extends Versioned>({
  editor,
  backLabel,
  onSite,
  title,
  hint,
  header,
  aboveForm,
  sections,
  problemsFocus,
  isFixed,
  buttons,
  saveLabel,
  onSaved,
  typing,
  showValue,
  children,
}: {
  editor: Editor<Form, Input, Saved>;
  /** Leads to `entity.listPath`. */
  backLabel?: string;
  /** The page on which visitors see it. */
  onSite?: { href: string; label: string } | null;
  title?: string;
  hint?: string | null;
  /** In place of the usual header; its `h1` has EDITOR_TITLE_ID. */
  header?: ReactNode;
  /** What has controls of its own. */
  aboveForm?: ReactNode;
  /** Of a form of many sections; the same object each time. */
  sections?: { label: string; wrongLabel: string; list: readonly EditorSection[] };
  problemsFocus?: 'field' | 'summary';
  /** Of an error with a control of its own, such as a picture that failed. */
  isFixed?: (error: AttemptError) => boolean;
  /** Before the one that saves. */
  buttons?: ReactNode;
  saveLabel: string;
  onSaved: () => void;
  /** Something is typed that is no part of the form yet. */
  typing?: boolean;
  /** How a conflict shows a value that is no plain text. */
  showValue?: ShowValue<Form>;
  children: ReactNode;
}) {
  const { entity, base, phase, save, unsaved } = editor;
  return (
    <EditorScope
      editor={editor}
      onSaved={onSaved}
      typing={typing}
      showValue={showValue}
      titleId={EDITOR_TITLE_ID}
    >
      <div lang={entity.lang} className="-mb-6 md:-mb-8">
        {header ?? (
          <header className="mb-5">
            <div className="flex flex-wrap items-center justify-between gap-x-6">
              <Link to={entity.listPath} className={LINK}>
                <ArrowLeft aria-hidden="true" className="size-4" />
                {backLabel}
              </Link>
              {onSite && (
                <a href={onSite.href} target="_blank" className={LINK} rel="noopener">
                  {onSite.label}
                  <ExternalLink aria-hidden="true" className="size-4" />
                </a>
              )}
            </div>
            <h1
              id={EDITOR_TITLE_ID}
              tabIndex={-1}
              className="break-words font-bold text-2xl outline-none md:text-3xl"
            >
              {title}
            </h1>
            {hint && <p className="mt-1 text-ink-soft">{hint}</p>}
          </header>
        )}
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
              sections && 'grid max-w-5xl gap-6 xl:grid-cols-[11rem_minmax(0,1fr)]',
            )}
          >
            {sections && (
              <div>
                <WrongSections {...sections} />
              </div>
            )}
            <div inert={phase === 'saving'} className="grid min-w-0 content-start gap-6">
              <EditorProblems editor={editor} focus={problemsFocus} isFixed={isFixed} />
              <DraftOffer editor={editor} focusId={EDITOR_TITLE_ID} />
              {children}
            </div>
          </div>
          <SaveBar
            isNew={!base.saved}
            unsaved={unsaved}
            phase={phase}
            saveId={EDITOR_SAVE_ID}
            saveLabel={saveLabel}
            cancelTo={entity.listPath}
            text={entity.text}
          >
            {buttons}
          </SaveBar>
        </form>
      </div>
    </EditorScope>
  );
}

/** The sections, with a mark on those in which something is wrong; renders itself alone. */
function WrongSections({
  label,
  wrongLabel,
  list,
}: {
  label: string;
  wrongLabel: string;
  list: readonly EditorSection[];
}) {
  const { errors } = useFormState();
  const ids = useMemo(() => list.map(({ id }) => id), [list]);
  return (
    <SectionNav
      label={label}
      ids={ids}
      sections={list.map(({ id, title, fields }) => ({
        id,
        title,
        wrong: fields.some((field) => messageIn(errors, field) !== null),
      }))}
      wrongLabel={wrongLabel}
    />
  );
}
