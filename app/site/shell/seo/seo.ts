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

/** The part of the layout's loader data that descriptors need. */
interface Site {
  origin: string;
  settings: Pick<Settings, 'business'>;
  head: { locale: string; socialCard: string };
}

/** Field `head` of a public page's loader data: its part for search engines. */
export interface PageHead
  extends Omit<PageFacts, 'origin' | 'siteName' | 'locale' | 'image' | 'language'> {
  /** A stored picture; its card is shown. */
  image?: Image | null;
  /** Address of a card that was drawn for the page: a JPEG of the usual size. */
  card?: string;
  /** The way to the page, itself included; the home page has none. */
  breadcrumbs?: { name: string; path: string }[];
  /** Other properties of Open Graph. */
  properties?: { property: string; content: string }[];
}

interface MetaArgs {
  loaderData: { head: PageHead } | undefined;
  /** Root, then the layout, whose data is missing while its failure is shown. */
  matches: readonly [unknown, { loaderData?: Site } | undefined, ...unknown[]];
  location: { pathname: string };
}

/**
 * `meta` of public pages: the page's own head with the site's name, and with the site's picture if
 * the page has none. After an error it is empty: the error boundary renders the title.
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

/** schema.org's view of the business and its questions. `dailyCents` are the prices of the fleet. */
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
