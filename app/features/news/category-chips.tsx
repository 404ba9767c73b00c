import { type RefObject, useState } from 'react';
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
  ref,
}: {
  categories: { category: PostCategory; count: number }[];
  filters: PostFilters;
  ref: RefObject<HTMLElement | null>;
}) {
  // Who comes with a category sees it without swiping; later ones stay under the finger.
  const [cameWith] = useState(filters.category);
  if (categories.length === 0) return null;
  const inOrder = [
    ...categories.filter(({ category }) => category === cameWith),
    ...categories.filter(({ category }) => category !== cameWith),
  ];
  // They count all posts, which is no promise for the few that a tag or a search leaves.
  const counted = filters.tag === null && filters.search === '';
  return (
    <nav ref={ref} aria-label={text.categories} className="max-md:-mx-4">
      <ul className="no-scrollbar relative flex gap-2 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap">
        <li className="shrink-0">
          <ChoiceChip
            to={newsHref({ ...filters, category: null })}
            chosen={!filters.category}
            keepsPlace
          >
            {text.allCategories}
          </ChoiceChip>
        </li>
        {inOrder.map(({ category, count }) => (
          <li key={category} className="shrink-0">
            <ChoiceChip
              to={newsHref(toggleCategory(filters, category))}
              chosen={filters.category === category}
              keepsPlace
              note={counted && <Count of={count} />}
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
