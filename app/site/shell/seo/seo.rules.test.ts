import { expect, test } from 'vitest';
import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import { autoRental, type PageFacts, seoDescriptors } from './seo.rules.ts';

const page: PageFacts = {
  origin: 'https://kervan.test',
  siteName: 'Kervan',
  language: 'tr',
  locale: 'tr_TR',
  path: '/cars',
  title: 'Araçlar',
  description: 'Kiralık araçlar',
  image: { url: '/assets/card.png', width: 1200, height: 630, alt: 'Sahil yolu' },
};

test('descriptors have title, canonical URL, share card and structured data with absolute URLs', () => {
  const found = seoDescriptors({ ...page, jsonLd: [{ '@type': 'Thing' }] });
  for (const descriptor of [
    { title: 'Araçlar | Kervan' },
    { tagName: 'link', rel: 'canonical', href: 'https://kervan.test/cars' },
    { property: 'og:url', content: 'https://kervan.test/cars' },
    { property: 'og:image', content: 'https://kervan.test/assets/card.png' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': { '@type': 'Thing' } },
  ]) {
    expect(found).toContainEqual(descriptor);
  }
  expect(JSON.stringify(found)).not.toContain('robots');
});

test('descriptors have size and type of the share picture only if they are known', () => {
  const jpeg = { ...page.image, type: 'image/jpeg' };
  const known = seoDescriptors({ ...page, image: jpeg });
  expect(known).toContainEqual({ property: 'og:image:width', content: '1200' });
  expect(known).toContainEqual({ property: 'og:image:height', content: '630' });
  expect(known).toContainEqual({ property: 'og:image:type', content: 'image/jpeg' });
  const image = { url: 'https://cdn.test/a.webp', alt: 'Egea' };
  const found = JSON.stringify(seoDescriptors({ ...page, image }));
  expect(found).toContain('https://cdn.test/a.webp');
  expect(found).not.toMatch(/og:image:(width|height|type)/);
});

test('`noIndex` keeps a page out of search results', () => {
  const robots = { name: 'robots', content: 'noindex, follow' };
  expect(seoDescriptors({ ...page, noIndex: true })).toContainEqual(robots);
});

test('the business is an AutoRental with hours, place and existing links', () => {
  const facts = autoRental({
    business: defaultSettings.business,
    origin: 'https://kervan.test',
    image: '/assets/card.png',
    dailyCents: [4000, 2550, 14_000],
  });
  expect(facts).toMatchObject({
    '@type': 'AutoRental',
    url: 'https://kervan.test/',
    image: 'https://kervan.test/assets/card.png',
    geo: { latitude: 36.8841, longitude: 30.7056 },
    hasMap: 'https://www.google.com/maps/search/?api=1&query=36.8841,30.7056',
    priceRange: '€25.50 – €140.00',
    openingHoursSpecification: [{ opens: '08:00', closes: '18:00' }],
    sameAs: ['https://example.com/instagram', 'https://example.com/facebook'],
  });
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  expect(facts.openingHoursSpecification[0]?.dayOfWeek).toEqual(
    days.map((day) => `https://schema.org/${day}`),
  );
});

test('a business without cars has no price range, and a single price appears once', () => {
  const { business } = defaultSettings;
  const given = { business, origin: 'https://kervan.test', image: '/assets/card.png' };
  expect(autoRental({ ...given, dailyCents: [] })).not.toHaveProperty('priceRange');
  expect(autoRental({ ...given, dailyCents: [4000] })).toHaveProperty('priceRange', '€40.00');
});
