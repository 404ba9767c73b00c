import { editPostPath } from '#app/editing/office-paths.rules.ts';
import { LanguagesDone } from '#app/editing/translated-field.tsx';
import { businessNow } from '#app/lib/dates.ts';
import { languageOf } from '#app/lib/language.ts';
import { staffDay } from '#app/lib/staff-dates.ts';
import { previewPath } from '#app/site/news/news-address.rules.ts';
import { cutShort } from '#app/site/news/post.rules.ts';
import { type Column, DataTableSkeleton } from '#app/ui/data-table.tsx';
import { Link } from '#app/ui/link.tsx';
import { RowActions } from '#app/ui/row-actions.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import { useText } from '#app/ui/use-text.ts';
import { categoryNames } from './category-names.ts';
import { newsroomText } from './newsroom.text.ts';
import type { ListedPost } from './post-list-client.ts';
import { FeaturedToggle, PostStatusChoice } from './post-row-controls.tsx';
import { isVisible } from './post-visibility.ts';

/** Spec, part 9. */
const SHOWN_TAGS = 2;
const EXCERPT_LENGTH = 100;

export function PostTableSkeleton() {
  return <DataTableSkeleton dense columns={postColumns(() => {})} rows={8} />;
}

export function postColumns(onDelete: (post: ListedPost) => void): Column<ListedPost>[] {
  const { list: text } = newsroomText.onScreen();
  const { columns: headers } = text;
  return [
    {
      key: 'title',
      header: headers.title,
      cell: (post) => <Title post={post} />,
      waiting: (
        <div className="py-2">
          <SkeletonLine className="w-56" />
          <div className="text-sm">
            <SkeletonLine className="w-72" />
          </div>
        </div>
      ),
    },
    {
      key: 'category',
      header: headers.category,
      inCard: { sixths: 3 },
      cell: ({ category }) => categoryNames()[category],
    },
    {
      key: 'tags',
      header: headers.tags,
      inCard: { sixths: 3 },
      cell: ({ tags }) => <Tags tags={tags} />,
    },
    {
      key: 'status',
      header: headers.status,
      inCard: { sixths: 3 },
      cell: (post) => <PostStatusChoice post={post} />,
    },
    {
      key: 'featured',
      header: headers.featured,
      inCard: { sixths: 3 },
      cell: (post) => <FeaturedToggle post={post} />,
    },
    {
      key: 'created',
      header: headers.created,
      inCard: { sixths: 3 },
      cell: ({ createdAt }) => (
        <span className="tabular-nums">{staffDay(businessNow(new Date(createdAt)).date)}</span>
      ),
    },
    {
      key: 'actions',
      header: headers.actions,
      hideHeader: true,
      inCard: { sixths: 3, bare: true },
      cell: (post) => <Actions post={post} onDelete={() => onDelete(post)} />,
    },
  ];
}

/** In the posts' own language. */
function Title({ post: { id, title, excerpt, translatedInto } }: { post: ListedPost }) {
  return (
    <div lang="tr" className="wrap-anywhere @3xl:min-w-48">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <Link
          to={editPostPath(id)}
          className="-mt-2 inline-flex min-h-11 items-end pb-1 font-semibold text-sm leading-snug hover:underline"
        >
          {title}
        </Link>
        {translatedInto && (
          <span lang={languageOf('en')}>
            <LanguagesDone done={translatedInto.length + 1} lang={languageOf('en')} />
          </span>
        )}
      </div>
      <div className="max-w-prose text-ink-soft text-sm">{cutShort(excerpt, EXCERPT_LENGTH)}</div>
    </div>
  );
}

function Tags({ tags }: { tags: string[] }) {
  const { list: text } = useText(newsroomText);
  if (tags.length === 0) return <span className="text-ink-soft">–</span>;
  const rest = tags.slice(SHOWN_TAGS);
  return (
    <div lang="tr" className="flex flex-wrap gap-1">
      {tags.slice(0, SHOWN_TAGS).map((tag) => (
        <Tag key={tag} title={tag}>
          {tag}
        </Tag>
      ))}
      {rest.length > 0 && <Tag title={rest.join(', ')}>{text.moreTags(rest.length)}</Tag>}
    </div>
  );
}

/** One line; the title has all of a long tag. */
function Tag({ title, children }: { title: string; children: string }) {
  return (
    <span
      title={title}
      className="max-w-32 large-letters:max-w-full truncate rounded-full bg-sand px-2.5 py-0.5"
    >
      {children}
    </span>
  );
}

function Actions({ post, onDelete }: { post: ListedPost; onDelete: () => void }) {
  const { list: text } = useText(newsroomText);
  const { id, slug, title } = post;
  return (
    <RowActions
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
