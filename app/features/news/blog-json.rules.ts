import type { AdminBlog, AdminBlogDetail } from './admin-blog-json.schema.ts';
import type { Blog, BlogDetail } from './blog-json.schema.ts';
import type {
  AdminPost,
  AdminPostDetail,
  PostDetail,
  PostRecord,
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

export function toBlogDetail(post: PostDetail & PostRecord): BlogDetail {
  return { ...toBlog(post), content: post.html };
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
