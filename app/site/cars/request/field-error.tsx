import { messageLanguage } from '#app/domain/requests/reservation.rules.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';

/**
 * Marks errors of the spec as English on a Turkish page, so that screen readers pronounce them
 * correctly.
 */
export function inItsLanguage(message: string | undefined, { form }: SiteTexts['cars']) {
  return message && <span lang={messageLanguage(message, form.errors)}>{message}</span>;
}
