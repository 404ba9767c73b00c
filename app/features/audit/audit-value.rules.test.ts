import { describe, expect, test } from 'vitest';
import { auditLogText } from './audit-log.text.ts';
import { auditValue, listDiff } from './audit-value.rules.ts';

test.each([
  ['pricing.daily', 45.5, '€45.50'],
  ['totalCents', 12_050, '€120.50'],
  ['year', 2024, '2024'],
  ['status', true, 'Evet'],
  ['status', 'confirmed', 'Onaylandı'],
  ['source', 'manual', 'elle girilen kur'],
  ['startDate', '2026-06-01', '01.06.2026'],
  ['pickupAt', '2026-07-10 10:00:00', '10.07.2026 10:00'],
  ['pickupTime', '2026-07-10T10:00', '10.07.2026 10:00'],
  ['publishedAt', '2026-06-30T21:30:00.000Z', '01.07.2026 00:30'],
  ['mainImage.url', '/images/0123.webp', 'görüntü'],
  ['title', 'Fiat Egea', 'Fiat Egea'],
  ['title', null, 'boş'],
  ['features', ['Klima', 'GPS'], 'Klima, GPS'],
  ['openingHours', { days: ['monday'], opens: '08:00' }, 'Günler: Pazartesi · Açılış: 08:00'],
])('%s %j is written as %s', (field, value, written) => {
  expect(auditValue(field, value)).toBe(written);
});

test.each([
  ['pricing.daily', 'Günlük fiyat'],
  ['rental.extras.ekSurucu.daily', 'Ek sürücü, günlük fiyat'],
  ['stats.rating.average', 'Puan'],
  ['mainImage.url', 'Ana görüntü, bağlantı'],
  ['what.nobody.knows', 'what.nobody.knows'],
])('%s is called %s', (path, name) => {
  expect(auditLogText.field(path)).toBe(name);
});

describe('listDiff', () => {
  test('tells what came and what went', () => {
    expect(listDiff('features', ['Klima', 'GPS'], ['Klima', 'Sunroof'])).toEqual({
      removed: ['GPS'],
      added: ['Sunroof'],
      kept: 1,
      reordered: false,
    });
  });

  test('tells another order from another content', () => {
    expect(listDiff('places', ['Kaş', 'Lara'], ['Lara', 'Kaş'])).toMatchObject({ reordered: true });
  });
});
