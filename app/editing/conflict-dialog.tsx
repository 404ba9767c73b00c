import { type ReactNode, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { cx } from '#app/ui/class-names.ts';
import { FormDialog } from '#app/ui/form-dialog.tsx';
import type { EditingText } from './editing.text.ts';
import {
  type Choice,
  type Choices,
  type Difference,
  type FormMerge,
  keepMine,
  type ThreeVersions,
  takeTheirs,
} from './three-way-merge.rules.ts';

/**
 * What somebody else has changed, field by field, beside what is typed here: both can be seen and
 * one is chosen. Leaving it changes nothing; the next attempt to save asks again.
 */
export function ConflictDialog<Form, Field extends string>({
  merging,
  versions,
  labels,
  renderValue,
  savedAt,
  next,
  onResolve,
  onCancel,
  finalFocus,
  text,
  lang,
}: {
  merging: FormMerge<Form, Field>;
  versions: ThreeVersions<Form>;
  labels: Record<Field, string>;
  /** A field as it can be compared with the same of another version, `other`. */
  renderValue: (field: Field, form: Form, other: Form) => ReactNode;
  /** When theirs was saved, ISO 8601. */
  savedAt: string;
  /** What follows the choice. */
  next: 'save' | 'edit';
  onResolve: (values: Form) => void;
  onCancel: () => void;
  finalFocus: () => HTMLElement | null;
  text: EditingText['conflict'];
  lang: string;
}) {
  const found = merging.differences(versions);
  const [choices, setChoices] = useState<Choices<Field>>(() => keepMine(found));
  return (
    <FormDialog
      open
      wide
      title={text.title}
      onSubmit={() => onResolve(merging.merge(versions, choices))}
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
      lang={lang}
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
          label={labels[difference.field]}
          mine={renderValue(difference.field, versions.mine, versions.theirs)}
          theirs={renderValue(difference.field, versions.theirs, versions.mine)}
          choice={choices[difference.field] ?? difference.proposed}
          onChoose={(choice) => setChoices((before) => ({ ...before, [difference.field]: choice }))}
          text={text}
        />
      ))}
    </FormDialog>
  );
}

function FieldChoice({
  difference: { field, proposed },
  label,
  mine,
  theirs,
  choice,
  onChoose,
  text,
}: {
  difference: Difference<string>;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  text: EditingText['conflict'];
}) {
  const [title, action] =
    proposed === 'mine' ? [text.mine, text.keepMine] : [text.before, text.keepBefore];
  const sides = [
    { side: 'mine', value: mine, title, action },
    { side: 'theirs', value: theirs, title: text.theirs, action: text.takeTheirs },
  ] as const;
  return (
    <fieldset className="grid min-w-0 gap-x-4 gap-y-2 border-sand-line py-4 not-last:border-b sm:grid-cols-[9rem_1fr_1fr]">
      <legend className="sr-only">{label}</legend>
      <div aria-hidden="true" className="min-w-0">
        <p className="font-bold">{label}</p>
        {proposed === 'mine' && (
          <p className="mt-1">
            <Chip>{text.both}</Chip>
          </p>
        )}
      </div>
      {sides.map(({ side, value, title, action }) => (
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
          <span className="min-w-0 grow break-words">{value}</span>
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
