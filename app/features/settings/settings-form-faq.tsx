import { useController, useFormContext } from 'react-hook-form';
import { InputField, TextareaField } from '#app/ui/field.tsx';
import { AddRow } from './add-row.tsx';
import { RowTools } from './row-tools.tsx';
import { controlId } from './settings-fields.rules.ts';
import type { SettingsForm } from './settings-form.schema.ts';
import { settingsFormText } from './settings-form.text.ts';
import { useErrorsWithin } from './settings-form-controls.tsx';
import { MAX_ANSWER, MAX_FAQ, MAX_LINE } from './settings-limits.rules.ts';
import { useRows } from './use-rows.ts';

const text = settingsFormText.faq;
const ID = controlId('faq');

export function FaqField() {
  const { control } = useFormContext<SettingsForm>();
  const { field } = useController({ control, name: 'faq' });
  const errorAt = useErrorsWithin('faq');
  const faq = field.value;
  const rows = useRows({
    ...{ id: ID, rows: faq, onChange: field.onChange, nameOf: text.one },
    firstControl: '-question',
  });
  return (
    <fieldset id={ID} tabIndex={-1} className="grid min-w-0 gap-4 outline-none">
      <legend className="sr-only">{settingsFormText.fields.faq}</legend>
      {faq.length === 0 && <p className="text-ink-soft">{text.none}</p>}
      {faq.map(({ question, answer }, i) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is a text, and typed in place
          key={i}
          className="grid min-w-0 gap-3 rounded-control border border-sand-line p-3 sm:p-4"
        >
          <legend className="sr-only">{text.one(i + 1)}</legend>
          <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
            <InputField
              id={`${ID}-${i}-question`}
              label={`${i + 1}. ${text.question}`}
              value={question}
              maxLength={MAX_LINE}
              error={errorAt(`${i}.question`)}
              onChange={({ currentTarget }) =>
                rows.set(i, { question: currentTarget.value, answer })
              }
              onBlur={field.onBlur}
              autoComplete="off"
              className="min-w-52 grow"
            />
            <RowTools
              id={`${ID}-${i}`}
              name={question || text.one(i + 1)}
              place={i}
              count={faq.length}
              onMove={(by) => rows.move(i, by)}
              onRemove={() => rows.remove(i)}
            />
          </div>
          <TextareaField
            id={`${ID}-${i}-answer`}
            label={text.answer}
            value={answer}
            rows={3}
            maxLength={MAX_ANSWER}
            error={errorAt(`${i}.answer`)}
            onChange={({ currentTarget }) => rows.set(i, { question, answer: currentTarget.value })}
            onBlur={field.onBlur}
          />
        </fieldset>
      ))}
      <AddRow
        id={ID}
        error={errorAt('')}
        full={faq.length >= MAX_FAQ}
        label={text.add}
        onAdd={() => rows.add({ question: '', answer: '' })}
        said={rows.said}
      />
    </fieldset>
  );
}
