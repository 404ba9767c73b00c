import { openedBookingSchema } from './booking.schema.ts';
import { BOOKINGS_PATH } from './booking-list-address.rules.ts';
import { bookingsText } from './bookings.text.ts';

const alerts = () => bookingsText.onScreen().alerts;

/** Where bookings are saved, and what is said of it: by the editor and by the board (`saveEdited`). */
export const bookingSaving = {
  path: BOOKINGS_PATH,
  shape: openedBookingSchema,
  text: {
    created: () => alerts().created,
    updated: () => alerts().updated,
    createFailed: (error: string) => alerts().creating(error),
    updateFailed: (error: string) => alerts().updating(error),
  },
};
