import { Link } from 'react-router';
import type { Business } from '#app/features/settings/settings.schema.ts';
import { ChoiceChip } from '#app/ui/chip.tsx';
import { newsText } from './news.text.ts';
import {
  isChosenTag,
  NO_FILTERS,
  newsHref,
  type PostFilters,
  toggleTag,
} from './news-address.rules.ts';
import type { Post } from './post.schema.ts';
import { PostDate, PostPicture } from './post-card.tsx';

/** Left of the list, and under it on a narrow screen. Boxes without content are left out. */
export function NewsAside({
  featured,
  tags,
  filters,
}: {
  featured: Post[];
  tags: string[];
  filters: PostFilters;
}) {
  const text = newsText.list;
  return (
    <div className="mt-14 grid gap-10 sm:max-lg:grid-cols-2 lg:col-start-1 lg:row-start-1 lg:mt-0">
      {featured.length > 0 && (
        <aside aria-labelledby="featured-posts">
          <h2 id="featured-posts" className="mb-5 text-xl">
            {text.featured}
          </h2>
          <PostRows posts={featured} />
        </aside>
      )}
      {tags.length > 0 && (
        <nav aria-labelledby="popular-tags">
          <h2 id="popular-tags" className="mb-4 text-xl">
            {text.tags}
          </h2>
          <TagChips tags={tags} filters={filters} />
        </nav>
      )}
    </div>
  );
}

/** Next to an article: who writes here, the latest posts, the popular tags. */
export function PostAside({
  business,
  latest,
  tags,
}: {
  business: Pick<Business, 'name' | 'about'>;
  latest: Post[];
  tags: string[];
}) {
  const text = newsText.post;
  return (
    <div className="mt-14 grid gap-10 sm:max-lg:grid-cols-2 lg:mt-0">
      <aside
        aria-labelledby="about-business"
        className="self-start rounded-card border border-sand-line bg-white p-6 shadow-card"
      >
        <h2 id="about-business" className="text-lg">
          {text.about(business.name)}
        </h2>
        <p className="mt-3 text-ink-soft">{business.about}</p>
      </aside>
      {latest.length > 0 && (
        <aside aria-labelledby="latest-posts">
          <h2 id="latest-posts" className="mb-5 text-xl">
            {text.latest}
          </h2>
          <PostRows posts={latest} />
        </aside>
      )}
      {tags.length > 0 && (
        <nav aria-labelledby="popular-tags">
          <h2 id="popular-tags" className="mb-4 text-xl">
            {newsText.list.tags}
          </h2>
          <TagChips tags={tags} />
        </nav>
      )}
    </div>
  );
}

/** Posts in brief, for a narrow column. */
function PostRows({ posts }: { posts: Post[] }) {
  return (
    <ul className="divide-y divide-sand-line">
      {posts.map((post) => (
        <li key={post.id} className="py-4 first:pt-0 last:pb-0">
          <div className="relative flex items-start gap-4">
            <PostPicture
              cover={post.featuredImage}
              alt=""
              sizes="96px"
              className="aspect-4/3 w-24 shrink-0 rounded-control bg-sand object-cover"
            />
            <div className="min-w-0">
              <h3 className="text-pretty font-bold text-base leading-snug tracking-normal">
                <Link
                  to={`/news/${post.slug}`}
                  className="after:absolute after:inset-0 hover:underline"
                >
                  {post.title}
                </Link>
              </h3>
              <p className="mt-1 text-ink-soft text-sm">
                <PostDate publishedAt={post.publishedAt} />
              </p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Tags as links to the posts that have them, added to the filters already chosen. */
export function TagChips({
  tags,
  filters = NO_FILTERS,
}: {
  tags: string[];
  filters?: PostFilters;
}) {
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <ChoiceChip to={newsHref(toggleTag(filters, tag))} chosen={isChosenTag(filters, tag)}>
            {tag}
          </ChoiceChip>
        </li>
      ))}
    </ul>
  );
}
