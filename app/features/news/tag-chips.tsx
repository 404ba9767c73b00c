import { ChoiceChip } from '#app/ui/chip.tsx';
import {
  isChosenTag,
  NO_FILTERS,
  newsHref,
  type PostFilters,
  toggleTag,
} from './news-filters.rules.ts';

/** Tags as links to the posts that have them, beside the filters already chosen. */
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
