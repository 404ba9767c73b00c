/** Sentences about vehicles. */
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Due } from './vehicle.rules.ts';
import type { Block, CarUnits } from './vehicle.schema.ts';

export type VehicleFormTexts = OfficeTexts['vehicles']['form'];

/** `Muayene: 12 gün kaldı`. */
export function dueInWords(
  { kind, inDays, inKilometres }: Due,
  text: OfficeTexts['vehicles']['state'],
): string {
  const when = [
    inDays !== null && text.inDays(inDays),
    inKilometres !== null && text.inKilometres(inKilometres),
  ];
  return `${text.dueKinds[kind]}: ${when.filter(Boolean).join(', ')}`;
}

/** The units of cars after one of their vehicles changed; empty for no car. */
export function unitsInWords(cars: CarUnits[], text: VehicleFormTexts): string {
  const { now, kept } = text.units;
  return cars
    .map(({ title, units, plates, hasVehicles }) =>
      hasVehicles ? now(title, units, units - plates) : kept(title, units),
    )
    .join(' ');
}

/** Names the cars that have fewer units than are held at once; empty for none. */
export function shortageInWords(cars: CarUnits[], text: VehicleFormTexts): string {
  return cars
    .filter(({ units, held }) => held > units)
    .map(({ title, units, held }) => text.units.overbooked(title, units, held))
    .join(' ');
}

/** Words of the audit log for codes in a vehicle's fields. */
export const vehicleWords = ({
  page,
  state: { days, reasons },
}: OfficeTexts['vehicles']): Record<string, (value: unknown) => string | undefined> => ({
  status: (status) => page.statuses[status as 'in-service' | 'sold'],
  blocks: (block) => {
    // Old entries have a text.
    if (typeof block !== 'object') return undefined;
    const { firstDay, lastDay, reason } = block as Block;
    return `${days(firstDay, lastDay)}, ${reasons[reason]}`;
  },
});
