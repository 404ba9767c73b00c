import { expect, test } from 'vitest';
import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import { meetingPointAt } from './meeting-point.rules.ts';

const AIRPORT = { tr: 'B kapısı', en: 'Gate B', de: '', ru: '' };
const { rental, papers, translations } = defaultSettings;
const settings = {
  rental: {
    ...rental,
    placeKinds: { 'Gazipaşa (GZP)': 'airport' as const },
    meetingPoints: { 'Antalya Lara': 'Falez önünde' },
  },
  papers: { ...papers, meetingPoint: AIRPORT },
  translations: { ...translations, de: { meetingPoints: { 'Antalya Lara': 'Am Kliff' } } },
};

test.each([
  ['a place with a description', 'Antalya Lara', ['Falez önünde', '', 'Am Kliff', '']],
  ['an airport of the list', 'Gazipaşa (GZP)', ['B kapısı', 'Gate B', '', '']],
  ['an airport that a visitor typed', 'AYT Havalimanı, dış hatlar', ['B kapısı', 'Gate B', '', '']],
  ['a place without a description', 'Antalya Kemer', ['', '', '', '']],
])('customers meet the office at %s', (_, place, texts) => {
  expect(Object.values(meetingPointAt(place, settings))).toEqual(texts);
});

test('the description of a place replaces that of the airport', () => {
  const meetingPoints = { 'Gazipaşa (GZP)': 'A kapısı' };
  const own = { ...settings, rental: { ...settings.rental, meetingPoints } };
  expect(meetingPointAt('Gazipaşa (GZP)', own)).toEqual({ tr: 'A kapısı', en: '', de: '', ru: '' });
});
