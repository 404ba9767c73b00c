import { draftStore } from '#app/editing/local-draft.ts';
import { hasLeft } from '../auth/credentials.ts';
import { bookingFormShape } from './booking-form.schema.ts';

/** Raised when drafts of before can no longer be read rightly. */
const FORMAT = 1;

const drafts = draftStore(bookingFormShape, FORMAT);

/**
 * What was typed in the booking form and not saved; browser only. It holds names and phones of
 * customers, so signing out on purpose removes it (`admin-sign-out.route.tsx`), and a form that is
 * still open in another tab then keeps nothing more. After a session that merely ran out it is there.
 */
export const bookingDrafts: typeof drafts = {
  ...drafts,
  write(key, draft) {
    if (!hasLeft()) drafts.write(key, draft);
  },
};
