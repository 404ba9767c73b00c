import { officeTexts } from '#app/lib/language.ts';
import type { TextOf } from '#app/lib/texts.ts';
import { en } from './fleet.text.en.ts';
import { tr } from './fleet.text.tr.ts';

export const fleetText = officeTexts('en', { tr, en });

export type CarField = keyof TextOf<typeof fleetText>['labels'];
export type CarSection = keyof TextOf<typeof fleetText>['form']['sections'];

export const REQUIRED_FIELDS = ['title', 'brand', 'model', 'pricing.daily'] as const;

/**
 * A message in a list, away from its field: prices and dates share theirs, so it needs the label.
 */
export function withLabel(label: string, message: string): string {
  return fleetText.onScreen().season.isShared(message) ? `${label}: ${message}` : message;
}
