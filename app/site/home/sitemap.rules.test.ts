import { expect, test } from 'vitest';
import { sitemapXml } from './sitemap.rules.ts';

test('lists whole addresses, escaped, with their last change', () => {
  const xml = sitemapXml('https://kervan.test', [
    { path: '/' },
    { path: '/cars/egea?a=1&b=2', changed: '2026-07-01T10:00:00.000Z' },
  ]);
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true);
  expect(xml).toContain('<url><loc>https://kervan.test/</loc></url>');
  expect(xml).toContain(
    '<url><loc>https://kervan.test/cars/egea?a=1&amp;b=2</loc><lastmod>2026-07-01T10:00:00.000Z</lastmod></url>',
  );
});
