import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Services } from '#app/services.ts';
import { servicesContext } from '#app/services-context.ts';
import { action, loader } from './currency.route.ts';

async function choose(currency: string | null, referer?: string) {
  const body = new URLSearchParams(currency === null ? {} : { currency });
  const headers = referer === undefined ? undefined : { referer };
  const request = new Request('http://kervan.test/currency', { method: 'POST', body, headers });
  const context = new RouterContextProvider();
  context.set(servicesContext, { siteUrl: 'https://kervan.example' } as Services);
  const args = { request, context, params: {}, pattern: '/currency', url: new URL(request.url) };
  return action(args as Parameters<typeof action>[0]);
}

test('stores the choice and redirects to the page', async () => {
  const response = await choose('TRY', 'http://kervan.test/cars?brand=Fiat&page=2');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/cars?brand=Fiat&page=2');
  expect(response.headers.getSetCookie()).toEqual([
    'currency=TRY; Path=/; Max-Age=31536000; SameSite=Lax',
    'currency-posted=1; Path=/; Max-Age=31536000; SameSite=Lax',
  ]);
});

test.each(['GBP', '', null])('ignores the choice %j', async (currency) => {
  const response = await choose(currency, 'http://kervan.test/cars');
  expect(response.headers.get('location')).toBe('/cars');
  expect(response.headers.getSetCookie()).toEqual([]);
});

test.each([
  [undefined, '/'],
  ['nonsense', '/'],
  ['https://elsewhere.example/cars', '/'],
  ['http://kervan.test.elsewhere.example/', '/'],
  ['https://kervan.test/cars', '/cars'], // The proxy ends TLS.
  ['https://kervan.example/cars', '/cars'], // The site has another public address.
  ['http://kervan.test//elsewhere.example/', '/elsewhere.example/'],
])('redirects from the referrer %j to %s', async (referer, location) => {
  expect((await choose('USD', referer)).headers.get('location')).toBe(location);
});

test('a GET redirects to the home page', () => {
  expect(loader().headers.get('location')).toBe('/');
});
