/** How the audit log writes what a vehicle has as codes. */
import type { Block } from './vehicle.schema.ts';
import { vehiclesText } from './vehicles.text.ts';

export const vehicleWords: Record<string, (value: unknown) => string | undefined> = {
  status: (status) => vehiclesText.onScreen().page.statuses[status as 'in-service' | 'sold'],
  // Entries of before have a text.
  blocks: (block) => (typeof block === 'object' ? blockInWords(block as Block) : undefined),
};

function blockInWords({ firstDay, lastDay, reason }: Block): string {
  const { blocks: blocksText } = vehiclesText.onScreen();
  return `${blocksText.days(firstDay, lastDay)}, ${blocksText.reasons[reason]}`;
}
