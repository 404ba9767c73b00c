import { paperPath } from '#app/base/messages/papers.rules.ts';
import { type OpenedBooking, openedBookingSchema } from './booking.schema.ts';
import { BOOKINGS_PATH, bookingPath } from './booking-list-address.rules.ts';
import { bookingsText } from './bookings.text.ts';

const alerts = () => bookingsText.onScreen().alerts;

/** Where bookings are saved, and what is said of it: by the editor and by the board (`saveEdited`). */
export const bookingSaving = {
  path: BOOKINGS_PATH,
  shape: openedBookingSchema,
  text: {
    created: () => alerts().created,
    updated: () => alerts().updated,
    links: ({ id, serviceType }: OpenedBooking) => {
      const paper = serviceType === 'transfer' ? 'confirmation' : 'contract';
      return [
        { label: alerts().open, to: bookingPath(id) },
        { label: alerts().print[paper], to: paperPath(id, paper) },
      ];
    },
    createFailed: (error: string) => alerts().creating(error),
    updateFailed: (error: string) => alerts().updating(error),
  },
};
