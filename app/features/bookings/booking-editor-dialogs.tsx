import type { Blocker } from 'react-router';
import { EditorDialogs } from '#app/ui/editor-dialogs.tsx';
import { UnsavedDialog } from '#app/ui/use-unsaved-guard.tsx';
import { BookingClashDialog } from './booking-clash-dialog.tsx';
import { BookingFieldValue } from './booking-field-value.tsx';
import { bookingFormText as text } from './booking-form.text.ts';
import { bookingMerge } from './booking-merge.rules.ts';
import type { BookingOptions } from './booking-options.schema.ts';
import type { useBookingEditor } from './use-booking-editor.ts';

/** The heading of the editor: it takes the focus after a choice that changes the whole form. */
export const TITLE_ID = 'booking-editor-title';
/** The button that saves: while it saves it cannot hold the focus. */
export const SAVE_ID = 'booking-save';

export function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}

/** What has to be decided before a booking is saved, or left. */
export function BookingEditorDialogs({
  editor,
  options,
  leaving,
}: {
  editor: ReturnType<typeof useBookingEditor>;
  options: BookingOptions;
  leaving: Blocker;
}) {
  return (
    <>
      <BookingClashDialog
        clashes={editor.clashes}
        onBookAnyway={editor.bookAnyway}
        onCancel={editor.keepEditing}
        finalFocus={() => document.getElementById(SAVE_ID)}
      />
      <EditorDialogs
        editor={editor}
        merging={bookingMerge}
        labels={text.fields}
        renderValue={(field, form) => (
          <BookingFieldValue field={field} form={form} options={options} />
        )}
        titleId={TITLE_ID}
        saveId={SAVE_ID}
        text={text.editing}
        lang="en"
      />
      <UnsavedDialog
        leaving={leaving}
        onLeave={editor.draft.end}
        title={text.editing.leave.title}
        text={text.editing.leave.text}
        leaveLabel={text.editing.leave.leave}
        stayLabel={text.editing.leave.stay}
        lang="en"
      />
    </>
  );
}
