import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { TIME_CHOICES } from '#app/features/site/request.rules.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { SlashDateField } from '#app/ui/slash-date-field.tsx';
import { POST_STATUSES } from '../news/post.rules.ts';
import { postStatusNames, postFormText as text } from './newsroom.text.ts';
import { controlId } from './post-fields.rules.ts';
import { DEFAULT_PUBLISH_TIME, publishState } from './post-form.rules.ts';
import type { PostForm } from './post-form.schema.ts';
import { useField, useFieldError } from './post-form-controls.tsx';

export function PublishingFields() {
  const { register } = useFormContext<PostForm>();
  return (
    <div className="grid gap-4">
      <SelectField {...useField('status')}>
        {POST_STATUSES.map((status) => (
          <option key={status} value={status} lang="tr">
            {postStatusNames[status]}
          </option>
        ))}
      </SelectField>
      <PublishDate />
      <PublishNote />
      <Checkbox
        {...register('featured')}
        id={controlId('featured')}
        label={
          <>
            <span className="block font-semibold leading-snug">{text.fields.featured}</span>
            <span className="block text-ink-soft text-sm">{text.hints.featured}</span>
          </>
        }
      />
    </div>
  );
}

/** Day and time of day on the office's clock, whatever the browser's zone. */
function PublishDate() {
  const { control } = useFormContext<PostForm>();
  const error = useFieldError('publishedAt');
  return (
    <Controller
      control={control}
      name="publishedAt"
      render={({ field: { value, onChange } }) => (
        <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-x-3">
          <SlashDateField
            id={controlId('publishedAt')}
            label={text.fields.publishedAt}
            pickerLabel={text.openCalendar}
            error={error}
            value={value.date}
            onChange={(date) =>
              onChange({
                ...value,
                date,
                time: date ? value.time || DEFAULT_PUBLISH_TIME : '',
              })
            }
          />
          <SelectField
            label={text.publishTime}
            value={value.time}
            onChange={(event) => onChange({ ...value, time: event.target.value })}
          >
            {[...new Set(['', ...TIME_CHOICES, value.time])].map((time) => (
              <option key={time}>{time}</option>
            ))}
          </SelectField>
          <p className="col-span-2 mt-1.5 text-ink-soft text-sm">{text.hints.publishDate}</p>
        </div>
      )}
    />
  );
}

/** What saving would mean for visitors. */
function PublishNote() {
  const { control } = useFormContext<PostForm>();
  const [status, publishedAt] = useWatch({ control, name: ['status', 'publishedAt'] });
  const state = publishState({ status, publishedAt }, new Date());
  return (
    <p role="status" className="rounded-control bg-sand px-4 py-3 font-medium text-sm">
      {text.publishing[state.kind](state.moment)}
    </p>
  );
}
