import { expect, test, vi } from 'vitest';
import { apiHeaders } from './api-headers.ts';

vi.stubGlobal('localStorage', { getItem: () => 'a-token' });

test.each([
  ['/admin', 'tr'],
  ['/admin/reports', 'tr'],
  ['/admin/vehicles/v1', 'tr'],
  ['/admin/bookings/b1/handover/out', 'tr'],
  ['/admin/bookings', undefined],
  ['/admin/bookings/b1/papers/contract', undefined],
  ['/admin/editCar', undefined],
  ['/admin/blog/edit/p1', undefined],
])('from %s answers are to be in %s', (screen, language) => {
  expect(apiHeaders(screen)).toEqual({
    authorization: 'Bearer a-token',
    ...(language && { 'x-screen-language': language }),
  });
});
