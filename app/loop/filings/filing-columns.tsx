import { type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import { handoverPath } from '#app/base/messages/papers.rules.ts';
import { useRowAction } from '#app/editing/list-actions.tsx';
import type { WallClock } from '#app/lib/dates.ts';
import { languageOf } from '#app/lib/language.ts';
import { staffInstant, staffMoment } from '#app/lib/staff-dates.ts';
import type { ShownDocuments } from '#app/loop/handovers/handover.schema.ts';
import { fullName } from '#app/office/bookings/booking.rules.ts';
import { bookingPath } from '#app/office/bookings/booking-list-address.rules.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import type { Column } from '#app/ui/data-table.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { useText } from '#app/ui/use-text.ts';
import type { Sheet } from './filing.rules.ts';
import type { Filing } from './filing.schema.ts';
import { filingsText } from './filings.text.ts';

const LINK =
  'inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-turquoise hover:underline';

/** The columns of a sheet on the screen; the file has all that the authority asks for. */
export function filingColumnsOf(sheet: Sheet): Column<Filing>[] {
  const { page: text } = filingsText.onScreen();
  const { columns } = text;
  return [
    {
      key: 'record',
      header: columns.record,
      width: 'w-[24%]',
      cell: (filing) => <Record {...filing} />,
    },
    {
      key: 'people',
      header: columns.people[sheet],
      width: 'w-[20%]',
      cell: (filing) => <People filing={filing} />,
    },
    { key: 'course', header: columns.course[sheet], cell: (filing) => <Course {...filing} /> },
    {
      key: 'missing',
      header: columns.missing,
      width: 'w-[18%]',
      cell: (filing) => <WhatIsMissing {...filing} />,
    },
    {
      key: 'filed',
      header: columns.filed,
      width: 'w-[17%]',
      inCard: { sixths: 6, bare: true },
      cell: (filing) => <Mark filing={filing} />,
    },
  ];
}

function Record({ kind, bookingId, bookingReference, at, plate }: Filing) {
  const { page: text } = useText(filingsText);
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <Link to={bookingPath(bookingId)} className={LINK}>
          {bookingReference}
        </Link>
        {plate && (
          <span className="whitespace-nowrap rounded-sm border border-control-line px-1.5 text-sm tabular-nums">
            {plate}
          </span>
        )}
      </span>
      <span className="flex flex-wrap gap-x-2">
        <span>{text.kinds[kind]}</span>
        <time dateTime={at} className="whitespace-nowrap tabular-nums">
          {staffMoment(at)}
        </time>
      </span>
    </>
  );
}

/** Names with the end of their numbers; a button shows them whole, which the audit log records. */
function People({ filing }: { filing: Filing }) {
  const { page: text } = useText(filingsText);
  const { people, passengers, bookingId, bookingReference } = filing;
  const fetcher = useFetcher<ShownDocuments>();
  const { data } = fetcher;
  const shown = data?.ok
    ? data.drivers.map((driver) => ({ name: fullName(driver), idNumber: driver.idNumber }))
    : people;
  const isHidden = !data?.ok && people.some(({ idNumber }) => idNumber !== '');
  return (
    <>
      <ul>
        {shown.map(({ name, idNumber }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and none moves
          <li key={i} className="wrap-anywhere">
            <span>{name}</span>
            {idNumber && (
              <span className="block text-ink-soft text-sm tabular-nums">{idNumber}</span>
            )}
          </li>
        ))}
      </ul>
      {passengers !== null && (
        <span className="block text-ink-soft text-sm">{text.passengers(passengers)}</span>
      )}
      {isHidden && (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-3"
          pending={fetcher.state !== 'idle'}
          aria-label={text.showNumbersOf(bookingReference)}
          onClick={() =>
            void fetcher.submit({ intent: 'show-documents', id: bookingId }, { method: 'post' })
          }
        >
          <Icon name="icon-eye" className="size-4" />
          <span>{text.showNumbers}</span>
        </Button>
      )}
      {data?.ok === false && (
        <p role="alert" className="text-coral text-sm">
          {data.error || text.showFailed}
        </p>
      )}
    </>
  );
}

function Course(filing: Filing) {
  const { page: text } = useText(filingsText);
  const { kind, carTitle, returnedAt, dropoffAt, flightNumber } = filing;
  const { pickupLocation, dropoffLocation } = filing;
  if (kind === 'transfer') {
    return (
      <span className="wrap-anywhere">
        <span>{`${pickupLocation} → ${dropoffLocation}`}</span>
        {flightNumber && <span className="block text-ink-soft text-sm">{flightNumber}</span>}
      </span>
    );
  }
  const end = returnedAt ? text.returned(onOneLine(returnedAt)) : text.due(onOneLine(dropoffAt));
  return (
    <span className="wrap-anywhere">
      <span>{carTitle}</span>
      <span className="block text-ink-soft text-sm tabular-nums">{end}</span>
    </span>
  );
}

const NO_BREAK = '\u00a0';

function onOneLine(at: WallClock): string {
  return staffMoment(at).replaceAll(' ', NO_BREAK);
}

function WhatIsMissing({
  kind,
  bookingId,
  bookingReference,
  missing,
  cancelled,
  forgotten,
}: Filing) {
  const { page: text } = useText(filingsText);
  if (cancelled) return <span className="font-medium text-coral">{text.withdraw}</span>;
  if (forgotten) return <span className="text-ink-soft">{text.forgotten}</span>;
  if (missing.length === 0) {
    return (
      <span className="inline-flex items-center gap-1.5">
        <Icon name="icon-check" className="size-4 text-turquoise" />
        <span>{text.complete}</span>
      </span>
    );
  }
  // Of a transfer names are seldom known before it begins, and the booking is a click away.
  if (kind === 'transfer') return <span>{text.missing(missing)}</span>;
  return (
    <>
      <span className="block font-medium text-coral">{text.missing(missing)}</span>
      <Link
        to={handoverPath(bookingId, 'out')}
        aria-label={text.openHandoverOf(bookingReference)}
        className={LINK}
      >
        {text.openHandover}
      </Link>
    </>
  );
}

/** Says that it was reported, by whom and when; can be taken back. */
function Mark({ filing }: { filing: Filing }) {
  const { page: text } = useText(filingsText);
  const { bookingId, kind, bookingReference, filed, changed, cancelled, version } = filing;
  const [wanted, setWanted] = useState<'yes' | 'no'>('yes');
  const { sent, busy, send } = useRowAction<{ filed: 'yes' | 'no'; version: string }>({
    id: `${encodeURIComponent(bookingId)}/${kind}`,
    intent: 'mark',
    done: () => (wanted === 'yes' ? text.marked : text.unmarked),
    failed: text.notMarked,
    lang: languageOf('tr'),
  });
  const mark = (next: 'yes' | 'no') => {
    if (busy) return;
    setWanted(next);
    void send({ filed: next, version });
  };
  const isFiled = sent ? sent.filed === 'yes' : filed !== null;
  const name = text.kinds[kind];
  return (
    <>
      <Checkbox
        checked={isFiled}
        aria-label={text.markOf(name, bookingReference)}
        onChange={({ target }) => mark(target.checked ? 'yes' : 'no')}
        label={text.columns.filed}
      />
      {filed && isFiled && (
        <p className="wrap-anywhere text-ink-soft text-sm">
          {text.filedBy(staffInstant(filed.at), filed.by)}
        </p>
      )}
      {cancelled && isFiled && <Warning>{text.cancelled}</Warning>}
      {changed && isFiled && (
        <>
          <Warning>{text.changed}</Warning>
          <Button
            size="sm"
            variant="quiet"
            className="-ml-3"
            aria-label={text.againOf(name, bookingReference)}
            onClick={() => mark('yes')}
          >
            {text.again}
          </Button>
        </>
      )}
    </>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-1.5 font-medium text-coral text-sm">
      <Icon name="icon-triangle-alert" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
