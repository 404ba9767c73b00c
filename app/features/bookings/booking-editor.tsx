import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { DraftNotice } from '#app/ui/draft-notice.tsx';
import { SaveBar } from '#app/ui/save-bar.tsx';
import { useSaveKey } from '#app/ui/use-save-key.ts';
import { useUnsavedGuard } from '#app/ui/use-unsaved-guard.tsx';
import { SIGN_IN_PATH } from '../auth/sign-in-path.rules.ts';
import { BookingEditorDialogs, focusOn, SAVE_ID, TITLE_ID } from './booking-editor-dialogs.tsx';
import type { KnownBooking } from './booking-form.rules.ts';
import { bookingFormText as text } from './booking-form.text.ts';
import { BookingFormSections } from './booking-form-sections.tsx';
import type { Booking } from './booking-json.schema.ts';
import { BOOKINGS_PATH } from './booking-list-address.rules.ts';
import type { BookingOptions } from './booking-options.schema.ts';
import { BookingProblems } from './booking-problems.tsx';
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
  const { form, base, draft, phase, saved, unsaved } = editor;
  const leaving = useUnsavedGuard(unsaved, { freeTo: SIGN_IN_PATH });
  useSaveKey(editor.save);
  const navigate = useNavigate();
  useEffect(() => {
    // After the guard has learnt that nothing is unsaved any more.
    if (saved) navigate(BOOKINGS_PATH);
  }, [saved, navigate]);
  return (
    <FormProvider {...form}>
      <div lang="en" className="-mb-6 md:-mb-8">
        <Header booking={base.thing} />
        {!base.thing && (
          <div className="mb-6">
            <PasteMessage options={options} onFilled={(filled) => editor.fillForm(filled.form)} />
          </div>
        )}
        <form
          noValidate
          aria-labelledby={TITLE_ID}
          onSubmit={(event) => {
            event.preventDefault();
            editor.save();
          }}
        >
          <div inert={phase === 'saving'} className="grid gap-6 pb-8">
            <BookingProblems attempt={editor.attempt} />
            {draft.offered && (
              <DraftNotice
                typedAt={draft.offered.typedAt}
                stale={draft.offered.version !== base.version}
                onRestore={() => {
                  focusOn(TITLE_ID);
                  draft.restore();
                }}
                onDiscard={() => {
                  focusOn(TITLE_ID);
                  draft.discard();
                }}
                text={text.editing.draft}
              />
            )}
            <BookingFormSections booking={base.thing} options={options} />
          </div>
          <SaveBar
            isNew={!base.thing}
            unsaved={unsaved}
            phase={phase}
            saveId={SAVE_ID}
            saveLabel={base.thing ? text.update : text.create}
            cancelTo={BOOKINGS_PATH}
            text={text.editing}
          />
        </form>
      </div>
      <BookingEditorDialogs editor={editor} options={options} leaving={leaving} />
    </FormProvider>
  );
}

function Header({ booking }: { booking: Booking | null }) {
  return (
    <header className="mb-5">
      <Link
        to={BOOKINGS_PATH}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-sm text-turquoise hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {text.back}
      </Link>
      <h1
        id={TITLE_ID}
        tabIndex={-1}
        className="break-words font-bold text-2xl outline-none md:text-3xl"
      >
        {booking ? text.editTitle(booking.bookingReference) : text.newTitle}
      </h1>
      {!booking && <p className="mt-1 text-ink-soft">{text.newHint}</p>}
    </header>
  );
}
