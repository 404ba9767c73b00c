/** A car as staff read and write it: `/admin/cars`. Amounts are euros. */
import { z } from 'zod';
import { pageQuery, paginationSchema } from '#app/lib/envelope.schema.ts';
import { imageSchema } from '../images/images.schema.ts';
import {
  DOORS,
  ENGINE,
  FIRST_YEAR,
  MAX_DESCRIPTION,
  MAX_GALLERY,
  MAX_PRICE,
  MAX_SEASONS,
  MAX_TITLE,
  MAX_UNITS,
  SEATS,
} from './car-input.rules.ts';

const euros = z.number().min(0).max(MAX_PRICE).multipleOf(0.01).nullable();
const word = z.string().trim().min(1).max(60);
const place = z.string().trim().max(120).nullable().default(null);

/** A picture that was uploaded before, by its address. */
const pictureInput = z.object({ url: z.string(), alt: z.string().trim().max(200).default('') });

export const seasonInputSchema = z.object({
  name: z.string().trim().max(80),
  startDate: z.string(),
  endDate: z.string(),
  daily: euros,
  weekly: euros,
  monthly: euros,
});
export type SeasonInput = z.infer<typeof seasonInputSchema>;

/** Body of POST /admin/cars. The door also checks what needs the clock or the database. */
export const carInputSchema = z.object({
  title: z.string().trim().min(1).max(MAX_TITLE),
  brand: word,
  model: word,
  year: z.int().min(FIRST_YEAR),
  category: word,
  bodyType: word,
  fuelType: word,
  transmission: word,
  seats: z.int().min(SEATS.min).max(SEATS.max),
  doors: z.int().min(DOORS.min).max(DOORS.max),
  engineCapacity: z.int().min(ENGINE.min).max(ENGINE.max).nullable(),
  description: z.string().trim().max(MAX_DESCRIPTION).default(''),
  pickupLocation: place,
  dropoffLocation: place,
  currency: z.literal('EUR').default('EUR'),
  pricing: z.object({ daily: euros, weekly: euros, monthly: euros }),
  mainImage: pictureInput.nullable().default(null),
  gallery: z.array(pictureInput).max(MAX_GALLERY).default([]),
  status: z.boolean().default(true),
  featured: z.boolean().default(false),
  features: z.array(word).max(50).default([]),
  seasonalPricing: z.array(seasonInputSchema).max(MAX_SEASONS).default([]),
  stats: z
    .object({
      rating: z.object({
        average: z.number().min(0).max(5).multipleOf(0.1).nullable(),
        count: z.int().min(0),
      }),
    })
    .default({ rating: { average: null, count: 0 } }),
  total_units: z.int().min(1).max(MAX_UNITS).default(1),
});
export type CarInput = z.infer<typeof carInputSchema>;

/** Body of PUT /admin/cars/{id}: the car and the version at which it was read. */
export const carUpdateSchema = carInputSchema.extend({ version: z.int().min(1) });

/** A car as its editor reads it: what can be written, and what is known of it beside. */
export const adminCarSchema = carInputSchema
  .extend({
    id: z.string(),
    version: z.int(),
    mainImage: imageSchema.nullable(),
    gallery: z.array(imageSchema),
    available_units: z.int().describe('Free now'),
    upcomingBookings: z.int().describe('Bookings that hold a unit now or later'),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'AdminCar' });
export type AdminCar = z.infer<typeof adminCarSchema>;

export const adminCarsQuerySchema = pageQuery(100).extend({
  status: z.enum(['active', 'inactive']).optional(),
  search: z.string().trim().max(100).optional(),
});

export const adminCarsSchema = z.object({
  cars: z.array(adminCarSchema),
  pagination: paginationSchema,
});
