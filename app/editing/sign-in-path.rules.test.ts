import { describe, expect, it } from 'vitest';
import { placeAfterSignIn, signInPath } from './sign-in-path.rules.ts';

describe('placeAfterSignIn', () => {
  it('returns a place in the back office unchanged', () => {
    for (const place of [
      '/admin',
      '/admin?section=cars',
      '/admin/bookings?status=pending&page=2',
      '/admin/editCar?id=fiat-egea-2024-k3f9#prices',
    ])
      expect(placeAfterSignIn(place)).toBe(place);
  });

  it.each([
    ...[null, '', '/', '/cars', '/administrator', 'admin', ' /admin', '/ad\nmin'],
    ...['https://elsewhere.example/admin', '//elsewhere.example/admin', 'javascript:alert(1)'],
    ...['/\\elsewhere.example/admin', '\\\\elsewhere.example', '/admin/..//elsewhere.example'],
    ...[
      '/admin/../cars',
      '/admin/%2e%2e//elsewhere.example',
      '/admin/.%2E/cars',
      '/admin\\..\\cars',
    ],
    ...['/admin/login', '/admin/LOGIN/', '/admin/login?next=%2Fadmin%2Flogin', '/admin/sign-out'],
  ])('returns the dashboard for %j', (place) => {
    expect(placeAfterSignIn(place)).toBe('/admin');
  });

  it('never leaves the back office, however a browser reads the address', () => {
    for (const start of ['/admin', '/admin/', '/admin?', '/admin#', '/admin/x']) {
      for (const rest of ['', '/', '//', '/%2f%2f', '@elsewhere.example', ':80', '%00', '/.%2e/']) {
        const url = new URL(placeAfterSignIn(start + rest), 'http://kervan.test');
        expect(url.origin).toBe('http://kervan.test');
        expect(url.pathname).toMatch(/^\/admin(\/|$)/);
      }
    }
  });
});

describe('signInPath', () => {
  it('contains the wanted place, unless it is the dashboard or the sign-in page', () => {
    expect(signInPath('/admin')).toBe('/admin/login');
    expect(signInPath('/admin?section=cars')).toBe('/admin/login?next=%2Fadmin%3Fsection%3Dcars');
    expect(signInPath('/admin/login?next=%2Fadmin%2Fblog')).toBe('/admin/login');
  });
});
