import { useEffect } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { staffInstant } from '#app/lib/dates/staff-dates.ts';
import { Button } from '#app/ui/button.tsx';
import { reveal } from '#app/ui/focus.ts';
import { useDateLanguage } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import { ErrorSummary } from '#app/ui/states/error-summary.tsx';
import { messageIn } from '../fields/form-codec.ts';
import { controlId } from '../fields/form-controls.tsx';
import type { AttemptError } from './editor-state.rules.ts';
import type { Versioned } from './save.ts';
import type { Editor } from './use-editor.ts';

/**
 * Shows why the last save failed. The focus moves to the first invalid field, or to the list of errors
 * (`focus="summary"`). Corrected errors are struck through.
 */
export function EditorProblems<Form extends FieldValues, Input, Saved extends Versioned>({
  editor: { entity, attempt, form },
  focus = 'field',
  isFixed,
}: {
  editor: Editor<Form, Input, Saved>;
  focus?: 'field' | 'summary';
  /** Returns true if an error with a control of its own, such as a failed picture, is corrected. */
  isFixed?: (error: AttemptError) => boolean;
}) {
  const { errors } = useFormState({ control: form.control });
  const id = `${entity.name}-problems`;
  const items =
    attempt?.errors.map((error) => ({
      control: error.control ?? controlId(entity, error.field),
      message: entity.messageOf?.(error.field, error.message) ?? error.message,
      fixed: error.control && isFixed ? isFixed(error) : messageIn(errors, error.field) === null,
    })) ?? [];
  const firstControl = focus === 'field' ? items[0]?.control : undefined;
  useEffect(() => {
    const target = attempt && document.getElementById(firstControl ?? id);
    if (target) reveal(target).focus();
  }, [attempt, firstControl, id]);
  if (!attempt) return null;
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-4 outline-none">
      {items.length > 0 ? (
        <ErrorSummary title={attempt.message} items={items} fixedLabel={entity.editing.fixed} />
      ) : (
        <Alert tone="error">
          <span>{attempt.message}</span>{' '}
          {attempt.lost && (
            <a href={entity.listPath} target="_blank" rel="noopener" className="underline">
              {entity.editing.openList}
            </a>
          )}
        </Alert>
      )}
    </div>
  );
}

/** Offers each draft that was found, for example after a crash, until the person decides. */
export function DraftOffer<Form extends FieldValues, Input, Saved extends Versioned>({
  editor: { draft, base, entity },
  focusId,
}: {
  editor: Editor<Form, Input, Saved>;
  /** Id of the element that takes the focus when the offer disappears. */
  focusId: string;
}) {
  const text = entity.editing.draft;
  const dates = useDateLanguage();
  if (draft.offered.length === 0) return null;
  const decide = (act: () => void) => () => {
    document.getElementById(focusId)?.focus();
    act();
  };
  return (
    <Alert tone="info">
      <ul className="grid gap-y-3">
        {draft.offered.map((found) => (
          <li key={found.key} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="wrap-anywhere min-w-0 grow basis-60">
              {[
                text.found(staffInstant(found.typedAt, dates), draft.wordsOf(found)),
                found.version !== base.version && text.stale,
              ]
                .filter(Boolean)
                .join(' ')}
            </p>
            <div className="flex gap-2">
              <Button size="sm" variant="ink" onClick={decide(() => draft.restore(found))}>
                {text.restore}
              </Button>
              <Button size="sm" variant="quiet" onClick={decide(() => draft.discard(found))}>
                {text.discard}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
