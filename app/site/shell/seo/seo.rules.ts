/** Data for search engines and share previews. Pure: takes addresses and texts, returns descriptors. */
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

/** Address at which feed readers find the posts. */
export const FEED_PATH = '/news/rss.xml';

export interface ShareImage {
  /** A path of this site, or a whole address. */
  url: string;
  alt: string;
  width?: number;
  height?: number;
  /** Its media type. */
  type?: string;
}

export interface PageFacts {
  /** Public address of the site without a trailing slash. */
  origin: string;
  siteName: string;
  language: SiteLanguage;
  /** Locale for Open Graph: `tr_TR`. */
  locale: string;
  /** Path of the canonical address in Turkish, without parameters that only sort or filter. */
  path: string;
  title: string;
  description: string;
  image: ShareImage;
  type?: 'website' | 'article' | 'product';
  /** Keeps the page out of search results; its links still count. */
  noIndex?: boolean;
  /** schema.org objects. */
  jsonLd?: object[];
}

/** Title, description, canonical address, Open Graph, Twitter card and structured data of a page. */
export function seoDescriptors(page: PageFacts): MetaDescriptor[] {
  const canonical = absolute(page.origin, localPath(page.language, page.path));
  const image = absolute(page.origin, page.image.url);
  const title = `${page.title} | ${page.siteName}`;
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    // A page that search engines leave out has no others to name.
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

/** Links to the same page in every language; Turkish is the default for others. */
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
 * The business as schema.org's AutoRental: contact, place, hours, what a day costs. Its reviews are
 * left out: search engines want none that a business says of itself.
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
  /** Daily price of every car, in euro cents. */
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

/** Questions and answers as schema.org's FAQPage. */
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

/** The way to a page, as schema.org wants it; `path` of each step as in `PageFacts`. */
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

/** Returns the range of daily prices: "€25 – €140". */
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
