import { tagsSchema } from '#app/domain/posts/post.schema.ts';
import { leaveMissingPage } from '#app/editing/list/missing-page.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { loadPart } from '#app/lib/page-part.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { Route } from './+types/admin-post-list.route';
import { PostList } from './post-list.tsx';
import { postListHref, readPostList } from './post-list-address.rules.ts';
import { readPosts, runPostListAction } from './post-list-client.ts';

export const handle: ScreenHandle = { language: 'en' };

/** Loads posts and tags; each may fail alone. There are no tags to choose if they fail. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = readPostList(new URL(request.url).searchParams);
  const [list, tags] = await Promise.all([
    loadPart(readPosts(request, address)),
    loadPart(callAdminApi(request, '/admin/blogs/tags', tagsSchema)),
  ]);
  leaveMissingPage(list, address, postListHref);
  return { address, list, tags: tags.ok ? tags.data : [] };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return runPostListAction(request);
}

export default function AdminPostList({ loaderData }: Route.ComponentProps) {
  const { list: text } = useOfficeText('newsroom');
  return (
    <>
      <title>{text.pageTitle}</title>
      <PostList {...loaderData} />
    </>
  );
}
