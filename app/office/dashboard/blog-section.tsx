import blankPage from '#app/base/shell/assets/blank-page.svg?no-inline';
import type { AdminPost } from '#app/domain/posts/admin-post.schema.ts';
import { previewPath } from '#app/domain/posts/news-address.rules.ts';
import { POST_STATUSES } from '#app/domain/posts/post-status.rules.ts';
import { editPostPath, NEWSROOM_PATH } from '#app/editing/office-paths.rules.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { type CategoryNames, useCategoryNames } from '#app/office/posts/category-names.ts';
import { isVisible, POST_TONES } from '#app/office/posts/post-visibility.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { type Column, LINE_LINK } from '#app/ui/lists/data-table.tsx';
import { RowActions } from '#app/ui/lists/row-actions.tsx';
import { SkeletonLine } from '#app/ui/states/skeleton.tsx';
import { StatusDot } from '#app/ui/states/status-dot.tsx';
import type { ListAddress } from './list-address.rules.ts';
import type { BlogData } from './section-data.ts';
import { FeaturedMark, SectionList } from './section-list.tsx';

/** All posts; `list` is null while it is being loaded. */
export function BlogSection({
  address,
  list,
}: {
  address: ListAddress;
  list: BlogData['list'] | null;
}) {
  const dashboardText = useOfficeText('today');
  const editing = useOfficeText('editing');
  const categories = useCategoryNames();
  const { newPost } = dashboardText.page;
  const text = dashboardText.posts;
  return (
    <SectionList
      section="blog"
      address={address}
      list={list}
      columns={(onDelete) => columns({ today: dashboardText, editing, categories }, onDelete)}
      statuses={POST_STATUSES.map((value) => ({ value, label: text.statuses[value] }))}
      texts={text}
      drawing={blankPage}
      add={{ to: editPostPath(), label: newPost }}
      more={
        <ButtonLink size="sm" to={NEWSROOM_PATH}>
          {text.manage}
        </ButtonLink>
      }
      deletion={{ intent: 'delete-post', title: text.deletion, done: text.deleted }}
    />
  );
}

function columns(
  {
    today: dashboardText,
    editing,
    categories,
  }: Pick<OfficeTexts, 'today' | 'editing'> & { categories: CategoryNames },
  onDelete: (post: AdminPost) => void,
): Column<AdminPost>[] {
  const text = dashboardText.posts;
  const rowText = dashboardText.list;
  return [
    {
      key: 'post',
      header: text.post,
      inCard: { line: 'col-span-full row-start-1 @max-3xl:pr-9' },
      cell: (post) => <PostName post={post} />,
      waiting: (
        <>
          <SkeletonLine className="w-72" />
          <div className="text-xs leading-4.5">
            <SkeletonLine className="w-96" />
          </div>
        </>
      ),
    },
    {
      key: 'category',
      header: text.category,
      optional: 'shown',
      width: 'w-36',
      inCard: 'none',
      cell: ({ category }) => categories[category],
    },
    {
      key: 'status',
      header: text.status,
      width: 'w-28',
      inCard: { line: 'col-start-1 row-start-2' },
      cell: ({ status }) => (
        <StatusDot tone={POST_TONES[status]}>{text.statuses[status]}</StatusDot>
      ),
    },
    {
      key: 'created',
      header: text.created,
      optional: 'shown',
      width: 'w-28',
      inCard: { line: 'col-start-2 row-start-2 @max-3xl:text-ink-soft' },
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap tabular-nums">
          {staffDay(businessNow(new Date(createdAt)).date)}
        </span>
      ),
    },
    {
      key: 'actions',
      header: dashboardText.list.actions,
      hideHeader: true,
      width: 'w-30',
      inCard: { line: 'relative -my-1 col-start-2 row-start-1 justify-self-end' },
      cell: (post) => (
        <RowActions
          name={editing.actionsOf(post.title)}
          view={
            isVisible(post)
              ? { label: rowText.view(post.title), to: `/blog/${post.slug}` }
              : { label: text.preview(post.title), to: previewPath(post.slug), staffOnly: true }
          }
          edit={{ label: rowText.edit(post.title), to: editPostPath(post.id) }}
          remove={{ label: rowText.delete(post.title), onClick: () => onDelete(post) }}
        />
      ),
    },
  ];
}

function PostName({ post }: { post: AdminPost }) {
  const text = useOfficeText('today').posts;
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-x-1.5">
        <Link
          to={editPostPath(post.id)}
          title={post.title}
          className={cx('min-w-0 truncate large-letters:whitespace-normal', LINE_LINK)}
        >
          {post.title}
        </Link>
        {post.featured && <FeaturedMark label={text.featured} />}
      </div>
      <div className="truncate text-ink-soft text-xs leading-4.5">{post.excerpt}</div>
    </div>
  );
}
