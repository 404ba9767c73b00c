/**
 * Controls of an editor's form. The path of a field gives its control's label, message and id. The browser
 * holds the typed text, so a keystroke renders nothing; a message renders only its field.
 */

import { type ComponentProps, createContext, type ReactNode, use, useState } from 'react';
import {
  type FieldPathByValue,
  type FieldValues,
  type Path,
  type PathValue,
  useController,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { ownValue } from '#app/lib/own-value.ts';
import type { Language } from '#app/lib/words/language.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { ComboField } from '#app/ui/fields/combo-field.tsx';
import { InputField, SelectField, TextareaField } from '#app/ui/fields/field.tsx';
import { SlashDateField } from '#app/ui/fields/typed-time-fields.tsx';
import { messageIn } from './form-codec.ts';

export const EntityContext = createContext<{
  name: string;
  labels: Readonly<Record<string, string>>;
  lang: Language;
} | null>(null);

function useEntity() {
  const entity = use(EntityContext);
  if (!entity) throw new Error('There is no editor around this control');
  return entity;
}

/** Returns the id of a field's control, or of the first of its controls. */
export function controlId({ name }: { name: string }, field: string): string {
  return `${name}-${field.replaceAll('.', '-')}`;
}

/** Returns id, label and error of a field, for a control of another kind. */
export function useFieldTexts<Form extends FieldValues>(name: Path<Form>) {
  const entity = useEntity();
  const { control } = useFormContext<Form>();
  const { errors } = useFormState({ control, name });
  return {
    id: controlId(entity, name),
    label: entity.labels[name] ?? '',
    error: messageIn(errors, name) ?? undefined,
  };
}

type TextPath<Form extends FieldValues> = FieldPathByValue<Form, string>;

interface OfField<Form extends FieldValues> {
  name: TextPath<Form>;
  /** Label, if it is not the field's own. */
  label?: ReactNode;
}

export interface OfTextField<Form extends FieldValues> extends OfField<Form> {
  /** Returns the completed text when the person leaves the field. */
  complete?: (typed: string) => string;
}

export function useRegistered<Form extends FieldValues>({
  name,
  label,
  complete,
}: OfTextField<Form>) {
  const { register, getValues, setValue } = useFormContext<Form>();
  function onBlur() {
    const typed: string = getValues(name);
    const whole = complete?.(typed) ?? typed;
    if (whole !== typed)
      setValue(name, whole as PathValue<Form, typeof name>, { shouldDirty: true });
  }
  const texts = useFieldTexts<Form>(name);
  return {
    ...texts,
    label: label ?? texts.label,
    autoComplete: 'off',
    // Lets `:placeholder-shown` match empty fields, which are not printed.
    placeholder: ' ',
    ...register(name, { onBlur }),
  };
}

type Rest<Control extends (props: never) => unknown> = Omit<
  Parameters<Control>[0],
  'name' | 'label' | 'error' | 'id'
>;

export function TextField<Form extends FieldValues>({
  name,
  label,
  complete,
  ...rest
}: OfTextField<Form> & Rest<typeof InputField>) {
  return <InputField {...useRegistered<Form>({ name, label, complete })} {...rest} />;
}

/** Text field for a number, so that a decimal comma can be typed. Phones show a numeric keyboard. */
export function NumberField<Form extends FieldValues>({
  whole = false,
  ...rest
}: { whole?: boolean } & ComponentProps<typeof TextField<Form>>) {
  return <TextField<Form> inputMode={whole ? 'numeric' : 'decimal'} {...rest} />;
}

export function TextAreaField<Form extends FieldValues>({
  name,
  label,
  ...rest
}: OfField<Form> & Rest<typeof TextareaField>) {
  return <TextareaField {...useRegistered<Form>({ name, label })} {...rest} />;
}

/**
 * Select with `options`: labels by value, or a list of values that are their own labels. The
 * initial value stays an option.
 */
export function ChoiceField<Form extends FieldValues>({
  name,
  label,
  options,
  ...rest
}: OfField<Form> & {
  options: Readonly<Record<string, string>> | readonly string[];
} & Omit<Rest<typeof SelectField>, 'children'>) {
  const { control } = useFormContext<Form>();
  const value: string = useWatch({ control, name });
  const [first] = useState(value);
  const names: Record<string, string> = Array.isArray(options)
    ? Object.fromEntries(options.map((each) => [each, each]))
    : { ...options };
  const values = [...new Set([...Object.keys(names), first, value])];
  return (
    <SelectField {...useRegistered<Form>({ name, label })} {...rest}>
      {values.map((each) => (
        <option key={each} value={each}>
          {ownValue(names, each) ?? each}
        </option>
      ))}
    </SelectField>
  );
}

/** Date as dd/mm/yyyy. The form holds the ISO date, or the typed text until it is a date. */
export function DayField<Form extends FieldValues>({
  name,
  label,
  ...rest
}: {
  name: TextPath<Form>;
  label?: string;
  required?: boolean;
  className?: string;
}) {
  const { lang } = useEntity();
  const { control } = useFormContext<Form>();
  const { field } = useController({ control, name });
  const texts = useFieldTexts<Form>(name);
  return (
    <SlashDateField {...field} {...texts} label={label ?? texts.label} lang={lang} {...rest} />
  );
}

export function ComboTextField<Form extends FieldValues>({
  name,
  ...rest
}: { name: TextPath<Form> } & Pick<
  ComponentProps<typeof ComboField>,
  'choices' | 'hint' | 'required' | 'maxLength' | 'openLabel' | 'className'
>) {
  const { control } = useFormContext<Form>();
  const { field } = useController({ control, name });
  const texts = useFieldTexts<Form>(name);
  return <ComboField {...rest} {...field} {...texts} />;
}

export function CheckField<Form extends FieldValues>({
  name,
  hint,
}: {
  name: FieldPathByValue<Form, boolean>;
  hint?: string;
}) {
  const { register } = useFormContext<Form>();
  const { id, label } = useFieldTexts<Form>(name);
  return (
    <Checkbox
      {...register(name)}
      id={id}
      label={
        <>
          <span className="block font-strong">{label}</span>
          {hint && <span className="block text-ink-soft text-small">{hint}</span>}
        </>
      }
    />
  );
}

/** Number of typed characters. A keystroke renders only this component. */
export function TypedLength<Form extends FieldValues>({
  name,
  text,
}: {
  name: TextPath<Form>;
  text: (length: number) => string;
}) {
  const { control } = useFormContext<Form>();
  const value: string = useWatch({ control, name });
  return <span className="tabular-nums">{text(value.trim().length)}</span>;
}
