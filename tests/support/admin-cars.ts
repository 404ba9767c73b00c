import {
  type AdminCar,
  adminCarSchema,
  type CarInput,
  carCreateSchema,
} from '#app/office/fleet/car-input.schema.ts';

/** A car as the API answers it to staff: €40 a day, €240 a week, €900 a month, not on the site. */
export function anAdminCar(input: Partial<CarInput> = {}, rest: Partial<AdminCar> = {}): AdminCar {
  const entered = carCreateSchema.parse({
    title: 'Fiat Egea 2024',
    brand: 'Fiat',
    model: 'Egea',
    year: 2024,
    pricing: { daily: 40, weekly: 240, monthly: 900 },
    status: false,
    ...input,
  });
  return adminCarSchema.parse({
    ...entered,
    id: 'fiat-egea-2024-a1b2',
    version: 1,
    effectivePricing: {
      ...{ daily: 40, weekly: 240, monthly: 900 },
      currency: 'EUR',
      seasonalName: null,
      seasonalPeriod: null,
    },
    available_units: 1,
    vehicles: null,
    upcomingBookings: 0,
    createdAt: '2026-05-01T09:00:00.000Z',
    updatedAt: '2026-05-01T09:00:00.000Z',
    ...rest,
  });
}
