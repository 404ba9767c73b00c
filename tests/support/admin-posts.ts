import {
  type AdminPostDetail,
  adminPostDetailSchema,
  POSTS_PER_PAGE,
} from '#app/domain/posts/admin-post.schema.ts';
import { paginate } from '#app/lib/pagination.ts';
import { fold } from '#app/lib/words/turkish-text.ts';
import { type Api, entityApi } from './mounted-api.ts';
import { storedImage } from './uploads.ts';

/**
 * Returns a post as the API sends it to staff. It was created on a Sunday in Istanbul, which was
 * still a Saturday in UTC.
 */
export function aPost(input: Partial<AdminPostDetail>): AdminPostDetail {
  const { featuredImage: image, author, ...post } = input;
  return adminPostDetailSchema.parse({
    id: post.slug,
    title: `Yazı ${post.slug}`,
    excerpt: 'Sahil yolunda bir gün.',
    content: 'Sahil yolunda bir gün.',
    category: 'Travel Tips',
    status: 'published',
    featured: false,
    tags: [],
    // As on the server, only the id and the alternative text of a sent picture count.
    featuredImage: image ? { ...image, ...storedImage(image.publicId, image.alt) } : null,
    author: { avatar: null, name: 'Admin', ...author },
    readingTimeDisplay: '1 dakika okuma',
    createdAt: '2026-02-07T22:30:00.000Z',
    publishedAt: '2026-02-08T09:00:00.000Z',
    updatedAt: '2026-02-08T09:00:00.000Z',
    scheduled: false,
    translatedInto: [],
    translations: { en: {}, de: {}, ru: {} },
    version: 1,
    ...post,
  });
}

function pageOf(posts: AdminPostDetail[], path: string) {
  const { searchParams: query } = new URL(path, 'http://api');
  const [status, tag, search = ''] = ['status', 'tag', 'search'].map((name) => query.get(name));
  const found = posts.filter(
    (post) =>
      (!status || post.status === status) &&
      (!tag || post.tags.some((each) => fold(each) === fold(tag))) &&
      fold(post.title).includes(fold(search ?? '')),
  );
  const at = Number(query.get('page') ?? 1);
  const first = (at - 1) * POSTS_PER_PAGE;
  const blogs = found.slice(first, first + POSTS_PER_PAGE);
  return { blogs, pagination: paginate(at, POSTS_PER_PAGE, found.length) };
}

/** Acts as the API for these posts, with the endpoints that lists and rows call. */
export function postsApi(posts: AdminPostDetail[]): Api {
  return (method, path, body) => {
    if (path === '/admin/blogs/tags') {
      const tags = Object.groupBy(
        posts.flatMap((post) => post.tags),
        fold,
      );
      return Object.values(tags).map((same = []) => ({ tag: same[0], count: same.length }));
    }
    if (path.startsWith('/admin/blogs?')) return pageOf(posts, path);
    if (path.startsWith('/blogs?')) {
      return pageOf(posts, `${path}&status=published`);
    }
    const [, changed] = /^(.*)\/(?:status|featured)$/.exec(path) ?? [];
    const [as, at] = changed ? ['PUT', changed] : [method, path];
    return entityApi('/admin/blogs', posts, aPost)(as, at, body);
  };
}
