import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { type Attempt, errorsOfForm, errorsOfServer } from '#app/editing/save-attempt.rules.ts';
import { type Question, useEditor } from '#app/editing/use-editor.ts';
import { type Booking, type BookingInput, clashesIn, MOST_DRIVERS } from './booking.schema.ts';
import { bookingDrafts } from './booking-draft.ts';
import { type WrongField, wrongFields } from './booking-fields.rules.ts';
import {
  bookingToForm,
  type KnownBooking,
  newBookingForm,
  withKnown,
} from './booking-form.rules.ts';
import { type BookingForm, bookingFormSchema } from './booking-form.schema.ts';
import { bookingMerge } from './booking-merge.rules.ts';
import type { BookingOptions } from './booking-options.schema.ts';
import { bookingFormText } from './bookings.text.ts';

const FIELDS = wrongFields(MOST_DRIVERS);

/** A booking while it is edited: new (`booking` is null, `known` what is filled in) or recorded. */
export function useBookingEditor({
  booking,
  known,
  options,
  draftKey,
}: {
  booking: Booking | null;
  known: KnownBooking;
  options: BookingOptions;
  draftKey: string;
}) {
  /** What the checks compare with: the booking as it is known to be saved. */
  const before = useRef(booking);
  const [resolver] = useState(() => zodResolver(bookingFormSchema(options, () => before.current)));
  const editor = useEditor<BookingForm, BookingInput, WrongField, Booking>({
    thing: booking,
    formOf: (read) => (read ? bookingToForm(read, options) : newBookingForm(known)),
    merging: bookingMerge,
    resolver,
    drafts: bookingDrafts,
    draftKey,
    steps: {
      refusedByForm: (_form, errors) => ({
        message: bookingFormText.fixErrors,
        errors: errorsOfForm(FIELDS, errors),
      }),
      refusedByServer: (message, details) => ({
        message,
        errors: errorsOfServer(FIELDS, details),
      }),
    },
    lang: 'en',
  });
  const [answered, setAnswered] = useState<Attempt<WrongField> | null>(null);
  const { form, attempt } = editor;
  const clashes = attempt && attempt !== answered ? clashesIn(attempt.data) : [];

  /** Whoever was asked about a clash has answered for this attempt alone. */
  function save(allowOverbooking = false) {
    setAnswered(attempt);
    form.setValue('allowOverbooking', allowOverbooking);
    editor.save();
  }

  return {
    ...editor,
    clashes,
    save: () => save(),
    bookAnyway: () => save(true),
    keepEditing: () => setAnswered(attempt),
    resolve(conflict: Question<BookingForm, Booking> & { kind: 'conflict' }, values: BookingForm) {
      before.current = conflict.now;
      editor.resolve(conflict, { ...values, allowOverbooking: false });
    },
    saveAsNew() {
      before.current = null;
      form.setValue('allowOverbooking', false);
      editor.saveAsNew();
    },
    /** Types in what a message says; what comes back takes it out again. */
    fillForm(filled: KnownBooking): () => void {
      const typed = form.getValues();
      form.reset(withKnown(typed, filled), { keepDefaultValues: true });
      return () => form.reset(typed, { keepDefaultValues: true });
    },
  };
}
