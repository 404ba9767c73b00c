import { useEffect, useEffectEvent, useState } from 'react';
import { get } from 'react-hook-form';
import { useNavigate, useRevalidator } from 'react-router';
import type { BookingMessages } from '#app/base/messages/messages.schema.ts';
import { paperPath } from '#app/base/messages/papers.rules.ts';
import type { Account } from '#app/domain/account/account.schema.ts';
import { nextStep } from '#app/domain/bookings/booking.rules.ts';
import {
  type BookingInput,
  type BookingUpdate,
  brokenRulesIn,
  type OpenedBooking,
} from '#app/domain/bookings/booking.schema.ts';
import type { BookingOptions } from '#app/domain/bookings/booking-options.schema.ts';
import { bookingCodes, holdNote } from '#app/domain/bookings/booking-words.ts';
import type { FilledMessage } from '#app/domain/bookings/messages/pasted-message.rules.ts';
import { isUnpriced } from '#app/domain/bookings/recorded-booking.rules.ts';
import { invalidatedSignaturesIn } from '#app/domain/bookings/signed/signed-parts.schema.ts';
import { EditorPage } from '#app/editing/editor/editor-page.tsx';
import { saveButton } from '#app/editing/editor/editor-scope.tsx';
import { type Entity, type EntityTexts, useEditor } from '#app/editing/editor/use-editor.ts';
import { businessNow, isIsoDate, wallClock } from '#app/lib/dates/dates.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import type { Part } from '#app/lib/page-part.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { LANGUAGE_NAMES } from '#app/lib/words/site-language.rules.ts';
import { useOfficeTexts } from '#app/ui/language/use-text.ts';
import { AccountPanel } from '../account/account-panel.tsx';
import type { BookingHistory } from '../history/booking-history.schema.ts';
import { BookingHistorySection } from '../history/booking-history.tsx';
import { BOOKINGS_PATH } from '../list/booking-list-address.rules.ts';
import { BookingClashDialog, useOverrule, useSaveAnyway } from './booking-clash-dialog.tsx';
import {
  type BookingForm,
  bookingCodec,
  bookingFormShape,
  bookingLabels,
  type KnownBooking,
  type ShownPrice,
  typedBooking,
  withKnown,
} from './booking-form.schema.ts';
import { PriceLine } from './booking-form-price.tsx';
import { BookingFormSections } from './booking-form-sections.tsx';
import { BookingHead } from './booking-head.tsx';
import { bookingSavingTexts } from './booking-saving.ts';
import { CancelDialog, type Cancellation } from './cancel-dialog.tsx';
import { PasteMessage } from './paste-message.tsx';
import { SignedChangeDialog } from './signed-change-dialog.tsx';

type SentBooking = BookingInput & Pick<BookingUpdate, 'allowSignedChange' | 'cancelReason' | 'fee'>;

/**
 * Parts of the editor that are the same for all bookings. The validation depends on the options.
 */
export const BOOKING = {
  name: 'booking',
  form: { shape: bookingFormShape },
  texts: ({ bookings }: OfficeTexts): EntityTexts<BookingForm, OpenedBooking> => ({
    labels: bookingLabels(bookings),
    messages: bookings.input,
    editing: bookings.form.editing,
    invalid: () => bookings.form.fixErrors,
    messageOf: (field, message) =>
      bookings.form.ofDriver(Number(/^drivers\.(\d+)\./.exec(field)?.[1] ?? 0), message),
    saving: bookingSavingTexts(bookings),
  }),
  listPath: BOOKINGS_PATH,
};

/** Editor of a booking, or of a new booking (`booking` is null) filled in with `known`. */
export function BookingEditor({
  booking,
  known,
  options,
  messages,
  history,
  account,
}: {
  booking: OpenedBooking | null;
  known: KnownBooking;
  options: BookingOptions;
  /** Messages to the customer of a booking; null for a new one. */
  messages: Part<BookingMessages> | null;
  /** History of a booking; null for a new one. */
  history: Part<BookingHistory> | null;
  /** Charges and payments of a booking; null for a new one. */
  account: Part<Account> | null;
}) {
  const allTexts = useOfficeTexts();
  const texts = allTexts.bookings;
  const { form: text, list } = texts;
  const navigate = useNavigate();
  const [entity] = useState<Entity<BookingForm, SentBooking, OpenedBooking>>(() => ({
    ...BOOKING,
    form: bookingCodec(options, texts),
  }));
  /** The pasted message that filled in the form; null without a message. */
  const [pasted, setPasted] = useState<(Pick<ShownPrice, 'typed'> & FilledMessage) | null>(null);
  const editor = useEditor<BookingForm, SentBooking, OpenedBooking>({
    entity,
    read: booking,
    // Staff enter bookings that are agreed already.
    initial: { status: 'confirmed', ...known },
  });
  const { form } = editor;
  const { saved } = editor.base;
  /**
   * True after a person has agreed to make signatures invalid. The server refuses a save for
   * signatures before it refuses it for clashes.
   */
  const [allowsSignedChange, setAllowsSignedChange] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  /** Reason and fee of the cancellation that is being saved; kept when a refusal is overruled. */
  const [cancellation, setCancellation] = useState<Cancellation | null>(null);
  const { clashes, saveAnyway, cancel } = useSaveAnyway(editor, {
    allowOverbooking: true,
    ...(allowsSignedChange && { allowSignedChange: true }),
    ...cancellation,
  });
  const signed = useOverrule(
    editor,
    { allowSignedChange: true, ...cancellation },
    invalidatedSignaturesIn,
  );
  // Rules that were added after the form was opened are read again, so that the form shows them.
  const { revalidate } = useRevalidator();
  const isRefusedByRules = editor.attempt !== null && brokenRulesIn(editor.attempt.data) !== null;
  const readRules = useEffectEvent(() => revalidate());
  useEffect(() => {
    if (isRefusedByRules) readRules();
  }, [isRefusedByRules]);
  /** Saves the form. If the booking becomes cancelled, a dialog first asks for reason and fee. */
  function save() {
    const isCancelled = form.getValues('status') === 'cancelled';
    setCancellation(null);
    if (saved && isCancelled && saved.status !== 'cancelled') setIsCancelling(true);
    else editor.save();
  }
  /**
   * Fills in the values of a message. The returned function restores the former values, except in
   * fields that were changed since. All drivers are one field, and so are the details of a
   * transfer.
   */
  function fill(message: FilledMessage): () => void {
    // The price of an earlier message is removed with that message.
    const filled = { ...(pasted && { pricing: { total: null } }), ...message.form };
    const typed = form.getValues();
    const withMessage = withKnown(typed, filled);
    form.reset(withMessage, { keepDefaultValues: true });
    setPasted({ ...message, typed: typedBooking(withMessage) });
    return () => {
      setPasted(null);
      const now = form.getValues();
      const isAsFilled = (field: keyof BookingForm) =>
        JSON.stringify(now[field]) === JSON.stringify(withMessage[field]);
      const fields = (Object.keys(filled) as (keyof BookingForm)[]).filter(isAsFilled);
      const takenOut = Object.fromEntries(fields.map((field) => [field, typed[field]]));
      form.reset({ ...now, ...takenOut }, { keepDefaultValues: true });
    };
  }
  // Shows the reloaded booking after a change outside of the form, such as confirming.
  const follow = useEffectEvent((now: OpenedBooking | null) => {
    if (now && saved && now.version > saved.version && !editor.unsaved) editor.acceptTheirs(now);
  });
  useEffect(() => follow(booking), [booking]);
  usePrintKey(() =>
    saved ? navigate(paperPath(saved.id, 'confirmation'), { state: { print: true } }) : null,
  );
  const shown =
    pasted && pasted.shownCents !== null ? { cents: pasted.shownCents, typed: pasted.typed } : null;
  const { date, time } = businessNow(new Date());
  const step = saved && nextStep(saved, wallClock(date, time));
  return (
    <>
      <EditorPage
        editor={{ ...editor, save }}
        backLabel={list.title}
        title={list.newBooking}
        hint={text.newHint}
        header={
          saved ? (
            <BookingHead
              booking={saved}
              options={options}
              messages={messages}
              hint={requestHint(saved, texts)}
              step={step}
              saveAs={
                editor.unsaved
                  ? (status) => {
                      form.setValue('status', status, { shouldDirty: true });
                      editor.save();
                    }
                  : null
              }
            />
          ) : undefined
        }
        aboveForm={
          saved ? (
            account && (
              <AccountPanel
                bookingId={saved.id}
                account={account}
                sums={saved.account}
                status={saved.status}
                isUnpriced={isUnpriced(saved.pricing)}
              />
            )
          ) : (
            <PasteMessage options={options} onFilled={fill} />
          )
        }
        atFoot={<PriceLine options={options} booking={saved} />}
        hasOtherMain={step !== null}
        saveLabel={saved ? text.update : text.create}
        onSaved={() => navigate(BOOKINGS_PATH)}
        showValue={(field, form) => shownValue(field, form, options, allTexts)}
      >
        <BookingFormSections
          booking={saved}
          options={options}
          shown={shown}
          proposesLanguage={!saved && !pasted}
          history={
            saved && history ? (
              <BookingHistorySection history={history} records={saved.handovers} />
            ) : undefined
          }
        />
      </EditorPage>
      {saved && isCancelling && (
        <CancelDialog
          booking={saved}
          onConfirm={(given) => {
            setIsCancelling(false);
            setCancellation(given);
            editor.save(given);
          }}
          onClose={() => setIsCancelling(false)}
        />
      )}
      <BookingClashDialog
        clashes={clashes}
        onBookAnyway={saveAnyway}
        onCancel={() => {
          setAllowsSignedChange(false);
          cancel();
        }}
        finalFocus={saveButton}
      />
      <SignedChangeDialog
        signed={signed.reasons}
        onSaveAnyway={() => {
          setAllowsSignedChange(true);
          signed.saveAnyway();
        }}
        onCancel={signed.cancel}
        finalFocus={saveButton}
      />
    </>
  );
}

/**
 * Returns how long a visitor's request holds its car, and what a save means for it; null for other
 * bookings.
 */
function requestHint(
  booking: OpenedBooking,
  { hold, form }: OfficeTexts['bookings'],
): string | null {
  const note = holdNote(booking, new Date(), hold);
  return note && form.requestHint(note);
}

/**
 * Returns the text of a field for a conflict if the form holds another value, such as an id; else
 * undefined.
 */
function shownValue(
  field: string,
  form: BookingForm,
  options: BookingOptions,
  texts: OfficeTexts,
): string | undefined {
  switch (field) {
    case 'language':
      return LANGUAGE_NAMES[form.language];
    case 'carId':
      return options.cars.find(({ id }) => id === form.carId)?.title;
    case 'vehicleId':
      return options.cars
        .flatMap(({ vehicles }) => vehicles)
        .find(({ id }) => id === form.vehicleId)?.plate;
    case 'transferId':
      return options.zones.find(({ id }) => id === form.transferId)?.zoneName;
    case 'pickupTime':
    case 'dropoffTime':
    case 'wayBackTime': {
      const { date, time } = form[field];
      return `${isIsoDate(date) ? staffDay(date) : date} ${time}`;
    }
    case 'pricing.total':
      return form.pricing.total.trim()
        ? `€${form.pricing.total.trim()}`
        : texts.bookings.form.followsReceipt;
    default:
      return bookingCodes(texts)[field.split('.').at(-1) ?? field]?.[String(get(form, field))];
  }
}

/** Ctrl+P, or Cmd+P on a Mac, prints the booking confirmation instead of the form. */
function usePrintKey(print: () => unknown) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The modifiers come first: autofill dispatches key events without `key`.
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'p') return;
    if (event.altKey || event.shiftKey || print() === null) return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
