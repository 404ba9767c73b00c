import { describe, expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { ecbAnswer, ecbProvider } from '#tests/support/ecb/ecb-provider.ts';

const provider = await ecbProvider();
const { app, rates } = await buildTestApp({ ratesUrl: provider.url, keepRows: true });

async function get(path: string) {
  const response = await app.inject(`/api/exchange-rates/${path}`);
  expect(response.statusCode).toBe(200);
  return response.json().data;
}

async function post(path: string, body: object) {
  const response = await app.inject({ method: 'POST', url: `/api/exchange-rates/${path}`, body });
  return { status: response.statusCode, body: response.json() };
}

// Must run before any fetch, because the amounts below use the default rates.
describe('POST /exchange-rates/convert', () => {
  test.each([
    [45, 'EUR', 'TRY', 1688, '₺1,688'],
    ['45.5', 'EUR', 'USD', 51.87, '$51.87'],
    ['1234.50', 'EUR', 'EUR', 1234.5, '€1,234.50'],
    [100, 'USD', 'TRY', 3289, '₺3,289'],
    [37.5, 'TRY', 'USD', 1.14, '$1.14'],
    [0.5, 'TRY', 'TRY', 1, '₺1'],
    [1_000_000_000, 'EUR', 'TRY', 37_500_000_000, '₺37,500,000,000'],
  ])('%j %s in %s is %d @7.52', async (amount, from, to, convertedAmount, formatted) => {
    const { body } = await post('convert', { amount, from, to });
    const data = { amount: Number(amount), from, to, convertedAmount, formatted, asOf: null };
    expect(body).toEqual({ success: true, data });
  });

  test.each([0, -1, '-45.5', '', null, undefined])('the amount %j counts as 0', async (amount) => {
    const { body } = await post('convert', { amount, from: 'EUR', to: 'USD' });
    expect(body.data).toMatchObject({ amount: 0, convertedAmount: 0, formatted: '$0.00' });
  });

  test.each([
    [{ amount: 'abc', from: 'EUR', to: 'USD' }, 'amount'],
    [{ amount: '45,50', from: 'EUR', to: 'USD' }, 'amount'],
    [{ amount: '1e3', from: 'EUR', to: 'USD' }, 'amount'],
    [{ amount: ' ', from: 'EUR', to: 'USD' }, 'amount'],
    [{ amount: '0x10', from: 'EUR', to: 'USD' }, 'amount'],
    [{ amount: true, from: 'EUR', to: 'USD' }, 'amount'],
    [{ amount: 1e10, from: 'EUR', to: 'USD' }, 'amount'],
    [{ amount: '9'.repeat(400), from: 'EUR', to: 'USD' }, 'amount'],
    [{ amount: 45, from: 'GBP', to: 'USD' }, 'from'],
    [{ amount: 45, from: 'EUR', to: 'usd' }, 'to'],
    [{ amount: 45, from: 'EUR' }, 'to'],
  ])('refuses %j', async (body, field) => {
    const response = await post('convert', body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      success: false,
      details: [{ field, message: expect.stringMatching(/^Must be/) }],
    });
  });
});

describe('POST /exchange-rates/convert-auto', () => {
  test('returns the amount in every currency @7.53', async () => {
    const { body } = await post('convert-auto', { amount: 45, from: 'USD' });
    expect(body.data.conversions).toEqual([
      { currency: 'EUR', convertedAmount: 39.47, formatted: '€39.47' },
      { currency: 'USD', convertedAmount: 45, formatted: '$45.00' },
      { currency: 'TRY', convertedAmount: 1480, formatted: '₺1,480' },
    ]);
  });
});

test('GET /exchange-rates/currencies returns each currency as in the spec @3.14 @7.51', async () => {
  expect(await get('currencies')).toEqual({
    default: 'EUR',
    currencies: [
      { code: 'EUR', name: 'Euro', symbol: '€', decimals: 2 },
      { code: 'USD', name: 'US Dollar', symbol: '$', decimals: 2 },
      { code: 'TRY', name: 'Turkish Lira', symbol: '₺', decimals: 0 },
    ],
  });
});

test('GET /exchange-rates/current follows the provider and survives its failures @3.27 @7.50 @9.3', async () => {
  const defaults = { EUR: 1, USD: 1.14, TRY: 37.5 };
  const none = { base: 'EUR', rates: defaults, asOf: null, source: 'default' };
  expect(await get('current')).toEqual(none);

  await rates.refresh();
  const fetched = { EUR: 1, USD: 1.172, TRY: 48.531 };
  const data = { base: 'EUR', rates: fetched, asOf: '2026-06-30', source: 'ecb' };
  expect(await get('current')).toEqual(data);

  provider.answers(ecbAnswer('error-page.html'));
  await rates.refresh();
  expect(await get('current')).toEqual(data);

  const converted = await post('convert', { amount: 45, from: 'EUR', to: 'TRY' });
  expect(converted.body.data).toMatchObject({ convertedAmount: 2184, asOf: '2026-06-30' });
});
