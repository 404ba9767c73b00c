import { POST_STATUSES } from '#app/domain/posts/post-status.rules.ts';
import { ListSearch, ListViewButton } from '#app/editing/list/list-screen.tsx';
import { useChosenAddress } from '#app/editing/list/use-chosen-address.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import type { Column } from '#app/ui/lists/data-table.tsx';
import { FilterMenu } from './filter-menu.tsx';
import {
  isSameTag,
  type PostListAddress,
  postListHref,
  withStatus,
  withTag,
} from './post-list-address.rules.ts';
import type { ListedPost } from './post-list-client.ts';
import { POSTS_LIST } from './post-table.tsx';

/** Search and filters of the list. Each change opens page 1. */
export function PostListFilters({
  address,
  tags,
  columns,
}: {
  address: PostListAddress;
  tags: { tag: string; count: number }[];
  columns: Column<ListedPost>[];
}) {
  const { filters: text } = useOfficeText('newsroom').list;
  const { statuses } = useOfficeText('newsroom', 'tr');
  const statusLang = useOfficeLanguage('tr');
  const [shown, show] = useChosenAddress(address, postListHref);
  // Spelling that most posts use; the address may have another one.
  const tag = shown.tag && (tags.find((each) => isSameTag(each.tag, shown.tag))?.tag ?? shown.tag);
  return (
    <ListSearch
      label={text.search}
      value={address.search}
      show={(search, how) => show({ page: 1, ...search }, how)}
    >
      <FilterMenu
        label={text.status}
        all={text.all}
        options={POST_STATUSES.map((value) => ({ value, label: statuses[value] }))}
        value={shown.status}
        onChoose={(status) => show(withStatus(shown, status))}
        optionsLang={statusLang}
        className="max-sm:flex-1"
      />
      <FilterMenu
        label={text.tag}
        all={text.all}
        options={tags.map(({ tag: value, count }) => ({ value, label: value, note: count }))}
        value={tag || null}
        onChoose={(chosen) => show(withTag(shown, chosen))}
        optionsLang="tr"
        className="max-w-64 max-sm:flex-1"
      />
      {/* The button is always there, as the spec has it, but on a phone only if it clears something. */}
      <ButtonLink
        size="sm"
        variant="quiet"
        to={postListHref()}
        preventScrollReset
        className={cx(postListHref({ ...shown, page: 1 }) === postListHref() && 'max-sm:hidden')}
      >
        {text.clear}
      </ButtonLink>
      <ListViewButton name={POSTS_LIST} columns={columns} />
    </ListSearch>
  );
}
