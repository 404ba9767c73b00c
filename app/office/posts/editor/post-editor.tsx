import { type ReactNode, useState } from 'react';
import { get } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { failureId } from '#app/base/images/upload/upload-queue.ts';
import { type ImageUploads, useImageUploads } from '#app/base/images/upload/use-image-uploads.ts';
import type { AdminPostDetail } from '#app/domain/posts/admin-post.schema.ts';
import { previewPath } from '#app/domain/posts/news-address.rules.ts';
import { uniqueTags } from '#app/domain/posts/post.rules.ts';
import { EditorPage } from '#app/editing/editor/editor-page.tsx';
import type { Attempt } from '#app/editing/editor/editor-state.rules.ts';
import { type Editor, useEditor } from '#app/editing/editor/use-editor.ts';
import { controlId } from '#app/editing/fields/form-controls.tsx';
import { useChosenLanguage } from '#app/editing/fields/translated-field.tsx';
import { isIsoDate } from '#app/lib/dates/dates.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { useOfficeLanguage, useOfficeText, useOfficeTexts } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { FormSection } from '#app/ui/sections.tsx';
import { PostContent } from '../markdown/markdown-field.tsx';
import type { FailedPictures } from '../markdown/text-pictures.tsx';
import { POST, type PostForm, type PostSent } from '../post-entity.ts';
import { BasicsFields, CoverField, DetailFields, PublishingFields } from './post-form.tsx';
import { usePostPreview } from './post-preview.tsx';

/** Editor of a post; `post` is null for a new post. */
export function PostEditor({ post, tags }: { post: AdminPostDetail | null; tags: string[] }) {
  const texts = useOfficeTexts();
  const { form: text } = texts.newsroom;
  const uploads = useImageUploads();
  const [failed] = useState<FailedPictures>(() => new Map());
  const editor = useEditor({
    entity: POST,
    read: post,
    before: () => settlePictures(uploads, failed, texts),
    pendingUploads: uploads.pending,
  });
  const { saved } = editor.base;
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
      // The list reloads after a save (spec, part 4).
      onSaved={() => navigate(POST.listPath, { state: { refresh: true } })}
      showValue={(field, form) => shownValue(field, form, texts.newsroom)}
    >
      <Texts editor={editor} uploads={uploads} failed={failed} />
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

function Texts({
  editor: { base, form, attempt },
  uploads,
  failed,
}: {
  editor: Editor<PostForm, PostSent, AdminPostDetail>;
  uploads: ImageUploads;
  failed: FailedPictures;
}) {
  const { form: text } = useOfficeText('newsroom');
  const { saved } = base;
  const preview = usePostPreview(form, { id: saved?.id ?? null, chosen: useChosenLanguage() });
  return (
    <>
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
          uploads={uploads}
          failed={failed}
          preview={preview}
          attempt={attempt}
        />
      </FormSection>
    </>
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

/**
 * Waits for the uploads. Returns the errors of failed ones, which stop the save (spec, part 8);
 * null if there are none.
 */
async function settlePictures(
  uploads: ImageUploads,
  failed: FailedPictures,
  { images: { screen: words }, news: { labels } }: OfficeTexts,
): Promise<Attempt | null> {
  const before = failed.size;
  await uploads.whenSettled();
  const cover = uploads.queue
    .snapshot()
    .filter(
      ({ field, status }) => field === controlId(POST, 'featuredImage') && status === 'failed',
    )
    .map((upload) => ({
      field: 'featuredImage',
      control: failureId(upload),
      message: words.ofFile(upload.name, upload.error ?? words.failed),
    }));
  const inText = [...new Set([...failed.values()].slice(before))].map((field) => ({
    field,
    message: `${labels[field]}: ${words.failed}`,
  }));
  const errors = [...inText, ...cover];
  return errors.length > 0 ? { message: words.failed, errors } : null;
}

/** Returns the value of a field for a conflict; undefined for the default. */
function shownValue(
  field: string,
  form: PostForm,
  { form: text }: OfficeTexts['newsroom'],
): ReactNode | undefined {
  const { featuredImage, publishedAt, tags } = form;
  if (field.endsWith('content')) {
    return (
      <span className="block max-h-80 overflow-y-auto whitespace-pre-wrap text-small">
        {get(form, field) || text.editing.conflict.empty}
      </span>
    );
  }
  switch (field) {
    case 'featuredImage':
      return featuredImage ? (
        <span className="block w-40">
          <img
            src={featuredImage.url}
            srcSet={featuredImage.srcset}
            sizes="160px"
            alt=""
            className="aspect-video w-full rounded-small bg-sand object-cover"
          />
          <span className="block text-ink-soft text-meta">{featuredImage.alt}</span>
        </span>
      ) : (
        text.conflict.noPicture
      );
    case 'status':
      return <StatusName status={form.status} />;
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

/**
 * Name of a status, in Turkish for a person who has not chosen a language, as everywhere in the
 * newsroom (text/tr.ts).
 */
function StatusName({ status }: { status: PostForm['status'] }) {
  const { statuses } = useOfficeText('newsroom', 'tr');
  return <span lang={useOfficeLanguage('tr')}>{statuses[status]}</span>;
}

/**
 * Opens the saved post in the chosen language in a new tab (spec, part 2). A new post has no page:
 * `slug` is null, and a message is shown.
 */
function OpenPreview({ slug, unsaved }: { slug: string | null; unsaved: boolean }) {
  const { form: text } = useOfficeText('newsroom');
  const toasts = useToasts();
  const lang = useOfficeLanguage();
  const chosen = useChosenLanguage();
  if (slug === null) {
    return (
      <Button size="sm" onClick={() => toasts.error(text.open.unsaved, { lang })}>
        {text.open.label}
      </Button>
    );
  }
  return (
    <ButtonAnchor
      href={localPath(chosen, previewPath(slug))}
      target="_blank"
      rel="noopener"
      size="sm"
      onClick={() => unsaved && toasts.info(text.open.savedState, { lang })}
    >
      <span>{text.open.label}</span>
      <Icon name="icon-external-link" className="size-4" />
      <span className="sr-only">{text.open.newWindow}</span>
    </ButtonAnchor>
  );
}
