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

/** Limit of the spec, part 5. */
export const MAX_COVER_BYTES = 5 * 1024 * 1024;

/** Time of publication if only a day was chosen. */
export const DEFAULT_PUBLISH_TIME = '09:00';

/**
 * Time of publication on the business's clock, as typed. `exact` is the stored instant, with its
 * seconds; null if there is none.
 */
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

/** Returns the chosen day, also while it is being typed as dd/mm/yyyy; null if there is none. */
function chosenDay(typed: string): IsoDate | null {
  return isIsoDate(typed) ? typed : parseSlashDate(typed);
}

/**
 * Returns the chosen time as an ISO instant; null if day or time are missing or invalid. An
 * unchanged time keeps its seconds.
 */
export function publishInstant({ date: typed, time, exact }: PublishDate): string | null {
  const date = chosenDay(typed);
  if (!date || !isClockTime(time)) return null;
  const read = exact && businessNow(new Date(exact));
  if (exact && read && read.date === date && read.time === time) return exact;
  return businessInstant(wallClock(date, time)).toISOString();
}

/**
 * Returns the instant, or the typed text if it is invalid, so that the API refuses it; null if
 * nothing was typed.
 */
export function typedInstant(typed: PublishDate): string | null {
  return publishInstant(typed) ?? (`${typed.date} ${typed.time}`.trim() || null);
}

/**
 * Returns the slug after a change of the title. The title makes the slug (rule for Turkish letters:
 * product.md) unless another slug was typed (spec, part 5).
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
 * time in Istanbul, such as `14 Tem 2026 10:00`.
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
