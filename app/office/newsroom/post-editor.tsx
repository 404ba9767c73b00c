import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { imagesText } from '#app/base/images/images.text.ts';
import { failureId } from '#app/base/images/upload-queue.ts';
import { type ImageUploads, useImageUploads } from '#app/base/images/use-image-uploads.ts';
import { EditorPage } from '#app/editing/editor-page.tsx';
import { controlId } from '#app/editing/form-controls.tsx';
import { type Attempt, useEditor } from '#app/editing/use-editor.ts';
import { isIsoDate } from '#app/lib/dates.ts';
import { languageOf } from '#app/lib/language.ts';
import { staffDay } from '#app/lib/staff-dates.ts';
import { previewPath } from '#app/site/news/news-address.rules.ts';
import { uniqueTags } from '#app/site/news/post.rules.ts';
import { postLabels } from '#app/site/news/post-input.text.ts';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { Icon } from '#app/ui/icon.tsx';
import { FormSection } from '#app/ui/sections.tsx';
import { useToasts } from '#app/ui/toasts.tsx';
import type { AdminPostDetail } from './admin-post.schema.ts';
import { PostContent } from './markdown-field.tsx';
import { postStatusNames, postFormText as text } from './newsroom.text.ts';
import { POST, type PostForm } from './post-entity.ts';
import { BasicsFields, CoverField, DetailFields, PublishingFields } from './post-form.tsx';
import { usePostPreview } from './post-preview.tsx';
import { type TextPictures, useTextPictures } from './text-pictures.tsx';

/** Creates a post (`post` is null) or changes one. */
export function PostEditor({
  post,
  tags,
}: {
  post: AdminPostDetail | null;
  /** Those that other posts have. */
  tags: string[];
}) {
  const uploads = useImageUploads();
  const area = useRef<HTMLTextAreaElement>(null);
  const pictures = useTextPictures(uploads, area);
  const editor = useEditor({
    entity: POST,
    read: post,
    before: () => settlePictures(uploads, pictures),
    pendingUploads: uploads.pending,
  });
  const { saved } = editor.base;
  const preview = usePostPreview(editor.form, saved?.id ?? null);
  const navigate = useNavigate();
  return (
    <EditorPage
      editor={editor}
      backLabel={text.back}
      title={saved ? text.editTitle(saved.title) : text.newTitle}
      problemsFocus="summary"
      isFixed={({ control }) =>
        !uploads.all.some((each) => failureId(each) === control && each.status === 'failed')
      }
      buttons={<OpenPreview slug={saved?.slug ?? null} unsaved={editor.unsaved} />}
      saveLabel={saved ? text.save.update : text.save.create}
      // Spec, part 4.
      onSaved={() => navigate(POST.listPath, { state: { refresh: true } })}
      showValue={shownValue}
    >
      <Columns
        main={
          <FormSection id="post-basics" title={text.sections.basics}>
            <BasicsFields post={saved} preview={preview.shown} />
          </FormSection>
        }
        aside={
          <FormSection id="post-publishing" title={text.sections.publishing}>
            <PublishingFields />
          </FormSection>
        }
      />
      <FormSection id="post-writing" title={text.sections.content}>
        <PostContent
          post={saved}
          area={area}
          pictures={pictures}
          preview={preview}
          attempt={editor.attempt}
        />
      </FormSection>
      <Columns
        main={
          <FormSection id="post-picture" title={text.sections.picture}>
            <CoverField uploads={uploads} />
          </FormSection>
        }
        aside={
          <FormSection id="post-details" title={text.sections.details}>
            <DetailFields suggestions={tags} />
          </FormSection>
        }
      />
    </EditorPage>
  );
}

function Columns({ main, aside }: { main: Elements; aside: Elements }) {
  return (
    <div className="grid min-w-0 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      {main}
      {aside}
    </div>
  );
}

/** Waits for the pictures; one that fails stops the save (spec, part 8). */
async function settlePictures(
  uploads: ImageUploads,
  pictures: TextPictures,
): Promise<Attempt | null> {
  const before = pictures.failureCount();
  await uploads.whenSettled();
  const cover = uploads.queue
    .snapshot()
    .filter(
      ({ field, status }) => field === controlId(POST, 'featuredImage') && status === 'failed',
    )
    .map((upload) => ({
      field: 'featuredImage',
      control: failureId(upload),
      message: imagesText.ofFile(upload.name, upload.error ?? imagesText.failed),
    }));
  const inText =
    pictures.failureCount() > before
      ? [{ field: 'content', message: `${postLabels.content}: ${imagesText.failed}` }]
      : [];
  const errors = [...inText, ...cover];
  return errors.length > 0 ? { message: imagesText.failed, errors } : null;
}

/** A field of a post as a conflict shows it. */
function shownValue(field: string, form: PostForm): ReactNode | undefined {
  const { featuredImage, publishedAt, tags } = form;
  switch (field) {
    case 'content':
      return (
        <span className="block max-h-80 overflow-y-auto whitespace-pre-wrap text-sm">
          {form.content}
        </span>
      );
    case 'featuredImage':
      return featuredImage ? (
        <span className="block w-40">
          <img
            src={featuredImage.url}
            srcSet={featuredImage.srcset}
            sizes="160px"
            alt=""
            className="aspect-video w-full rounded-lg bg-sand object-cover"
          />
          <span className="block text-ink-soft text-xs">{featuredImage.alt}</span>
        </span>
      ) : (
        text.conflict.noPicture
      );
    case 'status':
      return <span lang={languageOf('tr')}>{postStatusNames[form.status]}</span>;
    case 'publishedAt':
      return isIsoDate(publishedAt.date)
        ? `${staffDay(publishedAt.date)} ${publishedAt.time}`
        : text.conflict.noDate;
    case 'tags':
      return uniqueTags([...tags.list, tags.typed]).join(', ') || text.editing.conflict.empty;
    default:
      return undefined;
  }
}

/** Opens the saved post as its own page in a new tab (spec, part 2); a new one has none yet. */
function OpenPreview({ slug, unsaved }: { slug: string | null; unsaved: boolean }) {
  const toasts = useToasts();
  if (slug === null) {
    return (
      <Button size="sm" onClick={() => toasts.error(text.open.unsaved, { lang: languageOf('en') })}>
        {text.open.label}
      </Button>
    );
  }
  return (
    <ButtonAnchor
      href={previewPath(slug)}
      target="_blank"
      rel="noopener"
      size="sm"
      onClick={() => unsaved && toasts.info(text.open.savedState, { lang: languageOf('en') })}
    >
      <span>{text.open.label}</span>
      <Icon name="icon-external-link" className="size-4" />
      <span className="sr-only">{text.open.newWindow}</span>
    </ButtonAnchor>
  );
}
