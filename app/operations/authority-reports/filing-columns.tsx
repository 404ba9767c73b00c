import { handoverPath } from '#app/base/messages/papers.rules.ts';
import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import type { Column } from '#app/ui/lists/data-table.tsx';
import { ROW_TEXT_BUTTON } from '#app/ui/lists/row-actions.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Sheet } from './filing.rules.ts';
import type { Filing } from './filing.schema.ts';
import { FilingMark } from './filing-mark.tsx';
import { FilingPeople } from './filing-people.tsx';

/**
 * Returns the columns of a sheet on the screen. The file has every column that the authority
 * requires.
 */
export function filingColumnsOf(
  sheet: Sheet,
  text: OfficeTexts['filings']['page'],
): Column<Filing>[] {
  const { columns } = text;
  return [
    {
      key: 'people',
      kind: 'person',
      header: columns.people[sheet],
      priority: 1,
      cell: (filing) => <FilingPeople filing={filing} />,
      card: (filing) => <FilingPeople filing={filing} short />,
    },
    {
      key: 'course',
      kind: 'text',
      header: columns.course[sheet],
      priority: 2,
      cell: (filing) => (
        <>
          <Course {...filing} />
          <div className="truncate text-ink-soft tabular-nums">{endOf(filing, text)}</div>
        </>
      ),
      card: (filing) => <Course {...filing} />,
    },
    {
      key: 'at',
      kind: 'date',
      header: columns.at,
      priority: 3,
      cell: ({ at, kind }) => (
        <>
          <time dateTime={at} className="block">
            {staffMoment(at)}
          </time>
          <span className="text-ink-soft">{text.kinds[kind]}</span>
        </>
      ),
      card: ({ at, kind }) => (
        <>
          <time dateTime={at}>{staffMoment(at)}</time>
          <span>{` ${text.kinds[kind]}`}</span>
        </>
      ),
    },
    {
      key: 'missing',
      kind: 'text',
      header: columns.missing,
      priority: 3,
      cell: (filing) => <WhatIsMissing {...filing} />,
    },
    {
      key: 'filed',
      kind: 'status',
      header: columns.filed,
      priority: 1,
      cell: (filing) => <FilingMark filing={filing} />,
      card: (filing) => <FilingMark filing={filing} short />,
    },
  ];
}

function Course({ kind, carTitle, plate, pickupLocation, dropoffLocation }: Filing) {
  if (kind === 'transfer') {
    const route = `${pickupLocation} → ${dropoffLocation}`;
    return (
      <div title={route} className="truncate">
        {route}
      </div>
    );
  }
  return (
    <div className="flex gap-x-2">
      {plate && <span className="whitespace-nowrap font-strong tabular-nums">{plate}</span>}
      <span title={carTitle ?? undefined} className="min-w-0 truncate">
        {carTitle}
      </span>
    </div>
  );
}

/**
 * Returns the flight of a transfer, or the end of a rental: the actual one, else the agreed one.
 */
function endOf(
  { kind, returnedAt, dropoffAt, flightNumber }: Filing,
  text: OfficeTexts['filings']['page'],
): string | null {
  if (kind === 'transfer') return flightNumber;
  return returnedAt ? text.returned(staffMoment(returnedAt)) : text.due(staffMoment(dropoffAt));
}

function WhatIsMissing({
  kind,
  bookingId,
  bookingReference,
  missing,
  cancelled,
  forgotten,
}: Filing) {
  const { page: text } = useOfficeText('filings');
  if (cancelled) return <span className="text-coral">{text.withdraw}</span>;
  if (forgotten) return <span className="text-ink-soft">{text.forgotten}</span>;
  if (missing.length === 0) {
    return (
      <span className="inline-flex items-center gap-2">
        <Icon name="icon-check" className="size-4 text-turquoise" />
        <span>{text.complete}</span>
      </span>
    );
  }
  const what = text.missing(missing);
  // Names of passengers are seldom known before a transfer begins, so there is no link to add them.
  if (kind === 'transfer') return <span>{what}</span>;
  return (
    <span className="flex items-center gap-x-3">
      <span title={what} className="min-w-0 truncate text-coral">
        {what}
      </span>
      <Link
        to={handoverPath(bookingId, 'out')}
        aria-label={text.openHandoverOf(bookingReference)}
        className={`${ROW_TEXT_BUTTON} font-strong print:hidden`}
      >
        {text.openHandover}
      </Link>
    </span>
  );
}
