import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useNavigation } from 'react-router';
import { useDeletion } from '#app/editing/use-deletion.tsx';
import type { Part } from '#app/lib/settled.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyPart } from '#app/ui/empty-part.tsx';
import { PartFailure } from '#app/ui/part-failure.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import blankPage from './assets/blank-page.svg?no-inline';
import { BlogFilters } from './blog-filters.tsx';
import { blogListText as text } from './blog-list.text.ts';
import {
  type BlogListAddress,
  blogListHref,
  editPostPath,
  isFiltered,
} from './blog-list-address.rules.ts';
import type { BlogPage, ListedBlog } from './blog-list-client.ts';
import { BlogPager } from './blog-pager.tsx';
import { BlogTable } from './blog-table.tsx';

/** All posts, whatever their status: which of them are looked for, and what to do with each. */
export function BlogList({
  address,
  list,
  tags,
}: {
  address: BlogListAddress;
  list: Part<BlogPage>;
  tags: { tag: string; count: number }[];
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigation();
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  const { ask, dialog } = useDeletion<ListedBlog>({
    intent: 'delete-post',
    heading,
    lang: 'en',
    texts: {
      title: text.deletion.title,
      question: ({ title }) => text.deletion.question(title),
      confirm: text.deletion.confirm,
      cancel: text.deletion.cancel,
      failed: () => text.deletion.failed,
      done: ({ title }) => text.deletion.done(title),
    },
  });
  const blogs = list.ok ? list.data.blogs : [];
  return (
    <div lang="en">
      <SectionHeader
        headingRef={heading}
        title={text.title}
        lead={list.ok && text.lead(list.data.pagination.total)}
        actions={
          <ButtonLink size="sm" variant="primary" to={editPostPath()}>
            <Plus aria-hidden="true" className="size-5" />
            {text.newPost}
          </ButtonLink>
        }
      />
      <BlogFilters address={address} tags={tags} />
      {!list.ok && <PartFailure retryLabel={text.retry}>{list.error || text.failed}</PartFailure>}
      {list.ok && list.data.onlyPublished && (
        <Alert tone="info" className="mb-4">
          {text.onlyPublished}
        </Alert>
      )}
      {list.ok && blogs.length === 0 && <NoPosts filtered={isFiltered(address)} />}
      {list.ok && blogs.length > 0 && (
        <>
          <BlogTable
            blogs={blogs}
            busy={navigation.state === 'loading'}
            onDelete={ask}
            onFocusLost={toHeading}
          />
          <BlogPager
            key={list.data.pagination.page}
            pagination={list.data.pagination}
            href={(page) => blogListHref({ ...address, page })}
            onFocusLost={toHeading}
          />
        </>
      )}
      {dialog}
    </div>
  );
}

function NoPosts({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyPart
      drawing={blankPage}
      title={text.noneFound}
      action={
        <ButtonLink size="sm" to={blogListHref()}>
          {text.filters.clear}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyPart
      drawing={blankPage}
      title={text.empty}
      text={text.emptyText}
      action={
        <ButtonLink size="sm" to={editPostPath()}>
          {text.newPost}
        </ButtonLink>
      }
    />
  );
}
