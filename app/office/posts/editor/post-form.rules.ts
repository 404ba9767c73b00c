/** Rules for the controls of the post editor. */

import type { PostStatus } from '#app/domain/posts/post-status.rules.ts';
import {
  businessInstant,
  businessNow,
  type IsoDate,
  isClockTime,
  isIsoDate,
  parseSlashDate,
  wallClock,
} from '#app/lib/dates/dates.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { slugify } from '#app/lib/words/turkish-text.ts';

/** Spec, part 5. */
export const MAX_COVER_BYTES = 5 * 1024 * 1024;

/** When a post appears for which only a day was chosen. */
export const DEFAULT_PUBLISH_TIME = '09:00';

/** Wall clock of the business, as typed; `exact` is the instant that was read, to the second. */
export interface PublishDate {
  date: string;
  time: string;
  exact: string | null;
}

export function publishDate(instant: string | null | undefined): PublishDate {
  return instant
    ? { ...businessNow(new Date(instant)), exact: instant }
    : { date: '', time: '', exact: null };
}

/** The day that is meant, also while it is being typed as dd/mm/yyyy; null for none. */
function chosenDay(typed: string): IsoDate | null {
  return isIsoDate(typed) ? typed : parseSlashDate(typed);
}

/**
 * Returns the chosen moment as an ISO instant; null if day or time are missing. An unchanged moment
 * keeps its seconds.
 */
export function publishInstant({ date: typed, time, exact }: PublishDate): string | null {
  const date = chosenDay(typed);
  if (!date || !isClockTime(time)) return null;
  const read = exact && businessNow(new Date(exact));
  if (exact && read && read.date === date && read.time === time) return exact;
  return businessInstant(wallClock(date, time)).toISOString();
}

/** Returns the instant, or the typed text if it is invalid, so that the API refuses it. */
export function typedInstant(typed: PublishDate): string | null {
  return publishInstant(typed) ?? (`${typed.date} ${typed.time}`.trim() || null);
}

/**
 * The slug after the title has changed: made from it as long as no other was typed (spec, part 5),
 * by product.md's rule for Turkish letters.
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
 * Returns what saving means for visitors at the instant `now`. `moment` is the chosen wall-clock
 * time in Istanbul, as in `14 Jul 2026 10:00`.
 */
export function publishState(
  { status, publishedAt }: { status: PostStatus; publishedAt: PublishDate },
  now: Date,
) {
  const instant = publishInstant(publishedAt);
  const day = chosenDay(publishedAt.date);
  const moment = `${day ? staffDay(day) : ''} ${publishedAt.time}`;
  const isAhead = instant !== null && new Date(instant) > now;
  const published = instant === null ? 'atOnce' : isAhead ? 'scheduled' : 'shownSince';
  const kinds = {
    archived: 'archived',
    draft: isAhead ? 'hiddenUntil' : 'hidden',
    published,
  } as const;
  return { kind: kinds[status], moment };
}
