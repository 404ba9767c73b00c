import { expect, test } from 'vitest';
import { fileFault, mayRetry } from './upload-list.rules.ts';

test.each([
  ['a photo', 'image/jpeg', 100, null],
  ['a photo of exactly the limit', 'image/jpeg', 1000, null],
  ['a photo above the limit', 'image/jpeg', 1001, 'too-large'],
  ['a text, however large', 'text/plain', 2000, 'not-an-image'],
  ['a file of no known kind', '', 100, 'not-an-image'],
])('fileFault of %s', (_what, type, size, fault) => {
  expect(fileFault({ type, size }, 1000)).toBe(fault);
});

test.each([
  ['no answer', 0, true],
  ['a fault of the server', 500, true],
  ['too many at once', 429, true],
  ['a server that has no room now', 503, true],
  ['not a picture', 415, false],
  ['too large', 413, false],
])('after %s, another try may help: %s', (_what, status, may) => {
  expect(mayRetry(status)).toBe(may);
});
