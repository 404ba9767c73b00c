import { previewPath } from '#app/domain/posts/news-address.rules.ts';
import { cutShort } from '#app/domain/posts/post.rules.ts';
import { LanguagesDone } from '#app/editing/fields/translated-field.tsx';
import { editPostPath } from '#app/editing/office-paths.rules.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import type { Column } from '#app/ui/lists/data-table.tsx';
import { RowActions } from '#app/ui/lists/row-actions.tsx';
import { RowLink } from '#app/ui/lists/row-text.tsx';
import type { CategoryNames } from '../category-names.ts';
import { isVisible } from '../post-visibility.ts';
import type { ListedPost } from './post-list-client.ts';
import { FeaturedToggle, PostStatusChoice } from './post-row-controls.tsx';

/** Limits of the spec, part 9. */
const SHOWN_TAGS = 2;
const EXCERPT_LENGTH = 100;

/** Key under which the browser stores the chosen columns of this list. */
export const POSTS_LIST = 'posts';

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
      kind: 'title',
      header: headers.title,
      priority: 1,
      cell: (post) => <Title post={post} />,
    },
    {
      key: 'category',
      kind: 'label',
      header: headers.category,
      optional: 'shown',
      cell: ({ category }) => categories[category],
    },
    {
      key: 'tags',
      kind: 'text',
      header: headers.tags,
      optional: 'shown',
      cell: ({ tags }) => <Tags tags={tags} />,
    },
    {
      key: 'status',
      kind: 'status',
      header: headers.status,
      priority: 2,
      cell: (post) => <PostStatusChoice post={post} />,
    },
    {
      key: 'featured',
      kind: 'actions',
      header: headers.featured,
      priority: 2,
      cell: (post) => <FeaturedToggle post={post} />,
    },
    {
      key: 'created',
      kind: 'date',
      header: headers.created,
      priority: 2,
      optional: 'shown',
      cell: ({ createdAt }) => staffDay(businessNow(new Date(createdAt)).date),
    },
    {
      key: 'actions',
      kind: 'actions',
      header: headers.actions,
      priority: 1,
      cell: (post) => <Actions post={post} onDelete={() => onDelete(post)} />,
    },
  ];
}

function Title({ post: { id, title, excerpt, translatedInto } }: { post: ListedPost }) {
  const lang = useOfficeLanguage();
  return (
    <div lang="tr" className="min-w-0">
      <RowLink to={editPostPath(id)} title={title}>
        {title}
      </RowLink>
      <div className="flex items-baseline gap-x-2 text-meta">
        <span className="min-w-0 grow truncate text-ink-soft">
          {cutShort(excerpt, EXCERPT_LENGTH)}
        </span>
        {translatedInto && (
          <span lang={lang} className="shrink-0">
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
    // Tags need at most two lines: the number of further tags is in the line of the last tag.
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

function Tag({ title, children }: { title: string; children: string }) {
  return (
    <span title={title} className="min-w-0 max-w-full truncate rounded-full bg-sand px-2 text-meta">
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
