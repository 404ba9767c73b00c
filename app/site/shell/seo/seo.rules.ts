import type { MetaDescriptor } from 'react-router';
import { mapUrl } from '#app/base/settings/places/map.rules.ts';
import {
  closesInStructuredData,
  type OpeningHours,
} from '#app/base/settings/places/opening-hours.rules.ts';
import type { Business, Settings } from '#app/base/settings/settings.schema.ts';
import { formatMinor } from '#app/lib/money/money.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '#app/lib/words/texts.ts';

export const FEED_PATH = '/news/rss.xml';

export interface ShareImage {
  /** Path of this site, or an absolute URL. */
  url: string;
  alt: string;
  width?: number;
  height?: number;
  /** Media type, such as `image/jpeg`. */
  type?: string;
}

export interface PageFacts {
  /** Public origin of the site without a trailing slash. */
  origin: string;
  siteName: string;
  language: SiteLanguage;
  /** Locale for Open Graph, such as `tr_TR`. */
  locale: string;
  /** Turkish path of the canonical URL. The path may have a query, such as a news category. */
  path: string;
  title: string;
  description: string;
  image: ShareImage;
  type?: 'website' | 'article' | 'product';
  /** Keeps the page out of search results; search engines still follow its links. */
  noIndex?: boolean;
  /** Structured data of schema.org. */
  jsonLd?: object[];
}

/**
 * Returns title, description, canonical URL, links to other languages, Open Graph, Twitter card and
 * structured data of a page.
 */
export function seoDescriptors(page: PageFacts): MetaDescriptor[] {
  const canonical = absolute(page.origin, localPath(page.language, page.path));
  const image = absolute(page.origin, page.image.url);
  const title = `${page.title} | ${page.siteName}`;
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    // A page that is not indexed has no links to other languages.
    ...(page.noIndex ? [] : alternates(page.origin, page.path)),
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:locale', content: page.locale },
    { property: 'og:url', content: canonical },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:image', content: image },
    { property: 'og:image:alt', content: page.image.alt },
    ...(page.image.width && page.image.height
      ? [
          { property: 'og:image:width', content: String(page.image.width) },
          { property: 'og:image:height', content: String(page.image.height) },
        ]
      : []),
    ...(page.image.type ? [{ property: 'og:image:type', content: page.image.type }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: page.image.alt },
    ...(page.jsonLd ?? []).map((data) => ({ 'script:ld+json': data })),
  ];
}

/** Returns links to the page in every language. Turkish is the default for other languages. */
export function alternates(origin: string, path: string) {
  const link = (hrefLang: string, language: SiteLanguage) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: absolute(origin, localPath(language, path)),
  });
  return [...SITE_LANGUAGES.map((each) => link(each, each)), link('x-default', 'tr')];
}

/**
 * Returns the business as schema.org's AutoRental. Its reviews are left out, because search engines
 * do not accept ratings that a business publishes about itself.
 */
export function autoRental({
  business,
  origin,
  image,
  dailyCents,
}: {
  business: Business;
  origin: string;
  image: string;
  /** Daily prices of all cars in euro cents. */
  dailyCents: number[];
}) {
  const { street, district, city, postalCode, country } = business.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoRental',
    '@id': `${origin}/#business`,
    name: business.name,
    url: `${origin}/`,
    image: absolute(origin, image),
    telephone: business.phone,
    email: business.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: district,
      addressRegion: city,
      postalCode,
      addressCountry: country,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: business.mapPosition.lat,
      longitude: business.mapPosition.lng,
    },
    hasMap: mapUrl(business.mapPosition),
    ...(dailyCents.length > 0 && { priceRange: priceRange(dailyCents) }),
    openingHoursSpecification: business.openingHours.map(openingHours),
    sameAs: Object.values(business.links).filter((link) => link !== null),
    currenciesAccepted: 'EUR, USD, TRY',
    areaServed: city,
  };
}

/** Returns questions and answers as schema.org's FAQPage. */
export function faqPage(
  origin: string,
  faq: Pick<Settings['faq'][number], 'question' | 'answer'>[],
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': `${origin}/#faq`,
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/**
 * Returns the breadcrumbs of a page as schema.org's BreadcrumbList. Each `path` is in Turkish, as
 * in `PageFacts`.
 */
export function breadcrumbList(
  { origin, language }: Pick<PageFacts, 'origin' | 'language'>,
  crumbs: { name: string; path: string }[],
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: absolute(origin, localPath(language, path)),
    })),
  };
}

/** Returns the range of daily prices, such as "€25.50 – €140.00"; one price if all are the same. */
function priceRange(dailyCents: number[]): string {
  const ends = [Math.min(...dailyCents), Math.max(...dailyCents)];
  return [...new Set(ends.map((cents) => formatMinor(cents, 'EUR')))].join(' – ');
}

function openingHours({ days, opens, closes }: OpeningHours) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${day[0]?.toUpperCase()}${day.slice(1)}`),
    opens,
    closes: closesInStructuredData(closes),
  };
}

function absolute(origin: string, path: string): string {
  return new URL(path, `${origin}/`).href;
}
