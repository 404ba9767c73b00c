import { expect, test } from 'vitest';
import {
  staffDay,
  staffDayMonth,
  staffDayRange,
  staffFieldDay,
  staffFullDate,
  staffInstant,
  staffLongDate,
  staffMoment,
} from './staff-dates.ts';

const TURKISH = [
  '1 Şubat 2026',
  '8 Aralık 2026, Salı',
  '3 Ara',
  '8 Ara 2026',
  '8 Ara 2026 10:00',
  '8 Ara 2026 13:00',
];
const ENGLISH = [
  '1 February 2026',
  'Tuesday, 8 December 2026',
  '3 Dec',
  '8 Dec 2026',
  '8 Dec 2026 10:00',
  '8 Dec 2026 13:00',
];

test.each([
  [undefined, TURKISH],
  ['tr', TURKISH],
  ['en', ENGLISH],
] as const)('dates are formatted for a person with the language %s', (language, dates) => {
  expect([
    staffLongDate('2026-02-01', language),
    staffFullDate('2026-12-08', language),
    staffDayMonth('2026-12-03', language),
    staffDay('2026-12-08', language),
    staffMoment('2026-12-08T10:00', language),
    staffInstant('2026-12-08T10:00:00Z', language),
  ]).toEqual(dates);
});

test.each([
  ['2026-12-02', '2026-12-12', '2–12 Ara', '2–12 Dec'],
  ['2026-11-28', '2026-12-03', '28 Kas – 3 Ara', '28 Nov – 3 Dec'],
  ['2026-12-02', '2026-12-02', '2 Ara', '2 Dec'],
  ['2025-12-02', '2025-12-12', '2–12 Ara 2025', '2–12 Dec 2025'],
  ['2026-12-28', '2027-01-03', '28 Ara 2026 – 3 Oca 2027', '28 Dec 2026 – 3 Jan 2027'],
])(
  'the days from %s to %s are written as %s in Turkish and %s in English',
  (from, to, turkish, english) => {
    const range = (language: 'tr' | 'en') => staffDayRange(from, to, '2026-07-01', language);
    expect([range('tr'), range('en')]).toEqual([turkish, english]);
  },
);

test.each([
  ['2026-11-28', '28 Kas Cmt', 'Sat 28 Nov'],
  ['2025-11-28', '28 Kas 2025', '28 Nov 2025'],
])('a date field shows %s as %s in Turkish and %s in English', (date, turkish, english) => {
  const shown = (language: 'tr' | 'en') => staffFieldDay(date, '2026-07-01', language);
  expect([shown('tr'), shown('en')]).toEqual([turkish, english]);
});
