/** Damages of a vehicle in the API. Amounts are euros, days are calendar days in Istanbul. */
import { z } from 'zod';
import { imageSchema } from '#app/base/images/images.schema.ts';
import { isPlausibleDate } from '#app/lib/dates/dates.ts';
import { DAY } from '#app/lib/dates/openapi-formats.ts';
import { idSchema } from '#app/lib/id.schema.ts';
import { CURRENCY_CODES } from '#app/lib/money/money.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { lineSchema } from '#app/lib/words/plain-text.schema.ts';
import { blockDaysSchema } from '../vehicle.schema.ts';
import { DAMAGE_KINDS, PANELS } from './damage.rules.ts';

export const MAX_DAMAGE_NOTE = 200;
const MAX_EUROS = 100_000;

export const DAMAGE_STATES = ['open', 'charged', 'repaired', 'written-off'] as const;
export type DamageState = (typeof DAMAGE_STATES)[number];
/** States that staff choose. A charge makes a damage `charged`. */
export const CHOSEN_STATES = ['open', 'repaired', 'written-off'] as const;

const euros = z
  .number(messageKey('euros'))
  .min(0, messageKey('euros'))
  .max(MAX_EUROS, messageKey('euros'))
  .refine(
    (amount) => Math.abs(Math.round(amount * 100) / 100 - amount) < 1e-9,
    messageKey('euros'),
  );
const note = lineSchema(MAX_DAMAGE_NOTE);
const estimate = euros
  .nullable()
  .describe('Estimated cost of the repair in euros; null: no estimate');

export const damageInputSchema = z.object({
  panel: z.enum(PANELS, messageKey('panel')),
  kind: z.enum(DAMAGE_KINDS, messageKey('kind')).default('scratch'),
  note: note.default(''),
  estimate: estimate.default(null),
});
export type DamageInput = z.infer<typeof damageInputSchema>;

/** Body of PUT. Fields that are left out stay unchanged. */
export const damageUpdateSchema = z.object({
  note: note.optional(),
  estimate: estimate.optional(),
  state: z
    .enum(CHOSEN_STATES, messageKey('state'))
    .optional()
    .describe('New state; a charged damage that is set to `open` becomes `charged`'),
  repairedDay: z
    .string(messageKey('notADate'))
    .refine(isPlausibleDate, messageKey('notADate'))
    .meta(DAY)
    .optional()
    .describe('Day of the repair, for the state `repaired`; default: the stored day, else today'),
  repair: blockDaysSchema
    .nullable()
    .optional()
    .describe(
      'Days on which the repair blocks the vehicle; null: none. If left out, they stay unchanged',
    ),
  expenseId: idSchema
    .nullable()
    .optional()
    .describe('Id of an expense of this vehicle that paid the repair; null: none'),
  allowOverbooking: z
    .boolean()
    .default(false)
    .describe('Blocks the repair days even if bookings need the vehicle'),
  version: z
    .int()
    .min(1)
    .optional()
    .describe(
      'Version that was read; 409 if the damage was saved since. If left out, it is not checked',
    ),
});
export type DamageUpdate = z.infer<typeof damageUpdateSchema>;

export const damageChargeSchema = z.object({
  amount: euros.gt(0, messageKey('positive')),
  bookingId: idSchema
    .nullable()
    .default(null)
    .describe(
      'Id of the booking that is charged; null: the booking at whose return the damage was found',
    ),
});
export type DamageCharge = z.infer<typeof damageChargeSchema>;

const repairExpenseSchema = z.object({
  id: z.string(),
  day: z.string().meta(DAY),
  amount: z.number(),
  currency: z.enum(CURRENCY_CODES),
  vendor: z.string(),
});
export type RepairExpense = z.infer<typeof repairExpenseSchema>;

export const vehicleDamageSchema = z
  .object({
    id: z.string(),
    panel: z.enum(PANELS),
    kind: z.enum(DAMAGE_KINDS),
    note: z.string(),
    state: z.enum(DAMAGE_STATES),
    estimate: z.number().nullable(),
    foundDay: z.string().meta(DAY),
    repairedDay: z.string().meta(DAY).nullable(),
    repair: z
      .object({ firstDay: z.string().meta(DAY), lastDay: z.string().meta(DAY) })
      .nullable()
      .describe('Days on which the repair blocks the vehicle; null: none'),
    expense: repairExpenseSchema.nullable().describe('Expense that paid the repair; null: none'),
    staffName: z.string(),
    booking: z
      .object({ id: z.string(), reference: z.string(), customer: z.string() })
      .nullable()
      .describe('Booking at whose return the damage was found; null: not found at a return'),
    charged: z.number().nullable().describe('Euros charged to a booking; null: not charged'),
    photosBefore: z
      .array(imageSchema)
      .describe('Photos of the hand-over of `booking`; their addresses need a token'),
    photosAfter: z
      .array(imageSchema)
      .describe('Photos of the return of `booking`; their addresses need a token'),
    version: z.int(),
  })
  .meta({ id: 'VehicleDamage' });
export type VehicleDamage = z.infer<typeof vehicleDamageSchema>;

export const vehicleDamagesSchema = z.object({
  damages: z.array(vehicleDamageSchema).describe('Damages, newest first'),
  expenses: z
    .array(repairExpenseSchema)
    .describe(
      'Expenses of the category `repair` of the vehicle, newest first, without voided ones',
    ),
});
export type VehicleDamages = z.infer<typeof vehicleDamagesSchema>;
