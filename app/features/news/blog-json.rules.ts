import type { AdminBlog, AdminBlogDetail } from './admin-blog-json.schema.ts';
import type { Blog, BlogDetail } from './blog-json.schema.ts';
import type {
  AdminPost,
  AdminPostDetail,
  PostDetail,
  PostRecord,
  PostStatus,
  PostSummary,
} from './post.rules.ts';
import { postCardText } from './post-card.text.ts';

export function toBlog(post: PostSummary & PostRecord): Blog {
  const { cover, coverId } = post;
  return {
    id: post.id,
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    featuredImage: cover && coverId ? { ...cover, publicId: coverId } : null,
    author: post.author,
    category: post.category,
    tags: post.tags,
    status: 'published',
    featured: post.featured,
    readingTimeDisplay: postCardText.readingTime(post.readingMinutes),
    createdAt: post.createdAt,
    publishedAt: post.publishedAt,
    updatedAt: post.updatedAt,
  };
}

/** `status` is another than 'published' for staff alone. */
export function toBlogDetail(
  post: PostDetail & PostRecord,
  status: PostStatus = 'published',
): BlogDetail {
  return { ...toBlog(post), status, readingMinutes: post.readingMinutes, content: post.html };
}

/** The other way round: what a page shows of what the API answers. */
export function fromBlogDetail({ featuredImage, content, ...blog }: BlogDetail): PostDetail {
  return { ...blog, cover: featuredImage, html: content };
}

export function toAdminBlog(post: AdminPost, now: Date): AdminBlog {
  const { status, publishedAt, version } = post;
  const shown = toBlog({ ...post, publishedAt: publishedAt ?? '' });
  const scheduled = status === 'published' && publishedAt !== null && new Date(publishedAt) > now;
  return { ...shown, status, publishedAt, scheduled, version };
}

export function toAdminBlogDetail(post: AdminPostDetail, now: Date): AdminBlogDetail {
  return { ...toAdminBlog(post, now), content: post.content };
}
