import { useRevalidator } from 'react-router';
import { EditorLoadFailure, EditorSkeleton } from '#app/editing/editor-states.tsx';
import type { ToSave } from '#app/editing/save-outcome.ts';
import { callAdminApi } from '#app/features/auth/admin-api.ts';
import { draftKey } from '#app/features/auth/draft-key.ts';
import { saveVersioned } from '#app/features/auth/save-versioned.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { NEWSROOM_PATH } from '../news/news-address.rules.ts';
import { tagsSchema } from '../news/post.schema.ts';
import type { Route } from './+types/admin-post-edit.route';
import { readablePostSchema } from './admin-post.schema.ts';
import { postFormText } from './newsroom.text.ts';
import { PostEditor } from './post-editor.tsx';
import type { PostSent } from './post-form.schema.ts';
import { PostMissing } from './post-missing.tsx';
import { POST_SAVING } from './post-saving.ts';
import { previewPost, type ToPreview } from './use-post-preview.ts';

/** How many of the tags that other posts have are proposed. */
const SUGGESTIONS = 100;

/** Without an id it is a new post (spec, part 2, both readings of the addresses). */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const id = ('id' in params && (params.id as string)) || null;
  const key = draftKey('post', id);
  try {
    const [post, tags] = await Promise.all([
      id && callAdminApi(request, `/admin/blogs/${encodeURIComponent(id)}`, readablePostSchema),
      // Without them a tag can still be typed.
      callAdminApi(request, `/blogs/tags?limit=${SUGGESTIONS}`, tagsSchema).then(
        (found) => found.map(({ tag }) => tag),
        () => [],
      ),
    ]);
    return { state: 'ready' as const, post: post || null, tags, draftKey: key };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const state = error.status === 404 ? ('missing' as const) : ('failed' as const);
    return { state, draftKey: key };
  }
}

/** Saves, or renders the preview; the page itself says what came of it, and goes on from there. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const asked = (await request.json()) as ToSave<PostSent> | ToPreview;
  return 'preview' in asked
    ? previewPost(request, asked)
    : saveVersioned(request, asked, POST_SAVING);
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const post = loaderData?.state === 'ready' ? loaderData.post : null;
  return [{ title: post ? postFormText.editTitle(post.title) : postFormText.newTitle }];
};

export function HydrateFallback() {
  return <EditorSkeleton text={postFormText.editing.load} lang="en" />;
}

export default function AdminPostEdit({ loaderData }: Route.ComponentProps) {
  const revalidator = useRevalidator();
  if (loaderData.state === 'ready') {
    const { state: _, ...editor } = loaderData;
    // Going from one post to another, the second begins anew.
    return <PostEditor key={editor.draftKey} {...editor} />;
  }
  return loaderData.state === 'missing' ? (
    <PostMissing draftKey={loaderData.draftKey} />
  ) : (
    <EditorLoadFailure
      title={postFormText.loadFailed}
      retrying={revalidator.state === 'loading'}
      onRetry={() => revalidator.revalidate()}
      backTo={NEWSROOM_PATH}
      text={postFormText.editing.load}
      lang="en"
    />
  );
}
