import { fold } from '#app/lib/turkish-text.ts';
import { RemovableChip } from '#app/ui/chip.tsx';
import { newsText } from './news.text.ts';
import { newsHref, type PostFilters } from './news-filters.rules.ts';
import { CATEGORY_NAMES } from './post-card.text.ts';

/**
 * What is filtered by, as chips; following one takes it away. The tag stands as posts spell it
 * (`foundTag`), however it was typed.
 */
export function ActivePostFilters({
  filters,
  foundTag,
}: {
  filters: PostFilters;
  foundTag: string | null;
}) {
  const text = newsText.list;
  const { category, tag, search } = filters;
  // While another list is on its way, what was found is still that of the one before.
  const spelt = tag && foundTag && fold(foundTag) === fold(tag) ? foundTag : tag;
  const chips = [
    category && {
      name: text.category,
      label: CATEGORY_NAMES[category],
      without: { ...filters, category: null },
    },
    tag && { name: text.tag, label: `#${spelt}`, without: { ...filters, tag: null } },
    search && { name: text.searched, label: `“${search}”`, without: { ...filters, search: '' } },
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
