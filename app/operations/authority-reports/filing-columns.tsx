import { handoverPath } from '#app/base/messages/papers.rules.ts';
import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import type { Column } from '#app/ui/lists/data-table.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Sheet } from './filing.rules.ts';
import type { Filing } from './filing.schema.ts';
import { FilingMark } from './filing-mark.tsx';
import { FilingPeople } from './filing-people.tsx';

/** Second line of a cell; a card has no room for it. */
const QUIET_LINE = 'block text-ink-soft text-xs leading-4.5 @max-3xl:hidden';

/** Columns of a sheet on the screen. The file has every column that the authority asks for. */
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
      cell: (filing) => <FilingPeople filing={filing} />,
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
      cell: (filing) => <FilingMark filing={filing} />,
    },
  ];
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
        {flightNumber && <span className={QUIET_LINE}>{flightNumber}</span>}
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
      <span className={cx('whitespace-nowrap tabular-nums', QUIET_LINE)}>{end}</span>
    </>
  );
}

/** Tells the office what to do before a record can be reported. */
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
  // Names of passengers are seldom known before a transfer begins, so no link asks for them.
  if (kind === 'transfer') return <span>{what}</span>;
  return (
    <span className="flex large-letters:flex-wrap items-center gap-x-3 @3xl:block">
      <span title={what} className="block min-w-0 truncate font-medium text-coral">
        {what}
      </span>
      <Link
        to={handoverPath(bookingId, 'out')}
        aria-label={text.openHandoverOf(bookingReference)}
        className="relative -my-3 inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-turquoise hover:underline @3xl:my-0 @3xl:min-h-0 print:hidden"
      >
        {text.openHandover}
      </Link>
    </span>
  );
}
