import { en } from '#app/domain/posts/office-text/en.ts';
import { tr } from '#app/domain/posts/office-text/tr.ts';
import { type PostDetail, postDetailSchema } from '#app/domain/posts/post.schema.ts';
import { PostArticle } from '#app/domain/posts/post-article.tsx';
import { dayOf } from '#app/domain/posts/post-card.tsx';
import { editPostPath } from '#app/editing/office-paths.rules.ts';
import { staffInstant } from '#app/lib/dates/staff-dates.ts';
import { readResponse } from '#app/lib/http/api-client.ts';
import { chosenLanguage } from '#app/lib/words/language.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';

/** Texts of the office. A page of the site otherwise loads only texts of the site. */
const OFFICE_TEXT = { tr: tr.unshown, en: en.unshown };

/** Statuses of a missing post, an invalid token and missing rights. */
const REFUSALS = new Set([401, 403, 404]);

/**
 * Returns the page of an unpublished post for the admin with this token; null if there is no such
 * post or the token is invalid. Throws on other failures.
 */
export async function readUnshownPost(
  slug: string,
  { token, language }: { token: string; language: SiteLanguage },
): Promise<Elements> {
  const response = await fetch(`/api/blogs/${encodeURIComponent(slug)}?lang=${language}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (REFUSALS.has(response.status)) return null;
  const post = await readResponse(response, postDetailSchema);
  return (
    <>
      <title>{OFFICE_TEXT[chosenLanguage(document.cookie) ?? 'en'].pageTitle(post.title)}</title>
      <Band post={post} />
      <PostArticle post={post} day={dayOf(post)} />
    </>
  );
}

function Band({ post: { id, status, publishedAt } }: { post: PostDetail }) {
  const text = OFFICE_TEXT[chosenLanguage(document.cookie) ?? 'en'];
  return (
    <div
      lang={chosenLanguage(document.cookie) ?? 'en'}
      role="status"
      className="border-sun-deep border-b bg-sun"
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <p>
          <strong>{text.title}</strong>{' '}
          <span>
            {status === 'published'
              ? text.scheduled(staffInstant(publishedAt))
              : text.states[status]}
          </span>
        </p>
        <ButtonLink size="sm" to={editPostPath(id)}>
          <Icon name="icon-pencil" className="size-4" />
          <span>{text.edit}</span>
        </ButtonLink>
      </div>
    </div>
  );
}
