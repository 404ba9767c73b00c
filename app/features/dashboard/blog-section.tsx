import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { businessNow, formatShortDate } from '#app/lib/dates.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Column } from '#app/ui/data-table.tsx';
import { StatusDot, type StatusTone } from '#app/ui/status-dot.tsx';
import { TableSkeleton } from '#app/ui/table-skeleton.tsx';
import type { AdminBlog } from '../news/admin-blog-json.schema.ts';
import blankPage from '../news/assets/blank-page.svg?no-inline';
import { POST_STATUSES, type PostStatus } from '../news/post.rules.ts';
import { CATEGORY_NAMES } from '../news/post-card.text.ts';
import { dashboardText } from './dashboard.text.ts';
import type { BlogData } from './dashboard-data.ts';
import { FeaturedMark } from './featured-mark.tsx';
import { editPostPath } from './list-address.rules.ts';
import { ListControls } from './list-controls.tsx';
import { PartFailure } from './part-failure.tsx';
import { RowActions } from './row-actions.tsx';
import { SectionHeader } from './section-header.tsx';
import { SectionList } from './section-list.tsx';
import { shellText } from './shell.text.ts';
import { useDeletion } from './use-deletion.tsx';

const text = dashboardText.posts;

const TONES: Record<PostStatus, StatusTone> = {
  draft: 'waiting',
  published: 'good',
  archived: 'done',
};

/** All posts; null while they are on their way. */
export function BlogSection({ data }: { data: BlogData | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, dialog } = useDeletion<AdminBlog>({
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
        lead={data?.list.ok && text.lead(data.list.data.pagination.total)}
        actions={
          <ButtonLink size="sm" variant="primary" to={editPostPath()}>
            <Plus aria-hidden="true" className="size-5" />
            {dashboardText.newPost}
          </ButtonLink>
        }
      />
      {data && (
        <ListControls
          section="blog"
          address={data.address}
          searchLabel={text.search}
          statuses={POST_STATUSES.map((value) => ({ value, label: text.statuses[value] }))}
        />
      )}
      {data === null && <TableSkeleton rows={8} />}
      {data?.list.ok === false && <PartFailure>{text.failed}</PartFailure>}
      {data?.list.ok && (
        <SectionList
          section="blog"
          address={data.address}
          caption={shellText.sections.blog}
          columns={columns(ask)}
          rows={data.list.data.blogs}
          pagination={data.list.data.pagination}
          texts={text}
          drawing={blankPage}
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

function columns(onDelete: (post: AdminBlog) => void): Column<AdminBlog>[] {
  return [
    { key: 'post', header: text.post, cell: (post) => <PostName post={post} /> },
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
          view={isShown(post) ? `/blog/${post.slug}` : null}
          onDelete={() => onDelete(post)}
        />
      ),
    },
  ];
}

/** Drafts have no public page, nor have posts that are to come. */
function isShown({ status, publishedAt }: AdminBlog): boolean {
  return status === 'published' && publishedAt !== null && Date.parse(publishedAt) <= Date.now();
}

function PostName({ post }: { post: AdminBlog }) {
  return (
    <>
      <div className="font-semibold">
        {post.title} {post.featured && <FeaturedMark label={text.featured} />}
      </div>
      <div className="line-clamp-1 max-w-prose text-ink-soft text-sm">{post.excerpt}</div>
    </>
  );
}
