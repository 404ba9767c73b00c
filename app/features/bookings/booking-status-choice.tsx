import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { StatusSelect } from '#app/editing/status-select.tsx';
import { useToasts } from '#app/ui/toasts.tsx';
import { BOOKING_STATUSES, type BookingStatus } from './booking.rules.ts';
import { BookingClashDialog } from './booking-clash-dialog.tsx';
import type { Booking } from './booking-json.schema.ts';
import { bookingAlerts, bookingStatuses, bookingListText as text } from './booking-list.text.ts';
import type { BookingListResult } from './booking-list-actions.ts';
import { BOOKING_TONES } from './booking-status-tones.ts';
import type { Clash } from './clash-answer.rules.ts';

/**
 * Changes a booking's status in its row: at once on the screen, and back again when the server
 * refuses. What is refused for want of a free car can be asked for anyway.
 */
export function BookingStatusChoice({
  booking: { id, bookingReference, status },
}: {
  booking: Booking;
}) {
  const fetcher = useFetcher<BookingListResult>({ key: `booking-status-${id}` });
  const toasts = useToasts();
  const [clashes, setClashes] = useState<Clash[]>([]);
  const asked = BOOKING_STATUSES.find((each) => each === fetcher.formData?.get('status'));
  const [wanted, setWanted] = useState(status);
  const shown = asked ?? status;

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
    // At once, not when the list has been read anew: this booking may not be in it any more.
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
