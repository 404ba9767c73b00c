import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '#app/ui/field.tsx';
import { POST_CATEGORIES } from '../news/post.rules.ts';
import { CATEGORY_NAMES } from '../news/post-card.text.ts';
import { postFormText as text } from './newsroom.text.ts';
import { controlId } from './post-fields.rules.ts';
import type { PostForm } from './post-form.schema.ts';
import { TextInput, useField, useFieldError } from './post-form-controls.tsx';
import { POST_LIMITS } from './post-input.schema.ts';
import { TagField } from './tag-field.tsx';

export function DetailFields({ suggestions }: { suggestions: readonly string[] }) {
  const { control } = useFormContext<PostForm>();
  const category = useWatch({ control, name: 'category' });
  const error = useFieldError('tags');
  return (
    <div className="grid gap-4">
      <SelectField {...useField('category')} hint={text.hints.category(CATEGORY_NAMES[category])}>
        {POST_CATEGORIES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextInput name="author.name" hint={text.hints.author} maxLength={POST_LIMITS.author} />
      <Controller
        control={control}
        name="tags"
        render={({ field: { value, onChange } }) => (
          <TagField
            id={controlId('tags')}
            label={text.fields.tags}
            hint={text.hints.tags}
            error={error}
            suggestions={suggestions}
            value={value}
            onChange={onChange}
          />
        )}
      />
    </div>
  );
}
