/** Dates for staff, in Turkish or English. Separate from `dates.ts`, so that visitors do not load this code. */

import { makeOnFirstUse } from '../make-on-first-use.ts';
import { tr as turkish } from '../text/tr.ts';
import { type Language, languageOf } from '../words/language.ts';
import { plainSpaces } from '../words/plain-text.ts';
import {
  businessNow,
  formatDay,
  formatDayMonth,
  formatFieldDate,
  formatFullDate,
  formatLongDate,
  type IsoDate,
  type WallClock,
} from './dates.ts';

/** English dates come from `Intl`, because only the Turkish words are loaded with this file. */
const formatter = (options: Intl.DateTimeFormatOptions) =>
  makeOnFirstUse(() => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }));

const longDate = formatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** Returns a date as `14 Temmuz 2026` or `14 July 2026`. */
export function staffLongDate(date: IsoDate, language: Language = languageOf('tr')): string {
  return language === 'tr'
    ? plainSpaces(formatLongDate(date, turkish))
    : longDate().format(Date.parse(date));
}

const weekday = formatter({ weekday: 'long' });

/** Returns a date as `14 Temmuz 2026, Salı` or `Tuesday, 14 July 2026`. */
export function staffFullDate(date: IsoDate, language: Language = languageOf('tr')): string {
  if (language === 'tr') return plainSpaces(formatFullDate(date, turkish));
  return `${weekday().format(Date.parse(date))}, ${staffLongDate(date, language)}`;
}

const dayMonth = formatter({ day: 'numeric', month: 'short' });

/** Returns a date as `3 Ara` or `3 Dec`, for days whose year is clear. */
export function staffDayMonth(date: IsoDate, language: Language = languageOf('tr')): string {
  return language === 'tr'
    ? plainSpaces(formatDayMonth(date, turkish))
    : dayMonth().format(Date.parse(date));
}

const dayOfWeek = formatter({ weekday: 'short', day: 'numeric' });

/** Returns a date as `Cmt 28` or `Sat 28`, for a day of the next seven days. */
export function staffWeekday(date: IsoDate, language: Language = languageOf('tr')): string {
  if (language !== 'tr') return dayOfWeek().format(Date.parse(date));
  const name = turkish.shortWeekdays[new Date(date).getUTCDay()];
  return `${name} ${Number(date.slice(8))}`;
}

const shortWeekday = formatter({ weekday: 'short' });

/** Returns the weekday of a date as `Cmt` or `Sat`. */
export function staffShortWeekday(date: IsoDate, language: Language = languageOf('tr')): string {
  if (language !== 'tr') return shortWeekday().format(Date.parse(date));
  return turkish.shortWeekdays[new Date(date).getUTCDay()] ?? '';
}

const day = formatter({ day: 'numeric', month: 'short', year: 'numeric' });

/** Returns a date as `8 Ara 2026` or `8 Dec 2026`. */
export function staffDay(date: IsoDate, language: Language = languageOf('tr')): string {
  return language === 'tr' ? plainSpaces(formatDay(date, turkish)) : day().format(Date.parse(date));
}

const monthOfYear = formatter({ month: 'long', year: 'numeric' });

/** Returns the month `2026-07` as `Temmuz 2026` or `July 2026`. */
export function staffMonth(month: string, language: Language = languageOf('tr')): string {
  if (language !== 'tr') return monthOfYear().format(Date.parse(month));
  return `${turkish.months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

const shortMonth = formatter({ month: 'short' });

/** Returns the month `2026-07` as `Tem` or `Jul`. */
export function staffShortMonth(month: string, language: Language = languageOf('tr')): string {
  if (language !== 'tr') return shortMonth().format(Date.parse(month));
  return turkish.shortMonths[Number(month.slice(5)) - 1] ?? '';
}

const fieldDay = formatter({ day: 'numeric', month: 'short', weekday: 'short' });

/**
 * Returns a date as date fields show it: `28 Kas Cmt` or `Sat 28 Nov`, and with its year in place of
 * the weekday if that is not the year of `today`.
 */
export function staffFieldDay(date: IsoDate, today: IsoDate, language: Language): string {
  if (date.slice(0, 4) !== today.slice(0, 4)) return staffDay(date, language);
  if (language !== 'tr') return fieldDay().format(Date.parse(date));
  return plainSpaces(formatFieldDate(date, turkish));
}

/**
 * Returns a range of days as `2–12 Ara` or `2–12 Dec`, with the year unless both days are in the
 * year of `today`.
 */
export function staffDayRange(
  from: IsoDate,
  to: IsoDate,
  today: IsoDate,
  language: Language = languageOf('tr'),
): string {
  const isThisYear = [from, to].every((each) => each.slice(0, 4) === today.slice(0, 4));
  const write = (date: IsoDate) =>
    isThisYear ? staffDayMonth(date, language) : staffDay(date, language);
  if (from === to) return write(to);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return isOneMonth ? `${Number(from.slice(8))}–${write(to)}` : `${write(from)} – ${write(to)}`;
}

/** Returns a wall-clock moment as `8 Ara 2026 10:00`. */
export function staffMoment(moment: WallClock, language?: Language): string {
  return `${staffDay(moment.slice(0, 10), language)} ${moment.slice(11)}`;
}

/** Returns an instant (ISO 8601) in the form of `staffMoment`, by the clock in Istanbul. */
export function staffInstant(instant: string, language?: Language): string {
  const { date, time } = businessNow(new Date(instant));
  return staffMoment(`${date}T${time}`, language);
}
