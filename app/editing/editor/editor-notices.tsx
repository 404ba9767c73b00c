import { useEffect, useEffectEvent, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { staffInstant } from '#app/lib/dates/staff-dates.ts';
import { Button } from '#app/ui/button.tsx';
import { reveal } from '#app/ui/focus.ts';
import { useDateLanguage } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import { ErrorSummary } from '#app/ui/states/error-summary.tsx';
import { messageIn } from '../fields/form-codec.ts';
import { controlId } from '../fields/form-controls.tsx';
import type { EditorParts } from './editor-parts.tsx';
import type { AttemptError } from './editor-state.rules.ts';
import type { Versioned } from './save.ts';
import type { Editor } from './use-editor.ts';

/**
 * Shows why the last save failed. The focus moves to the first invalid field, or to the list of errors
 * (`focus="summary"`). Corrected errors are struck through.
 */
export function EditorProblems<Form extends FieldValues, Input, Saved extends Versioned>({
  editor: { entity, attempt, form },
  parts,
  focus = 'field',
  isFixed,
}: {
  editor: Editor<Form, Input, Saved>;
  /** Parts of the form. The part with the first error is opened. */
  parts?: EditorParts | undefined;
  focus?: 'field' | 'summary';
  /** Returns true if an error with a control of its own, such as a failed picture, is corrected. */
  isFixed?: (error: AttemptError) => boolean;
}) {
  const { errors } = useFormState({ control: form.control });
  const id = `${entity.name}-problems`;
  const items =
    attempt?.errors.map((error) => ({
      field: error.field,
      control: error.control ?? controlId(entity, error.field),
      message: entity.messageOf?.(error.field, error.message) ?? error.message,
      fixed: error.control && isFixed ? isFixed(error) : messageIn(errors, error.field) === null,
    })) ?? [];
  /** Control that takes the focus as soon as its part is shown. */
  const [next, setNext] = useState<{ control: string; part: string | undefined } | null>(null);
  function goTo({ field, control }: { field: string; control: string }) {
    const part = parts?.list.find(({ fields }) => fields.includes(field))?.name;
    if (part && part !== parts?.current) parts?.open(part);
    setNext({ control, part });
  }
  const shown = parts?.current;
  useEffect(() => {
    if (!next || (next.part && next.part !== shown)) return;
    const target = document.getElementById(next.control);
    if (target) reveal(target).focus();
    setNext(null);
  }, [next, shown]);
  const goToFirst = useEffectEvent(() => {
    const [first] = items;
    if (focus === 'field' && first) goTo(first);
    else document.getElementById(id)?.focus();
  });
  useEffect(() => {
    if (attempt) goToFirst();
  }, [attempt]);
  if (!attempt) return null;
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-4 outline-none">
      {items.length > 0 ? (
        <ErrorSummary
          title={attempt.message}
          items={items}
          fixedLabel={entity.editing.fixed}
          onChoose={goTo}
        />
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
              <Button size="sm" variant="destroy" onClick={decide(() => draft.discard(found))}>
                {text.discard}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
