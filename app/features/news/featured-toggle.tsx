import { Star } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import type { ActionResult } from '#app/editing/use-deletion.tsx';
import { cx } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { useToasts } from '#app/ui/toasts.tsx';
import { blogListText as text } from './blog-list.text.ts';
import type { ListedBlog } from './blog-list-client.ts';

/** Puts a post in front, or back: at once on the screen, and back when the server refuses. */
export function FeaturedToggle({ blog: { id, title, featured } }: { blog: ListedBlog }) {
  const fetcher = useFetcher<ActionResult>({ key: `post-featured-${id}` });
  const toasts = useToasts();
  const asked = fetcher.formData?.get('featured');
  const shown = asked ? asked === 'yes' : featured;

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
