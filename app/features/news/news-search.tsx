import { Search } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Input } from '#app/ui/controls.tsx';
import { newsText } from './news.text.ts';
import { SEARCH_MAX_LENGTH } from './news-filters.rules.ts';
import type { PostFilterState } from './use-post-filters.ts';

const text = newsText.list;

/** A plain form to the first page, which keeps the other filters; submitting nothing clears it. */
export function NewsSearch({ state: { filters, apply } }: { state: PostFilterState }) {
  const box = useRef<HTMLInputElement>(null);
  const said = useRef(filters.search);
  // The box says what the address says, also after a filter is taken away; what somebody typed
  // before the page came alive stays.
  useEffect(() => {
    if (!box.current || said.current === filters.search) return;
    said.current = filters.search;
    box.current.value = filters.search;
  }, [filters.search]);

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    apply({ ...filters, search: String(typed ?? '').trim() });
  }
  return (
    <search>
      <form action="/news" onSubmit={search} className="flex gap-2">
        {filters.category && <input type="hidden" name="category" value={filters.category} />}
        {filters.tag && <input type="hidden" name="tag" value={filters.tag} />}
        <div className="grow">
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
          <Search aria-hidden="true" className="size-5" />
          {text.submitSearch}
        </Button>
      </form>
    </search>
  );
}
