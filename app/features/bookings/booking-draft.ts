import { draftStore } from '#app/lib/local-draft.ts';
import { bookingFormShape } from './booking-form.schema.ts';

/** Raised when drafts of before can no longer be read rightly. */
const FORMAT = 1;

/** What was typed in the booking form and not saved; browser only. */
export const bookingDrafts = draftStore(bookingFormShape, FORMAT);
