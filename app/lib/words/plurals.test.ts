import { expect, test } from 'vitest';
import { plural, russianPlural } from './plurals.ts';

const COUNTS = [...Array(10_001).keys()];

test('the forms for counts from 0 to 10,000 are those of Intl.PluralRules', () => {
  const rules = {
    en: new Intl.PluralRules('en'),
    de: new Intl.PluralRules('de'),
    ru: new Intl.PluralRules('ru'),
  };
  for (const count of COUNTS) {
    expect(plural(count, 'one', 'other')).toBe(rules.en.select(count));
    expect(plural(count, 'one', 'other')).toBe(rules.de.select(count));
    expect(russianPlural(count, 'one', 'few', 'many')).toBe(rules.ru.select(count));
  }
});

test.each([
  [0, 'дней'],
  [1, 'день'],
  [2, 'дня'],
  [5, 'дней'],
  [21, 'день'],
  [22, 'дня'],
  [25, 'дней'],
])('%i is followed by %s', (count, word) => {
  expect(russianPlural(count, 'день', 'дня', 'дней')).toBe(word);
});
