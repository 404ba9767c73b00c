import type { ComponentProps } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { messageIn } from '#app/editing/form-fields.ts';
import { InputField } from '#app/ui/field.tsx';
import { postFormText as text } from './newsroom.text.ts';
import { controlId, type PostField } from './post-fields.rules.ts';
import type { PostForm } from './post-form.schema.ts';

/**
 * Controls of the post editor's form by the name of their field. The browser holds what is typed,
 * so a key stroke renders nothing; a message renders its own field alone.
 */
export function useFieldError(name: PostField): string | undefined {
  const { control } = useFormContext<PostForm>();
  const { errors } = useFormState({ control, name, exact: false });
  return messageIn(errors, name) ?? undefined;
}

/** What every control has: its id, its name, its label, and what is wrong with it. */
export function useField(name: Exclude<PostField, 'tags' | 'publishedAt' | 'featuredImage'>) {
  const { register } = useFormContext<PostForm>();
  return {
    id: controlId(name),
    label: text.fields[name],
    error: useFieldError(name),
    autoComplete: 'off',
    ...register(name),
  };
}

export function TextInput({
  name,
  ...rest
}: { name: 'author.name' } & Omit<ComponentProps<typeof InputField>, 'name' | 'label' | 'error'>) {
  return <InputField {...useField(name)} {...rest} />;
}

/** How much is typed of what fits; renders itself alone. */
export function Count({ name, max }: { name: 'title' | 'excerpt'; max: number }) {
  const { control } = useFormContext<PostForm>();
  const { length } = useWatch({ control, name }).trim();
  return <span className="tabular-nums">{text.count(length, max)}</span>;
}
