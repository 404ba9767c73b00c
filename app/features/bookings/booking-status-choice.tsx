import { useState } from 'react';
import { useRowAction } from '#app/editing/list-actions.tsx';
import { StatusSelect, type StatusTone } from '#app/ui/status-dot.tsx';
import type { BookingStatus } from './booking.rules.ts';
import { type Booking, type Clash, clashesIn } from './booking.schema.ts';
import { BookingClashDialog } from './booking-clash-dialog.tsx';
import { bookingAlerts, bookingStatuses, bookingListText as text } from './bookings.text.ts';

/** The colour of the dot before a booking's status. */
export const BOOKING_TONES: Record<BookingStatus, StatusTone> = {
  pending: 'waiting',
  confirmed: 'ready',
  active: 'good',
  completed: 'done',
  cancelled: 'bad',
};

/** Changes a booking's status in its row. Without a free car, staff may overbook. */
export function BookingStatusChoice({
  booking: { id, bookingReference, status },
}: {
  booking: Booking;
}) {
  const [refused, setRefused] = useState<{ status: BookingStatus; clashes: Clash[] } | null>(null);
  // What was sent is not known any more once the list has been read anew.
  const [wanted, setWanted] = useState(status);
  const { sent, busy, send } = useRowAction<{ status: BookingStatus; anyway: 'yes' | 'no' }>({
    id,
    intent: 'set-status',
    done: () => bookingAlerts.statusUpdated,
    failed: bookingAlerts.updatingStatus,
    onRefused({ data }): boolean {
      const clashes = clashesIn(data);
      if (clashes.length > 0) setRefused({ status: wanted, clashes });
      return clashes.length > 0;
    },
    lang: 'en',
  });
  const shown = sent?.status ?? status;
  return (
    <>
      <StatusSelect
        label={text.statusOf(bookingReference)}
        value={shown}
        options={bookingStatuses}
        tone={BOOKING_TONES[shown]}
        busy={busy}
        onChange={(next) => {
          setWanted(next);
          send({ status: next, anyway: 'no' });
        }}
      />
      <BookingClashDialog
        clashes={refused?.clashes ?? []}
        onBookAnyway={() => {
          if (refused) send({ status: refused.status, anyway: 'yes' });
          setRefused(null);
        }}
        onCancel={() => setRefused(null)}
      />
    </>
  );
}
