/** What the post editor's controls hold, and how it becomes a post of the API and back. */
import {
  businessInstant,
  businessNow,
  formatShortDate,
  type IsoDate,
  isClockTime,
  isIsoDate,
  parseSlashDate,
  wallClock,
} from '#app/lib/dates.ts';
import { slugify } from '#app/lib/turkish-text.ts';
import { DEFAULT_CATEGORY, uniqueTags } from '../news/post.rules.ts';
import type { AdminPostDetail } from './admin-post.schema.ts';
import { withoutPlaceholders } from './markdown-pictures.rules.ts';
import type { PostForm, PostSent } from './post-form.schema.ts';

/** Spec, part 5. */
export const MAX_COVER_BYTES = 5 * 1024 * 1024;

/** When something appears for which only a day was chosen. */
export const DEFAULT_PUBLISH_TIME = '09:00';

const DEFAULT_AUTHOR = 'Admin';

/** What the editor of a new post begins with (spec, parts 3 and 4). */
export const NEW_POST: PostForm = {
  ...{ title: '', slug: '', excerpt: '', content: '' },
  category: DEFAULT_CATEGORY,
  tags: { list: [], typed: '' },
  status: 'draft',
  featured: false,
  author: { name: DEFAULT_AUTHOR },
  featuredImage: null,
  publishedAt: { date: '', time: '', exact: null },
};

export function postToForm(post: AdminPostDetail): PostForm {
  const { title, slug, excerpt, content, category, tags, status, featured } = post;
  const cover = post.featuredImage;
  return {
    ...{ title, slug, excerpt, content, category, status, featured },
    tags: { list: tags, typed: '' },
    author: { name: post.author.name },
    featuredImage: cover && {
      url: cover.url,
      alt: cover.alt,
      width: cover.width,
      height: cover.height,
      srcset: cover.srcset,
    },
    publishedAt: post.publishedAt
      ? { ...businessNow(new Date(post.publishedAt)), exact: post.publishedAt }
      : { date: '', time: '', exact: null },
  };
}

/** As it is to be sent, unchecked. */
export function formToInput(form: PostForm): PostSent {
  const { title, slug, excerpt, category, status, featured, author } = form;
  return {
    ...{ title, slug: slug.trim(), excerpt, category, status, featured },
    content: withoutPlaceholders(form.content),
    tags: uniqueTags([...form.tags.list, form.tags.typed]),
    author: { name: author.name },
    featuredImage: form.featuredImage && {
      url: form.featuredImage.url,
      alt: form.featuredImage.alt,
    },
    publishedAt: publishInstant(form.publishedAt),
  };
}

/** The day that is meant, also while it is being typed as dd/mm/yyyy; null for none. */
export function chosenDay(typed: string): IsoDate | null {
  return isIsoDate(typed) ? typed : parseSlashDate(typed);
}

/** An ISO instant; null where none is chosen. What was read and not changed keeps its seconds. */
export function publishInstant({ time, ...typed }: PostForm['publishedAt']): string | null {
  const date = chosenDay(typed.date);
  const { exact } = typed;
  if (!date || !isClockTime(time)) return null;
  const read = exact && businessNow(new Date(exact));
  if (exact && read && read.date === date && read.time === time) return exact;
  return businessInstant(wallClock(date, time)).toISOString();
}

/**
 * The slug after the title has changed: made from it as long as nobody has written one (spec, part
 * 5), by product.md's rule for Turkish letters.
 */
export function slugAfterTitle({
  slug,
  titleBefore,
  title,
}: {
  slug: string;
  titleBefore: string;
  title: string;
}): string {
  return slug === '' || slug === slugify(titleBefore, '') ? slugify(title, '') : slug;
}

/**
 * What saving would mean for visitors, `now` being an instant. `moment` is the chosen wall clock in
 * Istanbul, as in `14.07.2026 10:00`.
 */
export function publishState(
  { status, publishedAt }: Pick<PostForm, 'status' | 'publishedAt'>,
  now: Date,
) {
  const instant = publishInstant(publishedAt);
  const moment = `${formatShortDate(chosenDay(publishedAt.date) ?? '')} ${publishedAt.time}`;
  const isAhead = instant !== null && new Date(instant) > now;
  const kind =
    status === 'archived'
      ? 'archived'
      : status === 'draft'
        ? isAhead
          ? 'hiddenUntil'
          : 'hidden'
        : instant === null
          ? 'atOnce'
          : isAhead
            ? 'scheduled'
            : 'shownSince';
  return { kind, moment } as const;
}

/** Whether visitors may know the post by its present address. */
export function wasShown(post: AdminPostDetail | null, now: Date): boolean {
  return Boolean(post?.publishedAt && new Date(post.publishedAt) <= now);
}
