import { useNavigate } from 'react-router';
import { EDITOR_SAVE_ID, EditorFrame } from '#app/editing/editor-frame.tsx';
import { EditorHeader } from '#app/editing/editor-header.tsx';
import { SIGN_IN_PATH } from '../auth/sign-in-path.rules.ts';
import type { Booking } from './booking.schema.ts';
import { BookingClashDialog } from './booking-clash-dialog.tsx';
import { BookingFieldValue } from './booking-field-value.tsx';
import type { KnownBooking } from './booking-form.rules.ts';
import { BookingFormSections } from './booking-form-sections.tsx';
import { BOOKINGS_PATH } from './booking-list-address.rules.ts';
import { bookingMerge } from './booking-merge.rules.ts';
import type { BookingOptions } from './booking-options.schema.ts';
import { BookingProblems } from './booking-problems.tsx';
import { holdNote, bookingFormText as text } from './bookings.text.ts';
import { PasteMessage } from './paste-message.tsx';
import { useBookingEditor } from './use-booking-editor.ts';

/** Records a booking (`booking` is null) or changes one. */
export function BookingEditor({
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
  const editor = useBookingEditor({ booking, known, options, draftKey });
  const { thing } = editor.base;
  const navigate = useNavigate();
  return (
    <>
      <EditorFrame
        editor={editor}
        header={
          <EditorHeader
            back={{ to: BOOKINGS_PATH, label: text.back }}
            title={thing ? text.editTitle(thing.bookingReference) : text.newTitle}
            hint={thing ? requestHint(thing) : text.newHint}
          />
        }
        aboveForm={
          !thing && (
            <div className="mb-6">
              <PasteMessage options={options} onFilled={(filled) => editor.fillForm(filled.form)} />
            </div>
          )
        }
        problems={<BookingProblems attempt={editor.attempt} />}
        saveLabel={thing ? text.update : text.create}
        cancelTo={BOOKINGS_PATH}
        onSaved={() => navigate(BOOKINGS_PATH)}
        freeTo={SIGN_IN_PATH}
        merging={bookingMerge}
        labels={text.fields}
        renderValue={(field, form) => (
          <BookingFieldValue field={field} form={form} options={options} />
        )}
        text={text.editing}
        lang="en"
      >
        <BookingFormSections booking={thing} options={options} />
      </EditorFrame>
      <BookingClashDialog
        clashes={editor.clashes}
        onBookAnyway={editor.bookAnyway}
        onCancel={editor.keepEditing}
        finalFocus={() => document.getElementById(EDITOR_SAVE_ID)}
      />
    </>
  );
}

/** Of a visitor's request: how long it holds its car, and what saving it means. */
function requestHint(booking: Booking): string | null {
  const note = holdNote(booking, new Date());
  return note && text.requestHint(note);
}
