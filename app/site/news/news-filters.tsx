import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import {
  newsHref,
  type PostFilters,
  parsePostFilters,
  SEARCH_MAX_LENGTH,
  toggleCategory,
} from '#app/domain/posts/news-address.rules.ts';
import type { PostCategory } from '#app/domain/posts/post.rules.ts';
import { fold } from '#app/lib/words/turkish-text.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceChip, RemovableChip } from '#app/ui/chip.tsx';
import { Input } from '#app/ui/fields/field.tsx';
import { useLocalPath, useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';

export interface PostFilterState {
  /** Filters in the URL, or in the URL of the navigation in progress. */
  filters: PostFilters;
  /** Opens the first page of the list with other filters. */
  apply: (filters: PostFilters) => void;
}

/**
 * Returns the filters of the URL. The URL keeps the filters, so that a link or the back button
 * restores them.
 */
export function usePostFilters(): PostFilterState {
  const location = useLocation();
  const pending = useNavigation().location;
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { search } = pending?.pathname === location.pathname ? pending : location;
  return {
    filters: parsePostFilters(new URLSearchParams(search)),
    apply: (filters) => navigate(localPath(newsHref(filters)), { preventScrollReset: true }),
  };
}

/**
 * Form that opens the first page of the list and keeps the other filters. An empty search removes
 * the search.
 */
export function NewsSearch({ state: { filters, apply } }: { state: PostFilterState }) {
  const { list: text } = useText('news');
  const localPath = useLocalPath();
  const box = useRef<HTMLInputElement>(null);
  const shown = useRef(filters.search);
  // Updates the field when the URL changes, for example after a filter was removed, but keeps a
  // text
  // that was typed before hydration.
  useEffect(() => {
    if (!box.current || shown.current === filters.search) return;
    shown.current = filters.search;
    box.current.value = filters.search;
  }, [filters.search]);

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    apply({ ...filters, search: String(typed ?? '').trim() });
  }
  return (
    <search>
      <form action={localPath('/news')} onSubmit={search} className="flex flex-wrap gap-2">
        {filters.category && <input type="hidden" name="category" value={filters.category} />}
        {filters.tag && <input type="hidden" name="tag" value={filters.tag} />}
        <div className="min-w-0 flex-[1_1_8rem]">
          <Input
            ref={box}
            type="search"
            name="search"
            aria-label={text.search}
            placeholder={text.searchHint}
            defaultValue={filters.search}
            maxLength={SEARCH_MAX_LENGTH}
            enterKeyHint="search"
          />
        </div>
        <Button type="submit" variant="ink">
          <Icon name="icon-search" className="size-5" />
          <span>{text.submitSearch}</span>
        </Button>
      </form>
    </search>
  );
}

/** Categories that have posts. A narrow screen shows a row to swipe. */
export function CategoryChips({
  categories,
  filters,
  ref,
}: {
  categories: { category: PostCategory; count: number }[];
  filters: PostFilters;
  ref: RefObject<HTMLElement | null>;
}) {
  const { list: text } = useText('news');
  const names = useText('news').card.categories;
  // The category of the first URL comes first, so that it is visible without swiping. A later
  // choice
  // does not reorder the chips under the visitor's finger.
  const [cameWith] = useState(filters.category);
  if (categories.length === 0) return null;
  const inOrder = [
    ...categories.filter(({ category }) => category === cameWith),
    ...categories.filter(({ category }) => category !== cameWith),
  ];
  // Counts refer to all posts, so they are hidden with a tag or a search.
  const counted = filters.tag === null && filters.search === '';
  return (
    <nav ref={ref} aria-label={text.categories} className="max-md:-mx-(--page-gutter)">
      <ul className="no-scrollbar relative flex gap-2 max-md:overflow-x-auto max-md:px-(--page-gutter) max-md:py-1 md:flex-wrap">
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
              {names[category]}
            </ChoiceChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ of: count }: { of: number }) {
  const { list: text } = useText('news');
  return (
    <>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{`(${text.postCount(count)})`}</span>
    </>
  );
}

/**
 * Active filters as chips; following a chip removes its filter. `foundTag` is the tag in the
 * spelling of the posts.
 */
export function ActivePostFilters({
  filters,
  foundTag,
}: {
  filters: PostFilters;
  foundTag: string | null;
}) {
  const { list: text } = useText('news');
  const { categories } = useText('news').card;
  const { category, tag, search } = filters;
  // While another list loads, `foundTag` belongs to the previous list.
  const spelt = tag && foundTag && fold(foundTag) === fold(tag) ? foundTag : tag;
  const chips = [
    category && {
      name: text.category,
      label: categories[category],
      without: { ...filters, category: null },
    },
    tag && { name: text.tag, label: `#${spelt}`, without: { ...filters, tag: null } },
    search && {
      name: text.searched,
      label: text.quoted(search),
      without: { ...filters, search: '' },
    },
  ].filter((chip) => typeof chip === 'object' && chip !== null);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={text.activeFilters} className="mt-4 flex flex-wrap gap-2">
      {chips.map(({ name, label, without }) => (
        <li key={name} className="min-w-0 max-w-full">
          <RemovableChip to={newsHref(without)} label={text.removeFilter(`${name}: ${label}`)}>
            {label}
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}
