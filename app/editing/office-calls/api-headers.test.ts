import { expect, test, vi } from 'vitest';
import { apiHeaders } from './api-headers.ts';

vi.stubGlobal('localStorage', { getItem: () => 'a-token' });

test.each([
  [undefined, '*'],
  ['tr', 'tr'],
] as const)('a screen with the language %s requests the language %s', (language, named) => {
  const headers = { authorization: 'Bearer a-token', 'accept-language': named };
  expect(apiHeaders(language)).toEqual(headers);
});
