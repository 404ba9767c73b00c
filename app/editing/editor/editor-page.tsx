import type { FieldValues, Path } from 'react-hook-form';
import { Button, ButtonAnchor, ButtonLink, Spinner } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { LanguageSwitch } from '../fields/translated-field.tsx';
import { PageHead } from '../page-head.tsx';
import { DraftOffer, EditorProblems } from './editor-notices.tsx';
import { type EditorParts, EditorPartsScope, PartTabs } from './editor-parts.tsx';
import { EDITOR_SAVE_ID, EditorScope, type ShowValue } from './editor-scope.tsx';
import type { AttemptError } from './editor-state.rules.ts';
import { isLastStep, openNextStep, StepButtons, StepNav, type StepTexts } from './editor-steps.tsx';
import type { Versioned } from './save.ts';
import type { Editor } from './use-editor.ts';

/** Id of the heading, which takes the focus after a choice that changes the whole form. */
export const EDITOR_TITLE_ID = 'editor-title';

/**
 * Page of an editor (`useEditor`): heading, errors, a draft that was found, the fields
 * (`children`), the save bar, and the questions before input would be lost. Only once per page,
 * because its ids are fixed.
 */
export function EditorPage<Form extends FieldValues, Input, Saved extends Versioned>({
  editor,
  backLabel,
  onSite,
  title,
  hint,
  header,
  aboveForm,
  parts,
  tabTexts,
  stepTexts,
  problemsFocus,
  isFixed,
  buttons,
  atFoot,
  hasOtherMain = false,
  saveLabel,
  onSaved,
  typing,
  showValue,
  children,
}: {
  editor: Editor<Form, Input, Saved>;
  backLabel?: string;
  /** Link to the page for visitors. */
  onSite?: { href: string; label: string } | null;
  title?: string;
  hint?: string | null;
  /** Replaces the usual header. Its `h1` has EDITOR_TITLE_ID. */
  header?: Elements;
  /** Parts with controls of their own, outside the form. */
  aboveForm?: Elements;
  /** Parts (`Part`) of a long form, of which one is shown at a time. */
  parts?: EditorParts | undefined;
  /** Texts of the tabs in the head, which lead to the parts. */
  tabTexts?: { label: string; wrongLabel: string };
  /** Texts of the steps, if the parts are steps (`useSteps`). The last step has the save button. */
  stepTexts?: StepTexts;
  problemsFocus?: 'field' | 'summary';
  /** Returns true if an error with a control of its own, such as a failed picture, is corrected. */
  isFixed?: (error: AttemptError) => boolean;
  buttons?: Elements;
  /** Parts that stay in view beside the buttons. */
  atFoot?: Elements;
  /** Set if the page has another main action: the save button is then secondary while nothing is unsaved. */
  hasOtherMain?: boolean;
  saveLabel: string;
  onSaved: () => void;
  /** True while a box outside the form holds typed text. */
  typing?: boolean;
  /** Shows a value of a conflict that is not plain text. */
  showValue?: ShowValue<Form>;
  children: Elements;
}) {
  const { entity, form, phase, save } = editor;
  const steps = stepTexts && parts;
  /** Opens the next step if the fields of the current step are valid, else shows their errors. */
  async function leaveStep(steps: EditorParts) {
    const step = steps.list.find(({ name }) => name === steps.current);
    const fields = step?.fields as Path<Form>[];
    if (await form.trigger(fields, { shouldFocus: true })) openNextStep(steps);
  }
  return (
    <EditorScope
      editor={editor}
      onSaved={onSaved}
      typing={typing}
      showValue={showValue}
      titleId={EDITOR_TITLE_ID}
    >
      <div lang={entity.lang} className="-mb-18">
        {header ?? (
          <PageHead
            back={backLabel ? { to: entity.listPath, label: backLabel } : undefined}
            title={title ?? ''}
            titleId={EDITOR_TITLE_ID}
            lead={hint}
            tabs={tabTexts && parts && <PartTabs parts={parts} {...tabTexts} />}
            actions={
              onSite && (
                <ButtonAnchor href={onSite.href} target="_blank" rel="noopener" size="sm">
                  <span>{onSite.label}</span>
                  <Icon name="icon-external-link" className="size-4" />
                </ButtonAnchor>
              )
            }
          />
        )}
        {aboveForm}
        <form
          noValidate
          aria-labelledby={EDITOR_TITLE_ID}
          onSubmit={(event) => {
            event.preventDefault();
            if (!steps || isLastStep(steps)) save();
            else void leaveStep(steps);
          }}
        >
          <div
            inert={phase === 'saving'}
            className={cx(
              'grid min-w-0 content-start gap-4 pb-16',
              // The save bar stays at the foot of the window in a short part.
              parts && 'min-h-[calc(100dvh-11rem)] md:min-h-[calc(100dvh-8rem)]',
            )}
          >
            <EditorProblems editor={editor} parts={parts} focus={problemsFocus} isFixed={isFixed} />
            <DraftOffer editor={editor} focusId={EDITOR_TITLE_ID} />
            {steps && stepTexts && <StepNav steps={steps} text={stepTexts} />}
            <LanguageSwitch />
            <EditorPartsScope parts={parts}>{children}</EditorPartsScope>
          </div>
          <div className="save-bar large-text:min-h-0 large-text:flex-wrap -mx-4 large-text:-mx-2 md:-mx-6 px-4 large-text:px-2 md:px-6">
            {atFoot}
            <SaveState editor={editor} isShort={atFoot !== undefined} />
            <div className="ml-auto flex shrink-0 large-text:shrink large-text:flex-wrap large-text:justify-end gap-2 whitespace-nowrap large-text:whitespace-normal">
              {(!steps || steps.current === steps.list[0]?.name) && (
                <ButtonLink
                  to={entity.listPath}
                  size="sm"
                  // Hides the link on a phone, which has room only for buttons that act.
                  className={buttons || atFoot ? 'max-sm:hidden' : undefined}
                >
                  {entity.editing.cancel}
                </ButtonLink>
              )}
              {buttons}
              {steps && stepTexts && <StepButtons steps={steps} text={stepTexts} />}
              {(!steps || isLastStep(steps)) && (
                <Button
                  id={EDITOR_SAVE_ID}
                  type="submit"
                  variant={hasOtherMain && !editor.unsaved ? 'secondary' : 'primary'}
                  size="sm"
                  disabled={phase !== 'idle'}
                  // Prevents the focus change, which could move the page and the button before it is
                  // released.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={(event) => event.currentTarget.focus({ preventScroll: true })}
                >
                  {saveLabel}
                </Button>
              )}
            </div>
          </div>
        </form>
      </div>
    </EditorScope>
  );
}

function SaveState<Form extends FieldValues, Input, Saved extends Versioned>({
  editor: { entity, base, attempt, phase, unsaved },
  isShort,
}: {
  editor: Editor<Form, Input, Saved>;
  /** Shows only the icon on a phone. */
  isShort: boolean;
}) {
  const untouched = base.saved ? 'saved' : attempt ? 'refused' : 'untouched';
  const resting = unsaved ? 'unsaved' : untouched;
  const state = phase === 'idle' ? resting : phase;
  return (
    <p role="status" className="flex min-w-0 items-center gap-2 text-small-strong">
      {phase !== 'idle' && <Spinner />}
      {state === 'unsaved' && (
        <Icon name="icon-circle-dot" className="size-4 shrink-0 text-coral" />
      )}
      {state === 'saved' && (
        <Icon name="icon-circle-check" className="size-4 shrink-0 text-turquoise" />
      )}
      {/* Hides states that need no action on a phone. */}
      <span
        className={
          isShort || state === 'saved' || state === 'untouched' ? 'max-sm:sr-only' : undefined
        }
      >
        {entity.editing.states[state]}
      </span>
    </p>
  );
}
