import { readablePostSchema } from '#app/domain/posts/admin-post.schema.ts';
import { tagsSchema } from '#app/domain/posts/post.schema.ts';
import { EditorLoadFailure, EntityMissing } from '#app/editing/editor/editor-states.tsx';
import { saveEdited, type ToSave } from '#app/editing/editor/save.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { editPostPath } from '#app/editing/office-paths.rules.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { POST, POST_SAVING, type PostSent } from '../post-entity.ts';
import type { Route } from './+types/admin-post-edit.route';
import { PostEditor } from './post-editor.tsx';
import { previewPost, type ToPreview } from './post-preview.tsx';

/** Maximum number of tags of other posts that are suggested. */
const SUGGESTIONS = 100;

export const handle: ScreenHandle = { language: 'en' };

/**
 * Loads a post; without an id, the editor starts a new one. The spec has two addresses for each
 * (part 2).
 */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const id = ('id' in params && (params.id as string)) || null;
  try {
    const [post, tags] = await Promise.all([
      id && callAdminApi(request, `/admin/blogs/${encodeURIComponent(id)}`, readablePostSchema),
      // If the suggestions fail to load, a tag can still be typed.
      callAdminApi(request, `/blogs/tags?limit=${SUGGESTIONS}`, tagsSchema).then(
        (found) => found.map(({ tag }) => tag),
        () => [],
      ),
    ]);
    return { state: 'ready' as const, id, post: post || null, tags };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: error.status === 404 ? ('missing' as const) : ('failed' as const), id };
  }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const given = (await request.clone().json()) as ToSave<PostSent> | ToPreview;
  return 'preview' in given ? previewPost(request, given) : saveEdited(request, POST_SAVING);
}

export default function AdminPostEdit({ loaderData }: Route.ComponentProps) {
  const { form: text } = useOfficeText('newsroom');
  const post = loaderData.state === 'ready' ? loaderData.post : null;
  return (
    <>
      <title>{post ? text.editTitle(post.title) : text.newTitle}</title>
      <Content loaderData={loaderData} />
    </>
  );
}

function Content({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { form: text } = useOfficeText('newsroom');
  const lang = useOfficeLanguage();
  if (loaderData.state === 'ready') {
    // The key creates a new editor when the post changes.
    return <PostEditor key={loaderData.id} post={loaderData.post} tags={loaderData.tags} />;
  }
  return loaderData.state === 'missing' ? (
    <EntityMissing
      entity={POST}
      id={loaderData.id ?? ''}
      newPath={editPostPath()}
      drawing={<Icon name="icon-file-question-mark/1.5" className="size-12" />}
    />
  ) : (
    <EditorLoadFailure
      title={text.loadFailed}
      backTo={POST.listPath}
      text={text.editing.load}
      lang={lang}
    />
  );
}
