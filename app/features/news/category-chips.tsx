import { ChoiceChip } from '#app/ui/chip.tsx';
import { newsText } from './news.text.ts';
import { newsHref, type PostFilters, toggleCategory } from './news-filters.rules.ts';
import type { PostCategory } from './post.rules.ts';
import { CATEGORY_NAMES } from './post-card.text.ts';

const text = newsText.list;

/** The categories that have posts; on a narrow screen a row that is swiped. */
export function CategoryChips({
  categories,
  filters,
}: {
  categories: { category: PostCategory; count: number }[];
  filters: PostFilters;
}) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={text.categories} className="max-md:-mx-4">
      <ul className="no-scrollbar relative flex gap-2 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap">
        <li className="shrink-0">
          <ChoiceChip to={newsHref({ ...filters, category: null })} chosen={!filters.category}>
            {text.allCategories}
          </ChoiceChip>
        </li>
        {categories.map(({ category, count }) => (
          <li key={category} className="shrink-0">
            <ChoiceChip
              to={newsHref(toggleCategory(filters, category))}
              chosen={filters.category === category}
              note={<Count of={count} />}
            >
              {CATEGORY_NAMES[category]}
            </ChoiceChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ of: count }: { of: number }) {
  return (
    <>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">({text.postCount(count)})</span>
    </>
  );
}
