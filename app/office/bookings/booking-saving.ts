import { openedBookingSchema } from './booking.schema.ts';
import { BOOKINGS_PATH } from './booking-list-address.rules.ts';
import { bookingAlerts } from './bookings.text.ts';

/** Where bookings are saved, and what is said of it: by the editor and by the board (`saveEdited`). */
export const bookingSaving = {
  path: BOOKINGS_PATH,
  shape: openedBookingSchema,
  text: {
    created: () => bookingAlerts.created,
    updated: () => bookingAlerts.updated,
    createFailed: bookingAlerts.creating,
    updateFailed: bookingAlerts.updating,
  },
};
