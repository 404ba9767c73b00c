import { expect, test } from 'vitest';
import { fromJsonText, toJsonText } from '#app/lib/json-text.ts';
import { fitOf, fromListed, toImage, toListed } from './images.rules.ts';

test.each([
  [1800, 1200, 'object-cover'],
  [1000, 1000, 'object-cover'],
  [1200, 1800, 'object-contain'],
])('a picture of %i × %i fills its frame as %s', (width, height, fit) => {
  expect(fitOf({ width, height })).toBe(fit);
});

test.each([
  ['of several widths', '4f6b74c33b6275f5654be839', [320, 640, 1200]],
  ['of one width, for staff alone', 'p4f6b74c33b6275f5654be839', [240]],
  ['without renditions', '4f6b74c33b6275f5654be839', []],
])('a picture %s comes back from a list as it was', (_name, id, widths) => {
  const image = toImage({ id, width: 1200, height: 800, widths }, 'Fiat Egea, Sedan');
  expect(fromListed(fromJsonText(toJsonText(toListed(image))))).toEqual(image);
});
