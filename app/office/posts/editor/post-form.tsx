import { Controller, useController, useFormContext, useWatch } from 'react-hook-form';
import { PictureField } from '#app/base/images/gallery/picture-field.tsx';
import { MAX_ALT } from '#app/base/images/images.rules.ts';
import type { ImageUploads } from '#app/base/images/upload/use-image-uploads.ts';
import type { AdminPostDetail } from '#app/domain/posts/admin-post.schema.ts';
import { POST_LIMITS } from '#app/domain/posts/post.schema.ts';
import { TIME_CHOICES } from '#app/domain/requests/request.rules.ts';
import {
  CheckField,
  ChoiceField,
  TextAreaField,
  TextField,
  TypedLength,
  useFieldTexts,
} from '#app/editing/fields/form-controls.tsx';
import { TranslatedFields, translatedPath } from '#app/editing/fields/translated-field.tsx';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import type { ForeignLanguage } from '#app/lib/words/translation-labels.ts';
import type { Elements } from '#app/ui/elements.ts';
import { Field, Input, SelectField } from '#app/ui/fields/field.tsx';
import { SlashDateField } from '#app/ui/fields/typed-time-fields.tsx';
import { useOfficeText, useText } from '#app/ui/language/use-text.ts';
import { useCategoryNames } from '../category-names.ts';
import { CONTENT, type PostForm } from '../post-entity.ts';
import {
  DEFAULT_PUBLISH_TIME,
  MAX_COVER_BYTES,
  publishState,
  slugAfterTitle,
} from './post-form.rules.ts';
import type { ShownPost } from './post-preview.tsx';
import { TagField } from './tag-field.tsx';

const TITLE = translatedPath('title');
const EXCERPT = translatedPath('excerpt');
const ALT = (language: ForeignLanguage) => `translations.${language}.alt` as const;

/** Title, slug and excerpt. `preview` is what a save would store; null while unknown. */
export function BasicsFields({
  post,
  preview,
}: {
  post: AdminPostDetail | null;
  preview: ShownPost | null;
}) {
  return (
    <div className="grid gap-4">
      <TranslatedFields<PostForm> paths={(language) => [TITLE(language)]}>
        {(language) => <TitleField language={language} isNew={!post} />}
      </TranslatedFields>
      <SlugField post={post} free={preview?.slug ?? null} />
      <TranslatedFields<PostForm> paths={(language) => [EXCERPT(language)]}>
        {(language) => <ExcerptField language={language} preview={preview} />}
      </TranslatedFields>
    </div>
  );
}

/**
 * Title in one language. The Turkish title of a new post also makes the slug, until another slug is
 * typed.
 */
function TitleField({ language, isNew }: { language: SiteLanguage; isNew: boolean }) {
  const { form: text } = useOfficeText('newsroom');
  const name = TITLE(language);
  const isTurkish = language === 'tr';
  const { control, getValues, setValue } = useFormContext<PostForm>();
  const { field } = useController({ control, name });
  const isEmpty = field.value.trim() === '';
  const count = (length: number) => text.count(length, POST_LIMITS.title.max);
  return (
    <Field
      {...useFieldTexts<PostForm>(name)}
      required={isTurkish}
      hint={
        <Hint
          note={isTurkish || !isEmpty ? text.hints.title : text.hints.inTurkish}
          count={<TypedLength<PostForm> name={name} text={count} />}
        />
      }
    >
      {(wiring) => (
        <Input
          {...field}
          {...wiring}
          onChange={(event) => {
            const title = event.target.value;
            const slug = getValues('slug');
            field.onChange(title);
            if (!isNew || !isTurkish) return;
            const made = slugAfterTitle({ slug, titleBefore: field.value, title });
            if (made !== slug) setValue('slug', made);
          }}
          required={isTurkish}
          autoComplete="off"
          spellCheck
          lang={language}
          className="h-13 text-heading"
        />
      )}
    </Field>
  );
}

function SlugField({ post, free }: { post: AdminPostDetail | null; free: string | null }) {
  const { form: text } = useOfficeText('newsroom');
  const { control, register } = useFormContext<PostForm>();
  const slug = useWatch({ control, name: 'slug' }).trim();
  const isTaken = free !== null && slug !== '' && new RegExp(`^${slug}-\\d+$`).test(free);
  const wasShown = post?.publishedAt && new Date(post.publishedAt) <= new Date();
  const hint = isTaken
    ? text.hints.slugTaken(free)
    : wasShown && slug !== post.slug
      ? text.hints.slugMoves(post.slug)
      : post
        ? text.hints.slugKept
        : text.hints.slug;
  return (
    <Field {...useFieldTexts<PostForm>('slug')} hint={hint}>
      {(wiring) => (
        <span className="flex">
          <span
            aria-hidden="true"
            className="grid place-items-center rounded-l-control border border-control-line border-r-0 bg-sand px-3 large-text:px-2 whitespace-nowrap text-ink-soft"
          >
            /news/
          </span>
          <Input
            {...register('slug')}
            {...wiring}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="rounded-l-none"
          />
        </span>
      )}
    </Field>
  );
}

function ExcerptField({
  language,
  preview,
}: {
  language: SiteLanguage;
  preview: ShownPost | null;
}) {
  const { form: text } = useOfficeText('newsroom');
  const name = EXCERPT(language);
  const { control } = useFormContext<PostForm>();
  const [excerpt, content] = useWatch({ control, name: [name, CONTENT(language)] });
  const isWritten = content.trim() !== '';
  const made = isWritten && preview?.chosen === language ? preview.excerpt : null;
  const note = excerpt.trim()
    ? text.hints.excerpt
    : made
      ? text.hints.excerptAuto(made)
      : language === 'tr' || isWritten
        ? text.hints.excerptEmpty
        : text.hints.inTurkish;
  const count = (length: number) => text.count(length, POST_LIMITS.excerpt.max);
  return (
    <TextAreaField<PostForm>
      name={name}
      rows={3}
      hint={<Hint note={note} count={<TypedLength<PostForm> name={name} text={count} />} />}
      lang={language}
    />
  );
}

function Hint({ note, count }: { note: string; count: Elements }) {
  return (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span className="min-w-0 flex-1 basis-40 break-words">{note}</span>
      {count}
    </span>
  );
}

export function PublishingFields() {
  const { form: text } = useOfficeText('newsroom');
  const { statuses } = useOfficeText('newsroom', 'tr');
  return (
    <div className="grid gap-4">
      <ChoiceField<PostForm> name="status" options={statuses} />
      <PublishDateField />
      <PublishNote />
      <CheckField<PostForm> name="featured" hint={text.hints.featured} />
    </div>
  );
}

/** Day and time on the business's clock, not in the browser's time zone. */
function PublishDateField() {
  const { form: text } = useOfficeText('newsroom');
  const { control } = useFormContext<PostForm>();
  const texts = useFieldTexts<PostForm>('publishedAt');
  return (
    <Controller
      control={control}
      name="publishedAt"
      render={({ field: { value, onChange } }) => (
        <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] large-text:grid-cols-1 large-text:gap-y-4 gap-x-3">
          <SlashDateField
            {...texts}
            lang="en"
            value={value.date}
            onChange={(date) => {
              const time = date ? value.time || DEFAULT_PUBLISH_TIME : '';
              onChange({ ...value, date, time });
            }}
          />
          <SelectField
            label={text.publishTime}
            value={value.time}
            onChange={(event) => onChange({ ...value, time: event.target.value })}
          >
            {[...new Set(['', ...TIME_CHOICES, value.time])].map((time) => (
              <option key={time} value={time}>
                {time}
              </option>
            ))}
          </SelectField>
          <p className="col-span-2 mt-2 text-ink-soft text-small">{text.hints.publishDate}</p>
        </div>
      )}
    />
  );
}

function PublishNote() {
  const { form: text } = useOfficeText('newsroom');
  const { statuses } = useOfficeText('newsroom', 'tr');
  const { control } = useFormContext<PostForm>();
  const [status, publishedAt] = useWatch({ control, name: ['status', 'publishedAt'] });
  const state = publishState({ status, publishedAt }, new Date());
  return (
    <p role="status" className="rounded-control bg-sand px-4 py-3 text-small">
      {text.publishing[state.kind](state.moment, statuses.published)}
    </p>
  );
}

export function CoverField({ uploads }: { uploads: ImageUploads }) {
  const { screen: words } = useOfficeText('images');
  const { control, setValue } = useFormContext<PostForm>();
  const { field } = useController({ control, name: 'featuredImage' });
  return (
    <PictureField
      {...useFieldTexts<PostForm>('featuredImage')}
      value={field.value}
      onChange={(image) => setValue('featuredImage', image, { shouldValidate: false })}
      uploads={uploads}
      maxBytes={MAX_COVER_BYTES}
      wrapAlt={(inTurkish) => (
        <TranslatedFields<PostForm>
          paths={(language) => [language === 'tr' ? 'featuredImage.alt' : ALT(language)]}
        >
          {(language) =>
            language === 'tr' ? (
              inTurkish
            ) : (
              <TextField<PostForm>
                name={ALT(language)}
                hint={words.altHint}
                maxLength={MAX_ALT}
                lang={language}
              />
            )
          }
        </TranslatedFields>
      )}
    />
  );
}

export function DetailFields({ suggestions }: { suggestions: readonly string[] }) {
  const { form: text } = useOfficeText('newsroom');
  const { control } = useFormContext<PostForm>();
  const category = useWatch({ control, name: 'category' });
  const tags = useFieldTexts<PostForm>('tags');
  const categories = useCategoryNames();
  const forVisitors = useText('news').card.categories[category];
  return (
    <div className="grid gap-4">
      <ChoiceField<PostForm>
        name="category"
        options={categories}
        hint={forVisitors !== categories[category] && text.hints.category(forVisitors)}
      />
      <TextField<PostForm>
        name="author.name"
        hint={text.hints.author}
        maxLength={POST_LIMITS.author}
      />
      <Controller
        control={control}
        name="tags"
        render={({ field: { value, onChange } }) => (
          <TagField
            {...tags}
            hint={text.hints.tags}
            suggestions={suggestions}
            value={value}
            onChange={onChange}
          />
        )}
      />
    </div>
  );
}
