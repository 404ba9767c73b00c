import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { readAnswer } from '#app/lib/api-client.ts';
import { businessNow, formatShortDate } from '#app/lib/dates.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { fromBlogDetail } from './blog-json.rules.ts';
import { type BlogDetail, blogDetailSchema } from './blog-json.schema.ts';
import { editPostPath } from './blog-list-address.rules.ts';
import { PostArticle } from './post-article.tsx';
import { unshownPostText as text } from './unshown-post.text.ts';

/** No such post, or nobody whom the token names. */
const REFUSALS = new Set([401, 403, 404]);

/**
 * The page of a post as it will be, for the admin with this token; null when there is none. Throws
 * when the server cannot say.
 */
export async function readUnshownPost(slug: string, token: string): Promise<ReactNode> {
  const response = await fetch(`/api/blogs/${encodeURIComponent(slug)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (REFUSALS.has(response.status)) return null;
  const blog = await readAnswer(response, blogDetailSchema);
  return (
    <>
      <title>{text.pageTitle(blog.title)}</title>
      <Band blog={blog} />
      <PostArticle post={fromBlogDetail(blog)} />
    </>
  );
}

/** Above everything: that nobody else sees this page, and why. */
function Band({ blog: { id, status, publishedAt } }: { blog: BlogDetail }) {
  return (
    <div lang="en" role="status" className="border-sun-deep border-b bg-sun">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <p>
          <strong>{text.title}</strong>{' '}
          {status === 'published' ? text.scheduled(momentOf(publishedAt)) : text.states[status]}
        </p>
        <ButtonLink size="sm" to={editPostPath(id)}>
          <Pencil aria-hidden="true" className="size-4" />
          {text.edit}
        </ButtonLink>
      </div>
    </div>
  );
}

/** `12.08.2026 10:00` at the business. */
function momentOf(instant: string): string {
  const { date, time } = businessNow(new Date(instant));
  return `${formatShortDate(date)} ${time}`;
}
