import type { MetaDescriptor } from 'react-router';
import type { Image } from '#app/base/images/images.schema.ts';
import type { Settings } from '#app/base/settings/settings.schema.ts';
import socialCard from './assets/social-card.png';
import {
  autoRental,
  breadcrumbList,
  faqPage,
  type PageFacts,
  seoDescriptors,
} from './seo.rules.ts';
import { siteText } from './site.text.ts';
import { SOCIAL_CARD, socialCardUrl } from './social-card.rules.ts';

/** The part of the layout's loader data that descriptors need. */
interface Site {
  origin: string;
  settings: Pick<Settings, 'business'>;
}

/** As `meta` gets them: root, then the layout, whose data is missing while its failure is shown. */
type Matches = readonly [unknown, { loaderData?: Site } | undefined, ...unknown[]];

/**
 * The descriptors of a public page, with the site's own name, and its picture where it has none.
 * Structured data is the server's alone (`import.meta.env.SSR`): search engines read its HTML, and
 * browsers are spared what makes it.
 */
export function pageMeta(
  matches: Matches,
  {
    language,
    image,
    card,
    breadcrumbs,
    ...page
  }: Omit<PageFacts, 'origin' | 'siteName' | 'locale' | 'image'> & {
    /** A stored picture; its card is shown. */
    image?: Image | null;
    /** Address of a card that was drawn for the page: a JPEG of the usual size. */
    card?: string;
    /** The way to the page, itself included; the home page has none. */
    breadcrumbs?: { name: string; path: string }[];
  },
): MetaDescriptor[] {
  const site = matches[1]?.loaderData;
  if (!site) return [{ title: page.title }];
  const text = siteText.in(language);
  const siteName = site.settings.business.name;
  const cardOfImage = image ? socialCardUrl(image) : null;
  return seoDescriptors({
    ...page,
    jsonLd: [
      ...(page.jsonLd ?? []),
      ...(import.meta.env.SSR && breadcrumbs
        ? [breadcrumbList({ origin: site.origin, language }, breadcrumbs)]
        : []),
    ],
    origin: site.origin,
    language,
    siteName,
    locale: text.locale,
    image: cardOfImage
      ? { ...SOCIAL_CARD, url: cardOfImage, alt: image?.alt || page.title }
      : card
        ? { ...SOCIAL_CARD, url: card, alt: page.title }
        : { ...SOCIAL_CARD, type: 'image/png', url: socialCard, alt: text.socialCard },
  });
}

/**
 * schema.org's view of the business and its questions; nothing while the layout's failure is shown.
 * `dailyCents` are the prices of the fleet.
 */
export function homeJsonLd(
  matches: Matches,
  {
    faq,
    dailyCents,
  }: { faq: Pick<Settings['faq'][number], 'question' | 'answer'>[]; dailyCents: number[] },
): object[] {
  const site = matches[1]?.loaderData;
  if (!site || !import.meta.env.SSR) return [];
  const { origin, settings } = site;
  return [
    autoRental({ business: settings.business, origin, image: socialCard, dailyCents }),
    ...(faq.length > 0 ? [faqPage(origin, faq)] : []),
  ];
}
