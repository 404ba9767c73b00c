import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import type { Post, PostDetail } from '#app/domain/posts/post.schema.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { newsFeed } from './news-feed.rules.ts';
import { blogPosting, lastChange } from './post-seo.rules.ts';

const site = {
  origin: 'https://kervan.test',
  language: 'tr' as const,
  siteName: 'Kervan & Oğulları',
  text: allTexts.site.tr.news,
  categories: allTexts.site.tr.news.card.categories,
};
const post: PostDetail = {
  id: 'p1',
  slug: 'kas',
  title: 'Kaş yolu',
  excerpt: 'Sahil mi, yayla mı?',
  category: 'Travel Tips',
  tags: ['Kaş', 'rota'],
  author: { name: 'Elif', avatar: null },
  featuredImage: {
    publicId: 'a',
    url: '/images/a-1600.webp',
    alt: 'Koy',
    width: 1600,
    height: 900,
    srcset: '',
  },
  status: 'published',
  featured: false,
  readingTimeDisplay: '4 dk okuma',
  readingMinutes: 4,
  createdAt: '2026-06-01T09:00:00.000Z',
  publishedAt: '2026-06-01T09:00:00.000Z',
  updatedAt: '2026-06-03T09:00:00.000Z',
  content: '<p>Kaş</p>',
};
const around = {
  url: 'https://kervan.test/news/kas',
  language: 'tr' as const,
  section: 'Seyahat İpuçları',
  publisher: 'Kervan',
};

test('structured data contains all facts of a post, with absolute URLs', () => {
  expect(blogPosting(post, around)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Kaş yolu',
    url: 'https://kervan.test/news/kas',
    image: { url: 'https://kervan.test/images/a-1600.webp', width: 1600 },
    datePublished: '2026-06-01T09:00:00.000Z',
    dateModified: '2026-06-03T09:00:00.000Z',
    author: { '@type': 'Person', name: 'Elif' },
    publisher: { '@id': 'https://kervan.test/#business' },
    articleSection: 'Seyahat İpuçları',
    keywords: 'Kaş, rota',
    timeRequired: 'PT4M',
    inLanguage: 'tr-TR',
  });
});

test("structured data contains the language of the post's content", () => {
  const german = { ...around, language: 'de' as const };
  expect(blogPosting(post, german).inLanguage).toBe('de');
  expect(blogPosting({ ...post, inTurkish: ['title'] }, german).inLanguage).toBe('de');
  expect(blogPosting({ ...post, inTurkish: ['content'] }, german).inLanguage).toBe('tr-TR');
});

test('structured data omits facts that a post does not have', () => {
  const posting = blogPosting({ ...post, featuredImage: null, tags: [] }, around);
  expect(posting).not.toHaveProperty('image');
  expect(posting).not.toHaveProperty('keywords');
});

test('a post that was saved before its day of publication was last changed on that day', () => {
  expect(lastChange({ ...post, updatedAt: '2026-05-01T00:00:00.000Z' })).toBe(post.publishedAt);
});

function channel(posts: Post[]) {
  const xml = newsFeed(posts, {
    ...site,
    pictureBytes: new Map([['/images/a-1600.webp', 51_200]]),
  });
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
  test('is RSS 2.0 with absolute URLs', () => {
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
            length: '51200',
          },
        },
      ],
    });
  });

  test('is well-formed XML even if a title contains markup and control characters', () => {
    const odd = ']]><script>&amp;</script>]]>&<b>\0\b\uD83D🚗"\'';
    const [item] = channel([{ ...post, title: odd, excerpt: odd, tags: [odd] }]).item;
    for (const text of [item.title, item.category[1]]) {
      // The parser decodes entities inside CDATA, too, where XML has none.
      expect(text).toMatch(/^\]\] ><script>&(amp;)?<\/script>\]\] >&<b>/);
      expect(text).toContain('🚗"\'');
    }
    expect(item).not.toHaveProperty('script');
  });

  test('escapes the excerpt as HTML, because feed readers expect HTML', () => {
    const xml = newsFeed([{ ...post, excerpt: '2 < 3 & <b>' }], {
      ...site,
      pictureBytes: new Map(),
    });
    expect(xml).toContain('<description><![CDATA[2 &lt; 3 &amp; &lt;b&gt;]]></description>');
  });

  test('omits a missing picture, and has no items without posts', () => {
    expect(channel([{ ...post, featuredImage: null }]).item[0]).not.toHaveProperty('enclosure');
    expect(channel([])).not.toHaveProperty('item');
  });
});
