/**
 * How the list of posts calls the API, with the second ways that the spec (part 7) names for when a
 * call fails. Browser only; all throw an ApiError.
 */
import { z } from 'zod';
import { ApiError } from '#app/lib/api-client.ts';
import type { Pagination } from '#app/lib/envelope.schema.ts';
import { callAdminApi } from '../auth/admin-api.ts';
import { type AdminBlog, readableBlogsSchema } from './admin-blog-json.schema.ts';
import { blogsSchema } from './blog-json.schema.ts';
import { type BlogListAddress, blogListQuery } from './blog-list-address.rules.ts';
import type { PostStatus } from './post.rules.ts';

/** What the list shows of a post; of those that visitors read nobody knows the version. */
export type ListedBlog = Omit<AdminBlog, 'version'>;

export interface BlogPage {
  blogs: ListedBlog[];
  pagination: Pagination;
  /** Read by the public call: drafts and archived posts are missing. */
  onlyPublished: boolean;
}

/** One page of the posts; falls back to the public call where that can have what is asked for. */
export async function readBlogs(request: Request, address: BlogListAddress): Promise<BlogPage> {
  return orElse(
    async () => {
      const path = `/admin/blogs?${blogListQuery(address)}`;
      return { ...(await callAdminApi(request, path, readableBlogsSchema)), onlyPublished: false };
    },
    address.status === null || address.status === 'published'
      ? () => readPublicBlogs(request, address)
      : null,
  );
}

async function readPublicBlogs(request: Request, address: BlogListAddress): Promise<BlogPage> {
  const query = blogListQuery({ ...address, status: null });
  const { blogs, pagination } = await callAdminApi(request, `/blogs?${query}`, blogsSchema);
  return {
    blogs: blogs.map((blog) => ({ ...blog, scheduled: false })),
    pagination,
    onlyPublished: true,
  };
}

/** Falls back to an update with featured. */
export function sendFeatured(request: Request, id: string, featured: boolean): Promise<unknown> {
  return change(request, id, 'featured', { featured });
}

/** Falls back to an update with status. */
export function sendStatus(request: Request, id: string, status: PostStatus): Promise<unknown> {
  return change(request, id, 'status', { status });
}

/** The list is read anew afterwards, so of the answers only the success counts. */
function change(request: Request, id: string, what: string, body: object): Promise<unknown> {
  const path = `/admin/blogs/${encodeURIComponent(id)}`;
  return orElse(
    () => callAdminApi(request, `${path}/${what}`, z.unknown(), { method: 'PATCH', body }),
    () => callAdminApi(request, path, z.unknown(), { method: 'PUT', body }),
  );
}

/** When both ways fail, the first one's error tells why. Nothing else helps without a connection. */
async function orElse<T>(first: () => Promise<T>, second: (() => Promise<T>) | null): Promise<T> {
  try {
    return await first();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || !second) throw error;
    try {
      return await second();
    } catch (again) {
      throw again instanceof ApiError ? error : again;
    }
  }
}
