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
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { Column } from '#app/ui/lists/data-table.tsx';
import { RowActions } from '#app/ui/lists/row-actions.tsx';
import { RowLink } from '#app/ui/lists/row-text.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { SkeletonLine } from '#app/ui/states/skeleton.tsx';
import { StatusDot } from '#app/ui/states/status-dot.tsx';
import type { ListAddress } from './list-address.rules.ts';
import type { BlogData } from './section-data.ts';
import { FeaturedMark, SectionList } from './section-list.tsx';

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
          <Icon name="icon-newspaper" className="size-4" />
          <span>{text.manage}</span>
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
      kind: 'title',
      header: text.post,
      priority: 1,
      cell: (post) => <PostName post={post} />,
      waiting: (
        <>
          <SkeletonLine className="w-72" />
          <div className="text-meta">
            <SkeletonLine className="w-96" />
          </div>
        </>
      ),
    },
    {
      key: 'category',
      kind: 'label',
      header: text.category,
      optional: 'shown',
      cell: ({ category }) => categories[category],
    },
    {
      key: 'status',
      kind: 'status',
      header: text.status,
      priority: 2,
      cell: ({ status }) => (
        <StatusDot tone={POST_TONES[status]}>{text.statuses[status]}</StatusDot>
      ),
    },
    {
      key: 'created',
      kind: 'date',
      header: text.created,
      priority: 2,
      optional: 'shown',
      cell: ({ createdAt }) => staffDay(businessNow(new Date(createdAt)).date),
    },
    {
      key: 'actions',
      kind: 'actions',
      header: dashboardText.list.actions,
      priority: 1,
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
      <div className="flex items-center gap-x-2">
        <RowLink to={editPostPath(post.id)} title={post.title}>
          {post.title}
        </RowLink>
        {post.featured && <FeaturedMark label={text.featured} />}
      </div>
      <div className="truncate text-ink-soft text-meta">{post.excerpt}</div>
    </div>
  );
}
