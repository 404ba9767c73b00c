import { describe, expect, test } from 'vitest';
import { renderMarkup } from '#app/base/markup/markup.server.ts';
import { BODY_TYPES, FUEL_TYPES, TRANSMISSIONS } from '#app/domain/cars/car.schema.ts';
import { POST_CATEGORIES } from '#app/domain/posts/post.rules.ts';
import { FOREIGN_LANGUAGES } from '#app/lib/words/translation-labels.ts';
import { fold } from '#app/lib/words/turkish-text.ts';
import { demoPosts, readPostFile } from './demo-posts.server.ts';
import { demoZones } from './demo-transfers.ts';

const posts = demoPosts();
const shown = posts.filter(({ input }) => input.status === 'published');
const slugs = shown.map(({ input }) => input.slug);
const facets: Record<string, readonly string[]> = {
  bodyType: BODY_TYPES,
  fuelType: FUEL_TYPES,
  transmission: TRANSMISSIONS,
};

/** Returns true if a link leads to a published post, or to a main page with known filters. */
function leadsSomewhere(href: string): boolean {
  const url = new URL(href, 'http://kervan.test');
  const post = /^\/news\/(.+)$/.exec(url.pathname)?.[1];
  if (post) return slugs.includes(post);
  const filters = [...url.searchParams];
  return (
    ['/', '/cars', '/news', '/transfer'].includes(url.pathname) &&
    filters.every(([name, value]) => facets[name]?.includes(value))
  );
}

describe('the demo posts', () => {
  test('include 12 published posts in all categories and an unpublished one', () => {
    expect(shown.length).toBeGreaterThanOrEqual(12);
    expect(shown.length).toBeLessThan(posts.length);
    const used = new Set(shown.map(({ input }) => input.category));
    expect(POST_CATEGORIES.filter((category) => !used.has(category))).toEqual([]);
    expect(shown.filter(({ input }) => input.featured).length).toBeGreaterThanOrEqual(4);
  });

  test('have unique URLs, publication days, covers and cover texts', () => {
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(shown.map(({ daysAgo }) => daysAgo)).size).toBe(shown.length);
    expect(new Set(posts.map(({ cover }) => cover)).size).toBe(posts.length);
    expect(new Set(posts.map(({ coverAlt }) => coverAlt)).size).toBe(posts.length);
  });

  test('spell each tag in one way, and use at least eight tags more than once', () => {
    const tags = [...new Set(shown.flatMap(({ input }) => input.tags))];
    expect(new Set(tags.map(fold)).size).toBe(tags.length);
    const uses = (tag: string) => shown.filter(({ input }) => input.tags.includes(tag)).length;
    expect(tags.filter((tag) => uses(tag) > 1).length).toBeGreaterThanOrEqual(8);
  });

  test('link only to pages that exist', () => {
    for (const { input } of posts) {
      const links = [...renderMarkup(input.content).matchAll(/href="(\/[^"]*)"/g)];
      const inside = links.map(([, href = '']) => href.replaceAll('&amp;', '&'));
      expect(inside, input.slug).not.toEqual([]);
      expect(inside.filter((href) => !leadsSomewhere(href))).toEqual([]);
    }
  });
});

/**
 * Returns the structure of a text: headings, links, pictures, and the numbers of rows, items and
 * quotations.
 */
function shapeOf(content: string) {
  const html = renderMarkup(content);
  const tags = (tag: RegExp) => [...html.matchAll(tag)].map(([, part]) => part);
  return {
    headings: tags(/<(h\d) /g),
    links: tags(/<a [^>]*href="([^"#]*)/g),
    pictures: tags(/<img [^>]*src="([^"]*)/g),
    rows: tags(/<(tr)>/g).length,
    items: tags(/<(li)>/g).length,
    quotations: tags(/<(blockquote)>/g).length,
  };
}

test.each(FOREIGN_LANGUAGES)('posts in %s have the structure of their Turkish text', (language) => {
  for (const { input } of posts) {
    const { content } = input.translations[language];
    if (content) expect(shapeOf(content), input.slug).toEqual(shapeOf(input.content));
  }
});

test.each([
  ['no front matter', 'Kaş'],
  ['a field too few', '---\ntitle: "Kaş yolu"\n---\nText'],
  ['an invalid line', '---\ntitle: Kaş\n---\nText'],
])("a post's file with %s causes an error that names the file", (_what, text) => {
  expect(() => readPostFile('99-kas.md', text)).toThrow('99-kas.md is not a post');
});

test('at least 20 demo zones have unique ids and positions, and higher fares for larger vehicles', () => {
  const zones = demoZones();
  expect(zones.length).toBeGreaterThanOrEqual(20);
  expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length);
  expect(new Set(zones.map(({ displayOrder }) => displayOrder)).size).toBe(zones.length);
  for (const zone of zones) {
    expect(zone.capacity14Cents).toBeGreaterThanOrEqual(2_000);
    expect(zone.capacity16Cents).toBeGreaterThan(zone.capacity14Cents);
    expect(zone.capacity116Cents).toBeGreaterThan(zone.capacity16Cents);
  }
});
