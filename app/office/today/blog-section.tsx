import { editPostPath, NEWSROOM_PATH } from '#app/editing/office-paths.rules.ts';
import { businessNow } from '#app/lib/dates.ts';
import { staffDay } from '#app/lib/staff-dates.ts';
import type { AdminPost } from '#app/office/newsroom/admin-post.schema.ts';
import { categoryNames } from '#app/office/newsroom/category-names.ts';
import { isVisible, POST_TONES } from '#app/office/newsroom/post-visibility.ts';
import blankPage from '#app/site/news/assets/blank-page.svg?no-inline';
import { previewPath } from '#app/site/news/news-address.rules.ts';
import { POST_STATUSES } from '#app/site/news/post-status.rules.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Column } from '#app/ui/data-table.tsx';
import { RowActions } from '#app/ui/row-actions.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import { StatusDot } from '#app/ui/status-dot.tsx';
import { useText } from '#app/ui/use-text.ts';
import type { ListAddress } from './list-address.rules.ts';
import type { BlogData } from './section-data.ts';
import { FeaturedMark, SectionList } from './section-list.tsx';
import { todayText } from './today.text.ts';

/** All posts; `list` is null while it is being loaded. */
export function BlogSection({
  address,
  list,
}: {
  address: ListAddress;
  list: BlogData['list'] | null;
}) {
  const dashboardText = useText(todayText).dashboard;
  const text = dashboardText.posts;
  return (
    <SectionList
      section="blog"
      address={address}
      list={list}
      columns={columns}
      statuses={POST_STATUSES.map((value) => ({ value, label: text.statuses[value] }))}
      texts={text}
      drawing={blankPage}
      add={{ to: editPostPath(), label: dashboardText.newPost }}
      more={
        <ButtonLink size="sm" to={NEWSROOM_PATH}>
          {text.manage}
        </ButtonLink>
      }
      deletion={{ intent: 'delete-post', title: text.deletion, done: text.deleted }}
    />
  );
}

function columns(onDelete: (post: AdminPost) => void): Column<AdminPost>[] {
  const dashboardText = todayText.onScreen().dashboard;
  const text = dashboardText.posts;
  const rowText = dashboardText.list;
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
      cell: ({ category }) => categoryNames('tr')[category],
    },
    {
      key: 'status',
      header: text.status,
      inCard: { sixths: 2 },
      cell: ({ status }) => (
        <StatusDot tone={POST_TONES[status]}>{text.statuses[status]}</StatusDot>
      ),
    },
    {
      key: 'created',
      header: text.created,
      inCard: { sixths: 2 },
      cell: ({ createdAt }) => (
        <span className="tabular-nums">{staffDay(businessNow(new Date(createdAt)).date)}</span>
      ),
    },
    {
      key: 'actions',
      header: dashboardText.list.actions,
      hideHeader: true,
      inCard: { sixths: 6, bare: true },
      cell: (post) => (
        <RowActions
          view={
            isVisible(post)
              ? { label: rowText.view(post.title), to: `/blog/${post.slug}` }
              : { label: text.preview(post.title), to: previewPath(post.slug), staffOnly: true }
          }
          edit={{ label: rowText.edit(post.title), to: editPostPath(post.id) }}
          remove={{ label: rowText.delete(post.title), onClick: () => onDelete(post) }}
        />
      ),
      waiting: <div className="h-11" />,
    },
  ];
}

function PostName({ post }: { post: AdminPost }) {
  const text = useText(todayText).dashboard.posts;
  return (
    <div className="wrap-anywhere @3xl:min-w-52">
      <div className="font-semibold">
        <span>{post.title}</span> {post.featured && <FeaturedMark label={text.featured} />}
      </div>
      <div className="line-clamp-1 max-w-prose text-ink-soft text-sm">{post.excerpt}</div>
    </div>
  );
}
