import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { EditorPage } from '#app/editing/editor-page.tsx';
import { EDITOR_SAVE_ID } from '#app/editing/editor-scope.tsx';
import { type Attempt, type Entity, useEditor } from '#app/editing/use-editor.ts';
import { formatShortDate, isIsoDate } from '#app/lib/dates.ts';
import { isVehicle } from '../transfers/zone.rules.ts';
import type { Booking, BookingInput } from './booking.schema.ts';
import { clashesIn } from './booking.schema.ts';
import { BookingClashDialog } from './booking-clash-dialog.tsx';
import {
  type BookingForm,
  bookingCodec,
  bookingLabels,
  type KnownBooking,
  withKnown,
} from './booking-form.schema.ts';
import { bookingFormText as text } from './booking-form.text.ts';
import { BookingFormSections } from './booking-form-sections.tsx';
import { BOOKINGS_PATH } from './booking-list-address.rules.ts';
import type { BookingOptions } from './booking-options.schema.ts';
import { bookingStatuses, holdNote, serviceTypes, vehicleNames } from './bookings.text.ts';
import { PasteMessage } from './paste-message.tsx';

/** Records a booking (`booking` is null, `known` is filled in) or changes one. */
export function BookingEditor({
  booking,
  known,
  options,
}: {
  booking: Booking | null;
  known: KnownBooking;
  options: BookingOptions;
}) {
  const editor = useBookingEditor({ booking, known, options });
  const { saved } = editor.base;
  const navigate = useNavigate();
  return (
    <>
      <EditorPage
        editor={editor}
        backLabel={text.back}
        title={saved ? text.editTitle(saved.bookingReference) : text.newTitle}
        hint={saved ? requestHint(saved) : text.newHint}
        aboveForm={
          !saved && (
            <div className="mb-6">
              <PasteMessage options={options} onFilled={({ form }) => editor.fillForm(form)} />
            </div>
          )
        }
        saveLabel={saved ? text.update : text.create}
        onSaved={() => navigate(BOOKINGS_PATH)}
        showValue={(field, form) => shownValue(field, form, options)}
      >
        <BookingFormSections booking={saved} options={options} />
      </EditorPage>
      <BookingClashDialog
        clashes={editor.clashes}
        onBookAnyway={editor.bookAnyway}
        onCancel={editor.closeClashes}
        finalFocus={() => document.getElementById(EDITOR_SAVE_ID)}
      />
    </>
  );
}

function useBookingEditor({
  booking,
  known,
  options,
}: {
  booking: Booking | null;
  known: KnownBooking;
  options: BookingOptions;
}) {
  /** What the checks of an attempt to save depend on, besides the form. */
  const attempting = useRef({ before: booking, allowOverbooking: false });
  const [entity] = useState<Entity<BookingForm, BookingInput>>(() => ({
    name: 'booking',
    form: bookingCodec(options, () => attempting.current),
    labels: bookingLabels,
    text: text.editing,
    lang: 'en',
    listPath: BOOKINGS_PATH,
    invalid: () => text.fixErrors,
    messageOf: (field, message) =>
      text.ofDriver(Number(/^drivers\.(\d+)\./.exec(field)?.[1] ?? 0), message),
  }));
  const editor = useEditor<BookingForm, BookingInput, Booking>({
    entity,
    read: booking,
    initial: known,
  });
  const [closed, setClosed] = useState<Attempt | null>(null);
  const { form, attempt, question, base } = editor;
  const clashes = attempt && attempt !== closed ? clashesIn(attempt.data) : [];
  useEffect(() => {
    attempting.current.before = base.saved;
  }, [base.saved]);
  useEffect(() => {
    // Overbooking counts for one attempt alone.
    if (attempt || question) attempting.current.allowOverbooking = false;
  }, [attempt, question]);

  return {
    ...editor,
    clashes,
    closeClashes: () => setClosed(attempt),
    bookAnyway() {
      setClosed(attempt);
      attempting.current.allowOverbooking = true;
      editor.save();
    },
    /** Types in the values of a message; the returned function takes them out again. */
    fillForm(filled: KnownBooking): () => void {
      const typed = form.getValues();
      form.reset(withKnown(typed, filled), { keepDefaultValues: true });
      return () => form.reset(typed, { keepDefaultValues: true });
    },
  };
}

/** How long a visitor's request holds its car, and what saving it means; null for other bookings. */
function requestHint(booking: Booking): string | null {
  const note = holdNote(booking, new Date());
  return note && text.requestHint(note);
}

/** A field of a conflict whose text is not what the form holds. */
function shownValue(field: string, form: BookingForm, options: BookingOptions): string | undefined {
  switch (field) {
    case 'serviceType':
      return serviceTypes[form.serviceType];
    case 'status':
      return bookingStatuses[form.status];
    case 'carId':
      return options.cars.find(({ id }) => id === form.carId)?.title;
    case 'transferId':
      return options.zones.find(({ id }) => id === form.transferId)?.zoneName;
    case 'transferData.vehicleCapacity': {
      const { vehicleCapacity } = form.transferData;
      return isVehicle(vehicleCapacity) ? vehicleNames[vehicleCapacity] : undefined;
    }
    case 'pickupTime':
    case 'dropoffTime': {
      const { date, time } = form[field];
      return `${isIsoDate(date) ? formatShortDate(date) : date} ${time}`;
    }
    case 'pricing.total':
      return form.pricing.total.trim() ? `€${form.pricing.total.trim()}` : text.followsReceipt;
    default:
      return undefined;
  }
}
