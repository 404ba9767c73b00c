import { expect, test } from 'vitest';
import { localPath, plainPath } from './site-language.rules.ts';
import { languageOfPath } from './texts.ts';

test.each([
  ['/', 'tr', '/'],
  ['/cars', 'tr', '/cars'],
  ['/en', 'en', '/'],
  ['/de/cars/fiat-egea', 'de', '/cars/fiat-egea'],
  ['/ru/news', 'ru', '/news'],
  ['/english', 'tr', '/english'],
  ['/fr/cars', 'tr', '/fr/cars'],
] as const)('%s is in %s, and its Turkish address is %s', (path, language, plain) => {
  expect(languageOfPath(path)).toBe(language);
  expect(plainPath(path)).toBe(plain);
  expect(localPath(language, plain)).toBe(path);
});

test('the query of an address is kept', () => {
  expect(localPath('en', '/?pickupDate=2026-12-08')).toBe('/en?pickupDate=2026-12-08');
  expect(localPath('de', '/cars?page=2')).toBe('/de/cars?page=2');
  expect(localPath('tr', '/?pickupDate=2026-12-08')).toBe('/?pickupDate=2026-12-08');
});
