import { bookingSchema } from './booking.schema.ts';
import { BOOKINGS_PATH } from './booking-list-address.rules.ts';
import { bookingAlerts } from './bookings.text.ts';

/** Where bookings are saved, and what is said of it: by the editor and by the board (`saveEdited`). */
export const bookingSaving = {
  path: BOOKINGS_PATH,
  shape: bookingSchema,
  text: {
    created: () => bookingAlerts.created,
    updated: () => bookingAlerts.updated,
    createFailed: bookingAlerts.creating,
    updateFailed: bookingAlerts.updating,
  },
};
