/** How a zone looks in the API: names of the spec, decimal euros. */
import { centsToEuros } from '#app/lib/money.ts';
import type { ZoneJson } from './transfers.schema.ts';
import type { Zone } from './zone.rules.ts';

export function toZoneJson({ id, zoneName, description, fares, ...zone }: Zone): ZoneJson {
  return {
    id,
    zoneName,
    description,
    pricing: {
      capacity_1_4: centsToEuros(fares.capacity_1_4),
      capacity_1_6: centsToEuros(fares.capacity_1_6),
      capacity_1_16: centsToEuros(fares.capacity_1_16),
      currency: 'EUR',
    },
    displayOrder: zone.displayOrder,
    status: zone.active ? 'active' : 'inactive',
  };
}
