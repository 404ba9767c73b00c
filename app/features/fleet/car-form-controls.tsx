import { type ComponentProps, useState } from 'react';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { messageIn } from '#app/editing/form-fields.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ComboField } from '#app/ui/combo-field.tsx';
import { InputField, SelectField, TextareaField } from '#app/ui/field.tsx';
import { type CarField, controlId } from './car-fields.rules.ts';
import type { CarForm } from './car-form.schema.ts';
import { carLabels, carFormText as text } from './fleet.text.ts';

/**
 * Controls of the car editor's form by the name of their field. The browser holds what is typed, so
 * a key stroke renders nothing; a message renders its own field alone.
 */
type Name<Value> = {
  [Field in CarField]: ValueOf<Field> extends Value ? Field : never;
}[CarField];
type ValueOf<Field extends string, In = CarForm> = Field extends `${infer Head}.${infer Tail}`
  ? ValueOf<Tail, In[Head & keyof In]>
  : In[Field & keyof In];

export type TextName = Name<string>;

export function useFieldError(name: CarField): string | undefined {
  const { control } = useFormContext<CarForm>();
  const { errors } = useFormState({ control, name, exact: true });
  return messageIn(errors, name) ?? undefined;
}

/** What every control has: its id, its name, its label, and what is wrong with it. */
function useField(name: TextName) {
  const { register } = useFormContext<CarForm>();
  return {
    id: controlId(name),
    label: carLabels[name],
    error: useFieldError(name),
    autoComplete: 'off',
    ...register(name),
  };
}

type Rest<Control extends (props: never) => unknown> = Omit<
  Parameters<Control>[0],
  'name' | 'label' | 'error'
>;

export function TextInput({ name, ...rest }: { name: TextName } & Rest<typeof InputField>) {
  return <InputField {...useField(name)} {...rest} />;
}

/** A text field, so that a decimal comma can be typed; a phone shows its digits. */
export function NumberInput({
  whole = false,
  ...rest
}: { whole?: boolean } & ComponentProps<typeof TextInput>) {
  return <TextInput inputMode={whole ? 'numeric' : 'decimal'} {...rest} />;
}

export function TextBox({ name, ...rest }: { name: TextName } & Rest<typeof TextareaField>) {
  return <TextareaField {...useField(name)} {...rest} />;
}

/** One of `options`; what the car has already stays a choice. */
export function Choice({
  name,
  options,
  ...rest
}: { name: TextName; options: readonly string[] } & Rest<typeof SelectField>) {
  const { control } = useFormContext<CarForm>();
  const value = useWatch({ control, name });
  const [first] = useState(value);
  return (
    <SelectField {...useField(name)} {...rest}>
      {[...new Set([...options, first, value])].map((option) => (
        <option key={option}>{option}</option>
      ))}
    </SelectField>
  );
}

/** One of `choices`, or any other text. */
export function Combo({
  name,
  ...rest
}: { name: TextName } & Pick<
  ComponentProps<typeof ComboField>,
  'choices' | 'hint' | 'required' | 'maxLength'
>) {
  const { control } = useFormContext<CarForm>();
  const { field, fieldState } = useController({ control, name });
  const label = carLabels[name];
  return (
    <ComboField
      {...rest}
      {...field}
      id={controlId(name)}
      label={label}
      openLabel={text.openChoices(label)}
      error={fieldState.error?.message}
    />
  );
}

export function Toggle({ name, hint }: { name: 'status' | 'featured'; hint: string }) {
  const { register } = useFormContext<CarForm>();
  return (
    <Checkbox
      {...register(name)}
      id={controlId(name)}
      label={
        <>
          <span className="block font-semibold leading-snug">{carLabels[name]}</span>
          <span className="block text-ink-soft text-sm">{hint}</span>
        </>
      }
    />
  );
}
