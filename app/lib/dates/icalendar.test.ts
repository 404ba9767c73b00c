import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type CalendarEvent, halfAnHourAfter, icalendar } from './icalendar.ts';

const event: CalendarEvent = {
  uid: 'b1-pickup@kervan',
  from: '2026-07-10T10:00',
  to: '2026-07-10T10:30',
  title: 'Teslim',
  place: 'Antalya',
  description: '',
  url: null,
  tentative: false,
  sequence: 3,
  changedAt: new Date('2026-07-01T09:00:00.123Z'),
};

function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [zone] = calendar.getAllSubcomponents('vtimezone').map((each) => new ICAL.Timezone(each));
  if (zone) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

it('an iCalendar parser reads the texts of an event and its times in Istanbul', () => {
  const [read] = parsed(icalendar('Kervan', [event]));
  expect(read).toMatchObject({
    uid: event.uid,
    summary: 'Teslim',
    location: 'Antalya',
    sequence: 3,
  });
  expect(read?.startDate.toJSDate().toISOString()).toBe('2026-07-10T07:00:00.000Z');
  expect(read?.endDate.toJSDate().toISOString()).toBe('2026-07-10T07:30:00.000Z');
});

it('a text cannot add an event, and no line is longer than 75 octets', () => {
  const long = 'İğüşçö 🚗, '.repeat(30);
  const hostile = `${long}; a\\nb\r\nEND:VEVENT\r\nBEGIN:VEVENT\nSUMMARY:x\u0007`;
  const text = icalendar(long, [
    { ...event, title: hostile, place: hostile, description: hostile },
  ]);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const events = parsed(text);
  expect(events).toHaveLength(1);
  expect(events[0]?.summary).toBe(hostile.replaceAll('\r\n', '\n').replace('\u0007', ''));
});

it.each([
  ['2026-07-10T10:00', '2026-07-10T10:30'],
  ['2026-07-10T09:45', '2026-07-10T10:15'],
  ['2026-12-31T23:30', '2027-01-01T00:00'],
])('half an hour after %s is %s', (moment, later) => {
  expect(halfAnHourAfter(moment)).toBe(later);
});
