import { previewPath } from '#app/domain/posts/news-address.rules.ts';
import { cutShort } from '#app/domain/posts/post.rules.ts';
import { LanguagesDone } from '#app/editing/fields/translated-field.tsx';
import { ListSkeleton } from '#app/editing/list/list-screen.tsx';
import { editPostPath } from '#app/editing/office-paths.rules.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { type Column, LINE_LINK } from '#app/ui/lists/data-table.tsx';
import { RowActions } from '#app/ui/lists/row-actions.tsx';
import { SkeletonLine } from '#app/ui/states/skeleton.tsx';
import { type CategoryNames, useCategoryNames } from '../category-names.ts';
import { isVisible } from '../post-visibility.ts';
import type { ListedPost } from './post-list-client.ts';
import { FeaturedToggle, PostStatusChoice } from './post-row-controls.tsx';

/** Spec, part 9. */
const SHOWN_TAGS = 2;
const EXCERPT_LENGTH = 100;

/** Of what a person chose for this list. */
export const POSTS_LIST = 'posts';

export function PostTableSkeleton() {
  const texts = useOfficeText('newsroom');
  const columns = postColumns(() => {}, { texts, categories: useCategoryNames() });
  return <ListSkeleton fixed lines name={POSTS_LIST} columns={columns} rows={10} />;
}

/** On a card: the title, its excerpt, then status and day. */
export function postColumns(
  onDelete: (post: ListedPost) => void,
  {
    texts: { list: text },
    categories,
  }: { texts: OfficeTexts['newsroom']; categories: CategoryNames },
): Column<ListedPost>[] {
  const { columns: headers } = text;
  return [
    {
      key: 'title',
      header: headers.title,
      inCard: { line: 'col-span-full row-start-1 @max-3xl:pr-9' },
      cell: (post) => <Title post={post} />,
      waiting: (
        <>
          <SkeletonLine className="w-56" />
          <div className="text-xs leading-4.5">
            <SkeletonLine className="w-72" />
          </div>
        </>
      ),
    },
    {
      key: 'category',
      header: headers.category,
      optional: 'shown',
      width: 'w-26',
      inCard: 'none',
      cell: ({ category }) => categories[category],
    },
    {
      key: 'tags',
      header: headers.tags,
      optional: 'shown',
      width: 'w-36',
      inCard: 'none',
      cell: ({ tags }) => <Tags tags={tags} />,
    },
    {
      key: 'status',
      header: headers.status,
      width: 'w-33',
      inCard: { line: 'relative -my-2 col-start-1 row-start-2 justify-self-start' },
      cell: (post) => <PostStatusChoice post={post} />,
    },
    {
      key: 'featured',
      header: headers.featured,
      hideHeader: true,
      width: 'w-11',
      inCard: { line: 'relative -my-2 col-start-2 row-start-2 mr-24 justify-self-end' },
      cell: (post) => <FeaturedToggle post={post} />,
    },
    {
      key: 'created',
      header: headers.created,
      optional: 'shown',
      width: 'w-26',
      inCard: {
        line: 'col-start-2 row-start-2 self-center justify-self-end @max-3xl:text-ink-soft',
      },
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap tabular-nums">
          {staffDay(businessNow(new Date(createdAt)).date)}
        </span>
      ),
    },
    {
      key: 'actions',
      header: headers.actions,
      hideHeader: true,
      width: 'w-28',
      inCard: { line: 'relative -my-1 col-start-2 row-start-1 justify-self-end' },
      cell: (post) => <Actions post={post} onDelete={() => onDelete(post)} />,
    },
  ];
}

/** In the posts' own language: the title leads, its excerpt follows in a quiet line. */
function Title({ post: { id, title, excerpt, translatedInto } }: { post: ListedPost }) {
  const lang = useOfficeLanguage();
  return (
    <div lang="tr" className="min-w-0">
      <Link
        to={editPostPath(id)}
        title={title}
        className={cx('block truncate large-letters:whitespace-normal', LINE_LINK)}
      >
        {title}
      </Link>
      <div className="flex items-baseline gap-x-2 text-xs leading-4.5">
        <span className="min-w-0 grow truncate text-ink-soft">
          {cutShort(excerpt, EXCERPT_LENGTH)}
        </span>
        {translatedInto && (
          <span lang={lang} className="shrink-0 @max-3xl:hidden">
            <LanguagesDone done={translatedInto.length + 1} />
          </span>
        )}
      </div>
    </div>
  );
}

function Tags({ tags }: { tags: string[] }) {
  const { list: text } = useOfficeText('newsroom');
  if (tags.length === 0) return <span className="text-ink-soft">–</span>;
  const [first, ...others] = tags.slice(0, SHOWN_TAGS);
  const rest = tags.slice(SHOWN_TAGS);
  return (
    // In two lines at most: the count follows the last tag.
    <div lang="tr" className="flex flex-wrap gap-x-1 gap-y-px">
      {first && <Tag title={first}>{first}</Tag>}
      <span className="flex min-w-0 gap-1">
        {others.map((tag) => (
          <Tag key={tag} title={tag}>
            {tag}
          </Tag>
        ))}
        {rest.length > 0 && (
          <span className="shrink-0">
            <Tag title={rest.join(', ')}>{text.moreTags(rest.length)}</Tag>
          </span>
        )}
      </span>
    </div>
  );
}

/** One line; the title has all of a long tag. */
function Tag({ title, children }: { title: string; children: string }) {
  return (
    <span
      title={title}
      className="min-w-0 max-w-full truncate rounded-full bg-sand px-2 text-xs leading-4.5"
    >
      {children}
    </span>
  );
}

function Actions({ post, onDelete }: { post: ListedPost; onDelete: () => void }) {
  const { list: text } = useOfficeText('newsroom');
  const { actionsOf } = useOfficeText('editing');
  const { id, slug, title } = post;
  return (
    <RowActions
      name={actionsOf(title)}
      view={
        isVisible(post)
          ? { label: text.view(title), to: `/blog/${slug}` }
          : { label: text.preview(title), to: previewPath(slug), staffOnly: true }
      }
      edit={{ label: text.edit(title), to: editPostPath(id) }}
      remove={{ label: text.delete(title), onClick: onDelete }}
    />
  );
}
