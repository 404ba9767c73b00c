import { officeTexts } from '#app/lib/language.ts';
import type { TextOf } from '#app/lib/texts.ts';
import type { Due } from './vehicle.rules.ts';
import { en } from './vehicles.text.en.ts';
import { tr } from './vehicles.text.tr.ts';

export const vehiclesText = officeTexts('tr', { tr, en });
export type VehicleRefusals = TextOf<typeof vehiclesText>['input'];

/** `Muayene: 12 gün kaldı`. */
export function dueInWords(
  { kind, inDays, inKilometres }: Due,
  { page: text } = vehiclesText.onScreen(),
): string {
  const when = [
    inDays !== null && text.inDays(inDays),
    inKilometres !== null && text.inKilometres(inKilometres),
  ];
  return `${text.dueKinds[kind]}: ${when.filter(Boolean).join(', ')}`;
}
