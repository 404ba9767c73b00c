/** Controls of the settings by the name of their field; the browser holds what is typed. */
import { get, useFormContext, useFormState } from 'react-hook-form';
import { messageIn } from '#app/editing/form-fields.ts';
import { InputField, TextareaField } from '#app/ui/field.tsx';
import type { SettingsField } from './admin-settings.text.ts';
import { settingsLabels } from './admin-settings.text.ts';
import type { SettingsForm } from './settings-form.schema.ts';
import { controlId } from './settings-sections.rules.ts';

interface Message {
  message?: unknown;
}

/** Fields that hold one text. */
export type TextName = Exclude<
  SettingsField,
  'business.openingHours' | 'business.mapPosition' | 'panorama' | 'rental.places' | 'faq'
>;

/** What is wrong with a field, or with what is at a path inside of it. */
export function useFieldError(field: SettingsField): string | undefined {
  const { control } = useFormContext<SettingsForm>();
  const { errors } = useFormState({ control, name: field });
  return messageIn(errors, field) ?? undefined;
}

/** Says what is wrong at a path within one field: `1.question`; `''` is the field itself alone. */
export function useErrorsWithin(field: SettingsField): (path: string) => string | undefined {
  const { control } = useFormContext<SettingsForm>();
  const { errors } = useFormState({ control, name: field });
  const branch: (Message & { root?: Message }) | undefined = get(errors, field);
  return (path) => {
    const at: Message | undefined = path === '' ? (branch?.root ?? branch) : get(branch, path);
    return typeof at?.message === 'string' ? at.message : undefined;
  };
}

function useField(name: TextName, label: string) {
  const { register } = useFormContext<SettingsForm>();
  return {
    id: controlId(name),
    label,
    error: useFieldError(name),
    autoComplete: 'off',
    ...register(name),
  };
}

type Rest<Control extends (props: never) => unknown> = Omit<
  Parameters<Control>[0],
  'name' | 'label' | 'error'
>;

export function TextInput({
  name,
  label = settingsLabels[name],
  ...rest
}: { name: TextName; label?: string } & Rest<typeof InputField>) {
  return <InputField {...useField(name, label)} {...rest} />;
}

export function TextBox({ name, ...rest }: { name: TextName } & Rest<typeof TextareaField>) {
  return <TextareaField {...useField(name, settingsLabels[name])} {...rest} />;
}
