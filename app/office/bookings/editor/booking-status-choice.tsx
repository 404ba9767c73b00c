import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { z } from 'zod';
import { handoverPath } from '#app/base/messages/papers.rules.ts';
import { type BookingStatus, endsRental } from '#app/domain/bookings/booking.rules.ts';
import {
  type Booking,
  bookingSchema,
  type Clash,
  clashesIn,
} from '#app/domain/bookings/booking.schema.ts';
import { sentenceOf, useIsRowActing, useRowAction } from '#app/editing/list/list-actions.tsx';
import { callAdminApi, fetchAdminApi, isSignedOut } from '#app/editing/office-calls/admin-api.ts';
import { ApiError, readResponse } from '#app/lib/http/api-client.ts';
import type { Language } from '#app/lib/words/language.ts';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { focusHeading } from '#app/ui/focus.ts';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { StatusSelect, type StatusTone } from '#app/ui/states/status-dot.tsx';
import { bookingPath } from '../list/booking-list-address.rules.ts';
import { BookingClashDialog } from './booking-clash-dialog.tsx';
import { CancelDialog, type Cancellation } from './cancel-dialog.tsx';

export const BOOKING_TONES: Record<BookingStatus, StatusTone> = {
  pending: 'waiting',
  confirmed: 'ready',
  active: 'good',
  completed: 'done',
  cancelled: 'bad',
};

const INTENT = 'set-status';

/** Saved change of a status. `undo` reverts it, and returns false if that failed. */
export interface Decided {
  status: BookingStatus;
  undo: () => Promise<boolean>;
}

interface StatusTexts {
  done: (status: BookingStatus) => string;
  /** `error` is the server's message; empty if the server sent none. */
  failed: (error: string) => string;
  /** Shows the change and its undo, instead of the default toast. */
  onDone?: (decided: Decided) => void;
}

/**
 * Returns the action of a list whose rows use `useStatusChange` (`runListAction`). `language` is
 * the one of the screen.
 */
export function statusAction(request: Request, language: Language) {
  return {
    [INTENT]: ({
      id,
      status,
      anyway,
      version,
      cancellation,
    }: Record<string, string> & { id: string }) =>
      callAdminApi(request, `${bookingPath(id)}/status`, savedSchema, {
        method: 'PUT',
        body: {
          status,
          allowOverbooking: anyway === 'yes',
          version: version ? Number(version) : undefined,
          ...(cancellation && (JSON.parse(cancellation) as Cancellation)),
        },
        language,
      }),
  };
}

const savedSchema = bookingSchema.pick({ version: true });

/**
 * Returns a function that restores the status that a booking had before `version` was saved, and
 * returns false if that failed. A toast shows the result, or with `isQuiet` only a failure. A later
 * save of another person stays. The function also works if the row or its list is no longer shown.
 */
function useUndo({ id, bookingReference }: ChangedBooking, { isQuiet }: { isQuiet: boolean }) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const lang = useOfficeLanguage();
  const editing = useOfficeText('editing');
  const { undo } = useOfficeText('bookings');
  return async (status: BookingStatus, version: number) => {
    let isDone = false;
    try {
      const response = await fetchAdminApi(`/api${bookingPath(id)}/status`, {
        method: 'PUT',
        body: { status, version },
        language: lang,
        signal: new AbortController().signal,
      });
      await readResponse(response, z.unknown());
      isDone = true;
      if (!isQuiet) toasts.success(undo.done(bookingReference, status), { action: true, lang });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The reload redirects to the sign-in if there is no session.
      if (!isSignedOut(error)) {
        const { message, hasResponse } = error;
        const failed = (reason: string) => undo.failed(bookingReference, reason);
        toasts.error(sentenceOf({ error: message, hasResponse }, failed, editing), { lang });
      }
    }
    await revalidate();
    // The focused button was in the notice, which is closed.
    if (document.activeElement === document.body) focusHeading();
    return isDone;
  };
}

type ChangedBooking = Pick<Booking, 'id' | 'status' | 'bookingReference'> & { version?: number };

/**
 * Changes a booking's status from its row; the notice can undo the change. If no unit is free,
 * `dialog` lists the bookings that hold the units, and staff may overbook. If the booking is
 * cancelled, `dialog` asks for reason and fee. If `version` is given, a booking that another person
 * has changed meanwhile stays.
 */
export function useStatusChange(
  booking: ChangedBooking,
  { done, failed, onDone }: StatusTexts,
): {
  shown: BookingStatus;
  busy: boolean;
  /** `cancellation` is the answer to the dialog's questions, if the person gave it already. */
  change: (next: BookingStatus, cancellation?: Cancellation) => void;
  dialog: Elements;
} {
  const { id, status, bookingReference } = booking;
  const { undo } = useOfficeText('bookings');
  const undoChange = useUndo(booking, { isQuiet: onDone !== undefined });
  const [refused, setRefused] = useState<{ status: BookingStatus; clashes: Clash[] } | null>(null);
  const [isCancelling, setIsCancelling] = useState(false);
  // The sent value is unknown after a reload of the list.
  const [wanted, setWanted] = useState({ from: status, to: status });
  // A change to pending sends no version: with one the API treats it as an undo and restores the
  // visitor's hold.
  const versionFor = (next: BookingStatus) =>
    next === 'pending' ? '' : String(booking.version ?? '');
  const { sent, busy, send } = useRowAction<{
    status: BookingStatus;
    anyway: 'yes' | 'no';
    version: string;
    /** JSON; empty unless the booking is cancelled. */
    cancellation: string;
  }>({
    id,
    intent: INTENT,
    done: () => done(wanted.to),
    failed,
    undo: (data) => ({
      label: undo.label,
      name: undo.name(bookingReference),
      run: () => void undoChange(wanted.from, savedSchema.parse(data).version),
    }),
    onDone(data): boolean {
      const { from, to } = wanted;
      const { version } = savedSchema.parse(data);
      onDone?.({ status: to, undo: () => undoChange(from, version) });
      return onDone !== undefined;
    },
    onRefused({ data }): boolean {
      const clashes = clashesIn(data);
      if (clashes) setRefused({ status: wanted.to, clashes });
      return clashes !== null;
    },
  });
  function save(next: BookingStatus, given?: Cancellation) {
    setWanted({ from: status, to: next });
    const cancellation = given ? JSON.stringify(given) : '';
    send({ status: next, anyway: 'no', version: versionFor(next), cancellation });
  }
  return {
    shown: sent?.status ?? status,
    busy,
    change: (next, cancellation) =>
      next === 'cancelled' && !cancellation ? setIsCancelling(true) : save(next, cancellation),
    dialog: (
      <>
        <BookingClashDialog
          clashes={refused?.clashes ?? null}
          onBookAnyway={() => {
            if (refused) {
              const { status: next } = refused;
              send({ status: next, anyway: 'yes', version: versionFor(next), cancellation: '' });
            }
            setRefused(null);
          }}
          onCancel={() => setRefused(null)}
        />
        {isCancelling && (
          <CancelDialog
            booking={booking}
            onConfirm={(cancellation) => {
              save('cancelled', cancellation);
              setIsCancelling(false);
            }}
            onClose={() => setIsCancelling(false)}
          />
        )}
      </>
    ),
  };
}

export const useIsStatusChanging = () => useIsRowActing(INTENT);

/**
 * Choice of a status in a row. A dialog offers to record the return before a status ends a rental.
 */
export function BookingStatusChoice({ booking }: { booking: Booking }) {
  const { alerts, statuses } = useOfficeText('bookings');
  const text = useOfficeText('bookings').list;
  const navigate = useNavigate();
  const lang = useOfficeLanguage();
  const [ending, setEnding] = useState<BookingStatus | null>(null);
  const { shown, busy, change, dialog } = useStatusChange(booking, {
    done: () => alerts.statusUpdated,
    failed: alerts.updatingStatus,
  });
  return (
    <>
      <StatusSelect
        label={text.statusOf(booking.bookingReference)}
        value={shown}
        options={statuses}
        tone={BOOKING_TONES[shown]}
        busy={busy}
        onChange={(next) => (endsRental(booking, next) ? setEnding(next) : change(next))}
      />
      {ending && (
        <ConfirmDialog
          open
          onOpenChange={() => setEnding(null)}
          title={text.ending.title(booking.bookingReference)}
          text={text.ending.text}
          confirmLabel={text.ending.record}
          cancelLabel={text.ending.cancel}
          onConfirm={() => void navigate(handoverPath(booking.id, 'back'))}
          other={{
            label: text.ending.statusOnly(statuses[ending]),
            run() {
              change(ending);
              setEnding(null);
            },
          }}
          lang={lang}
        />
      )}
      {dialog}
    </>
  );
}
