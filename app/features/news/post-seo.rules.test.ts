import { expect, test } from 'vitest';
import type { PostDetail } from './post.rules.ts';
import { blogPosting, lastChange } from './post-seo.rules.ts';

const post: PostDetail = {
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
  html: '<p>Kaş</p>',
};
const around = {
  url: 'https://kervan.test/news/kas',
  section: 'Seyahat İpuçları',
  publisher: 'Kervan',
};

test('tells all of a post, with whole addresses', () => {
  expect(blogPosting(post, around)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'Kaş yolu',
    description: 'Sahil mi, yayla mı?',
    url: 'https://kervan.test/news/kas',
    mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://kervan.test/news/kas' },
    image: {
      '@type': 'ImageObject',
      url: 'https://kervan.test/images/a-1600.webp',
      width: 1600,
      height: 900,
    },
    datePublished: '2026-06-01T09:00:00.000Z',
    dateModified: '2026-06-03T09:00:00.000Z',
    author: { '@type': 'Person', name: 'Elif' },
    publisher: { '@type': 'AutoRental', '@id': 'https://kervan.test/#business', name: 'Kervan' },
    articleSection: 'Seyahat İpuçları',
    keywords: 'Kaş, rota',
    timeRequired: 'PT4M',
    inLanguage: 'tr-TR',
  });
});

test('is silent about what a post does not have', () => {
  const told = blogPosting({ ...post, cover: null, tags: [] }, around);
  expect(told).not.toHaveProperty('image');
  expect(told).not.toHaveProperty('keywords');
});

test('a post saved ahead of its day is as new as that day', () => {
  expect(lastChange({ ...post, updatedAt: '2026-05-01T00:00:00.000Z' })).toBe(post.publishedAt);
});
