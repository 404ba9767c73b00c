import { TRIP_PATH } from '#app/domain/requests/request.rules.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import type { PageHead } from '#app/site/shell/seo/seo.ts';

/**
 * Returns the head of a trip's page. Its path has no token, because the URL of a booking's trip is
 * secret.
 */
export function tripHead({ metaTitle, metaDescription }: SiteTexts['trip']): PageHead {
  return { path: TRIP_PATH, title: metaTitle, description: metaDescription, noIndex: true };
}
