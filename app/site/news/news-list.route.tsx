import { type RefObject, useEffect, useRef } from 'react';
import { redirect, useLocation, useNavigation, useNavigationType } from 'react-router';
import { ACROSS_A_PHONE } from '#app/base/images/images.rules.ts';
import blankPage from '#app/base/shell/assets/blank-page.svg?inline';
import { ListFailure } from '#app/base/shell/error-page.tsx';
import {
  FEATURED_POSTS,
  isFiltered,
  NEWS_PAGE_SIZE,
  newsHref,
  POPULAR_TAGS,
  parsePage,
  parsePostFilters,
} from '#app/domain/posts/news-address.rules.ts';
import { NewsAside } from '#app/domain/posts/news-aside.tsx';
import {
  PostCard,
  PostMeta,
  type PostOnCard,
  PostPicture,
  postOnCard,
} from '#app/domain/posts/post-card.tsx';
import { listCategories, listPosts, listTags } from '#app/domain/posts/posts.server.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import { languageOfPath } from '#app/lib/words/texts.ts';
import { servicesContext } from '#app/services-context.ts';
import { headMeta, type PageHead } from '#app/site/shell/seo/seo.ts';
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { cx } from '#app/ui/class-names.ts';
import { langOf, useText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Pagination } from '#app/ui/lists/pagination.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { loadPage, useLoadFailure } from '../shell/page-data.ts';
import type { Route } from './+types/news-list.route';
import { ActivePostFilters, CategoryChips, NewsSearch, usePostFilters } from './news-filters.tsx';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const { db, now, texts } = context.get(servicesContext);
  const params = new URL(request.url).searchParams;
  const at = now();
  const filters = parsePostFilters(params);
  const page = parsePage(params);
  const { category, tag, search } = filters;
  const text = texts.site[language].news;
  const [{ posts, pagination, tag: foundTag }, featured, categories, tags] = await Promise.all([
    listPosts(db, {
      page,
      limit: NEWS_PAGE_SIZE,
      now: at,
      language,
      category: category ?? undefined,
      tag: tag ?? undefined,
      search,
    }),
    listPosts(db, { page: 1, limit: FEATURED_POSTS + 1, now: at, language, featured: true }),
    listCategories(db, { now: at, names: text.card.categories }),
    listTags(db, { limit: POPULAR_TAGS, now: at }),
  ]);
  if (page > pagination.totalPages)
    throw redirect(localPath(language, newsHref(filters, pagination.totalPages)));
  const name = category && text.card.categories[category];
  const chosen = [name, tag && `#${tag}`, search && text.list.searchFor(search)];
  const head: PageHead = {
    title: text.list.metaTitle(chosen.filter(Boolean).map(String), page),
    description: name ? text.list.categoryDescription(name) : text.list.metaDescription,
    path: newsHref(filters, page),
    // Searches and tags are not indexed, because their number is unlimited. The categories already
    // cover all posts.
    noIndex: tag !== null || search !== '',
    breadcrumbs: [
      { name: text.home, path: '/' },
      { name: text.title, path: '/news' },
    ],
  };
  const filtered = isFiltered(filters);
  const lead = !filtered && page === 1 && posts.length > 1 ? posts[0] : undefined;
  return {
    head,
    lead: lead && postOnCard(lead),
    posts: (lead ? posts.slice(1) : posts).map(postOnCard),
    pagination,
    filtered,
    foundTag,
    // Leaves out the lead story, which is shown above.
    featured: featured.posts
      .filter(({ id }) => id !== lead?.id)
      .slice(0, FEATURED_POSTS)
      .map(postOnCard),
    categories,
    tags: tags.map(({ tag: name }) => name),
  };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPage(args);
}

export const meta: Route.MetaFunction = headMeta;

export default function NewsListPage({ loaderData }: Route.ComponentProps) {
  const { lead, posts, pagination, filtered, foundTag, featured, categories, tags } = loaderData;
  const { list: text, title, readMore } = useText('news');
  const filterState = usePostFilters();
  const { filters } = filterState;
  const { failure, retrying, retry } = useLoadFailure();
  const busy = useNavigation().state === 'loading' || retrying;
  const count = posts.length + (lead ? 1 : 0);
  const heading = useRef<HTMLHeadingElement>(null);
  const chips = useRef<HTMLElement>(null);
  useFocusAfterMove(heading, { unless: chips });
  const first = (pagination.page - 1) * pagination.limit + 1;

  return (
    <div className="pb-18">
      <div className="bg-sand">
        <div className="page grid items-end gap-x-12 gap-y-6 pt-8 pb-12 md:pt-12 md:pb-16 lg:grid-cols-[7fr_5fr]">
          <div>
            <h1 className="page-title">{title}</h1>
            <p className="mt-3 max-w-2xl text-ink-soft text-lead">{text.lead}</p>
          </div>
          <NewsSearch state={filterState} />
        </div>
      </div>
      <div className="page mt-6">
        {failure && (
          <Alert tone="error" className="mb-6">
            <p lang={text.failedLang}>{text.failed}</p>
            <Button size="sm" className="mt-2" pending={retrying} onClick={retry}>
              {text.retry}
            </Button>
          </Alert>
        )}
        <CategoryChips ref={chips} categories={categories} filters={filters} />
        {lead && (
          <div className={cx('mt-8 transition-opacity lg:mt-12', busy && 'opacity-60')}>
            <LeadStory post={lead} action={readMore} />
          </div>
        )}
        <div className="mt-12 lg:mt-16 lg:grid lg:grid-cols-[300px_1fr] lg:items-start lg:gap-12">
          <section
            aria-busy={busy}
            aria-labelledby="posts-found"
            className="min-w-0 lg:col-start-2"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2 ref={heading} id="posts-found" tabIndex={-1} className="text-title outline-none">
                {filtered ? text.found : pagination.page > 1 ? text.older : text.newest}
              </h2>
              <p aria-live="polite" className="text-ink-soft text-small tabular-nums">
                {text.summary(first, first + count - 1, pagination.total)}
              </p>
            </div>
            <ActivePostFilters filters={filters} foundTag={foundTag} />
            {count === 0 && <NothingFound filtered={filtered} />}
            {posts.length > 0 && (
              <ul
                className={cx(
                  'mt-6 grid gap-6 transition-opacity sm:grid-cols-2',
                  busy && 'opacity-60',
                )}
              >
                {posts.map((post, i) => (
                  // The last post of an odd number takes two columns, so that there is no gap.
                  <li key={post.id} className="last:odd:col-span-full">
                    <PostCard
                      post={post}
                      action={readMore}
                      priority={!lead && i < 2}
                      sizes={`(min-width: 1340px) 414px, (min-width: 1024px) 32vw, (min-width: 640px) 46vw, ${ACROSS_A_PHONE}`}
                    />
                  </li>
                ))}
              </ul>
            )}
            <div className="mt-12">
              <Pagination
                page={pagination.page}
                totalPages={pagination.totalPages}
                href={(page) => newsHref(filters, page)}
                labels={text.pagination}
              />
            </div>
          </section>
          <NewsAside featured={featured} tags={tags} filters={filters} />
        </div>
      </div>
    </div>
  );
}

function NothingFound({ filtered }: { filtered: boolean }) {
  const { list: text } = useText('news');
  return (
    <EmptyState
      role="status"
      heading="h3"
      drawing={<img src={blankPage} alt="" width={240} height={160} />}
      title={filtered ? text.empty : text.none}
      text={filtered ? text.emptyHint : text.noneHint}
      action={
        <ButtonLink to={filtered ? '/news' : '/cars'} variant="ink">
          {filtered ? text.clearFilters : text.cars}
        </ButtonLink>
      }
    />
  );
}

export function ErrorBoundary() {
  const { failed, failedLang, retry } = useText('news').list;
  return <ListFailure title={failed} lang={failedLang} retry={retry} path="/news" />;
}

/**
 * Focuses the list's heading after a navigation to another list on this page, because the link may
 * be gone or out of view. Does not move the focus if it is inside `unless`, or after going back or
 * forward.
 */
function useFocusAfterMove(
  heading: RefObject<HTMLElement | null>,
  { unless }: { unless: RefObject<HTMLElement | null> },
) {
  const { key } = useLocation();
  const way = useNavigationType();
  const arrivedAt = useRef(key);
  useEffect(() => {
    if (arrivedAt.current === key) return;
    arrivedAt.current = key;
    if (way === 'POP' || unless.current?.contains(document.activeElement)) return;
    heading.current?.focus({ preventScroll: true });
  }, [key, way, heading, unless]);
}

function LeadStory({ post, action }: { post: PostOnCard; action: string }) {
  const href = `/news/${post.slug}`;
  const { categories } = useText('news').card;
  return (
    <article className="relative grid items-center gap-6 sm:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-12">
      <PostPicture
        cover={post.featuredImage}
        lang={langOf(post, 'alt')}
        sizes={`(min-width: 1340px) 672px, (min-width: 1024px) 52vw, (min-width: 640px) 46vw, ${ACROSS_A_PHONE}`}
        priority
        className="aspect-video w-full rounded-card bg-sand object-cover shadow-card"
      />
      <div className="flex min-w-0 flex-col items-start gap-4">
        <Chip tone="turquoise">{categories[post.category]}</Chip>
        <h2 className="max-w-full text-title lg:text-headline">
          <Link to={href} lang={langOf(post, 'title')} className="after:absolute after:inset-0">
            {post.title}
          </Link>
        </h2>
        <p lang={langOf(post, 'excerpt')} className="max-w-full text-ink-soft lg:text-lead">
          {post.excerpt}
        </p>
        <PostMeta post={post} />
        <Link
          to={href}
          className={buttonClass({ variant: 'ink' }, 'relative mt-1')}
          aria-label={`${action}: ${post.title}`}
        >
          <span>{action}</span>
          <Icon name="icon-arrow-right" className="size-5" />
        </Link>
      </div>
    </article>
  );
}
