/**
 * Calls of the API for the list of posts. If a call fails, the second one that the spec names (part
 * 7) is tried. Browser only; failures are thrown as ApiError.
 */
import { z } from 'zod';
import { type AdminPost, readablePostsSchema } from '#app/domain/posts/admin-post.schema.ts';
import { postsSchema } from '#app/domain/posts/post.schema.ts';
import type { PostStatus } from '#app/domain/posts/post-status.rules.ts';
import { type ActionResult, runListAction } from '#app/editing/list/list-actions.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import type { Pagination } from '#app/lib/http/envelope.schema.ts';
import { type PostListAddress, postListQuery } from './post-list-address.rules.ts';

/** Post of the list. The public endpoint returns neither version nor languages. */
export type ListedPost = Omit<AdminPost, 'version' | 'translatedInto'> &
  Partial<Pick<AdminPost, 'translatedInto'>>;

export interface PostPage {
  blogs: ListedPost[];
  pagination: Pagination;
  /** True if the public endpoint was used: drafts and archived posts are missing. */
  onlyPublished: boolean;
}

/**
 * Reads one page of posts. If that fails, reads the public list, unless drafts or archived posts
 * are requested.
 */
export async function readPosts(request: Request, address: PostListAddress): Promise<PostPage> {
  return orElse(
    async () => {
      const path = `/admin/blogs?${postListQuery(address)}`;
      return { ...(await callAdminApi(request, path, readablePostsSchema)), onlyPublished: false };
    },
    address.status === null || address.status === 'published'
      ? () => readPublicPosts(request, address)
      : null,
  );
}

async function readPublicPosts(request: Request, address: PostListAddress): Promise<PostPage> {
  const query = postListQuery({ ...address, status: null });
  const { blogs, pagination } = await callAdminApi(request, `/blogs?${query}`, postsSchema);
  return {
    blogs: blogs.map((post) => ({ ...post, scheduled: false })),
    pagination,
    onlyPublished: true,
  };
}

/** Sets whether a post is featured. Falls back to a PUT of `featured`. */
export function sendFeatured(request: Request, id: string, featured: boolean): Promise<unknown> {
  return change(request, id, 'featured', { featured });
}

/** Changes the status of a post. Falls back to a PUT of `status`. */
export function sendStatus(request: Request, id: string, status: PostStatus): Promise<unknown> {
  return change(request, id, 'status', { status });
}

/** Changes a post. The response is ignored, because the list reloads afterwards. */
function change(request: Request, id: string, what: string, body: object): Promise<unknown> {
  const path = `/admin/blogs/${encodeURIComponent(id)}`;
  return orElse(
    () => callAdminApi(request, `${path}/${what}`, z.unknown(), { method: 'PATCH', body }),
    () => callAdminApi(request, path, z.unknown(), { method: 'PUT', body }),
  );
}

/** Tries `first`, then `second`. If both fail, throws the error of `first`, which tells why. */
async function orElse<T>(first: () => Promise<T>, second: (() => Promise<T>) | null): Promise<T> {
  try {
    return await first();
  } catch (error) {
    if (!(error instanceof ApiError) || !second) throw error;
    try {
      return await second();
    } catch (again) {
      throw again instanceof ApiError ? error : again;
    }
  }
}

export function runPostListAction(request: Request): Promise<ActionResult> {
  return runListAction(request, {
    'set-status': ({ id, status }) => sendStatus(request, id, status as PostStatus),
    'set-featured': ({ id, featured }) => sendFeatured(request, id, featured === 'yes'),
    'delete-post': ({ id }) =>
      callAdminApi(request, `/admin/blogs/${encodeURIComponent(id)}`, z.unknown(), {
        method: 'DELETE',
      }),
  });
}
