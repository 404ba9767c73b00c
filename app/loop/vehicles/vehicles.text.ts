/** Every text of the vehicles' screens. */
import { byScreen, inLanguages } from '#app/lib/language.ts';
import type { Due } from './vehicle.rules.ts';
import { english } from './vehicles-english.text.ts';
import { turkish } from './vehicles-turkish.text.ts';

/** The fields by their names in the API. */
export const vehicleLabels = inLanguages('tr', english.labels, turkish.labels);
/** What is wrong with a field, and why something was not saved. */
export const vehicleInputText = inLanguages('tr', english.input, turkish.input);
export const vehiclesText = inLanguages('tr', english.page, turkish.page);
/** `Muayene: 12 gün kaldı`. */
export function dueInWords({ kind, inDays, inKilometres }: Due): string {
  const when = [
    inDays !== null && vehiclesText.inDays(inDays),
    inKilometres !== null && vehiclesText.inKilometres(inKilometres),
  ];
  return `${vehiclesText.dueKinds[kind]}: ${when.filter(Boolean).join(', ')}`;
}

export const vehicleFormText = inLanguages('tr', english.form, turkish.form);
export const blocksTextOn = byScreen(turkish.blocks, english.blocks);
export const blocksText = blocksTextOn.tr;
