import { describe, expect, test } from 'vitest';
import { withoutTracking } from './tracking-parameters.ts';

describe('withoutTracking', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=mail', '/'],
    ['/cars?', '/cars'],
    ['/cars?brand=Fiat&fbclid=abc', '/cars?brand=Fiat'],
    ['/cars?gclid=1&brand=Fiat&UTM_Medium=x&sort=price-asc', '/cars?brand=Fiat&sort=price-asc'],
    ['?yclid&brand=Fiat', '?brand=Fiat'],
  ])('removes tracking parameters: %s becomes %s', (address, rest) => {
    expect(withoutTracking(address)).toBe(rest);
  });

  test.each([
    '/cars?brand=Fiat&brand=Ford',
    '/cars?x=1',
    '/cars?br%61nd=Ford',
    '/cars?%zz=1',
    '/news?search=utm_source',
    '/cars?next=?gclid',
  ])('leaves all other parameters unchanged: %s', (address) => {
    expect(withoutTracking(address)).toBe(address);
  });
});
