import { data, isRouteErrorResponse, redirect } from 'react-router';
import blankPage from '#app/base/shell/assets/blank-page.svg?inline';
import { isMissing, PageFailure, RetryButton } from '#app/base/shell/error-page.tsx';
import {
  findByTypedSlug,
  isMalformed,
  redirectToCanonical,
} from '#app/base/shell/page-response.ts';
import {
  LATEST_READ,
  LATEST_SHOWN,
  POPULAR_TAGS,
  PREVIEW_PARAM,
} from '#app/domain/posts/news-address.rules.ts';
import { PostAside } from '#app/domain/posts/news-aside.tsx';
import { PostArticle, PostEnd } from '#app/domain/posts/post-article.tsx';
import { dayOf, postOnCard } from '#app/domain/posts/post-card.tsx';
import { listPosts, listTags, readPost } from '#app/domain/posts/posts.server.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import { languageOfPath } from '#app/lib/words/texts.ts';
import { pageRenderContext } from '#app/page-render-context.ts';
import { servicesContext } from '#app/services-context.ts';
import { headMeta, type PageHead } from '#app/site/shell/seo/seo.ts';
import { siteOrigin } from '#app/site/shell/seo/site-origin.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useLocalPath, useText } from '#app/ui/language/use-text.ts';
import { loadPage } from '../shell/page-data.ts';
import type { Route } from './+types/post.route';
import { blogPosting, lastChange } from './post-seo.rules.ts';
import { StaffPreview } from './staff-preview.tsx';

/** Data of the error response for a post without text. */
const NO_DATA = 'noData';

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, now, settings, texts } = services;
  const at = now();
  const language = languageOfPath(url.pathname);
  const { search, searchParams } = url;
  const preview = searchParams.has(PREVIEW_PARAM);
  const found = await findByTypedSlug(params.slug, (slug) =>
    readPost(db, slug, { now: at, preview, language }),
  );
  if (!found) throw data(null, 404);
  if ('movedTo' in found) {
    const moved = localPath(language, `/news/${encodeURIComponent(found.movedTo)}`);
    throw redirect(moved + search, 301);
  }
  const { post } = found;
  redirectToCanonical(url, `/news/${encodeURIComponent(post.slug)}`);
  // Reports an empty text as an error, because the editor never saves one.
  if (!post.content.trim()) {
    context.get(pageRenderContext).reportError(new Error(`The post ${post.slug} has no text`));
    throw data(NO_DATA, 500);
  }
  const [latest, tags, { business }] = await Promise.all([
    listPosts(db, { page: 1, limit: LATEST_READ, now: at, language }),
    listTags(db, { limit: POPULAR_TAGS, now: at }),
    settings.read(),
  ]);
  const text = texts.site[language].news;
  const path = `/news/${post.slug}`;
  const section = text.card.categories[post.category];
  const head: PageHead = {
    path,
    type: 'article',
    title: post.title,
    description: post.excerpt,
    image: post.featuredImage,
    jsonLd: [
      blogPosting(post, {
        url: siteOrigin(services, request) + localPath(language, path),
        language,
        section,
        publisher: business.name,
      }),
    ],
    breadcrumbs: [
      { name: text.home, path: '/' },
      { name: text.title, path: '/news' },
      { name: post.title, path },
    ],
    properties: [
      { property: 'article:published_time', content: post.publishedAt },
      { property: 'article:modified_time', content: lastChange(post) },
      { property: 'article:section', content: section },
      ...post.tags.map((tag) => ({ property: 'article:tag', content: tag })),
    ],
  };
  return {
    head,
    post,
    day: dayOf(post),
    latest: latest.posts
      .filter(({ id }) => id !== post.id)
      .slice(0, LATEST_SHOWN)
      .map(postOnCard),
    tags: tags.map(({ tag }) => tag),
  };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPage(args);
}

export const meta: Route.MetaFunction = headMeta;

export default function PostPage({ loaderData, matches }: Route.ComponentProps) {
  const { post, day, latest, tags } = loaderData;
  const { origin, settings } = matches[1].loaderData;
  const ownPath = useLocalPath()(`/news/${post.slug}`);
  return (
    <PostArticle
      post={post}
      day={day}
      end={<PostEnd post={post} url={origin + ownPath} />}
      aside={<PostAside business={settings.business} latest={latest} tags={tags} />}
    />
  );
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const { list, post: text } = useText('news');
  const missing = isMissing(error);
  const title = failureText(error, text);
  const failure = (
    <>
      <title>{title}</title>
      <PageFailure
        title={title}
        drawing={missing ? blankPage : undefined}
        action={
          <>
            {!missing && <RetryButton>{list.retry}</RetryButton>}
            <ButtonLink to="/news" variant={missing ? 'ink' : undefined}>
              {text.back}
            </ButtonLink>
          </>
        }
      />
    </>
  );
  if (!missing || !params.slug) return failure;
  return <StaffPreview key={params.slug} slug={params.slug} otherwise={failure} />;
}

function failureText(error: unknown, text: SiteTexts['news']['post']): string {
  if (isMissing(error)) return text.notFound;
  const empty = isRouteErrorResponse(error) && error.data === NO_DATA;
  return empty || isMalformed(error) ? text.noData : text.failed;
}
