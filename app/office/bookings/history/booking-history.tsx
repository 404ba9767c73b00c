import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { HandoverPhotos } from '#app/base/messages/handover-photos.tsx';
import { paymentKind, signedAmount } from '#app/domain/account/account.rules.ts';
import type { OpenedBooking } from '#app/domain/bookings/booking.schema.ts';
import { euros } from '#app/domain/bookings/booking-words.ts';
import { staffInstant, staffMoment } from '#app/lib/dates/staff-dates.ts';
import { formatExact } from '#app/lib/money/money.ts';
import type { Part } from '#app/lib/page-part.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { unbroken } from '#app/lib/words/plain-text.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText, useOfficeTexts } from '#app/ui/language/use-text.ts';
import { FormSection } from '#app/ui/sections.tsx';
import type { BookingHistory, HistoryChange, HistoryEvent } from './booking-history.schema.ts';

export const HISTORY_ID = 'booking-section-history';

const MAX_SHOWN = 8;

export function BookingHistorySection({
  history,
  records,
}: {
  history: Part<BookingHistory>;
  records: OpenedBooking['handovers'];
}) {
  const { history: text } = useOfficeText('bookings').page;
  return (
    <div className="min-w-0 print:hidden">
      <FormSection id={HISTORY_ID} title={text.title}>
        {history.ok ? <Steps events={history.data.events} records={records} /> : <Failure />}
      </FormSection>
    </div>
  );
}

function Failure() {
  const { history: text } = useOfficeText('bookings').page;
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-coral">{text.failed}</p>
      <Button size="sm" pending={state === 'loading'} onClick={() => void revalidate()}>
        {text.retry}
      </Button>
    </div>
  );
}

function Steps({
  events,
  records,
}: {
  events: readonly HistoryEvent[];
  records: OpenedBooking['handovers'];
}) {
  const { history: text } = useOfficeText('bookings').page;
  const [isWhole, setWhole] = useState(events.length <= MAX_SHOWN);
  const list = useRef<HTMLOListElement>(null);
  const hidden = isWhole ? 0 : Math.max(0, events.length - MAX_SHOWN);
  return (
    <>
      {hidden > 0 && (
        <Button
          size="sm"
          variant="quiet"
          // The button disappears, so the list that it completes gets the focus.
          onClick={() => {
            setWhole(true);
            list.current?.focus({ preventScroll: true });
          }}
          className="-ml-4 mb-2"
        >
          {text.earlier(hidden)}
        </Button>
      )}
      <ol ref={list} tabIndex={-1} className="outline-none">
        {events.slice(hidden).map((event) => (
          <Step
            key={`${event.at} ${event.by}`}
            event={event}
            // If a record was deleted and created again, only its last step has the photos.
            photosOf={records.filter(({ kind }) => event === lastOf(events, kind))}
          />
        ))}
      </ol>
    </>
  );
}

function lastOf(events: readonly HistoryEvent[], kind: 'out' | 'back') {
  return events.findLast(({ changes }) => changes.some((change) => change.kind === kind));
}

function Step({
  event: { at, by, changes },
  photosOf,
}: {
  event: HistoryEvent;
  photosOf: OpenedBooking['handovers'];
}) {
  const text = useOfficeText('bookings');
  const allTexts = useOfficeTexts();
  const { messages } = allTexts;
  return (
    <li className="group relative pb-4 pl-6 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-1.5 left-0 size-2.5 rounded-full border-2 border-turquoise bg-white"
      />
      <span
        aria-hidden="true"
        className="absolute top-5 bottom-0 left-1 border-sand-line border-l-2 group-last:hidden"
      />
      <ul>
        {changes.map((change, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one moment do not change
            key={i}
            className={cx('wrap-anywhere tabular-nums', i === 0 && 'font-strong')}
          >
            {inWords(change, text, allTexts)}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-small tabular-nums">
        {[staffInstant(at), by].filter(Boolean).join(' · ')}
      </p>
      {photosOf
        .filter(({ photos }) => photos.length > 0)
        .map(({ kind, photos }) => (
          <HandoverPhotos key={kind} title={messages.photosOf[kind]} photos={photos} />
        ))}
    </li>
  );
}

/**
 * Returns a change in words, such as `Teslim edildi: 27 Kas 2026 10:05 · 07 ABC 123 · 45.120 km ·
 * Yakıt 6/8`.
 */
function inWords(
  change: HistoryChange,
  { fields, statuses, list, page }: OfficeTexts['bookings'],
  { messages, account, bookingAccount: rowText }: OfficeTexts,
): string {
  const { history: text } = page;
  switch (change.kind) {
    case 'requested':
    case 'recorded':
      return text[change.kind];
    case 'status':
      return statuses[change.status];
    case 'out':
    case 'back':
      return text.changed(
        text[change.kind],
        [
          staffMoment(change.handedAt),
          unbroken(change.plate),
          messages.kilometres(change.kilometres),
          messages.fuel(change.fuelEighths),
        ]
          .filter(Boolean)
          .join(' · '),
      );
    case 'corrected':
    case 'deleted':
      return text[change.kind][change.record];
    case 'days':
      return `${staffMoment(change.pickupTime)} – ${staffMoment(change.dropoffTime)}`;
    case 'total': {
      const [before, after] = [change.before, change.after].map((sum) =>
        euros(Math.round(sum * 100)),
      );
      return text.changed(list.columns.total, `${before} → ${after}`);
    }
    case 'car':
      return text.changed(fields.carId, change.title);
    case 'plate':
      return text.changed(fields.vehicleId, unbroken(change.plate) || text.none);
    case 'charge': {
      const charge = text.changed(
        account.chargeKinds[change.charge],
        formatExact(change.amount, 'EUR'),
      );
      return change.isVoided ? text.voided(charge) : charge;
    }
    case 'payment': {
      const { direction, method, amount, currency } = change;
      const title = `${account.paymentKinds[paymentKind(change)]}, ${rowText.number(change.number)}`;
      const signed = method === 'kept' ? amount : signedAmount(direction, amount);
      const payment = text.changed(title, formatExact(signed, currency));
      return change.isReversal ? text.reversal(payment) : payment;
    }
    case 'card-hold': {
      const title = `${rowText.cardHold}, ${rowText.holdStates[change.state]}`;
      return text.changed(title, formatExact(change.amount, 'EUR'));
    }
    case 'fields':
      return text.fields(
        change.fields.map((field) => fields[field as keyof typeof fields] ?? field),
      );
  }
}
