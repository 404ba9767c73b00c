import { expect, test } from 'vitest';
import { allTexts } from '#app/texts/all.server.ts';
import { describeRate } from './describe-rate.rules.ts';

test.each([
  [37.5, '₺37.50'],
  [37, '₺37.00'],
  [37.488888, '₺37.4889'],
  [37.48885, '₺37.4889'],
  [37.99995, '₺38.00'],
  [0.05, '₺0.05'],
  [1234.567, '₺1,234.567'],
])('a rate of %d is written with two to four decimals: %s', (rate, written) => {
  const shown = {
    rates: { EUR: 1, USD: 1.14, TRY: rate },
    asOf: '2026-11-20',
    source: 'ecb',
  } as const;
  expect(describeRate('TRY', shown, allTexts.site.tr.rates)).toBe(
    `1 € = ${written} · ECB kuru, 20.11.2026`,
  );
});

test.each([
  ['tr', 'ECB kuru, 20.11.2026'],
  ['en', 'ECB rate, 20\u00a0Nov 2026'],
  ['de', 'EZB-Kurs, 20.11.2026'],
  ['ru', 'курс ЕЦБ, 20.11.2026'],
] as const)('pages in %s show the source and the day as %s', (language, written) => {
  const shown = {
    rates: { EUR: 1, USD: 1.14, TRY: 37 },
    asOf: '2026-11-20',
    source: 'ecb',
  } as const;
  expect(describeRate('TRY', shown, allTexts.site[language].rates)).toContain(written);
});
