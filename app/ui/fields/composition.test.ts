import { expect, test } from 'vitest';
import { isComposing } from './composition.ts';

test.each([
  ['from an input method', { isComposing: true, keyCode: 13 }, true],
  ['from an input method in Safari', { isComposing: false, keyCode: 229 }, true],
  ['from the keyboard', { isComposing: false, keyCode: 13 }, false],
])('an Enter %s, %j, belongs to an input method: %s', (_whose, key, expected) => {
  expect(isComposing(key)).toBe(expected);
  expect(isComposing({ nativeEvent: key })).toBe(expected);
});
