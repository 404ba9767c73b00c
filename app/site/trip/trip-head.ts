import { TRIP_PATH } from '#app/domain/requests/request.rules.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import type { PageHead } from '#app/site/shell/seo/seo.ts';

/** Head of the pages of a trip. Names the page without a token: the address of a booking's trip is secret. */
export function tripHead({ metaTitle, metaDescription }: SiteTexts['trip']): PageHead {
  return { path: TRIP_PATH, title: metaTitle, description: metaDescription, noIndex: true };
}
