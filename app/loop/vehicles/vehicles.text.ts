import type { TextOf } from '#app/lib/former-texts.ts';
import { officeTexts } from '#app/lib/former-texts.ts';

export const vehiclesText = officeTexts('tr', (texts) => texts.vehicles);
export type VehicleRefusals = TextOf<typeof vehiclesText>['input'];
