import { expect, test } from 'vitest';
import { isComposing } from './composition.ts';

test.each([
  ['of an input method', { isComposing: true, keyCode: 13 }, true],
  ['of an input method in Safari', { isComposing: false, keyCode: 229 }, true],
  ['of the keyboard', { isComposing: false, keyCode: 13 }, false],
])('an Enter %s', (_whose, key, expected) => {
  expect(isComposing(key)).toBe(expected);
  expect(isComposing({ nativeEvent: key })).toBe(expected);
});
