import { useState } from 'react';
import { useFetcher } from 'react-router';
import { handoverPath } from '#app/base/messages/papers.rules.ts';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import { useRowAction } from '#app/editing/list/list-actions.tsx';
import { staffInstant, staffMoment } from '#app/lib/dates/staff-dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import type { ShownDocuments } from '#app/operations/handovers/handover.schema.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { type Column, LINE_LINK } from '#app/ui/lists/data-table.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Sheet } from './filing.rules.ts';
import type { Filing, Unrecorded } from './filing.schema.ts';

/** In the second line of a row; a fingertip high on a card. */
const SMALL_LINK =
  'relative -my-3 inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-turquoise hover:underline @3xl:my-0 @3xl:min-h-0';
const QUIET = 'text-ink-soft text-xs leading-4.5';

/** The columns of a sheet on the screen; the file has all that the authority asks for. */
export function filingColumnsOf(
  sheet: Sheet,
  text: OfficeTexts['filings']['page'],
): Column<Filing>[] {
  const { columns } = text;
  return [
    {
      key: 'people',
      header: columns.people[sheet],
      width: 'w-[26%]',
      inCard: { line: 'col-start-1 row-start-1' },
      cell: (filing) => <People filing={filing} />,
    },
    {
      key: 'course',
      header: columns.course[sheet],
      inCard: { line: 'col-span-full row-start-2' },
      cell: (filing) => <Course {...filing} />,
    },
    {
      key: 'at',
      header: columns.at,
      width: 'w-[15%]',
      inCard: { line: 'col-span-full row-start-3 @max-3xl:text-xs' },
      cell: ({ at, kind }) => (
        <span className="flex large-letters:flex-wrap gap-x-2 @3xl:block">
          <time dateTime={at} className="whitespace-nowrap tabular-nums">
            {staffMoment(at)}
          </time>
          <span className="@3xl:block text-ink-soft @3xl:text-xs">{text.kinds[kind]}</span>
        </span>
      ),
    },
    {
      key: 'missing',
      header: columns.missing,
      width: 'w-[15%]',
      inCard: { line: 'col-span-full row-start-4 @max-3xl:text-xs' },
      cell: (filing) => <WhatIsMissing {...filing} />,
    },
    {
      key: 'filed',
      header: columns.filed,
      width: 'w-[19%]',
      inCard: { line: 'relative col-start-2 row-start-1 @max-3xl:-my-3' },
      cell: (filing) => <Mark filing={filing} />,
    },
  ];
}

/** Rentals that cannot be reported yet, each with the way to its hand-over. */
export function unrecordedColumns(
  text: OfficeTexts['filings']['page']['unrecorded'],
): Column<Unrecorded>[] {
  const { columns } = text;
  return [
    {
      key: 'customer',
      header: columns.customer,
      width: 'w-[30%]',
      inCard: { line: 'col-start-1 row-start-1' },
      cell: ({ bookingId, bookingReference, customer }) => (
        <>
          <Link to={bookingPath(bookingId)} className={cx('wrap-anywhere', LINE_LINK)}>
            {customer || bookingReference}
          </Link>
          <span className={cx('ml-2 whitespace-nowrap @max-3xl:hidden', QUIET)}>
            {bookingReference}
          </span>
        </>
      ),
    },
    {
      key: 'car',
      header: columns.car,
      inCard: { line: 'col-start-1 row-start-2' },
      cell: ({ carTitle }) => (
        <span title={carTitle ?? undefined} className="block truncate">
          {carTitle}
        </span>
      ),
    },
    {
      key: 'at',
      header: columns.at,
      width: 'w-[18%]',
      inCard: { line: 'col-start-1 row-start-3' },
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap tabular-nums">
          {staffMoment(at)}
        </time>
      ),
    },
    {
      key: 'action',
      header: columns.action,
      width: 'w-[18%]',
      inCard: { line: 'relative col-start-2 row-start-1 row-span-3 self-center' },
      cell: ({ bookingId, bookingReference, customer }) => (
        <ButtonLink
          size="sm"
          to={handoverPath(bookingId, 'out')}
          aria-label={text.recordOf(customer || bookingReference)}
          className="@3xl:min-h-8 @3xl:py-0"
        >
          {text.record}
        </ButtonLink>
      ),
    },
  ];
}

/** Names with the end of their numbers; a button shows them whole, which the audit log records. */
function People({ filing }: { filing: Filing }) {
  const { page: text } = useOfficeText('filings');
  const { people, passengers, bookingId, bookingReference } = filing;
  const fetcher = useFetcher<ShownDocuments>();
  const { data } = fetcher;
  const [first, ...others] = people;
  const isHidden = !data?.ok && people.some(({ idNumber }) => idNumber !== '');
  return (
    <>
      <div className="@max-3xl:flex items-center gap-x-1">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <Link
            to={bookingPath(bookingId)}
            title={people.map(({ name }) => name).join(', ')}
            className={cx('min-w-0 max-w-full truncate', LINE_LINK)}
          >
            {first?.name || bookingReference}
          </Link>
          {others.length > 0 && <span className={QUIET}>{text.more(others.length)}</span>}
          {passengers !== null && <span className={QUIET}>{text.passengers(passengers)}</span>}
        </span>
        <span className={cx('flex items-center gap-x-1.5', QUIET)}>
          <span className="whitespace-nowrap @max-3xl:hidden">{bookingReference}</span>
          {!data?.ok && first?.idNumber && (
            <span className="tabular-nums @max-3xl:hidden">{first.idNumber}</span>
          )}
          {isHidden && (
            <button
              type="button"
              title={text.showNumbers}
              aria-label={text.showNumbersOf(bookingReference)}
              aria-busy={fetcher.state !== 'idle' || undefined}
              onClick={() =>
                void fetcher.submit({ intent: 'show-documents', id: bookingId }, { method: 'post' })
              }
              className="relative -my-3 grid size-11 @3xl:size-6 @3xl:-my-1 place-items-center rounded-full text-turquoise hover:bg-turquoise-wash"
            >
              <Icon name="icon-eye" className="size-4" />
            </button>
          )}
        </span>
      </div>
      {data?.ok && (
        <ul className="text-sm">
          {data.drivers.map((driver, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and none moves
            <li key={i} className="wrap-anywhere">
              <span>{fullName(driver)}</span>{' '}
              <span className="whitespace-nowrap tabular-nums">{driver.idNumber}</span>
            </li>
          ))}
        </ul>
      )}
      {data?.ok === false && (
        <p role="alert" className="text-coral text-xs">
          {data.error || text.showFailed}
        </p>
      )}
    </>
  );
}

function Course(filing: Filing) {
  const { page: text } = useOfficeText('filings');
  const { kind, carTitle, plate, returnedAt, dropoffAt, flightNumber } = filing;
  const { pickupLocation, dropoffLocation } = filing;
  if (kind === 'transfer') {
    const route = `${pickupLocation} → ${dropoffLocation}`;
    return (
      <>
        <span title={route} className="block truncate">
          {route}
        </span>
        {flightNumber && <span className={cx('block @max-3xl:hidden', QUIET)}>{flightNumber}</span>}
      </>
    );
  }
  const end = returnedAt
    ? text.returned(staffMoment(returnedAt))
    : text.due(staffMoment(dropoffAt));
  return (
    <>
      <span className="flex gap-x-2">
        {plate && <span className="whitespace-nowrap font-semibold tabular-nums">{plate}</span>}
        <span title={carTitle ?? undefined} className="min-w-0 truncate">
          {carTitle}
        </span>
      </span>
      <span className={cx('block whitespace-nowrap tabular-nums @max-3xl:hidden', QUIET)}>
        {end}
      </span>
    </>
  );
}

/** What the office has to do before a record can be reported. */
function WhatIsMissing({
  kind,
  bookingId,
  bookingReference,
  missing,
  cancelled,
  forgotten,
}: Filing) {
  const { page: text } = useOfficeText('filings');
  if (cancelled) return <span className="font-medium text-coral">{text.withdraw}</span>;
  if (forgotten) return <span className="text-ink-soft">{text.forgotten}</span>;
  if (missing.length === 0) {
    return (
      <span className="inline-flex items-center gap-1.5 @max-3xl:text-xs">
        <Icon name="icon-check" className="size-4 text-turquoise" />
        <span>{text.complete}</span>
      </span>
    );
  }
  const what = text.missing(missing);
  // Of a transfer names are seldom known before it begins, and the booking is a click away.
  if (kind === 'transfer') return <span>{what}</span>;
  return (
    <span className="flex large-letters:flex-wrap items-center gap-x-3 @3xl:block">
      <span title={what} className="block min-w-0 truncate font-medium text-coral">
        {what}
      </span>
      <Link
        to={handoverPath(bookingId, 'out')}
        aria-label={text.openHandoverOf(bookingReference)}
        className={`${SMALL_LINK} print:hidden`}
      >
        {text.openHandover}
      </Link>
    </span>
  );
}

/** Says that it was reported, by whom and when; can be taken back. */
function Mark({ filing }: { filing: Filing }) {
  const { page: text } = useOfficeText('filings');
  const { bookingId, kind, bookingReference, filed, changed, cancelled, version } = filing;
  const [wanted, setWanted] = useState<'yes' | 'no'>('yes');
  const { sent, busy, send } = useRowAction<{ filed: 'yes' | 'no'; version: string }>({
    id: `${encodeURIComponent(bookingId)}/${kind}`,
    intent: 'mark',
    done: () => (wanted === 'yes' ? text.marked : text.unmarked),
    failed: text.notMarked,
  });
  const mark = (next: 'yes' | 'no') => {
    if (busy) return;
    setWanted(next);
    void send({ filed: next, version });
  };
  const isFiled = sent ? sent.filed === 'yes' : filed !== null;
  const name = text.kinds[kind];
  return (
    <div className="flex items-center gap-x-2.5">
      <Checkbox
        checked={isFiled}
        aria-label={text.markOf(name, bookingReference)}
        onChange={({ target }) => mark(target.checked ? 'yes' : 'no')}
        // The column says it in a table.
        label={<span className="@3xl:sr-only">{text.columns.filed}</span>}
        className="@3xl:min-h-8 max-w-full"
      />
      {filed && isFiled && (
        <div className={cx('min-w-0', QUIET, !(cancelled || changed) && '@max-3xl:hidden')}>
          {cancelled || changed ? (
            <Warning>{cancelled ? text.cancelled : text.changed}</Warning>
          ) : (
            <>
              <p className="whitespace-nowrap tabular-nums">{staffInstant(filed.at)}</p>
              <p title={filed.by} className="truncate">
                {filed.by}
              </p>
            </>
          )}
          {changed && !cancelled && (
            <button
              type="button"
              aria-label={text.againOf(name, bookingReference)}
              onClick={() => mark('yes')}
              className={SMALL_LINK}
            >
              {text.again}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <p className="flex gap-1.5 font-medium text-coral">
      <Icon name="icon-triangle-alert" className="mt-0.5 size-3.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
