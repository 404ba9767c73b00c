import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#app/lib/money/money.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { SiteTextContext } from '#app/ui/language/use-text.ts';
import type { ShownRates } from '../exchange-rates.schema.ts';
import { CurrencyProvider } from './currency-provider.tsx';
import { CurrencySelector } from './currency-selector.tsx';
import { Price, RateNote } from './price.tsx';

function page(initialCurrency: CurrencyCode, rates: Partial<ShownRates> = {}) {
  const initialRates: ShownRates = {
    base: 'EUR',
    rates: { EUR: 1, USD: 1.172, TRY: 48.531 },
    asOf: '2026-11-20',
    source: 'ecb',
    ...rates,
  };
  return renderToString(
    <SiteTextContext value={allTexts.site.tr}>
      <CurrencyProvider initialCurrency={initialCurrency} initialRates={initialRates}>
        <CurrencySelector />
        <Price cents={123_450} />
        <RateNote />
      </CurrencyProvider>
    </SiteTextContext>,
  ).replace(/<!-- -->/g, '');
}

test.each([
  ['EUR', '€1,234.50'],
  ['USD', '$1,446.83'],
  ['TRY', '₺59,912'],
] as const)('the server renders prices in %s @9.8', (currency, price) => {
  const html = page(currency);
  expect(html).toContain(`<span class="amount">${price}</span>`);
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
  expect(html).toMatch(new RegExp(`value="${currency}" aria-pressed="true"`));
});

test.each<[currency: CurrencyCode, rates: Partial<ShownRates>, note: string]>([
  ['TRY', {}, '1 € = ₺48.531 · ECB kuru, 20.11.2026'],
  ['USD', { source: 'manual' }, '1 € = $1.172 · Ofis kuru, 20.11.2026'],
  [
    'TRY',
    { source: 'default', asOf: null, rates: { EUR: 1, USD: 1.14, TRY: 37.5 } },
    '1 € = ₺37.50 · yaklaşık kur',
  ],
])('%s prices with %j come with their rate', (currency, rates, note) => {
  expect(page(currency, rates)).toContain(note);
});

test('prices in euros are shown without a rate', () => {
  expect(page('EUR')).not.toContain('1 €');
});

test('the selector is a form that works without JavaScript @2.6', () => {
  const html = page('EUR');
  expect(html).toContain('<form action="/currency" method="post">');
  expect(html).toContain('>Para birimi</legend>');
  for (const currency of ['EUR', 'USD', 'TRY']) {
    expect(html).toMatch(
      new RegExp(`<button type="submit" value="${currency}" [^>]*name="currency"`),
    );
  }
});
