import { describe, expect, test } from 'vitest';
import {
  clearedPostedCookie,
  currencyCookie,
  currencyFromCookie,
  postedCookie,
  postedCurrency,
} from './currency-preference.ts';

describe('currencyFromCookie', () => {
  test.each([
    ['currency=USD', 'USD'],
    ['a=1; currency=TRY; b=2', 'TRY'],
    ['a=1;currency=TRY', 'TRY'],
    ['currency=EUR', 'EUR'],
    ['currency=GBP', 'EUR'],
    ['currency=usd', 'EUR'],
    ['currency=', 'EUR'],
    ['mycurrency=USD', 'EUR'],
    ['currency-posted=1', 'EUR'],
    ['', 'EUR'],
    [null, 'EUR'],
    [undefined, 'EUR'],
  ])('%j means %s', (header, currency) => {
    expect(currencyFromCookie(header)).toBe(currency);
  });
});

test('the cookie holds for a year on the whole site', () => {
  expect(currencyCookie('TRY')).toBe('currency=TRY; Path=/; Max-Age=31536000; SameSite=Lax');
});

test('a posted choice is known until its cookie is cleared', () => {
  expect(postedCurrency('currency=USD')).toBeNull();
  const posted = postedCookie().split(';')[0];
  expect(postedCurrency(`currency=USD; ${posted}`)).toBe('USD');
  expect(clearedPostedCookie()).toMatch(/^currency-posted=; .*Max-Age=0;/);
});
