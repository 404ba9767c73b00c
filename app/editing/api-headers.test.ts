import { expect, test, vi } from 'vitest';
import { apiHeaders } from './api-headers.ts';

vi.stubGlobal('localStorage', { getItem: () => 'a-token' });

test('a call names the language of its screen where it is given one', () => {
  expect(apiHeaders()).toEqual({ authorization: 'Bearer a-token' });
  expect(apiHeaders('tr')).toEqual({ authorization: 'Bearer a-token', 'x-screen-language': 'tr' });
});
