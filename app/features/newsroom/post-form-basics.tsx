import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Input } from '#app/ui/controls.tsx';
import { Field, TextareaField } from '#app/ui/field.tsx';
import type { AdminPostDetail, PreviewedPost } from './admin-post.schema.ts';
import { postFormText as text } from './newsroom.text.ts';
import { controlId } from './post-fields.rules.ts';
import { slugAfterTitle, wasShown } from './post-form.rules.ts';
import type { PostForm } from './post-form.schema.ts';
import { Count, useField, useFieldError } from './post-form-controls.tsx';
import { POST_LIMITS } from './post-input.schema.ts';

export function BasicsFields({
  post,
  preview,
}: {
  post: AdminPostDetail | null;
  preview: PreviewedPost | null;
}) {
  return (
    <div className="grid gap-4">
      <TitleField isNew={!post} />
      <SlugField post={post} free={preview?.slug ?? null} />
      <ExcerptField preview={preview} />
    </div>
  );
}

/** The title of a new post makes its slug as well, until somebody writes one. */
function TitleField({ isNew }: { isNew: boolean }) {
  const { control, getValues, setValue } = useFormContext<PostForm>();
  const { field } = useController({ control, name: 'title' });
  return (
    <Field
      id={controlId('title')}
      label={text.fields.title}
      required
      error={useFieldError('title')}
      hint={
        <Hint note={text.hints.title} count={<Count name="title" max={POST_LIMITS.title.max} />} />
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
            if (!isNew) return;
            const made = slugAfterTitle({ slug, titleBefore: field.value, title });
            if (made !== slug) setValue('slug', made);
          }}
          required
          autoComplete="off"
          spellCheck
          lang="tr"
          className="h-14 font-bold text-xl"
        />
      )}
    </Field>
  );
}

function SlugField({ post, free }: { post: AdminPostDetail | null; free: string | null }) {
  const { control } = useFormContext<PostForm>();
  const slug = useWatch({ control, name: 'slug' }).trim();
  const { label, error, id, ...registered } = useField('slug');
  const isTaken = free !== null && slug !== '' && new RegExp(`^${slug}-\\d+$`).test(free);
  const moves = post !== null && slug !== post.slug && wasShown(post, new Date());
  const hint = isTaken
    ? text.hints.slugTaken(free)
    : moves
      ? text.hints.slugMoves(post.slug)
      : post
        ? text.hints.slugKept
        : text.hints.slug;
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      {(wiring) => (
        <span className="flex">
          <span
            aria-hidden="true"
            className="grid place-items-center rounded-l-control border border-control-line border-r-0 bg-sand px-3 text-ink-soft"
          >
            /news/
          </span>
          <Input
            {...registered}
            {...wiring}
            autoCapitalize="none"
            spellCheck={false}
            className="rounded-l-none"
          />
        </span>
      )}
    </Field>
  );
}

function ExcerptField({ preview }: { preview: PreviewedPost | null }) {
  const { control } = useFormContext<PostForm>();
  const [excerpt, content] = useWatch({ control, name: ['excerpt', 'content'] });
  const made = content.trim() ? preview?.excerpt : null;
  const note = excerpt.trim()
    ? text.hints.excerpt
    : made
      ? text.hints.excerptAuto(made)
      : text.hints.excerptEmpty;
  return (
    <TextareaField
      {...useField('excerpt')}
      rows={3}
      hint={<Hint note={note} count={<Count name="excerpt" max={POST_LIMITS.excerpt.max} />} />}
      lang="tr"
    />
  );
}

function Hint({ note, count }: { note: string; count: React.ReactNode }) {
  return (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span className="min-w-0 flex-1 basis-40 break-words">{note}</span>
      {count}
    </span>
  );
}
