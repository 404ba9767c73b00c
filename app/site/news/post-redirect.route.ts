import { redirect } from 'react-router';
import { findByTypedSlug } from '#app/base/shell/page-response.ts';
import { PREVIEW_PARAM } from '#app/domain/posts/news-address.rules.ts';
import { readPost } from '#app/domain/posts/posts.server.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import { languageOfPath } from '#app/lib/words/texts.ts';
import { servicesContext } from '#app/services-context.ts';
import type { Route } from './+types/post-redirect.route';

/**
 * Redirects `/blog/{slug}`, which the back office links to, straight to the post; `/blog` to the
 * list. The redirect is temporary if visitors have no such post, because staff may publish one.
 */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  // Uses the request's URL, because the loader's `url` adds `=` to a parameter without a value.
  const { search, searchParams } = new URL(request.url);
  const news = localPath(languageOfPath(url.pathname), '/news');
  if (!params.slug) return redirect(news + search, 301);
  const { db, now } = context.get(servicesContext);
  const preview = searchParams.has(PREVIEW_PARAM);
  const found = await findByTypedSlug(params.slug, (name) =>
    readPost(db, name, { now: now(), preview }),
  );
  const slug = found === null ? params.slug : 'movedTo' in found ? found.movedTo : found.post.slug;
  return redirect(`${news}/${encodeURIComponent(slug)}${search}`, found ? 301 : 302);
}
