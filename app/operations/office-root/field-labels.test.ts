import { expect, test } from 'vitest';
import { z } from 'zod';
import { bookingFacts, transferDataSchema } from '#app/domain/bookings/booking.schema.ts';
import { carInputSchema } from '#app/domain/cars/car-input.schema.ts';
import { zoneInputSchema } from '#app/domain/zones/zone.schema.ts';
import { fieldPaths } from '#app/editing/fields/form-codec.ts';
import { bookingLabels } from '#app/office/bookings/editor/booking-form.schema.ts';
import { postForm } from '#app/office/posts/post-entity.ts';
import { customerInputSchema } from '#app/operations/customers/customer.schema.ts';
import { handoverInputSchema } from '#app/operations/handovers/handover.schema.ts';
import { vehicleInputSchema } from '#app/operations/vehicles/vehicle.schema.ts';
import { allTexts } from '#app/texts/all.server.ts';

const { zones, customers, vehicles, handovers, fleet, news, bookings } = allTexts.office.tr;

/** The form of a rental contains the fields of a transfer, too. */
const typedBooking = z.object({ ...bookingFacts, transferData: transferDataSchema });

test.each<[string, readonly string[], object]>([
  ['zone', fieldPaths(zoneInputSchema), zones.labels],
  ['customer', fieldPaths(customerInputSchema), customers.labels],
  ['vehicle', fieldPaths(vehicleInputSchema), vehicles.labels],
  ['hand-over', fieldPaths(handoverInputSchema), handovers.labels],
  // The currency is always the euro and has no control.
  ['car', fieldPaths(carInputSchema.omit({ currency: true })), fleet.labels],
  ['post', postForm.fields, news.labels],
  ['booking', fieldPaths(typedBooking), bookingLabels(bookings)],
])('each field of a %s has a label', (_entity, fields, labels) => {
  const missing = fields.filter((field) => !(field in labels));
  expect(missing, 'Add a label to the texts of the room').toEqual([]);
});
