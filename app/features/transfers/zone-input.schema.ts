/** A zone as staff read and write it: `/admin/transfers`. Fares are euros. */
import { z } from 'zod';
import { withoutNoise } from '#app/lib/money.ts';
import { plainLine, plainLines } from '#app/lib/plain-text.ts';
import { zoneSchema } from './transfers.schema.ts';
import type { Vehicle } from './zone.rules.ts';
import { zoneNameKey } from './zone.rules.ts';
import {
  fareError,
  MAX_DISPLAY_ORDER,
  MAX_ZONE_DESCRIPTION,
  MAX_ZONE_NAME,
  ORDER_STEP,
} from './zone-input.rules.ts';
import { zoneInputText as text } from './zone-input.text.ts';

const words = (name: string, max: number, plain = plainLine) =>
  z
    .string({ error: text.notAText(name) })
    .overwrite(plain)
    .max(max, text.tooLong(name, max));

const fare = (vehicle: Vehicle) =>
  z
    .number({
      error: ({ input }) =>
        input === undefined || input === null ? text.priceRequired(vehicle) : text.notAPrice,
    })
    .overwrite(withoutNoise)
    .superRefine((euros, context) => {
      const message = fareError(euros);
      if (message) context.addIssue({ code: 'custom', message });
    });

const fares = z.object({
  capacity_1_4: fare('capacity_1_4'),
  capacity_1_6: fare('capacity_1_6'),
  capacity_1_16: fare('capacity_1_16'),
});

const orderRule = text.displayOrder(MAX_DISPLAY_ORDER);

/** A whole zone, as its form holds it. Every message can stand beside its field as it is. */
export const zoneInputSchema = z.object({
  zoneName: z
    .string({ error: text.nameRequired })
    .pipe(words('Zone name', MAX_ZONE_NAME))
    .refine((name) => name !== '', text.nameRequired)
    .refine((name) => name === '' || zoneNameKey(name) !== '', text.nameWithoutWord),
  description: words('Description', MAX_ZONE_DESCRIPTION, plainLines),
  pricing: fares.prefault({} as z.input<typeof fares>),
  displayOrder: z.int({ error: orderRule }).min(0, orderRule).max(MAX_DISPLAY_ORDER, orderRule),
  status: z.enum(['active', 'inactive'], { error: text.status }),
});
export type ZoneInput = z.infer<typeof zoneInputSchema>;

const { zoneName, pricing } = zoneInputSchema.shape;

/** Body of POST /admin/transfers: what is left out is as in `NEW_ZONE`. */
export const zoneCreateSchema = zoneInputSchema.partial().extend({ zoneName, pricing });
export type ZoneCreate = z.infer<typeof zoneCreateSchema>;

/** Body of PUT: the version at which the zone was read, and what changes. The rest stays, single fares too. */
export const zoneUpdateSchema = zoneInputSchema.partial().extend({
  pricing: fares.partial().optional(),
  version: z.int({ error: text.version }).min(1, text.version),
});
export type ZoneUpdate = z.infer<typeof zoneUpdateSchema>;

const zoneIds = z.array(z.string()).max(Math.floor(MAX_DISPLAY_ORDER / ORDER_STEP));

/** Body of PUT /admin/transfers/order. */
export const zoneOrderSchema = z.object({
  ids: zoneIds.describe('Of all zones, in their new order'),
  from: zoneIds.describe('Of all zones, in the order in which they were read'),
});
export type ZoneOrder = z.infer<typeof zoneOrderSchema>;

/** A zone as staff read it. */
export const adminZoneSchema = zoneSchema
  .extend({
    version: z.int().describe('Sent back with PUT'),
    upcomingBookings: z.int().describe('Transfers there that are still to come'),
    updatedAt: z.string(),
  })
  .meta({ id: 'AdminTransferZone' });
export type AdminZone = z.infer<typeof adminZoneSchema>;

export const deletedZoneSchema = z.object({
  id: z.string(),
  zoneName: z.string(),
  keptBookings: z.int().describe("Bookings that stay, with the zone's name as it was then"),
});
