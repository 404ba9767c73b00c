import type { Business } from '#app/features/settings/settings.schema.ts';
import { newsText } from './news.text.ts';
import type { PostSummary } from './post.rules.ts';
import { PostRows } from './post-row.tsx';
import { TagChips } from './tag-chips.tsx';

/** Beside an article: who writes here, what else is new, what it is all about. */
export function PostAside({
  business,
  latest,
  tags,
}: {
  business: Pick<Business, 'name' | 'about'>;
  latest: PostSummary[];
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
