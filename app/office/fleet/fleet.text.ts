import type { TextOf } from '#app/lib/former-texts.ts';
import { officeTexts } from '#app/lib/former-texts.ts';

export const fleetText = officeTexts('en', (texts) => texts.fleet);

export type CarField = keyof TextOf<typeof fleetText>['labels'];
export type CarSection = keyof TextOf<typeof fleetText>['form']['sections'];

export const REQUIRED_FIELDS = ['title', 'brand', 'model', 'pricing.daily'] as const;

/**
 * A message in a list, away from its field: prices and dates share theirs, so it needs the label.
 */
export function withLabel(label: string, message: string): string {
  return fleetText.onScreen().season.isShared(message) ? `${label}: ${message}` : message;
}
