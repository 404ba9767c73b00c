import type { Page } from '@playwright/test';
import type { Client } from 'pg';
import type { PostCategory } from '#app/domain/posts/post.rules.ts';
import { searchForm } from '#app/domain/posts/post.rules.ts';

/** Returns at most 100 posts of the API that match a query, and the number of all. */
export async function postsFromApi(page: Page, query = '') {
  const response = await page.request.get(`/api/blogs?limit=100&${query}`);
  const { data } = await response.json();
  return { posts: data.blogs as ApiPost[], total: data.pagination.total as number };
}

export interface ApiPost {
  slug: string;
  title: string;
  excerpt: string;
  category: PostCategory;
  tags: string[];
}

interface NewPost {
  slug: string;
  title?: string;
  html?: string;
  status?: string;
  /** Number of days from now to the publication; negative for the past. */
  days?: number;
  featured?: boolean;
  tags?: string[];
}

/** Inserts a post, by default published yesterday. Its id is its slug. */
export async function addPost(database: Client, post: NewPost): Promise<void> {
  const { slug, title = `Yazı ${slug}`, html = '<p>Sahil yolunda bir gün.</p>' } = post;
  const { status = 'published', days = -1, featured = false, tags = [] } = post;
  await database.query(
    `insert into posts
      (id, slug, title, excerpt, content, html, category, reading_minutes, status, published_at,
        featured, tags, search_text)
      values ($1, $1, $2, 'Sahil yolunda bir gün.', 'Sahil yolunda bir gün.', $3, 'Travel Tips', 1,
        $4, now() + $5 * interval '1 day', $6, $7, $8)`,
    [slug, title, html, status, days, featured, tags, searchForm(title)],
  );
}
