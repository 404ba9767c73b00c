/** How the audit log writes what a vehicle has as codes. */
import type { Block } from './vehicle.schema.ts';
import { vehicleStateText } from './vehicle-state.text.ts';
import { vehiclesText } from './vehicles.text.ts';

export const vehicleWords = (
  { page } = vehiclesText.onScreen(),
  { days, reasons } = vehicleStateText.onScreen(),
): Record<string, (value: unknown) => string | undefined> => ({
  status: (status) => page.statuses[status as 'in-service' | 'sold'],
  blocks: (block) => {
    // Entries of before have a text.
    if (typeof block !== 'object') return undefined;
    const { firstDay, lastDay, reason } = block as Block;
    return `${days(firstDay, lastDay)}, ${reasons[reason]}`;
  },
});
