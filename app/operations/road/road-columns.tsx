import { formatShortDate } from '#app/lib/dates/dates.ts';
import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import { formatExact } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { cx } from '#app/ui/class-names.ts';
import { Menu } from '#app/ui/dialogs/menu.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import type { Column } from '#app/ui/lists/data-table.tsx';
import { ROW_MENU, ROW_TEXT_BUTTON } from '#app/ui/lists/row-actions.tsx';
import { CutText } from '#app/ui/lists/row-text.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { StatusDot, type StatusTone } from '#app/ui/states/status-dot.tsx';
import type { RoadState } from './road.rules.ts';
import type { RoadCharge } from './road.schema.ts';
import { objectionPath } from './road-address.rules.ts';

const TONES: Record<RoadState, StatusTone> = {
  open: 'waiting',
  charged: 'good',
  office: 'done',
  disputed: 'bad',
};

export function roadColumns(
  onDecide: (roadCharge: RoadCharge) => void,
  { page: text, kinds, states }: OfficeTexts['road'],
): Column<RoadCharge>[] {
  return [
    {
      key: 'passage',
      kind: 'label',
      header: text.columns.passage,
      priority: 1,
      cell: ({ plate, at }) => (
        <>
          <span className="font-strong">{plate}</span>
          <time dateTime={at} className="block text-ink-soft text-meta tabular-nums">
            {staffMoment(at)}
          </time>
        </>
      ),
    },
    {
      key: 'place',
      kind: 'text',
      header: text.columns.place,
      priority: 2,
      cell: ({ kind, place, dueDay, discountUntil }) => {
        const due = discountUntil
          ? text.discount(formatShortDate(discountUntil))
          : dueDay && text.due(formatShortDate(dueDay));
        // The day comes before the place, because the end may be cut off.
        return <CutText title={[kinds[kind], due, place].filter(Boolean).join(', ')} />;
      },
    },
    {
      key: 'amount',
      kind: 'money',
      header: text.columns.amount,
      priority: 3,
      cell: ({ amount }) => formatExact(amount, 'TRY'),
    },
    {
      key: 'rental',
      kind: 'person',
      header: text.columns.rental,
      priority: 1,
      cell: (roadCharge) => (
        <div className="@max-3xl:pl-3">
          <Payer {...roadCharge} />
        </div>
      ),
    },
    {
      key: 'charge',
      kind: 'money',
      header: text.columns.charge,
      priority: 3,
      cell: ({ charge }) =>
        charge && (
          <span className={cx(charge.voided && 'text-ink-soft')}>
            <span>{formatExact(charge.amount, 'EUR')}</span>
            {charge.voided && <span className="block text-meta">{text.voided}</span>}
          </span>
        ),
    },
    {
      key: 'state',
      kind: 'status',
      header: text.columns.state,
      priority: 3,
      cell: ({ state }) => <StatusDot tone={TONES[state]}>{states[state]}</StatusDot>,
    },
    {
      key: 'actions',
      kind: 'actions',
      header: text.columns.actions,
      priority: 1,
      cell: (roadCharge) => (
        <Menu
          label={text.actionsOf(`${roadCharge.plate} ${staffMoment(roadCharge.at)}`)}
          actions={[
            {
              label: text.decide,
              icon: <Icon name="icon-user-check" />,
              onSelect: () => onDecide(roadCharge),
            },
            ...(roadCharge.kind === 'fine'
              ? [
                  {
                    label: text.objection,
                    icon: <Icon name="icon-file-text" />,
                    href: objectionPath(roadCharge.id),
                  },
                ]
              : []),
          ]}
          className={ROW_MENU}
        >
          <Icon name="icon-ellipsis-vertical" className="size-5" />
        </Menu>
      ),
    },
  ];
}

/** Customer who had the plate. An open row shows the customers who may have had it. */
function Payer({ kind, state, rental, candidates, reported }: RoadCharge) {
  const { page: text } = useOfficeText('road');
  if (!rental) {
    const names = candidates.map(({ customer }) => customer).join(', ');
    return (
      <span className="text-ink-soft">
        {state === 'open' ? (names ? text.maybe(names) : text.nobody) : text.office}
      </span>
    );
  }
  return (
    <>
      <Link
        to={bookingPath(rental.bookingId)}
        title={rental.reference}
        className={cx(ROW_TEXT_BUTTON, 'max-w-full')}
      >
        <span className="truncate">{rental.customer || rental.reference}</span>
      </Link>
      {kind === 'fine' && reported && (
        <div className={cx('text-meta', reported === 'before' ? 'text-ink-soft' : 'text-coral')}>
          {text.reported[reported]}
        </div>
      )}
    </>
  );
}
