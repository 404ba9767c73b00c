import { Plus } from 'lucide-react';
import { useRef } from 'react';
import blankPage from '#app/features/news/assets/blank-page.svg?no-inline';
import { editPostPath, NEWSROOM_PATH, previewPath } from '#app/features/news/news-address.rules.ts';
import { POST_STATUSES, type PostStatus } from '#app/features/news/post.rules.ts';
import { CATEGORY_NAMES } from '#app/features/news/post-card.text.ts';
import type { AdminPost } from '#app/features/newsroom/admin-post.schema.ts';
import { businessNow, formatShortDate } from '#app/lib/dates.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { type Column, DataTableSkeleton } from '#app/ui/data-table.tsx';
import { PartFailure } from '#app/ui/part-failure.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import { StatusDot, type StatusTone } from '#app/ui/status-dot.tsx';
import { dashboardText } from './dashboard.text.ts';
import type { BlogData } from './dashboard-data.ts';
import { FeaturedMark } from './featured-mark.tsx';
import type { ListAddress } from './list-address.rules.ts';
import { ListControls } from './list-controls.tsx';
import { RowActions } from './row-actions.tsx';
import { SectionList } from './section-list.tsx';
import { shellText } from './shell.text.ts';
import { useDeletion } from './use-deletion.tsx';

const text = dashboardText.posts;

const TONES: Record<PostStatus, StatusTone> = {
  draft: 'waiting',
  published: 'good',
  archived: 'done',
};

/** All posts; `list` is null while they are on their way. */
export function BlogSection({
  address,
  list,
}: {
  address: ListAddress;
  list: BlogData['list'] | null;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, dialog } = useDeletion<AdminPost>({
    intent: 'delete-post',
    title: dashboardText.deletion.postTitle,
    done: text.deleted,
    heading,
  });
  return (
    <>
      <SectionHeader
        headingRef={heading}
        title={shellText.sections.blog}
        lead={list?.ok && text.lead(list.data.pagination.total)}
        actions={
          <>
            <ButtonLink size="sm" to={NEWSROOM_PATH}>
              {text.manage}
            </ButtonLink>
            <ButtonLink size="sm" variant="primary" to={editPostPath()}>
              <Plus aria-hidden="true" className="size-5" />
              {dashboardText.newPost}
            </ButtonLink>
          </>
        }
      />
      <ListControls
        section="blog"
        address={address}
        searchLabel={text.search}
        statuses={POST_STATUSES.map((value) => ({ value, label: text.statuses[value] }))}
      />
      {list === null && <DataTableSkeleton columns={columns(ask)} rows={8} />}
      {list?.ok === false && (
        <PartFailure retryLabel={dashboardText.retry}>{text.failed}</PartFailure>
      )}
      {list?.ok && (
        <SectionList
          section="blog"
          address={address}
          caption={shellText.sections.blog}
          columns={columns(ask)}
          rows={list.data.blogs}
          pagination={list.data.pagination}
          texts={text}
          drawing={blankPage}
          heading={heading}
          addFirst={
            <ButtonLink size="sm" to={editPostPath()}>
              {dashboardText.newPost}
            </ButtonLink>
          }
        />
      )}
      {dialog}
    </>
  );
}

function columns(onDelete: (post: AdminPost) => void): Column<AdminPost>[] {
  return [
    {
      key: 'post',
      header: text.post,
      cell: (post) => <PostName post={post} />,
      waiting: (
        <>
          <SkeletonLine className="w-72" />
          <div className="text-sm">
            <SkeletonLine className="w-96" />
          </div>
        </>
      ),
    },
    {
      key: 'category',
      header: text.category,
      inCard: { sixths: 2 },
      cell: ({ category }) => CATEGORY_NAMES[category],
    },
    {
      key: 'status',
      header: text.status,
      inCard: { sixths: 2 },
      cell: ({ status }) => <StatusDot tone={TONES[status]}>{text.statuses[status]}</StatusDot>,
    },
    {
      key: 'created',
      header: text.created,
      inCard: { sixths: 2 },
      cell: ({ createdAt }) => (
        <span className="tabular-nums">
          {formatShortDate(businessNow(new Date(createdAt)).date)}
        </span>
      ),
    },
    {
      key: 'actions',
      header: dashboardText.list.actions,
      hideHeader: true,
      inCard: { sixths: 6, bare: true },
      cell: (post) => (
        <RowActions
          title={post.title}
          edit={editPostPath(post.id)}
          {...(isShown(post)
            ? { view: `/blog/${post.slug}` }
            : { view: previewPath(post.slug), viewLabel: text.preview(post.title) })}
          onDelete={() => onDelete(post)}
        />
      ),
      waiting: <div className="h-11" />,
    },
  ];
}

/** Of drafts, and of posts that are to come, only staff see the page. */
function isShown({ status, scheduled }: AdminPost): boolean {
  return status === 'published' && !scheduled;
}

function PostName({ post }: { post: AdminPost }) {
  return (
    <div className="wrap-anywhere @3xl:min-w-52">
      <div className="font-semibold">
        {post.title} {post.featured && <FeaturedMark label={text.featured} />}
      </div>
      <div className="line-clamp-1 max-w-prose text-ink-soft text-sm">{post.excerpt}</div>
    </div>
  );
}
