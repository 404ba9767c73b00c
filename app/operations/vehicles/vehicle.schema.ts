/** Vehicles in the API for staff. Visitors never see them. */

import { z } from 'zod';
import { BOOKING_STATUSES } from '#app/domain/bookings/booking.rules.ts';
import { isPlausibleDate } from '#app/lib/dates/dates.ts';
import { DAY } from '#app/lib/dates/openapi-formats.ts';
import { changesOf, responseFields } from '#app/lib/facts.schema.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { lineSchema } from '#app/lib/words/plain-text.schema.ts';
import { plainLine, plainLines, toStorableText } from '#app/lib/words/plain-text.ts';
import { DUE_KINDS, normalisePlate } from './vehicle.rules.ts';

export const MAX_PLATE = 15;
export const MAX_COLOUR = 40;
export const MAX_CHASSIS = 25;
export const MAX_NOTES = 2000;
const MAX_KILOMETRES = 2_000_000;

const kilometres = z
  .int(messageKey('kilometres', MAX_KILOMETRES))
  .min(0, messageKey('kilometres', MAX_KILOMETRES))
  .max(MAX_KILOMETRES, messageKey('kilometres', MAX_KILOMETRES))
  .nullable()
  .default(null);
const day = z
  .string(messageKey('notADate'))
  .refine(isPlausibleDate, messageKey('notADate'))
  .meta(DAY)
  .nullable()
  .default(null);

export const BLOCK_REASONS = ['service', 'repair', 'own-use', 'other'] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

export const blockSchema = z.object({
  id: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  reason: z.enum(BLOCK_REASONS),
  note: z.string(),
});
export type Block = z.infer<typeof blockSchema>;

export const dueSchema = z.object({
  kind: z.enum(DUE_KINDS),
  day: z.string().nullable(),
  inDays: z.int().nullable().describe('Days left, negative if overdue; null without a due day'),
  inKilometres: z
    .int()
    .nullable()
    .describe('Kilometres left, negative if overdue; null without due kilometres'),
});

/** Fields of a vehicle. The schemas of the API and the form are derived from them. */
const vehicleFacts = {
  plate: z
    .string(messageKey('required'))
    .overwrite(normalisePlate)
    .min(1, messageKey('required'))
    .max(MAX_PLATE, messageKey('tooLong', MAX_PLATE))
    .refine((plate) => plate === '' || /^[\p{L}\d][\p{L}\d -]*$/u.test(plate), messageKey('plate')),
  carId: z.string(messageKey('required')).overwrite(toStorableText).min(1, messageKey('required')),
  status: z.enum(['in-service', 'sold'], messageKey('status')).default('in-service'),
  colour: lineSchema(MAX_COLOUR).default(''),
  chassisNumber: lineSchema(MAX_CHASSIS)
    .overwrite((typed) => plainLine(typed).toUpperCase())
    .default(''),
  kilometres: kilometres,
  inspectionDue: day,
  insuranceDue: day,
  cascoDue: day,
  serviceDue: day,
  serviceDueKilometres: kilometres,
  notes: z
    .string(messageKey('tooLong', MAX_NOTES))
    .overwrite(plainLines)
    .max(MAX_NOTES, messageKey('tooLong', MAX_NOTES))
    .default(''),
};

/** Body of POST /admin/vehicles: all fields of a vehicle. */
export const vehicleInputSchema = z.object(vehicleFacts);
export type VehicleInput = z.infer<typeof vehicleInputSchema>;

const OVERBOOKING =
  'Makes the change even if upcoming bookings lose their vehicle, or need more units than the car has left';
const FORMER_NAME = 'Deprecated alias of `allowOverbooking`';

/**
 * Body of PUT. Fields that are left out stay unchanged. Without `version`, changes by others are
 * not noticed.
 */
export const vehicleUpdateSchema = z.object(changesOf(vehicleFacts)).extend({
  carId: vehicleFacts.carId.nullish().describe('Id of the car; null only if the car was deleted'),
  version: z.int(messageKey('version')).min(1, messageKey('version')).optional(),
  allowOverbooking: z.boolean().default(false).describe(OVERBOOKING),
  leaveRentals: z.boolean().default(false).describe(FORMER_NAME),
});
export type VehicleUpdate = z.infer<typeof vehicleUpdateSchema>;

const MAX_BLOCK_DAYS = 366;
const MAX_BLOCK_NOTE = 200;
const blockDay = z
  .string(messageKey('required'))
  .refine(isPlausibleDate, messageKey('notADate'))
  .meta(DAY);

const blockDays = { firstDay: blockDay, lastDay: blockDay.describe('Last day, included') };

function checkBlockDays(
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
  { addIssue }: z.RefinementCtx,
): void {
  const refuse = (message: string) => addIssue({ code: 'custom', path: ['lastDay'], message });
  if (lastDay < firstDay) refuse(messageKey('order'));
  else if (Date.parse(lastDay) - Date.parse(firstDay) > MAX_BLOCK_DAYS * 86_400_000)
    refuse(messageKey('tooManyDays', MAX_BLOCK_DAYS));
}

export const blockDaysSchema = z.object(blockDays).superRefine(checkBlockDays);
export type BlockDays = z.infer<typeof blockDaysSchema>;

export const blockInputSchema = z
  .object({
    ...blockDays,
    reason: z.enum(BLOCK_REASONS, messageKey('reason')).default('service'),
    note: lineSchema(MAX_BLOCK_NOTE).default(''),
    allowOverbooking: z
      .boolean()
      .default(false)
      .describe('Blocks the vehicle even if bookings need all units of the car'),
  })
  .superRefine(checkBlockDays);
export type BlockInput = z.infer<typeof blockInputSchema>;

export const vehicleSchema = z
  .object({
    id: z.string(),
    ...responseFields(vehicleFacts),
    carId: z.string().nullable().describe('Id of the car; null after the car was deleted'),
    carTitle: z.string().nullable(),
    due: z
      .array(dueSchema)
      .describe('Dates and services that are due within 30 days or 1,000 kilometres'),
    blocks: z.array(blockSchema).describe('Current and upcoming blocks, earliest first'),
    version: z.int().describe('Version; send it back with PUT'),
    updatedAt: z.string(),
  })
  .meta({ id: 'Vehicle' });
export type Vehicle = z.infer<typeof vehicleSchema>;

const carUnitsSchema = z.object({
  title: z.string(),
  units: z.int(),
  plates: z.int().describe('Number of vehicles in service; other units have no plate yet'),
  hasVehicles: z.boolean().describe('False if `units` was entered manually or is the last count'),
  held: z
    .int()
    .describe('Largest number of units that bookings and blocks need at any time from now on'),
});
export type CarUnits = z.infer<typeof carUnitsSchema>;
const carUnits = z
  .array(carUnitsSchema)
  .default([])
  .describe('Cars whose number of units or plates has changed');

export const savedVehicleSchema = vehicleSchema.extend({ carUnits }).meta({ id: 'SavedVehicle' });

const carSchema = z.object({
  id: z.string(),
  title: z.string(),
  units: z.int(),
  plates: z.int().describe('Number of vehicles in service; other units have no plate yet'),
  vehicles: z.int().describe('Number of vehicles, including sold ones'),
});
export type VehicleCar = z.infer<typeof carSchema>;

export const vehiclesSchema = z.object({
  vehicles: z.array(vehicleSchema),
  cars: z.array(carSchema).describe('All cars of the fleet'),
});

/** Maximum number of rentals on the page of a vehicle. */
export const MAX_RENTALS = 100;

const moment = z.string().describe('YYYY-MM-DDTHH:MM in Europe/Istanbul');
const rentalSchema = z.object({
  id: z.string(),
  bookingReference: z.string(),
  customer: z.string().describe('First and last name'),
  status: z.enum(BOOKING_STATUSES),
  pickupTime: moment,
  dropoffTime: moment,
  handedOverAt: moment
    .nullable()
    .describe('Time of the hand-over; null without a hand-over record'),
  returnedAt: moment.nullable().describe('Time of the return; null without a return record'),
  recordedPlate: z
    .string()
    .nullable()
    .describe('Plate on the hand-over record; null without a record'),
});
export type VehicleRental = z.infer<typeof rentalSchema>;

export const vehicleRentalsSchema = z
  .object({
    rentals: z.array(rentalSchema).describe(`The ${MAX_RENTALS} newest rentals, newest first`),
    total: z.int(),
  })
  .meta({ id: 'VehicleRentals' });
export type VehicleRentals = z.infer<typeof vehicleRentalsSchema>;

export const vehicleDeletionQuerySchema = z.object({
  allowOverbooking: z.enum(['true', 'false']).optional().describe(OVERBOOKING),
  leaveRentals: z.enum(['yes']).optional().describe(FORMER_NAME),
});

export const deletedVehicleSchema = z.object({ id: z.string(), plate: z.string(), carUnits });
