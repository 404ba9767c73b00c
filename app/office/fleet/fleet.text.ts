import type { TextOf } from '#app/lib/former-texts.ts';
import { officeTexts } from '#app/lib/former-texts.ts';

export const fleetText = officeTexts('en', (texts) => texts.fleet);

export type CarField = keyof TextOf<typeof fleetText>['labels'];
export type CarSection = keyof TextOf<typeof fleetText>['form']['sections'];

export const REQUIRED_FIELDS = ['title', 'brand', 'model', 'pricing.daily'] as const;
