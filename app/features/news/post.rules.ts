/** What a news post is, as the pages and the API get it. Limits and names: spec, parts 3 and 9. */
import type { Image } from '../images/images.schema.ts';

/** Stored and sent as they are; `news.text.ts` has what a visitor reads. */
export const POST_CATEGORIES = [
  'Car Reviews',
  'Travel Tips',
  'Maintenance',
  'Insurance',
  'Road Safety',
  'Car Tech',
  'Company News',
  'Industry News',
] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];
export const DEFAULT_CATEGORY: PostCategory = 'Company News';

export const POST_STATUSES = ['draft', 'published', 'archived'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

export interface PostSummary {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  category: PostCategory;
  /** In the writer's order and spelling. */
  tags: string[];
  author: { name: string; avatar: Image | null };
  cover: Image | null;
  featured: boolean;
  readingMinutes: number;
  /** ISO instant from which it is shown. */
  publishedAt: string;
  /** ISO instant of the last save. */
  updatedAt: string;
}

export interface PostDetail extends PostSummary {
  /** Rendered and sanitised when the post was saved; safe to set as it is. */
  html: string;
}

/** What is known of a post besides what pages show. */
export interface PostRecord {
  coverId: string | null;
  /** ISO instant of the first save. */
  createdAt: string;
}

/** A post as staff see it in lists. */
export interface AdminPost extends Omit<PostSummary, 'publishedAt'>, PostRecord {
  status: PostStatus;
  /** ISO instant from which it is shown, or was; null before it was ever published. */
  publishedAt: string | null;
  /** Counts the saves. */
  version: number;
}

export interface AdminPostDetail extends AdminPost {
  /** As written. */
  content: string;
}
