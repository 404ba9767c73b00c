import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, useFormContext, useWatch } from 'react-hook-form';
import { useFetcher, useFormAction } from 'react-router';
import type { z } from 'zod';
import { callAdminApi } from '#app/editing/admin-api.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { uniqueTags } from '#app/site/news/post.rules.ts';
import type { PostDetail } from '#app/site/news/post.schema.ts';
import { PostArticle, PostEnd } from '#app/site/news/post-article.tsx';
import { postCardText } from '#app/site/news/post-card.text.ts';
import { dayOf } from '#app/site/news/post-card.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Spinner } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { PageFrame } from '#app/ui/page-frame.tsx';
import {
  type AdminPostDetail,
  type PreviewedPost,
  type postPreviewSchema,
  previewedPostSchema,
} from './admin-post.schema.ts';
import { withoutPlaceholders } from './markdown-pictures.rules.ts';
import { postFormText } from './newsroom.text.ts';
import type { PostForm, PostSent } from './post-entity.ts';
import { publishInstant } from './post-form.rules.ts';

const text = postFormText.preview;

/** The article as visitors will see it, by the components and style sheets of the public page. */
export function PostPreview({
  post,
  shown,
  updating,
  failed,
  className,
}: {
  /** As it was read; null for a new one. */
  post: AdminPostDetail | null;
  shown: PreviewedPost | null;
  updating: boolean;
  failed: boolean;
  className?: string;
}) {
  const { control } = useFormContext<PostForm>();
  const form = useWatch({ control }) as PostForm;
  const isEmpty = form.content.trim() === '';
  return (
    <section aria-label={text.label} className={cx('flex min-w-0 flex-col', className)}>
      <div className="relative flex min-h-80 grow flex-col overflow-hidden rounded-control border border-sand-line bg-foam">
        {shown && !isEmpty ? (
          <PageFrame title={text.frame} lang="tr" className="h-[70vh] min-h-80 w-full grow">
            <Article post={postOf(form, post, shown)} />
          </PageFrame>
        ) : (
          <p className="m-auto max-w-xs p-6 text-center text-ink-soft">{text.empty}</p>
        )}
        {updating && (
          <p className="pointer-events-none absolute top-2 right-4 flex items-center gap-2 rounded-full bg-white px-3 py-1 font-semibold text-ink-soft text-sm shadow-card">
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

/** As `post.route.tsx` has it, without what is next to it. */
function Article({ post }: { post: PostDetail }) {
  const end = <PostEnd post={post} url={`${location.origin}/news/${post.slug}`} />;
  return <PostArticle post={post} day={dayOf(post)} end={end} />;
}

/** The post as the public page gets it, from what is typed and what the server makes of it. */
function postOf(
  form: PostForm,
  post: AdminPostDetail | null,
  { html, excerpt, readingMinutes, slug }: PreviewedPost,
): PostDetail {
  const now = new Date().toISOString();
  return {
    id: post?.id ?? '',
    slug,
    excerpt,
    content: html,
    readingMinutes,
    readingTimeDisplay: postCardText.in('tr').readingTime(readingMinutes),
    title: form.title.trim() || text.untitled,
    category: form.category,
    tags: uniqueTags(form.tags.list),
    author: { name: form.author.name.trim() || 'Admin', avatar: post?.author.avatar ?? null },
    featuredImage: form.featuredImage && {
      ...form.featuredImage,
      alt: form.featuredImage.alt || form.title,
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
}

type PreviewOutcome = { kind: 'previewed'; preview: PreviewedPost } | { kind: 'failed' };

/** Asks the server what the page would show. Browser only; `request` is that of the client action. */
export async function previewPost(
  request: Request,
  preview: ToPreview['preview'],
): Promise<PreviewOutcome> {
  try {
    const answer = await callAdminApi(request, '/admin/blogs/preview', previewedPostSchema, {
      method: 'POST',
      body: preview,
    });
    return { kind: 'previewed', preview: answer };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'failed' };
  }
}

/**
 * What saving would make of the post, by the server, anew in every pause of typing. A newer question
 * takes the place of an older one that is still open; the last good answer stays until then, and when
 * the next one fails.
 */
export function usePostPreview(
  form: UseFormReturn<PostForm, unknown, PostSent>,
  id: string | null,
) {
  const fetcher = useFetcher<PreviewOutcome>();
  // Named: a pause may end when the list has taken over, and the request would go to its action.
  const action = useFormAction();
  const [shown, setShown] = useState<PreviewedPost | null>(null);
  const answer = fetcher.data;
  if (answer?.kind === 'previewed' && answer.preview !== shown) setShown(answer.preview);

  const ask = useEffectEvent(() => {
    const { title, slug, excerpt, content } = form.getValues();
    const preview = { id, title, slug, excerpt, content: withoutPlaceholders(content) };
    fetcher.submit(
      { preview },
      { action, method: 'post', encType: 'application/json', defaultShouldRevalidate: false },
    );
  });
  useEffect(() => {
    ask();
    let timer: number;
    const unsubscribe = form.subscribe({
      name: ['title', 'slug', 'excerpt', 'content'],
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = window.setTimeout(ask, PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form]);

  return {
    shown,
    updating: fetcher.state !== 'idle',
    failed: fetcher.state === 'idle' && answer?.kind === 'failed',
  };
}
