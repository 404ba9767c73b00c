import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Due } from './vehicle.rules.ts';
import type { Block, CarUnits } from './vehicle.schema.ts';

export type VehicleFormTexts = OfficeTexts['vehicles']['form'];

/** Returns, for example, `Muayene: 12 gün kaldı`. */
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

/** Returns sentences about the units of cars after a change of a vehicle; '' for no car. */
export function unitsInWords(cars: CarUnits[], text: VehicleFormTexts): string {
  const { now, kept } = text.units;
  return cars
    .map(({ title, units, plates, hasVehicles }) =>
      hasVehicles ? now(title, units, units - plates) : kept(title, units),
    )
    .join(' ');
}

/** Returns sentences about cars that have fewer units than are held at once; '' for none. */
export function shortageInWords(cars: CarUnits[], text: VehicleFormTexts): string {
  return cars
    .filter(({ units, held }) => held > units)
    .map(({ title, units, held }) => text.units.overbooked(title, units, held))
    .join(' ');
}

/**
 * Texts of the audit log for values of a vehicle's fields; undefined if the log shows the value
 * itself.
 */
export const vehicleWords = ({
  page,
  state: { days, reasons },
}: OfficeTexts['vehicles']): Record<string, (value: unknown) => string | undefined> => ({
  status: (status) => page.statuses[status as 'in-service' | 'sold'],
  blocks: (block) => {
    // Old entries store a text instead of an object.
    if (typeof block !== 'object') return undefined;
    const { firstDay, lastDay, reason } = block as Block;
    return `${days(firstDay, lastDay)}, ${reasons[reason]}`;
  },
});
