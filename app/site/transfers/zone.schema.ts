/** A zone in the API: as visitors read it (`/transfers`), as staff read and write it. Fares are euros. */
import { z } from 'zod';
import { answersOf, changesOf } from '#app/lib/facts.schema.ts';
import { centsToEuros } from '#app/lib/money.ts';
import { plainLine, plainLines } from '#app/lib/plain-text.ts';
import { price } from '#app/lib/price.schema.ts';
import { inTurkishAnswer, translationsOf } from '#app/lib/translations.schema.ts';
import { type Vehicle, ZONE_TEXTS, type Zone, zoneNameKey } from './zone.rules.ts';
import { zonesText } from './zones.text.ts';

const text = () => zonesText.onScreen().input;
const labels = () => zonesText.onScreen().labels;

export const MAX_ZONE_NAME = 80;
const MAX_ZONE_DESCRIPTION = 500;
const MAX_SPELLINGS = 20;
const MAX_DISPLAY_ORDER = 9999;
/** Between two zones, so that one can be put between them by its number alone. */
export const ORDER_STEP = 10;

const words = (
  label: () => string,
  max: number,
  plain: (given: string) => string,
  error = () => text().notAText(label()),
) =>
  z
    .string({ error })
    .overwrite(plain)
    .max(max, { error: () => text().tooLong(label(), max) });

const fare = (vehicle: Vehicle) => price(() => text().fareRequired(labels()[`pricing.${vehicle}`]));

const fares = {
  capacity_1_4: fare('capacity_1_4').describe('1 to 4 passengers'),
  capacity_1_6: fare('capacity_1_6').describe('1 to 6 passengers'),
  capacity_1_16: fare('capacity_1_16').describe('1 to 16 passengers'),
};

const nameRequired = () => text().required(labels().zoneName);
const orderRule = () => text().displayOrder(MAX_DISPLAY_ORDER);

const description = (label: () => string) => words(label, MAX_ZONE_DESCRIPTION, plainLines);

/**
 * The fields of a zone, once: all else follows from them (spec, part 3). Every message is
 * complete.
 */
export const zoneFacts = {
  zoneName: words(() => labels().zoneName, MAX_ZONE_NAME, plainLine, nameRequired)
    .refine((name) => name !== '', { error: nameRequired })
    .refine((name) => name === '' || zoneNameKey(name) !== '', {
      error: () => text().nameWithoutWord,
    }),
  spellings: z
    .array(
      words(() => labels().spellings, MAX_ZONE_NAME, plainLine).refine(
        (name) => zoneNameKey(name) !== '',
        { error: () => text().nameWithoutWord },
      ),
    )
    .max(MAX_SPELLINGS, { error: () => text().tooMany(labels().spellings, MAX_SPELLINGS) })
    .overwrite((names) => [...new Set(names)])
    .default([])
    .describe('Other names by which visitors know it, such as Сиде'),
  description: description(() => labels().description).default(''),
  translations: translationsOf((labelOf) => ({
    description: description(() => labelOf(labels().description)),
  })),
  pricing: z.object(fares).prefault({} as never),
  displayOrder: z
    .int({ error: orderRule })
    .min(0, { error: orderRule })
    .max(MAX_DISPLAY_ORDER, { error: orderRule })
    .default(0),
  status: z.enum(['active', 'inactive'], { error: () => text().status }).default('active'),
};

/** A whole zone, as its form holds it and POST /admin/transfers takes it. */
export const zoneInputSchema = z.object(zoneFacts);
export type ZoneInput = z.infer<typeof zoneInputSchema>;

/** Body of PUT: what changes, and the version at which the zone was read; left out, it is not checked. */
export const zoneUpdateSchema = z.object(changesOf(zoneFacts)).extend({
  version: z
    .int({ error: () => text().version })
    .min(1, { error: () => text().version })
    .optional(),
});
export type ZoneUpdate = z.infer<typeof zoneUpdateSchema>;

/** Body of POST /admin/transfers/{id}/move. */
export const zoneMoveSchema = z.object({
  direction: z.enum(['up', 'down']).describe('Past the zone that is next to it in the order'),
});
export type ZoneMove = z.infer<typeof zoneMoveSchema>['direction'];

const { translations, ...publicFacts } = zoneFacts;

/** A transfer zone in the public API. Fares are for the whole vehicle, one way, with VAT. */
export const zoneSchema = z
  .object({
    id: z.string(),
    ...answersOf(publicFacts),
    ...inTurkishAnswer(ZONE_TEXTS),
    pricing: z.object({ ...answersOf(fares), currency: z.literal('EUR') }),
  })
  .meta({ id: 'TransferZone' });
export type ZoneJson = z.infer<typeof zoneSchema>;

/** A zone as staff read it. */
export const adminZoneSchema = zoneSchema
  .omit({ inTurkish: true })
  .extend({
    ...answersOf({ translations }),
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

/** How a zone looks in the API: names of the spec, decimal euros. */
export function toZoneJson({
  fares,
  active,
  updatedAt,
  turkishDescription,
  ...zone
}: Zone): ZoneJson {
  return {
    ...zone,
    pricing: {
      capacity_1_4: centsToEuros(fares.capacity_1_4),
      capacity_1_6: centsToEuros(fares.capacity_1_6),
      capacity_1_16: centsToEuros(fares.capacity_1_16),
      currency: 'EUR',
    },
    status: active ? 'active' : 'inactive',
  };
}
