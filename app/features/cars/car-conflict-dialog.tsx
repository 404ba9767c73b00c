import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { cx } from '#app/ui/class-names.ts';
import { FormDialog } from '#app/ui/form-dialog.tsx';
import { CarFieldValue } from './car-field-value.tsx';
import type { CarForm } from './car-form.schema.ts';
import { carFormText } from './car-form.text.ts';
import {
  type Choice,
  type Choices,
  type Difference,
  differences,
  keepMine,
  merge,
  type ThreeCars,
  takeTheirs,
} from './car-merge.rules.ts';

const text = carFormText.conflict;

/**
 * What somebody else has changed, field by field, beside what is typed here: both can be seen and
 * one is chosen. Leaving it changes nothing; the next attempt to save asks again.
 */
export function CarConflictDialog({
  cars,
  savedAt,
  next,
  onResolve,
  onCancel,
  finalFocus,
}: {
  cars: ThreeCars;
  /** When theirs was saved, ISO 8601. */
  savedAt: string;
  /** What follows the choice. */
  next: 'save' | 'edit';
  onResolve: (values: CarForm) => void;
  onCancel: () => void;
  finalFocus: () => HTMLElement | null;
}) {
  const found = differences(cars);
  const [choices, setChoices] = useState<Choices>(() => keepMine(found));
  return (
    <FormDialog
      open
      wide
      title={text.title}
      onSubmit={() => onResolve(merge(cars, choices))}
      onCancel={onCancel}
      finalFocus={finalFocus}
      footer={
        <>
          <Button size="sm" onClick={onCancel}>
            {text.cancel}
          </Button>
          <Button type="submit" size="sm" variant="primary">
            {next === 'save' ? text.save : text.apply}
          </Button>
        </>
      }
      lang="en"
    >
      <p className="text-pretty text-ink-soft">{text.text(savedAt)}</p>
      <div className="-mx-4 flex flex-wrap border-sand-line border-b pt-1">
        <Button size="sm" variant="quiet" onClick={() => setChoices(keepMine(found))}>
          {text.allMine}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setChoices(takeTheirs(found))}>
          {text.allTheirs}
        </Button>
      </div>
      {found.map((difference) => (
        <FieldChoice
          key={difference.field}
          difference={difference}
          cars={cars}
          choice={choices[difference.field] ?? difference.proposed}
          onChoose={(choice) => setChoices((before) => ({ ...before, [difference.field]: choice }))}
        />
      ))}
    </FormDialog>
  );
}

function FieldChoice({
  difference: { field, proposed },
  cars,
  choice,
  onChoose,
}: {
  difference: Difference;
  cars: ThreeCars;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}) {
  const [title, action] =
    proposed === 'mine' ? [text.mine, text.keepMine] : [text.before, text.keepBefore];
  const sides = [
    { side: 'mine', form: cars.mine, title, action },
    { side: 'theirs', form: cars.theirs, title: text.theirs, action: text.takeTheirs },
  ] as const;
  return (
    <fieldset className="grid min-w-0 gap-x-4 gap-y-2 border-sand-line py-4 not-last:border-b sm:grid-cols-[9rem_1fr_1fr]">
      <legend className="sr-only">{carFormText.fields[field]}</legend>
      <div aria-hidden="true" className="min-w-0">
        <p className="font-bold">{carFormText.fields[field]}</p>
        {proposed === 'mine' && (
          <p className="mt-1">
            <Chip>{text.both}</Chip>
          </p>
        )}
      </div>
      {sides.map(({ side, form, title, action }) => (
        <label
          key={side}
          className={cx(
            'relative flex min-w-0 cursor-pointer flex-col gap-2 rounded-control border-2 p-3',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-turquoise-bright',
            choice === side
              ? 'border-turquoise bg-turquoise-wash'
              : 'border-sand-line hover:border-control-line',
          )}
        >
          <span className="font-semibold text-ink-soft text-sm">{title}</span>
          <span className="min-w-0 grow break-words">
            <CarFieldValue field={field} form={form} />
          </span>
          <span className="flex items-center gap-2 font-semibold text-sm text-turquoise">
            <input
              type="radio"
              name={`choice-${field}`}
              checked={choice === side}
              onChange={() => onChoose(side)}
              className="size-5 accent-turquoise outline-none"
            />
            {action}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
