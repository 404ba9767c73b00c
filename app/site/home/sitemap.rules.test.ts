import { expect, test } from 'vitest';
import { sitemapXml } from './sitemap.rules.ts';

test('the sitemap contains escaped absolute URLs with their last change', () => {
  const xml = sitemapXml('https://kervan.test', [
    { path: '/' },
    { path: '/cars/egea?a=1&b=2', changed: '2026-07-01T10:00:00.000Z' },
  ]);
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true);
  expect(xml).toContain('<url><loc>https://kervan.test/</loc><xhtml:link ');
  expect(xml).toContain(
    '<url><loc>https://kervan.test/cars/egea?a=1&amp;b=2</loc><lastmod>2026-07-01T10:00:00.000Z</lastmod>',
  );
});

test('the sitemap contains a page in every language, each with links to all languages', () => {
  const xml = sitemapXml('https://kervan.test', [{ path: '/cars' }]);
  const pages = [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
  expect(pages.map(([, address]) => address)).toEqual([
    'https://kervan.test/cars',
    'https://kervan.test/en/cars',
    'https://kervan.test/de/cars',
    'https://kervan.test/ru/cars',
  ]);
  for (const [, , links = ''] of pages) {
    expect(
      [...links.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link),
    ).toEqual([
      ['tr', 'https://kervan.test/cars'],
      ['en', 'https://kervan.test/en/cars'],
      ['de', 'https://kervan.test/de/cars'],
      ['ru', 'https://kervan.test/ru/cars'],
      ['x-default', 'https://kervan.test/cars'],
    ]);
  }
});
