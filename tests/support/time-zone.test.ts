import { expect, test } from 'vitest';

/** Offset from local time to UTC in minutes, in January and in July. */
const OFFSETS: Record<string, [january: number, july: number]> = {
  'Pacific/Chatham': [-825, -765],
  UTC: [0, 0],
  'Europe/Istanbul': [-180, -180],
  'Europe/Berlin': [-60, -120],
  'America/New_York': [300, 240],
};

test('the process runs in the time zone that TZ names', () => {
  const zone = process.env.TZ ?? '';
  const offsets = [new Date(2026, 0, 15), new Date(2026, 6, 15)].map((d) => d.getTimezoneOffset());
  expect({ zone, offsets }).toEqual({ zone, offsets: OFFSETS[zone] });
});
