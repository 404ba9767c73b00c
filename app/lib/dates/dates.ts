/**
 * Calendar dates and wall-clock times of the business, in Europe/Istanbul. Both are plain strings
 * (`2026-07-14`, `10:30`), so that the machine's time zone cannot shift them. Arithmetic uses UTC
 * midnights, which have no daylight saving.
 */

import { makeOnFirstUse } from '../make-on-first-use.ts';
import type { SiteTexts } from '../words/catalogue.ts';

type DatesText = SiteTexts['dates'];

export const BUSINESS_TIME_ZONE = 'Europe/Istanbul';

/** A calendar date, `YYYY-MM-DD`. */
export type IsoDate = string;
/** A wall-clock time of day, `HH:MM`. */
export type ClockTime = string;
/** A wall-clock moment, `YYYY-MM-DDTHH:MM`. Compares correctly as a string. */
export type WallClock = string;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Refuses years that begin with 00: they are typing errors. */
const ISO_DATE = /^(?!00)\d{4}-\d{2}-\d{2}$/;
const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const businessClock = makeOnFirstUse(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: BUSINESS_TIME_ZONE,
      dateStyle: 'short',
      timeStyle: 'short',
    }),
);

/** Returns the date and the time of day in Istanbul at an instant. */
export function businessNow(instant: Date): { date: IsoDate; time: ClockTime } {
  const [date = '', time = ''] = businessClock().format(instant).split(' ');
  return { date, time };
}

export function businessMoment(instant: Date): WallClock {
  const { date, time } = businessNow(instant);
  return wallClock(date, time);
}

/** Returns the instant at which the clock in Istanbul shows a moment. */
export function businessInstant(moment: WallClock): Date {
  const asUtc = Date.parse(`${moment}Z`);
  // Milliseconds by which the clock is ahead of UTC, read twice, because the offset may change near
  // this moment.
  const aheadAt = (instant: number) => {
    const { date, time } = businessNow(new Date(instant));
    return Date.parse(`${wallClock(date, time)}Z`) - instant;
  };
  const near = asUtc - aheadAt(asUtc);
  return new Date(asUtc - aheadAt(near));
}

export function wallClock(date: IsoDate, time: ClockTime): WallClock {
  return `${date}T${time}`;
}

/** Returns the moment of a PostgreSQL `timestamp`, such as `2026-07-14 10:00:00`. */
export function toWallClock(timestamp: string): WallClock {
  return `${timestamp.slice(0, 10)}T${timestamp.slice(11, 16)}`;
}

/** Returns true for a date that exists: `2026-02-30` does not. */
export function isIsoDate(value: unknown): value is IsoDate {
  return (
    typeof value === 'string' && ISO_DATE.test(value) && fromDayNumber(dayNumber(value)) === value
  );
}

/** Returns true for a date that exists, from 1900-01-01 to 2199-12-31. */
export function isPlausibleDate(day: unknown): day is IsoDate {
  return isIsoDate(day) && day >= '1900-01-01' && day < '2200-01-01';
}

export function isWallClock(value: unknown): value is WallClock {
  if (typeof value !== 'string') return false;
  const [date, time, ...more] = value.split('T');
  return more.length === 0 && isIsoDate(date) && isClockTime(time);
}

export function isClockTime(value: unknown): value is ClockTime {
  return typeof value === 'string' && CLOCK_TIME.test(value);
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** Returns the wall-clock moment some minutes later. */
export function addMinutes(moment: WallClock, minutes: number): WallClock {
  return new Date(Date.parse(`${moment}Z`) + minutes * MINUTE_MS).toISOString().slice(0, 16);
}

export function monthStart(date: IsoDate): IsoDate {
  return `${date.slice(0, 7)}-01`;
}

/** Returns the number of midnights from `from` to `to`; negative if `to` is earlier. */
export function calendarDaysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Returns a date as `14 Temmuz 2026`. */
export function formatLongDate(date: IsoDate, text: DatesText): string {
  return `${text.dayMonth(dayOf(date), text.months[monthOf(date)] ?? '')} ${yearOf(date)}`;
}

/** Returns a moment as `14 Temmuz 2026 10:00`. */
export function formatLongDateTime(date: IsoDate, time: ClockTime, text: DatesText): string {
  return text.dateTime(formatLongDate(date, text), time);
}

/** Returns a date as `14 Temmuz 2026, Salı`. */
export function formatFullDate(date: IsoDate, text: DatesText): string {
  const weekday = text.weekdays[new Date(date).getUTCDay()] ?? '';
  return text.fullDate(formatLongDate(date, text), weekday);
}

/** Returns a date as date fields show it: `14 Tem Sal`. */
export function formatFieldDate(date: IsoDate, text: DatesText): string {
  const weekday = text.shortWeekdays[new Date(date).getUTCDay()] ?? '';
  return text.fieldDate(formatDayMonth(date, text), weekday);
}

/** Returns a date as `3 Ara`, for days whose year is clear. */
export function formatDayMonth(date: IsoDate, text: DatesText): string {
  return text.dayMonth(dayOf(date), text.shortMonths[monthOf(date)] ?? '');
}

/** Returns a date as `8 Ara 2026`. */
export function formatDay(date: IsoDate, text: DatesText): string {
  return `${formatDayMonth(date, text)} ${yearOf(date)}`;
}

/**
 * Returns days as `8–12 Ara`, over the end of a month as `28 Kas – 3 Ara`, and for a year or more
 * as `20 Ara 2026 – 20 Ara 2027`.
 */
export function formatDayRange(from: IsoDate, to: IsoDate, text: DatesText): string {
  if (to.slice(0, 4) > from.slice(0, 4) && to.slice(4) >= from.slice(4)) {
    return `${formatDay(from, text)} – ${formatDay(to, text)}`;
  }
  const last = formatDayMonth(to, text);
  if (monthStart(from) === monthStart(to)) return text.daysOfMonth(dayOf(from), last);
  return `${formatDayMonth(from, text)} – ${last}`;
}

const yearOf = (date: IsoDate) => Number(date.slice(0, 4));
/** Month of a date, from 0. */
const monthOf = (date: IsoDate) => Number(date.slice(5, 7)) - 1;
const dayOf = (date: IsoDate) => Number(date.slice(8, 10));

/** Returns the Monday and the Sunday of a date's week. */
export function weekOf(date: IsoDate): { from: IsoDate; to: IsoDate } {
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  const from = addDays(date, -sinceMonday);
  return { from, to: addDays(from, 6) };
}

/** Returns a date as `14.07.2026`. */
export function formatShortDate(date: IsoDate): string {
  return date.split('-').reverse().join('.');
}

/** Returns a date as `14/07/2026`, as fields of the back office show it (spec, part 9: dates of seasons). */
export function formatSlashDate(date: IsoDate): string {
  return date.split('-').reverse().join('/');
}

/**
 * Returns the date for `14/07/2026`, `14.7.26` or `14072026` (a phone's number pad has no slash). The day comes
 * first; a year of two digits means 20xx. Returns null for other texts and for dates that do not exist.
 */
export function parseSlashDate(text: string): IsoDate | null {
  const [, day = '', month = '', year = ''] =
    /^\s*(\d{1,2})\s*[/.\- ]\s*(\d{1,2})\s*[/.\- ]\s*(\d{4}|\d{2})\s*$/.exec(text) ??
    /^\s*(\d{2})(\d{2})(\d{4}|\d{2})\s*$/.exec(text) ??
    [];
  const century = year.length === 2 ? '20' : '';
  const date = `${century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}

/** Returns the time of day for `9:30`, `9.30`, `0930`, `930` or `9`; null for other text. */
export function parseClockTime(text: string): ClockTime | null {
  const [whole, hour = '', minute = '00'] =
    /^\s*(\d{1,2})(?:\s*[:.]?\s*(\d{2}))?\s*$/.exec(text) ?? [];
  const time = whole ? `${hour.padStart(2, '0')}:${minute}` : null;
  return isClockTime(time) ? time : null;
}

/** Returns the date some years later or earlier. 29 February becomes 28 February in a year without it. */
export function addYears(date: IsoDate, years: number): IsoDate {
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, '0');
  const same = `${year}${date.slice(4)}`;
  return isIsoDate(same) ? same : `${year}-02-28`;
}

function dayNumber(date: IsoDate): number {
  return Date.parse(date) / DAY_MS;
}

function fromDayNumber(days: number): IsoDate {
  const date = new Date(days * DAY_MS);
  const text = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
  // After the year 9999 an ISO date has a sign and more digits; it is not an `IsoDate`.
  return ISO_DATE.test(text) ? text : '';
}
