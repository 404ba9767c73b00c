import { Star } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { StatusSelect } from '#app/editing/status-select.tsx';
import type { ActionResult } from '#app/editing/use-deletion.tsx';
import { businessNow, formatShortDate } from '#app/lib/dates.ts';
import { cx } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { StatusTone } from '#app/ui/status-dot.tsx';
import { useToasts } from '#app/ui/toasts.tsx';
import { POST_STATUSES, type PostStatus } from '../news/post.rules.ts';
import { postStatusNames, postListText as text } from './newsroom.text.ts';
import type { ListedPost } from './post-list-client.ts';

const TONES: Record<PostStatus, StatusTone> = {
  draft: 'waiting',
  published: 'good',
  archived: 'done',
};

/** Changes a post's status in its row: at once on the screen, and back when the server refuses. */
export function PostStatusChoice({
  post: { id, title, status, scheduled, publishedAt },
}: {
  post: ListedPost;
}) {
  const fetcher = useFetcher<ActionResult>({ key: `post-status-${id}` });
  const toasts = useToasts();
  const shown = POST_STATUSES.find((each) => each === fetcher.formData?.get('status')) ?? status;

  const { data } = fetcher;
  const say = useEffectEvent(({ ok }: ActionResult) => {
    if (ok) toasts.success(text.statusSet(title, shown), { action: true, lang: 'en' });
    else toasts.error(text.statusFailed, { lang: 'en' });
  });
  useEffect(() => {
    // At once, not when the list has been read anew: this post may not be in it any more.
    if (data) say(data);
  }, [data]);

  const waits = scheduled && publishedAt !== null && shown === 'published';
  return (
    <>
      <StatusSelect
        label={text.statusOf(title)}
        value={shown}
        options={postStatusNames}
        optionsLang="tr"
        tone={waits ? 'ready' : TONES[shown]}
        busy={fetcher.state !== 'idle'}
        onChange={(next) =>
          fetcher.submit({ intent: 'set-status', id, status: next }, { method: 'post' })
        }
      />
      {waits && (
        <div className="text-ink-soft text-sm tabular-nums">
          {text.scheduled} <span className="whitespace-nowrap">{momentOf(publishedAt)}</span>
        </div>
      )}
    </>
  );
}

/** `12.08.2026 10:00` at the business. */
function momentOf(instant: string): string {
  const { date, time } = businessNow(new Date(instant));
  return `${formatShortDate(date)} ${time}`;
}

/** Puts a post in front, or back: at once on the screen, and back when the server refuses. */
export function FeaturedToggle({ post: { id, title, featured } }: { post: ListedPost }) {
  const fetcher = useFetcher<ActionResult>({ key: `post-featured-${id}` });
  const toasts = useToasts();
  const chosen = fetcher.formData?.get('featured');
  const shown = chosen ? chosen === 'yes' : featured;

  const { data } = fetcher;
  const say = useEffectEvent(({ ok }: ActionResult) => {
    if (!ok) return toasts.error(text.featuredFailed, { lang: 'en' });
    const done = shown ? text.nowFeatured : text.notFeatured;
    toasts.success(done(title), { action: true, lang: 'en' });
  });
  useEffect(() => {
    if (data) say(data);
  }, [data]);

  function toggle() {
    const next = shown ? 'no' : 'yes';
    fetcher.submit({ intent: 'set-featured', id, featured: next }, { method: 'post' });
  }
  return (
    <IconButton
      label={text.featuredOf(title)}
      aria-pressed={shown}
      onClick={toggle}
      className="@3xl:border-transparent @3xl:bg-transparent"
    >
      <Star
        aria-hidden="true"
        className={cx('size-5', shown ? 'fill-sun text-sun-deep' : 'text-ink-soft')}
      />
    </IconButton>
  );
}
