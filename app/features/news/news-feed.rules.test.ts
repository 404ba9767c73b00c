import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { newsFeed } from './news-feed.rules.ts';
import type { PostSummary } from './post.rules.ts';

const site = { origin: 'https://kervan.test', siteName: 'Kervan & Oğulları' };
const post: PostSummary = {
  id: 'p1',
  slug: 'kas',
  title: 'Kaş yolu',
  excerpt: 'Sahil mi, yayla mı?',
  category: 'Travel Tips',
  tags: ['Kaş', 'rota'],
  author: { name: 'Elif', avatar: null },
  cover: { url: '/images/a-1600.webp', alt: 'Koy', width: 1600, height: 900, srcset: '' },
  featured: false,
  readingMinutes: 4,
  publishedAt: '2026-06-01T09:00:00.000Z',
  updatedAt: '2026-06-03T09:00:00.000Z',
};

function channel(posts: PostSummary[]) {
  const xml = newsFeed(posts, site);
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => name === 'item' || name === 'category',
  });
  const { rss } = parser.parse(xml);
  expect(rss.version).toBe('2.0');
  return rss.channel;
}

describe('newsFeed', () => {
  test('is RSS 2.0 with whole addresses', () => {
    expect(channel([post])).toMatchObject({
      title: 'Kervan & Oğulları: Haberler',
      link: 'https://kervan.test/news',
      description: expect.stringMatching(/.{20}/),
      language: 'tr',
      lastBuildDate: 'Wed, 03 Jun 2026 09:00:00 GMT',
      'atom:link': { rel: 'self', href: 'https://kervan.test/news/rss.xml' },
      item: [
        {
          title: 'Kaş yolu',
          link: 'https://kervan.test/news/kas',
          guid: { '#text': 'p1', isPermaLink: 'false' },
          pubDate: 'Mon, 01 Jun 2026 09:00:00 GMT',
          description: 'Sahil mi, yayla mı?',
          category: ['Seyahat İpuçları', 'Kaş', 'rota'],
          enclosure: {
            url: 'https://kervan.test/images/a-1600.webp',
            type: 'image/webp',
            length: '0',
          },
        },
      ],
    });
  });

  test('stays well-formed whatever a post is called', () => {
    const odd = ']]><script>&amp;</script>]]>&<b>\0\b\uD83D🚗"\'';
    const [item] = channel([{ ...post, title: odd, excerpt: odd, tags: [odd] }]).item;
    for (const text of [item.title, item.description, item.category[1]]) {
      // The parser reads entities even where XML has none.
      expect(text).toMatch(/^\]\] ><script>&(amp;)?<\/script>\]\] >&<b>/);
      expect(text).toContain('🚗"\'');
    }
    expect(item).not.toHaveProperty('script');
  });

  test('has no picture where there is none, and no items without posts', () => {
    expect(channel([{ ...post, cover: null }]).item[0]).not.toHaveProperty('enclosure');
    expect(channel([])).not.toHaveProperty('item');
  });
});
