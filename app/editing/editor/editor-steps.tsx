import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { focusAfter } from '#app/ui/focus.ts';
import { PHONE, useMediaQuery } from '#app/ui/media-query.ts';
import { messageIn } from '../fields/form-codec.ts';
import type { EditorPart, EditorParts } from './editor-parts.tsx';

export interface StepTexts {
  /** Name of the list of steps, for screen readers. */
  label: string;
  /** Mark of a step with an error, for screen readers. */
  wrongLabel: string;
  next: string;
  previous: string;
}

/** Steps of a form on a phone, one at a time. Undefined on a wide screen, which shows all at once. */
export function useSteps(list: readonly EditorPart[]): EditorParts | undefined {
  const [current, open] = useState(list[0]?.name ?? '');
  return useMediaQuery(PHONE) ? { list, current, open } : undefined;
}

const stepId = (name: string) => `editor-step-${name}`;

/** Opens a step and moves the focus to its name above the form. */
function goTo({ open }: EditorParts, { name }: EditorPart): void {
  focusAfter(stepId(name), () => open(name));
}

function neighbours({ list, current }: EditorParts) {
  const at = list.findIndex(({ name }) => name === current);
  return { before: list[at - 1], after: list[at + 1] };
}

/** Opens the next step, if there is one. */
export function openNextStep(steps: EditorParts): void {
  const { after } = neighbours(steps);
  if (after) goTo(steps, after);
}

/** Names of the steps, above the form. Each opens its step. */
export function StepNav({ steps, text }: { steps: EditorParts; text: StepTexts }) {
  const { errors } = useFormState();
  return (
    <nav aria-label={text.label}>
      <ol className="grid large-text:grid-flow-row grid-flow-col auto-cols-fr large-text:grid-cols-2 gap-1">
        {steps.list.map((step, i) => {
          const isCurrent = step.name === steps.current;
          return (
            <li key={step.name} className="grid min-w-0">
              <button
                id={stepId(step.name)}
                type="button"
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => goTo(steps, step)}
                className={cx(
                  'min-h-11 border-t-4 pt-1 text-left text-meta',
                  isCurrent ? 'border-ink text-ink' : 'border-sand-line text-ink-soft',
                )}
              >
                <span className="flex items-center gap-1">
                  <span className="tabular-nums">{i + 1}</span>
                  {step.fields.some((field) => messageIn(errors, field) !== null) && (
                    <span className="size-2 rounded-full bg-coral forced-colors:bg-[CanvasText]">
                      <span className="sr-only">{text.wrongLabel}</span>
                    </span>
                  )}
                </span>
                <span className={cx('block', isCurrent && 'font-strong')}>{step.title}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Buttons of the save bar that lead to the other steps. Enter in a field does what `next` does. */
export function StepButtons({ steps, text }: { steps: EditorParts; text: StepTexts }) {
  const { before, after } = neighbours(steps);
  return (
    <>
      {before && (
        <Button size="sm" onClick={() => goTo(steps, before)}>
          {text.previous}
        </Button>
      )}
      {after && (
        <Button type="submit" size="sm" variant="primary">
          {text.next}
        </Button>
      )}
    </>
  );
}

export function isLastStep(steps: EditorParts): boolean {
  return neighbours(steps).after === undefined;
}
