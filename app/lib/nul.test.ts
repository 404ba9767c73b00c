import { expect, test } from 'vitest';
import { withoutNul } from './nul.ts';

test.each([
  ['kaş-yolu', 'kaş-yolu'],
  ['kaş\0-yolu\0', 'kaş\uFFFD-yolu\uFFFD'],
  ['half \uD83D of a smile', 'half \uFFFD of a smile'],
  ['😀', '😀'],
  ['', ''],
])('%j is stored and looked for as %j', (text, stored) => {
  expect(withoutNul(text)).toBe(stored);
});
