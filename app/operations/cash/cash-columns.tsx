import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import { formatExact } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { Link } from '#app/ui/link.tsx';
import type { Column } from '#app/ui/lists/data-table.tsx';
import { RowButton } from '#app/ui/lists/row-actions.tsx';
import { CutText } from '#app/ui/lists/row-text.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { StatusDot } from '#app/ui/states/status-dot.tsx';
import type { CashCount, CashMovement } from './cash.schema.ts';
import { movementName } from './movement-name.ts';

type Texts = OfficeTexts['cash'];

/** Columns of movements. `onReverse` is null for staff, who may not reverse a move. */
export function movementColumns(
  texts: OfficeTexts,
  onReverse: ((movement: CashMovement) => void) | null,
): Column<CashMovement>[] {
  const { page, reverse } = texts.cash;
  const { columns } = page;
  const whatOf = (movement: CashMovement) => movementName(movement, texts);
  return [
    {
      key: 'what',
      kind: 'text',
      header: columns.what,
      priority: 1,
      cell: (movement) => (
        <span className="inline-flex flex-wrap gap-x-2">
          <span className="font-strong">{whatOf(movement)}</span>
          {movement.bookingId ? (
            <Link
              to={`/admin/bookings/${movement.bookingId}`}
              className="text-turquoise hover:underline"
            >
              {movement.title}
            </Link>
          ) : (
            <span className="text-ink-soft">{movement.title}</span>
          )}
        </span>
      ),
    },
    {
      key: 'at',
      kind: 'date',
      header: columns.at,
      priority: 2,
      cell: ({ at }) => <span className="whitespace-nowrap">{staffMoment(at)}</span>,
    },
    {
      key: 'note',
      kind: 'text',
      header: columns.note,
      cell: ({ note }) => (note ? <CutText title={note} /> : '–'),
    },
    {
      key: 'staff',
      kind: 'text',
      header: columns.staff,
      priority: 3,
      cell: ({ staffName }) => staffName,
      card: ({ note, staffName }) => [note, staffName].filter(Boolean).join(' · '),
    },
    {
      key: 'amount',
      kind: 'money',
      header: columns.amount,
      priority: 1,
      cell: ({ amount, currency }) => formatExact(amount, currency),
    },
    {
      key: 'actions',
      kind: 'actions',
      header: columns.actions,
      priority: 1,
      cell: (movement) =>
        onReverse && (
          <RowButton
            label={reverse.open(
              `${whatOf(movement)} ${formatExact(movement.amount, movement.currency)}`,
            )}
            onClick={movement.reversible ? () => onReverse(movement) : null}
          >
            <Icon name="icon-undo-2" className="size-5" />
          </RowButton>
        ),
    },
  ];
}

export function countColumns({ page, labels }: Texts, isOwner: boolean): Column<CashCount>[] {
  const { columns } = page;
  const seen: Column<CashCount>[] = [
    {
      key: 'at',
      kind: 'date',
      header: columns.at,
      priority: 1,
      cell: ({ at }) => <span className="whitespace-nowrap">{staffMoment(at)}</span>,
    },
    {
      key: 'currency',
      kind: 'label',
      header: columns.currency,
      priority: 2,
      cell: ({ currency }) => labels[currency],
      // The amounts show the currency.
      card: () => null,
    },
    {
      key: 'note',
      kind: 'text',
      header: columns.note,
      cell: ({ note }) => (note ? <CutText title={note} /> : '–'),
    },
    {
      key: 'staff',
      kind: 'text',
      header: columns.staff,
      priority: 3,
      cell: ({ staffName }) => staffName,
      card: ({ note, staffName }) => [note, staffName].filter(Boolean).join(' · '),
    },
    {
      key: 'counted',
      kind: 'money',
      header: columns.counted,
      priority: 2,
      cell: ({ counted, currency }) => formatExact(counted, currency),
      card: ({ counted, currency }) => (
        <Labelled label={columns.counted}>{formatExact(counted, currency)}</Labelled>
      ),
    },
  ];
  if (!isOwner) return seen;
  return [
    ...seen,
    {
      key: 'expected',
      kind: 'money',
      header: columns.expected,
      priority: 2,
      cell: ({ expected, currency }) => formatExact(expected ?? 0, currency),
      card: ({ expected, currency }) => (
        <Labelled label={columns.expected}>{formatExact(expected ?? 0, currency)}</Labelled>
      ),
    },
    {
      key: 'difference',
      kind: 'status',
      header: columns.difference,
      priority: 1,
      cell: ({ difference, currency }) =>
        difference ? (
          <StatusDot tone="bad">{formatExact(difference, currency)}</StatusDot>
        ) : (
          <StatusDot tone="good">{page.noDifference}</StatusDot>
        ),
    },
  ];
}

/** Amount on a card, where no header names it. */
function Labelled({ label, children }: { label: string; children: string }) {
  return (
    <span className="whitespace-normal">
      <span className="text-ink-soft text-meta">{label}</span>{' '}
      <span className="whitespace-nowrap">{children}</span>
    </span>
  );
}
