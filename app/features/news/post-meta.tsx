import { businessNow, formatLongDate } from '#app/lib/dates.ts';
import type { PostSummary } from './post.rules.ts';
import { postCardText } from './post-card.text.ts';

/** The day on which a post appeared, as the business's calendar has it: `14 Temmuz 2026`. */
export function PostDate({ publishedAt }: Pick<PostSummary, 'publishedAt'>) {
  const { date } = businessNow(new Date(publishedAt));
  return <time dateTime={date}>{formatLongDate(date)}</time>;
}

/** Day and reading time in one quiet line. */
export function PostMeta({ post }: { post: Pick<PostSummary, 'publishedAt' | 'readingMinutes'> }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-ink-soft text-sm">
      <PostDate publishedAt={post.publishedAt} />
      <span aria-hidden="true">·</span>
      <span>{postCardText.readingTime(post.readingMinutes)}</span>
    </p>
  );
}
