import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFetcher, useFormAction } from 'react-router';
import type { z } from 'zod';
import { callAdminApi } from '#app/features/auth/admin-api.ts';
import { ApiError } from '#app/lib/api-client.ts';
import {
  type PreviewedPost,
  type postPreviewSchema,
  previewedPostSchema,
} from './admin-post.schema.ts';
import { withoutPlaceholders } from './markdown-pictures.rules.ts';
import type { PostForm, PostSent } from './post-form.schema.ts';

const PAUSE_MS = 400;

export interface ToPreview {
  preview: z.input<typeof postPreviewSchema>;
}

type PreviewOutcome = { kind: 'previewed'; preview: PreviewedPost } | { kind: 'failed' };

/** Asks the server what the page would show. Browser only; `request` is that of the client action. */
export async function previewPost(
  request: Request,
  { preview }: ToPreview,
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
 * takes the place of an older one that is still open; the last good answer stays meanwhile, and when
 * the next one fails.
 */
export function usePostPreview(
  form: UseFormReturn<PostForm, unknown, PostSent>,
  id: string | null,
) {
  const fetcher = useFetcher<PreviewOutcome>();
  // Named, because a pause may end while the list takes over, and then the list would be asked.
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
