import { describe, expect, test } from 'vitest';
import { cacheKey, createKnownParameters } from '#server/cache-key.ts';
import { PAGE_PARAMETERS } from './page-parameters.ts';

const known = createKnownParameters();
known.add(PAGE_PARAMETERS);
known.add({ '/api/listings/:id': ['lang'], '/api/exchange-rates': [] });
const key = (url: string, acceptLanguage?: string) =>
  cacheKey({ origin: '', url, cookie: undefined, acceptLanguage }, known);

describe('one answer is kept', () => {
  test.each([
    ['/', '/?utm_source=mail'],
    ['/cars?brand=Fiat', '/cars?x=1&brand=Fiat&fbclid=abc'],
    ['/cars?brand=Fiat&sort=price-asc', '/cars?sort=price-asc&brand=Fiat'],
    ['/cars.data?brand=Fiat&_routes=a', '/cars.data?_routes=a&utm=1&brand=Fiat'],
    ['/_.data?_routes=a', '/_.data?utm=1&_routes=a'],
    ['/cars/x?pickupDate=2026-07-02', '/cars/x?gclid=1&pickupDate=2026-07-02'],
    ['/news/rss.xml', '/news/rss.xml?preview'],
    ['/cars', '/cars?'],
    ['/cars', '/cars?%zz=1'],
  ])('for %s and %s', (one, other) => {
    expect(key(other)).toBe(key(one));
  });
});

describe('two answers are kept', () => {
  test.each([
    ['/cars?brand=Fiat', '/cars?brand=Ford'],
    ['/cars?brand=Fiat', '/cars?brand=Fiat&brand=Ford'],
    ['/cars?brand=Fiat', '/cars?br%61nd=Ford'],
    ['/cars?pickupDate=2026-07-02', '/cars'],
    ['/cars?pickupTime=09:00', '/cars?pickupTime=11:00'],
    ['/cars?pickupLocation=Lara', '/cars?pickupLocation=Kemer'],
    ['/cars/x?dropoffLocation=Lara', '/cars/x?dropoffLocation=Kemer'],
    ['/cars/x?dropoffDate=2026-07-05', '/cars/x'],
    ['/cars?page=2', '/news?page=2'],
    ['/CARS?brand=Fiat', '/CARS?brand=Ford'],
    ['/cars/?brand=Fiat', '/cars/?brand=Ford'],
    ['/c%61rs?brand=Fiat', '/c%61rs?brand=Ford'],
    ['/news/x?preview', '/news/x'],
    ['/admin?section=cars', '/admin'],
    ['/cars.data?_routes=a', '/cars.data?_routes=b'],
  ])('for %s and %s', (one, other) => {
    expect(key(other)).not.toBe(key(one));
  });
});

describe('the language that a request asks for', () => {
  test.each([
    '/api/listings/egea',
    // The routes read these addresses decoded.
    '/api/list%69ngs/egea',
    '/%61pi/listings/egea',
  ])('is part of the key of %s', (url) => {
    expect(key(url, 'de')).not.toBe(key(url, 'tr'));
    expect(key(url, 'de-AT, en;q=0.5')).toBe(key(url, 'de'));
    expect(key(`${url}?lang=de`)).not.toBe(key(`${url}?lang=ru`));
    expect(key(`${url}?lang=de`, 'ru')).toBe(key(`${url}?lang=de`, 'en'));
  });

  test.each(['/api/exchange-rates', '/cars', '/cars/egea.data?_routes=a'])(
    'is none of the key of %s',
    (url) => expect(key(url, 'de')).toBe(key(url, 'tr')),
  );
});
