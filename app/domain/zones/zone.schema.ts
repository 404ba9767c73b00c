/**
 * Zone in the API, as visitors read it (`/transfers`) and as staff read and write it. Fares are
 * euros.
 */
import { z } from 'zod';
import { changesOf, responseFields } from '#app/lib/facts.schema.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import { price } from '#app/lib/money/price.schema.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { plainLine, plainLines } from '#app/lib/words/plain-text.ts';
import {
  changedTranslationsOf,
  translationsOf,
  turkishResponseFields,
} from '#app/lib/words/translations.schema.ts';
import { ZONE_TEXTS, type Zone, zoneNameKey } from './zone.rules.ts';

export const MAX_ZONE_NAME = 80;
const MAX_ZONE_DESCRIPTION = 500;
const MAX_SPELLINGS = 20;
const MAX_DISPLAY_ORDER = 9999;
/**
 * Distance of two zones in the order, so that staff can place a zone between them by its number.
 */
export const ORDER_STEP = 10;

const words = (max: number, plain: (given: string) => string, message = messageKey('notAText')) =>
  z.string(message).overwrite(plain).max(max, messageKey('tooLong', max));

const fare = price(messageKey('fareRequired'));

const fares = {
  capacity_1_4: fare.describe('Fare in euros of a vehicle for 1 to 4 passengers'),
  capacity_1_6: fare.describe('Fare in euros of a vehicle for 1 to 6 passengers'),
  capacity_1_16: fare.describe('Fare in euros of a vehicle for 1 to 16 passengers'),
};

const nameRequired = messageKey('required');
const nameWithoutWord = messageKey('nameWithoutWord');
const orderRule = messageKey('displayOrder', MAX_DISPLAY_ORDER);
const versionNeeded = messageKey('version');

const description = words(MAX_ZONE_DESCRIPTION, plainLines);
const texts = { description };

/** Fields of a zone. API, form and audit log derive from them (spec, part 3). */
export const zoneFacts = {
  zoneName: words(MAX_ZONE_NAME, plainLine, nameRequired)
    .refine((name) => name !== '', nameRequired)
    .refine((name) => name === '' || zoneNameKey(name) !== '', nameWithoutWord),
  spellings: z
    .array(
      words(MAX_ZONE_NAME, plainLine).refine((name) => zoneNameKey(name) !== '', nameWithoutWord),
    )
    .max(MAX_SPELLINGS, messageKey('tooMany', MAX_SPELLINGS))
    .overwrite((names) => [...new Set(names)])
    .default([])
    .describe('Other names of the zone that visitors use, such as Сиде'),
  description: description.default(''),
  translations: translationsOf(texts),
  pricing: z.object(fares).prefault({} as never),
  displayOrder: z.int(orderRule).min(0, orderRule).max(MAX_DISPLAY_ORDER, orderRule).default(0),
  status: z.enum(['active', 'inactive'], messageKey('status')).default('active'),
};

/** Whole zone, as its form holds it and as `POST /admin/transfers` accepts it. */
export const zoneInputSchema = z.object(zoneFacts);
export type ZoneInput = z.infer<typeof zoneInputSchema>;

/**
 * Body of `PUT`: the fields to change, and the version that was read, which is not checked if it is
 * missing.
 */
export const zoneUpdateSchema = z.object(changesOf(zoneFacts)).extend({
  translations: changedTranslationsOf(texts),
  pricing: z.object(changesOf(fares)).optional(),
  version: z.int(versionNeeded).min(1, versionNeeded).optional(),
});
export type ZoneUpdate = z.infer<typeof zoneUpdateSchema>;

export const zoneMoveSchema = z.object({
  direction: z.enum(['up', 'down']).describe('Direction in which the zone moves by one place'),
});
export type ZoneMove = z.infer<typeof zoneMoveSchema>['direction'];

const { zoneName, spellings, displayOrder, status } = zoneFacts;

/** Zone in the public API. Fares are for the whole vehicle and one transfer, with VAT. */
export const zoneSchema = z
  .object({
    id: z.string(),
    ...responseFields({ zoneName, spellings, description: zoneFacts.description }),
    pricing: z.object({ ...responseFields(fares), currency: z.literal('EUR') }),
    ...responseFields({ displayOrder, status }),
    ...turkishResponseFields(ZONE_TEXTS),
  })
  .meta({ id: 'TransferZone' });
export type ZoneJson = z.infer<typeof zoneSchema>;

export const adminZoneSchema = z
  .object({
    ...responseFields(zoneFacts),
    ...zoneSchema.omit({ inTurkish: true }).shape,
    version: z.int().describe('Version; send it back with PUT'),
    upcomingBookings: z.int().describe('Number of upcoming transfers to the zone'),
    updatedAt: z.string(),
  })
  .meta({ id: 'AdminTransferZone' });
export type AdminZone = z.infer<typeof adminZoneSchema>;

export const deletedZoneSchema = z.object({
  id: z.string(),
  zoneName: z.string(),
  keptBookings: z.int().describe("Number of bookings that stay, with the zone's name"),
});

/** Returns a zone as in the API, with the spec's names and fares in euros. */
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
