import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ActionResult } from '#app/editing/list-actions.tsx';
import { StatusSelect, type StatusTone } from '#app/ui/status-dot.tsx';
import { useToasts } from '#app/ui/toasts.tsx';
import { BOOKING_STATUSES, type BookingStatus } from './booking.rules.ts';
import type { Booking, Clash } from './booking.schema.ts';
import { BookingClashDialog } from './booking-clash-dialog.tsx';
import { bookingAlerts, bookingStatuses, bookingListText as text } from './bookings.text.ts';

/** `clashes`: the bookings that hold the units, when none is free for the new status. */
export type BookingListResult = ActionResult & { clashes?: Clash[] };

/**
 * Changes a booking's status in its row: at once on the screen, and back again when the server
 * refuses. Without a free car, staff may overbook.
 */
export function BookingStatusChoice({
  booking: { id, bookingReference, status },
}: {
  booking: Booking;
}) {
  const fetcher = useFetcher<BookingListResult>({ key: `booking-status-${id}` });
  const toasts = useToasts();
  const [clashes, setClashes] = useState<Clash[]>([]);
  const chosen = BOOKING_STATUSES.find((each) => each === fetcher.formData?.get('status'));
  const [wanted, setWanted] = useState(status);
  const shown = chosen ?? status;

  const { data } = fetcher;
  const say = useEffectEvent((result: BookingListResult) => {
    if (!result.ok && result.clashes?.length) {
      setClashes(result.clashes);
      return;
    }
    setClashes([]);
    if (result.ok) toasts.success(bookingAlerts.statusUpdated, { action: true, lang: 'en' });
    else toasts.error(bookingAlerts.updatingStatus(result.error), { lang: 'en' });
  });
  useEffect(() => {
    // At once: after the list is read again, this booking may be missing from it.
    if (data) say(data);
  }, [data]);

  function set(next: BookingStatus, anyway = false) {
    setWanted(next);
    const fields = { intent: 'set-status', id, status: next };
    fetcher.submit(anyway ? { ...fields, anyway: 'yes' } : fields, { method: 'post' });
  }
  return (
    <>
      <StatusSelect
        label={text.statusOf(bookingReference)}
        value={shown}
        options={bookingStatuses}
        tone={BOOKING_TONES[shown]}
        busy={fetcher.state !== 'idle'}
        onChange={set}
      />
      <BookingClashDialog
        clashes={clashes}
        pending={fetcher.state !== 'idle'}
        onBookAnyway={() => set(wanted, true)}
        onCancel={() => setClashes([])}
      />
    </>
  );
}

/** The colour of the dot before a booking's status. */
export const BOOKING_TONES: Record<BookingStatus, StatusTone> = {
  pending: 'waiting',
  confirmed: 'ready',
  active: 'good',
  completed: 'done',
  cancelled: 'bad',
};
