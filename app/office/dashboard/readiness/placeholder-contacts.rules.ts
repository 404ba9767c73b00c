/**
 * Separate from the other rules, so that Today does not load the default settings in the browser.
 */

import type { Business } from '#app/base/settings/settings.schema.ts';
import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import type { ReadinessItem } from './readiness.rules.ts';

/** Returns the contact details that are still placeholders of the demo business. */
export function placeholderContacts(business: Business): ReadinessItem[] {
  const { phone, whatsappNumber, email, address, links, reviewSummary } = business;
  const street = address.street === defaultSettings.business.address.street ? address.street : null;
  const texts = { phone, whatsappNumber, email, ...links, reviews: reviewSummary.url };
  const found = Object.entries(texts).filter(([, value]) => value && isPlaceholder(value));
  return [...found, ['street', street] as const].flatMap(([id, value]) =>
    value ? { id, title: value, note: null } : [],
  );
}

function isPlaceholder(value: string): boolean {
  return /(^|[@/.])example\.(com|org|net)\b/.test(value) || /000 ?00 ?00$/.test(value);
}
