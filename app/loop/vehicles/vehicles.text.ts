import { officeTexts } from '#app/lib/language.ts';
import type { TextOf } from '#app/lib/texts.ts';
import { en } from './vehicles.text.en.ts';
import { tr } from './vehicles.text.tr.ts';

export const vehiclesText = officeTexts('tr', { tr, en });
export type VehicleRefusals = TextOf<typeof vehiclesText>['input'];
