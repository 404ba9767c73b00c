import type { ReactNode } from 'react';
import blankPage from '#app/base/shell/assets/blank-page.svg?no-inline';
import { useDeletion } from '#app/editing/list/list-actions.tsx';
import { AddLink, ListRows, NothingListed } from '#app/editing/list/list-screen.tsx';
import { editPostPath } from '#app/editing/office-paths.rules.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import type { Pagination } from '#app/lib/http/envelope.schema.ts';
import type { Part } from '#app/lib/page-part.ts';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { focusHeading, useFocusLost } from '#app/ui/focus.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import { useCategoryNames } from '../category-names.ts';
import { isFiltered, type PostListAddress, postListHref } from './post-list-address.rules.ts';
import type { ListedPost, PostPage } from './post-list-client.ts';
import { PostListFilters } from './post-list-filters.tsx';
import { POSTS_LIST, postColumns } from './post-table.tsx';

export function PostList({
  address,
  list,
  tags,
}: {
  address: PostListAddress;
  list: Part<PostPage>;
  tags: { tag: string; count: number }[];
}) {
  const texts = useOfficeText('newsroom');
  const { list: text } = texts;
  const categories = useCategoryNames();
  const { ask, dialog } = useDeletion<ListedPost>({
    intent: 'delete-post',
    texts: {
      ...text.deletion,
      question: ({ title }) => text.deletion.question(title),
      failed: () => text.deletion.failed,
      done: ({ title }) => text.deletion.done(title),
    },
  });
  const columns = postColumns(ask, { texts, categories });
  return (
    <div>
      <PageHead
        title={text.title}
        count={list.ok && text.lead(list.data.pagination.total)}
        actions={<AddLink to={editPostPath()}>{text.newPost}</AddLink>}
      />
      <PostListFilters address={address} tags={tags} columns={columns} />
      {list.ok && list.data.onlyPublished && (
        <Alert tone="info" className="mb-4">
          {text.onlyPublished}
        </Alert>
      )}
      <ListRows
        list={list}
        failed={(error) => error || text.failed}
        rows={list.ok ? list.data.blogs : null}
        nothing={
          <NothingListed
            drawing={blankPage}
            texts={text}
            filtered={isFiltered(address)}
            clear={{ to: postListHref(), label: text.filters.clear }}
            add={{ to: editPostPath(), label: text.newPost }}
          />
        }
        name={POSTS_LIST}
        caption={text.title}
        columns={columns}
        rowKey={({ id }) => id}
      />
      {list.ok && list.data.pagination.total > 0 && (
        <PostPager
          key={list.data.pagination.page}
          pagination={list.data.pagination}
          href={(page) => postListHref({ ...address, page })}
        />
      )}
      {dialog}
    </div>
  );
}

/**
 * Shows the range of posts and links to the previous and the next page. A new `key` for each page
 * recreates the links, because the followed link may be disabled on the next page.
 */
function PostPager({
  pagination: { page, limit, total, totalPages },
  href,
}: {
  pagination: Pagination;
  href: (page: number) => string;
}) {
  const { list: text } = useOfficeText('newsroom');
  const ref = useFocusLost<HTMLDivElement>(focusHeading);
  const first = (page - 1) * limit + 1;
  return (
    <div
      ref={ref}
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 tabular-nums"
    >
      <p className="text-ink-soft">
        {text.pages.showing(first, Math.min(first + limit - 1, total), total)}
      </p>
      <nav
        aria-label={text.pages.nav}
        className="flex flex-wrap items-center gap-x-2 gap-y-2 max-sm:w-full sm:gap-x-3"
      >
        <Step to={page > 1 ? href(page - 1) : null} rel="prev">
          <Icon name="icon-chevron-left" className="size-4" />
          <span>{text.pages.previous}</span>
        </Step>
        <span className="whitespace-nowrap max-sm:grow max-sm:text-center">
          {text.pages.page(page, totalPages)}
        </span>
        <Step to={page < totalPages ? href(page + 1) : null} rel="next">
          <span>{text.pages.next}</span>
          <Icon name="icon-chevron-right" className="size-4" />
        </Step>
      </nav>
    </div>
  );
}

/** Link to a page; looks disabled if there is no such page. */
function Step({ to, rel, children }: { to: string | null; rel: string; children: ReactNode }) {
  if (to === null) {
    return (
      <span aria-disabled="true" className={buttonClass({ size: 'sm' })}>
        {children}
      </span>
    );
  }
  return (
    <ButtonLink size="sm" to={to} rel={rel}>
      {children}
    </ButtonLink>
  );
}
