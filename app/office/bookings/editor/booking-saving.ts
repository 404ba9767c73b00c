import { paperPath } from '#app/base/messages/papers.rules.ts';
import { type OpenedBooking, openedBookingSchema } from '#app/domain/bookings/booking.schema.ts';
import type { SavingTexts } from '#app/editing/editor/save.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { BOOKINGS_PATH, bookingPath } from '../list/booking-list-address.rules.ts';

/**
 * Path and response of the API with which the editor and the board save bookings (`saveEdited`).
 */
export const bookingSaving = { path: BOOKINGS_PATH, shape: openedBookingSchema };

export function bookingSavingTexts({
  alerts,
}: OfficeTexts['bookings']): SavingTexts<OpenedBooking> {
  return {
    created: () => alerts.created,
    updated: () => alerts.updated,
    links({ id, serviceType }) {
      const paper = serviceType === 'transfer' ? 'confirmation' : 'contract';
      return [
        { label: alerts.open, to: bookingPath(id) },
        { label: alerts.print[paper], to: paperPath(id, paper) },
      ];
    },
    createFailed: alerts.creating,
    updateFailed: alerts.updating,
  };
}
