import type { PostStatus } from '#app/domain/posts/post-status.rules.ts';
import { useRowAction } from '#app/editing/list/list-actions.tsx';
import { staffInstant } from '#app/lib/dates/staff-dates.ts';
import { IconButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { ROW_BUTTON } from '#app/ui/lists/row-actions.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { StatusSelect } from '#app/ui/states/status-dot.tsx';
import { POST_TONES } from '../post-visibility.ts';
import type { ListedPost } from './post-list-client.ts';

export function PostStatusChoice({
  post: { id, title, status, scheduled, publishedAt },
}: {
  post: ListedPost;
}) {
  const { list: text } = useOfficeText('newsroom');
  const { statuses } = useOfficeText('newsroom', 'tr');
  const statusLang = useOfficeLanguage('tr');
  const { sent, busy, send } = useRowAction<{ status: PostStatus }>({
    id,
    intent: 'set-status',
    done: (): string => text.statusSet(title, statuses[shown]),
    failed: () => text.statusFailed,
  });
  const shown = sent?.status ?? status;
  const waits = scheduled && publishedAt !== null && shown === 'published';
  return (
    <>
      <StatusSelect
        label={text.statusOf(title)}
        value={shown}
        options={statuses}
        optionsLang={statusLang}
        tone={waits ? 'ready' : POST_TONES[shown]}
        busy={busy}
        onChange={(next) => send({ status: next })}
      />
      {waits && (
        <div className="-mt-1.5 truncate text-ink-soft text-meta tabular-nums">
          <span>{text.scheduled}</span>{' '}
          <span className="whitespace-nowrap">{staffInstant(publishedAt)}</span>
        </div>
      )}
    </>
  );
}

export function FeaturedToggle({ post: { id, title, featured } }: { post: ListedPost }) {
  const { list: text } = useOfficeText('newsroom');
  const { sent, send } = useRowAction<{ featured: 'yes' | 'no' }>({
    id,
    intent: 'set-featured',
    done: (): string => (shown ? text.nowFeatured(title) : text.notFeatured(title)),
    failed: () => text.featuredFailed,
  });
  const shown = sent ? sent.featured === 'yes' : featured;
  return (
    <IconButton
      label={text.featuredOf(title)}
      aria-pressed={shown}
      onClick={() => send({ featured: shown ? 'no' : 'yes' })}
      // A featured post always shows its star; other posts show theirs on hover.
      className={cx('border-transparent! bg-transparent!', ROW_BUTTON, shown && 'opacity-100!')}
    >
      <Icon
        name={shown ? 'icon-star/filled' : 'icon-star'}
        className={cx('size-5', shown ? 'text-sun-deep' : 'text-ink-soft')}
      />
    </IconButton>
  );
}
