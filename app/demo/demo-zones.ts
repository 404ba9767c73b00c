import type { zones } from '#app/db/schema.server.ts';
import { eurosToCents } from '#app/lib/money.ts';
import { slugify } from '#app/lib/turkish-text.ts';
import demoData from './zones.json' with { type: 'json' };

/** Where the demo business drives, at fares (in euros) that are believable for Antalya. */
export function demoZones(): (typeof zones.$inferInsert)[] {
  return demoData.map((zone) => ({
    id: slugify(zone.zoneName, 'bolge'),
    zoneName: zone.zoneName,
    description: zone.description,
    capacity14Cents: eurosToCents(zone.capacity_1_4),
    capacity16Cents: eurosToCents(zone.capacity_1_6),
    capacity116Cents: eurosToCents(zone.capacity_1_16),
    displayOrder: zone.displayOrder,
    active: zone.status === 'active',
  }));
}
