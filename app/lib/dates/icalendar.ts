/** Calendars in the iCalendar format (RFC 5545), to which other programs subscribe. */
import { addDays, BUSINESS_TIME_ZONE, type WallClock } from './dates.ts';

export interface CalendarEvent {
  /** Id that stays the same when the event changes, so that programs replace the former event. */
  uid: string;
  from: WallClock;
  to: WallClock;
  title: string;
  place: string;
  description: string;
  url: string | null;
  tentative: boolean;
  /** Number of changes; the last one was at `changedAt`. */
  sequence: number;
  changedAt: Date;
}

/** Longest line in octets, without its line end. Longer lines are folded. */
const MAX_OCTETS = 75;
const HALF_HOUR_MINUTES = 30;

/** One offset is enough: Istanbul has not changed its clocks since September 2016, and no booking is older. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${BUSINESS_TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:20160907T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:+03',
  'END:STANDARD',
  'END:VTIMEZONE',
];

export function icalendar(name: string, events: CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kervan//Kervan//TR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${BUSINESS_TIME_ZONE}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...TIME_ZONE,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): string[] {
  const changed = `${compact(event.changedAt.toISOString().slice(0, 19))}Z`;
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART;TZID=${BUSINESS_TIME_ZONE}:${compact(`${event.from}:00`)}`,
    `DTEND;TZID=${BUSINESS_TIME_ZONE}:${compact(`${event.to}:00`)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.url === null ? [] : [`URL:${event.url}`]),
    `STATUS:${event.tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** Returns `2026-07-14T10:30:00` as `20260714T103000`. */
function compact(moment: string): string {
  return moment.replace(/[-:]/g, '');
}

/** Returns the end of an event that has no duration of its own. */
export function halfAnHourAfter(moment: WallClock): WallClock {
  const [date = '', time = ''] = moment.split('T');
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + HALF_HOUR_MINUTES;
  const day = minutes >= 24 * 60 ? addDays(date, 1) : date;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day}T${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** Escapes a text, so that it cannot add lines to the calendar. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
    .toWellFormed();
}

/** Breaks a long line between characters. Each further line begins with a space. */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > MAX_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
