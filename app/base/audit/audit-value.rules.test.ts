import { expect, test } from 'vitest';
import { allTexts } from '#app/texts/all.server.ts';
import { auditValue, euros, fieldName, fieldRank, type Wording } from './audit-value.rules.ts';

const LABELS = {
  daily: 'Günlük fiyat',
  ekSurucu: 'Ek sürücü',
  'rating.average': 'Puan',
  rating: 'Puan',
  days: 'Günler',
  opens: 'Açılış',
};

const WORDING: Wording = {
  labels: LABELS,
  values: {
    daily: euros,
    returnFees: euros,
    status: { confirmed: 'Onaylandı' },
    days: { monday: 'Pazartesi' },
  },
  text: allTexts.office.tr.audit,
  language: 'tr',
  dates: 'tr',
};

test.each([
  ['pricing.daily', 45.5, '€45.50'],
  ['rental.returnFees.Side', 25, '€25.00'],
  ['totalCents', 12_050, '€120.50'],
  ['year', 2024, '2024'],
  ['rental.outOfHours.places', [], allTexts.office.tr.audit.nothing],
  ['status', true, 'Evet'],
  ['status', 'confirmed', 'Onaylandı'],
  ['status', 'former', 'former'],
  ['title', 'confirmed', 'confirmed'],
  ['startDate', '2026-06-01', '1 Haz 2026'],
  ['pickupAt', '2026-07-10 10:00:00', '10 Tem 2026 10:00'],
  ['pickupTime', '2026-07-10T10:00', '10 Tem 2026 10:00'],
  ['publishedAt', '2026-06-30T21:30:00.000Z', '1 Tem 2026 00:30'],
  ['mainImage.url', '/images/0123.webp', 'görsel'],
  ['title', 'Fiat Egea', 'Fiat Egea'],
  ['phoneNumber', '+90 555 000 00 88', '+90\u00a0555\u00a0000\u00a000\u00a088'],
  ['bookings', ['krv-ttfnt', 'krv-demo-0001'], 'KRV-TTFNT, KRV-DEMO-0001'],
  ['bookings', { id: 'krv-ttfnt', carTitle: 'Egea' }, 'id: KRV-TTFNT · Araç: Egea'],
  ['notes', 'krv-ttfnt', 'krv-ttfnt'],
  ['title', null, 'boş'],
  ['features', ['Klima', 'GPS'], 'Klima, GPS'],
  ['openingHours', { days: ['monday'], opens: '08:00' }, 'Günler: Pazartesi · Açılış: 08:00'],
])('the field %s with the value %j is shown as %s', (field, value, written) => {
  expect(auditValue(field, value, WORDING)).toBe(written);
});

test.each([
  ['pricing.daily', 'Günlük fiyat'],
  ['rental.extras.ekSurucu.daily', 'Ek sürücü, günlük fiyat'],
  ['stats.rating.average', 'Puan'],
  ['network', 'Ağ'],
  ['what.is.unknown', 'what.is.unknown'],
])('the field %s has the name %s', (path, name) => {
  expect(fieldName(path, WORDING)).toBe(name);
});

test('fields have the order of their labels, unknown fields come last', () => {
  const paths = ['what.is.unknown', 'network', 'rating', 'pricing.daily'];
  const sorted = paths.toSorted((a, b) => fieldRank(a, WORDING) - fieldRank(b, WORDING));
  expect(sorted).toEqual(['pricing.daily', 'rating', 'network', 'what.is.unknown']);
});

test('shows codes in a list by the texts of the field, and unknown codes as stored', () => {
  const wording = { ...WORDING, values: { panel: { roof: 'Tavan' } } };
  expect(auditValue('damaged.panel', ['roof', 'boot'], wording)).toBe('Tavan, boot');
});

test('shows an empty value of a field with texts for codes as empty', () => {
  expect(auditValue('status', null, WORDING)).toBe('boş');
});

test('a field with the name of a built-in property is shown by its name and value', () => {
  expect(auditValue('rental.placeKinds.constructor', 'otel', WORDING)).toBe('otel');
  expect(fieldName('constructor', WORDING)).toBe('constructor');
});
