import type { MetaDescriptor } from 'react-router';
import type { Image } from '#app/base/images/images.schema.ts';
import type { Business, Settings } from '#app/base/settings/settings.schema.ts';
import { languageOfPath } from '#app/lib/words/texts.ts';
import socialCard from '../assets/social-card.png';
import {
  autoRental,
  breadcrumbList,
  faqPage,
  type PageFacts,
  seoDescriptors,
} from './seo.rules.ts';
import { SOCIAL_CARD, socialCardUrl } from './social-card.rules.ts';

/** Part of the layout's loader data that descriptors need. */
interface Site {
  origin: string;
  settings: Pick<Settings, 'business'>;
  head: { locale: string; socialCard: string };
}

/** Facts for search engines, in the field `head` of a public page's loader data. */
export interface PageHead
  extends Omit<PageFacts, 'origin' | 'siteName' | 'locale' | 'image' | 'language'> {
  /** Stored picture of the page. Its social card becomes the share picture. */
  image?: Image | null;
  /**
   * URL of a card that was drawn for the page: a JPEG in the size of `SOCIAL_CARD`. Used without
   * `image`.
   */
  card?: string;
  /** Breadcrumbs of the page, itself included; the home page has none. */
  breadcrumbs?: { name: string; path: string }[];
  /** Further properties of Open Graph. */
  properties?: { property: string; content: string }[];
}

interface MetaArgs {
  loaderData: { head: PageHead } | undefined;
  /** Root, then the layout, which has no data if its loader failed. */
  matches: readonly [unknown, { loaderData?: Site } | undefined, ...unknown[]];
  location: { pathname: string };
}

/**
 * Returns the descriptors of a public page: its own head with the site's name, and with the site's
 * picture if the page has none. Empty after an error, because the error boundary renders the title.
 */
export function headMeta({ loaderData, matches, location }: MetaArgs): MetaDescriptor[] {
  const site = matches[1]?.loaderData;
  if (!loaderData) return [];
  const { image, card, breadcrumbs, properties = [], ...page } = loaderData.head;
  if (!site) return [{ title: page.title }];
  const language = languageOfPath(location.pathname);
  const cardOfImage = image ? socialCardUrl(image) : null;
  const descriptors = seoDescriptors({
    ...page,
    jsonLd: [
      ...(page.jsonLd ?? []),
      ...(breadcrumbs ? [breadcrumbList({ origin: site.origin, language }, breadcrumbs)] : []),
    ],
    origin: site.origin,
    language,
    siteName: site.settings.business.name,
    locale: site.head.locale,
    image: cardOfImage
      ? { ...SOCIAL_CARD, url: cardOfImage, alt: image?.alt || page.title }
      : card
        ? { ...SOCIAL_CARD, url: card, alt: page.title }
        : { ...SOCIAL_CARD, type: 'image/png', url: socialCard, alt: site.head.socialCard },
  });
  return [...descriptors, ...properties];
}

/**
 * Returns structured data of the business and its questions. `dailyCents`: daily prices of the
 * fleet in euro cents.
 */
export function homeJsonLd({
  business,
  origin,
  faq,
  dailyCents,
}: {
  business: Business;
  origin: string;
  faq: Pick<Settings['faq'][number], 'question' | 'answer'>[];
  dailyCents: number[];
}): object[] {
  return [
    autoRental({ business, origin, image: socialCard, dailyCents }),
    ...(faq.length > 0 ? [faqPage(origin, faq)] : []),
  ];
}
