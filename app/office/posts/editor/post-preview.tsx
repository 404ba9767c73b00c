import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, useFormContext, useWatch } from 'react-hook-form';
import { useFetcher, useFormAction } from 'react-router';
import type { z } from 'zod';
import {
  type AdminPostDetail,
  type PreviewedPost,
  type postPreviewSchema,
  previewedPostSchema,
} from '#app/domain/posts/admin-post.schema.ts';
import { POST_TEXTS, uniqueTags } from '#app/domain/posts/post.rules.ts';
import type { PostDetail } from '#app/domain/posts/post.schema.ts';
import { PostArticle, PostEnd } from '#app/domain/posts/post-article.tsx';
import { dayOf } from '#app/domain/posts/post-card.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { Spinner } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import {
  LanguageContext,
  SiteTextContext,
  useLocalPath,
  useOfficeText,
  useSiteTextsIn,
  useText,
} from '#app/ui/language/use-text.ts';
import { PageFrame } from '#app/ui/page-frame.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import { PartBoundary } from '#app/ui/states/part-boundary.tsx';
import { withoutPlaceholders } from '../markdown/markdown-pictures.rules.ts';
import type { PostForm, PostSent } from '../post-entity.ts';
import { publishInstant } from './post-form.rules.ts';

/** Preview of a post, and the language that was chosen when it was requested. */
export type ShownPost = PreviewedPost & { chosen: SiteLanguage };

/** Post as visitors will see it, with the components and style sheets of the public page. */
export function PostPreview({
  post,
  shown,
  updating,
  failed,
  className,
}: {
  /** Stored post; null for a new one. */
  post: AdminPostDetail | null;
  shown: ShownPost | null;
  updating: boolean;
  failed: boolean;
  className?: string;
}) {
  const { preview: text } = useOfficeText('newsroom').form;
  const { control } = useFormContext<PostForm>();
  const form = useWatch({ control }) as PostForm;
  const isEmpty = shownContent(form, shown?.chosen ?? 'tr').content === '';
  return (
    <section aria-label={text.label} className={cx('flex min-w-0 flex-col', className)}>
      <div className="relative flex min-h-80 grow flex-col overflow-hidden rounded-control border border-sand-line bg-foam">
        {shown && !isEmpty ? (
          <PageFrame
            key={shown.chosen}
            title={text.frame}
            lang={shown.chosen}
            className="h-[70vh] min-h-80 w-full grow"
          >
            <PartBoundary>
              <InLanguage language={shown.chosen}>
                <Article form={form} post={post} shown={shown} />
              </InLanguage>
            </PartBoundary>
          </PageFrame>
        ) : (
          <p className="m-auto max-w-xs p-6 text-center text-ink-soft">{text.empty}</p>
        )}
        {updating && (
          <p className="pointer-events-none absolute top-2 right-4 flex items-center gap-2 rounded-full bg-white px-3 py-1 text-ink-soft text-small-strong shadow-card">
            <Spinner />
            <span>{text.updating}</span>
          </p>
        )}
      </div>
      {failed && !isEmpty && (
        <Alert tone="error" className="mt-2">
          {text.failed}
        </Alert>
      )}
    </section>
  );
}

/** Shows a part of the site in a language, as soon as the texts of that language are loaded. */
function InLanguage({ language, children }: { language: SiteLanguage; children: Elements }) {
  const texts = useSiteTextsIn(language);
  if (!texts) return null;
  return (
    <LanguageContext value={language}>
      <SiteTextContext value={texts}>{children}</SiteTextContext>
    </LanguageContext>
  );
}

/** Article as in `post.route.tsx`, without the parts beside it. */
function Article({
  form,
  post,
  shown,
}: {
  form: PostForm;
  post: AdminPostDetail | null;
  shown: ShownPost;
}) {
  const { untitled } = useOfficeText('newsroom').form.preview;
  const readingTimeDisplay = useText('news').card.readingTime(shown.readingMinutes);
  const article = { ...postOf(form, post, shown, untitled), readingTimeDisplay };
  const path = useLocalPath()(`/news/${article.slug}`);
  const end = <PostEnd post={article} url={location.origin + path} />;
  return <PostArticle post={article} day={dayOf(article)} end={end} />;
}

const textsOf = (form: PostForm, language: SiteLanguage) =>
  language === 'tr' ? { ...form, alt: form.featuredImage?.alt ?? '' } : form.translations[language];

/**
 * Returns the content for visitors who chose a language, and the language of that content: Turkish
 * if there is no translation.
 */
function shownContent(form: PostForm, chosen: SiteLanguage) {
  const own = withoutPlaceholders(textsOf(form, chosen).content);
  if (own.trim() !== '') return { language: chosen, content: own };
  const inTurkish = withoutPlaceholders(form.content);
  return { language: 'tr' as const, content: inTurkish.trim() === '' ? '' : inTurkish };
}

function postOf(
  form: PostForm,
  post: AdminPostDetail | null,
  { html, excerpt, readingMinutes, slug, chosen }: ShownPost,
  untitled: string,
): Omit<PostDetail, 'readingTimeDisplay'> {
  const now = new Date().toISOString();
  const typed = textsOf(form, chosen);
  const title = typed.title.trim() || form.title.trim() || untitled;
  const inTurkish = POST_TEXTS.filter((name) =>
    name === 'excerpt' ? !typed.excerpt.trim() && !typed.content.trim() : !typed[name].trim(),
  );
  return {
    id: post?.id ?? '',
    slug,
    excerpt,
    content: html,
    ...(chosen !== 'tr' && { inTurkish }),
    readingMinutes,
    title,
    category: form.category,
    tags: uniqueTags(form.tags.list),
    author: { name: form.author.name.trim() || 'Admin', avatar: post?.author.avatar ?? null },
    featuredImage: form.featuredImage && {
      ...form.featuredImage,
      alt: typed.alt || form.featuredImage.alt || title,
      publicId: '',
    },
    status: form.status,
    featured: form.featured,
    createdAt: now,
    publishedAt: publishInstant(form.publishedAt) ?? now,
    updatedAt: now,
  };
}

const PAUSE_MS = 400;

export interface ToPreview {
  preview: z.input<typeof postPreviewSchema>;
  /** Chosen language. Content without a translation is previewed in Turkish. */
  chosen: SiteLanguage;
}

type PreviewOutcome = { kind: 'previewed'; preview: ShownPost } | { kind: 'failed' };

/** Requests the preview from the server. Browser only; `request` belongs to the client action. */
export async function previewPost(
  request: Request,
  { preview, chosen }: ToPreview,
): Promise<PreviewOutcome> {
  try {
    const response = await callAdminApi(request, '/admin/blogs/preview', previewedPostSchema, {
      method: 'POST',
      body: preview,
    });
    return { kind: 'previewed', preview: { ...response, chosen } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'failed' };
  }
}

/**
 * Requests the preview in the `chosen` language at once and after every pause in typing. A newer
 * request replaces an open one. The last preview stays until the next one arrives, also after a
 * failure.
 */
export function usePostPreview(
  form: UseFormReturn<PostForm, unknown, PostSent>,
  { id, chosen }: { id: string | null; chosen: SiteLanguage },
) {
  const fetcher = useFetcher<PreviewOutcome>();
  // Explicit: a pause may end when the list is shown, and the request would go to the list's
  // action.
  const action = useFormAction();
  const [shown, setShown] = useState<ShownPost | null>(null);
  const response = fetcher.data;
  if (response?.kind === 'previewed' && response.preview !== shown) setShown(response.preview);

  const request = useEffectEvent(() => {
    const values = form.getValues();
    const { title, slug } = values;
    const shownText = shownContent(values, chosen);
    const { excerpt: own } = textsOf(values, chosen);
    const excerpt = own.trim() || shownText.language === chosen ? own : values.excerpt;
    const preview = { ...shownText, id, title, slug, excerpt };
    fetcher.submit(
      { preview, chosen },
      { action, method: 'post', encType: 'application/json', defaultShouldRevalidate: false },
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is requested at once
  useEffect(() => {
    request();
    let timer: number;
    const unsubscribe = form.subscribe({
      name: ['title', 'slug', 'excerpt', 'content', 'translations'],
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = window.setTimeout(request, PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, chosen]);

  return {
    shown,
    updating: fetcher.state !== 'idle',
    failed: fetcher.state === 'idle' && response?.kind === 'failed',
  };
}
