import { expect, test, vi } from 'vitest';
import { apiHeaders } from './api-headers.ts';

vi.stubGlobal('localStorage', { getItem: () => 'a-token' });

test.each([
  [undefined, '*'],
  ['tr', 'tr'],
] as const)('the language %s of a screen is asked for as %s', (language, named) => {
  const headers = { authorization: 'Bearer a-token', 'accept-language': named };
  expect(apiHeaders(language)).toEqual(headers);
});
