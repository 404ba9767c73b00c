import { newsText } from './news.text.ts';
import type { PostFilters } from './news-filters.rules.ts';
import type { PostSummary } from './post.rules.ts';
import { PostRows } from './post-row.tsx';
import { TagChips } from './tag-chips.tsx';

/** What stands left of the list, and under it on a narrow screen. Boxes without content are left out. */
export function NewsAside({
  featured,
  tags,
  filters,
}: {
  featured: PostSummary[];
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
