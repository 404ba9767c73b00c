import { use } from 'react';
import type { LocalBusiness } from '#app/base/settings/settings-in-language.rules.ts';
import { ChoiceChip } from '#app/ui/chip.tsx';
import { cx } from '#app/ui/class-names.ts';
import { LanguageContext, langOf, useText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import {
  isChosenTag,
  NO_FILTERS,
  newsHref,
  type PostFilters,
  toggleTag,
} from './news-address.rules.ts';

import { PostDate, type PostOnCard, PostPicture } from './post-card.tsx';

/**
 * Column on the left of the list; below it on a narrow screen. Boxes without content are left out.
 */
export function NewsAside({
  featured,
  tags,
  filters,
}: {
  featured: PostOnCard[];
  tags: string[];
  filters: PostFilters;
}) {
  const { list: text } = useText('news');
  return (
    <div className={cx(ASIDE, 'lg:col-start-1 lg:row-start-1')}>
      <PostBox id="featured-posts" title={text.featured} posts={featured} />
      <PopularTags tags={tags} filters={filters} />
    </div>
  );
}

/**
 * Reaches the screen's edges on a phone, because browsers cut off what a `drawn-when-near` block
 * draws outside itself.
 */
const ASIDE =
  'drawn-when-near max-sm:-mx-(--page-gutter) max-sm:px-(--page-gutter) mt-16 grid gap-8 sm:max-lg:grid-cols-2 lg:mt-0';

export function PostAside({
  business,
  latest,
  tags,
}: {
  business: LocalBusiness;
  latest: PostOnCard[];
  tags: string[];
}) {
  const { post: text } = useText('news');
  return (
    <div className={cx(ASIDE, 'print:hidden')}>
      <aside
        aria-labelledby="about-business"
        className="self-start rounded-card border border-sand-line bg-white p-6 shadow-card"
      >
        <h2 id="about-business" className="text-heading">
          {text.about(business.name)}
        </h2>
        <p lang={langOf(business, 'about')} className="mt-3 text-ink-soft">
          {business.about}
        </p>
      </aside>
      <PostBox id="latest-posts" title={text.latest} posts={latest} />
      <PopularTags tags={tags} />
    </div>
  );
}

function PopularTags({ tags, filters = NO_FILTERS }: { tags: string[]; filters?: PostFilters }) {
  const { list: text } = useText('news');
  if (tags.length === 0) return null;
  return (
    <nav aria-labelledby="popular-tags">
      <h2 id="popular-tags" className="mb-4 text-heading">
        {text.tags}
      </h2>
      <TagChips tags={tags} filters={filters} />
    </nav>
  );
}

function PostBox({ id, title, posts }: { id: string; title: string; posts: PostOnCard[] }) {
  if (posts.length === 0) return null;
  return (
    <aside aria-labelledby={id}>
      <h2 id={id} className="mb-6 text-heading">
        {title}
      </h2>
      <ul className="divide-y divide-sand-line">
        {posts.map((post) => (
          <li key={post.id} className="py-4 first:pt-0 last:pb-0">
            <div className="relative flex flex-wrap items-start gap-4">
              <PostPicture
                cover={post.featuredImage}
                alt=""
                sizes="96px"
                className="aspect-4/3 w-24 shrink-0 rounded-control bg-sand object-cover"
              />
              <div className="min-w-28 flex-[1_0_0]">
                <h3 className="text-pretty text-body-strong">
                  <Link
                    to={`/news/${post.slug}`}
                    lang={langOf(post, 'title')}
                    className="after:absolute after:inset-0 hover:underline"
                  >
                    {post.title}
                  </Link>
                </h3>
                <p className="mt-1 text-ink-soft text-small">
                  <PostDate day={post.day} />
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Links of tags, which add the tag to the filters or remove it. Tags are Turkish on every page. */
export function TagChips({
  tags,
  filters = NO_FILTERS,
}: {
  tags: string[];
  filters?: PostFilters;
}) {
  const lang = use(LanguageContext) === 'tr' ? undefined : 'tr';
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} lang={lang}>
          <ChoiceChip to={newsHref(toggleTag(filters, tag))} chosen={isChosenTag(filters, tag)}>
            {tag}
          </ChoiceChip>
        </li>
      ))}
    </ul>
  );
}
