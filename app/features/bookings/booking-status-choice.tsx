import { useState } from 'react';
import { z } from 'zod';
import { callAdminApi } from '#app/editing/admin-api.ts';
import { useIsRowActing, useRowAction } from '#app/editing/list-actions.tsx';
import { languageOf } from '#app/lib/language.ts';
import type { Elements } from '#app/ui/elements.ts';
import { StatusSelect, type StatusTone } from '#app/ui/status-dot.tsx';
import type { BookingStatus } from './booking.rules.ts';
import { type Booking, type Clash, clashesIn } from './booking.schema.ts';
import { BookingClashDialog } from './booking-clash-dialog.tsx';
import { bookingListText as text } from './booking-list.text.ts';
import { bookingPath } from './booking-list-address.rules.ts';
import { bookingAlerts, bookingStatuses } from './bookings.text.ts';

/** The colour of the dot before a booking's status. */
export const BOOKING_TONES: Record<BookingStatus, StatusTone> = {
  pending: 'waiting',
  confirmed: 'ready',
  active: 'good',
  completed: 'done',
  cancelled: 'bad',
};

const INTENT = 'set-status';

interface StatusTexts {
  done: () => string;
  /** `error` is the server's own text, empty where it gave none. */
  failed: (error: string) => string;
  lang?: string;
}

/** Of a list whose rows use `useStatusChange`: what its action does (`runListAction`). */
export function statusAction(request: Request) {
  return {
    [INTENT]: ({ id, status, anyway }: Record<string, string> & { id: string }) =>
      callAdminApi(request, `${bookingPath(id)}/status`, z.unknown(), {
        method: 'PUT',
        body: { status, allowOverbooking: anyway === 'yes' },
      }),
  };
}

/**
 * Changes a booking's status from its row. Without a free car, `dialog` shows who has it, and staff
 * may overbook.
 */
export function useStatusChange(
  { id, status }: Pick<Booking, 'id' | 'status'>,
  { done, failed, lang }: StatusTexts,
): {
  shown: BookingStatus;
  busy: boolean;
  change: (next: BookingStatus) => void;
  dialog: Elements;
} {
  const [refused, setRefused] = useState<{ status: BookingStatus; clashes: Clash[] } | null>(null);
  // What was sent is not known any more once the list has been read anew.
  const [wanted, setWanted] = useState(status);
  const { sent, busy, send } = useRowAction<{ status: BookingStatus; anyway: 'yes' | 'no' }>({
    id,
    intent: INTENT,
    done,
    failed,
    onRefused({ data }): boolean {
      const clashes = clashesIn(data);
      if (clashes) setRefused({ status: wanted, clashes });
      return clashes !== null;
    },
    lang,
  });
  return {
    shown: sent?.status ?? status,
    busy,
    change(next) {
      setWanted(next);
      send({ status: next, anyway: 'no' });
    },
    dialog: (
      <BookingClashDialog
        clashes={refused?.clashes ?? null}
        onBookAnyway={() => {
          if (refused) send({ status: refused.status, anyway: 'yes' });
          setRefused(null);
        }}
        onCancel={() => setRefused(null)}
      />
    ),
  };
}

/** Whether a change of status is on its way. */
export const useIsStatusChanging = () => useIsRowActing(INTENT);

export function BookingStatusChoice({ booking }: { booking: Booking }) {
  const { shown, busy, change, dialog } = useStatusChange(booking, {
    done: () => bookingAlerts.statusUpdated,
    failed: bookingAlerts.updatingStatus,
    lang: languageOf('en'),
  });
  return (
    <>
      <StatusSelect
        label={text.statusOf(booking.bookingReference)}
        value={shown}
        options={bookingStatuses}
        tone={BOOKING_TONES[shown]}
        busy={busy}
        onChange={change}
      />
      {dialog}
    </>
  );
}
