import { expect, test } from 'vitest';
import { auditHref, entityHref, isFiltered, readAuditAddress } from './audit-address.rules.ts';

const read = (query: string) => readAuditAddress(new URLSearchParams(query));
const nothing = read('');

test('a link keeps every filter of the address from which it was read', () => {
  const query =
    'admin=a1&entity=car&entityId=egea-1&action=update&from=2026-07-01&to=2026-07-02&navigation=show&before=17';
  expect(auditHref(read(query))).toBe(`/admin/audit-log?${query}`);
  expect(auditHref(nothing)).toBe('/admin/audit-log');
});

test.each([
  'entity=<b>',
  'action=DROP+TABLE',
  'from=2026-02-30',
  'to=yesterday',
  'navigation=1',
  'before=0',
  'before=x',
  'entityId=without-its-entity',
  `admin=${'x'.repeat(201)}`,
])('ignores the invalid parameter %s', (query) => {
  expect(read(query)).toEqual(nothing);
});

test('a page does not count as a filter', () => {
  expect(isFiltered(read('before=17'))).toBe(false);
  expect(isFiltered(read('admin=a1'))).toBe(true);
});

test.each(['card-hold', 'charge', 'payment'])('a %s links to its booking', (entity) => {
  expect(entityHref({ entity, entityId: 'a-uuid', title: 'KRV-7F3K2' })).toBe(
    '/admin/bookings/krv-7f3k2',
  );
});
