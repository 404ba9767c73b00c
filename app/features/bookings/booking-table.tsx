import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { phoneLink } from '#app/features/settings/contact-links.rules.ts';
import { formatShortDate, type WallClock } from '#app/lib/dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money.ts';
import { openChat } from '#app/lib/whatsapp.ts';
import { IconButton, IconLink } from '#app/ui/button.tsx';
import type { Column } from '#app/ui/data-table.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Menu } from '#app/ui/menu.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import { customerChatLink, fullName, isUnpriced } from './booking.rules.ts';
import type { Booking } from './booking.schema.ts';
import { bookingPath } from './booking-list-address.rules.ts';
import { BookingStatusChoice } from './booking-status-choice.tsx';
import { holdNote, serviceTypes, bookingListText as text } from './bookings.text.ts';

/** The columns of the list (spec, part 2). */
export function bookingColumns(onDelete: (booking: Booking) => void): Column<Booking>[] {
  const { columns: headers } = text;
  return [
    {
      key: 'reference',
      header: headers.reference,
      cell: ({ id, bookingReference }) => (
        <Link
          to={bookingPath(id)}
          className="inline-flex min-h-11 min-w-22 items-center font-semibold text-turquoise hover:underline"
        >
          {bookingReference}
        </Link>
      ),
    },
    {
      key: 'service',
      header: headers.service,
      inCard: { sixths: 3 },
      waiting: WAITING,
      cell: (booking) => (
        <TwoLines first={serviceTypes[booking.serviceType]} second={subjectOf(booking)} />
      ),
    },
    {
      key: 'customer',
      header: headers.customer,
      inCard: { sixths: 3 },
      waiting: WAITING,
      cell: (booking) => <Customer booking={booking} />,
    },
    {
      key: 'pickup',
      header: headers.pickup,
      inCard: { sixths: 3 },
      cell: ({ pickupLocation }) => <Place>{pickupLocation}</Place>,
    },
    {
      key: 'dropoff',
      header: headers.dropoff,
      inCard: { sixths: 3 },
      cell: ({ dropoffLocation }) => <Place>{dropoffLocation}</Place>,
    },
    {
      key: 'date',
      header: headers.date,
      waiting: WAITING,
      cell: ({ pickupTime, dropoffTime }) => (
        <div className="text-sm tabular-nums @max-3xl:flex @max-3xl:flex-wrap @max-3xl:gap-x-1">
          <Moment at={pickupTime} />
          <span className="@3xl:hidden">–</span>
          <Moment at={dropoffTime} />
        </div>
      ),
    },
    {
      key: 'status',
      header: headers.status,
      inCard: { sixths: 3 },
      cell: (booking) => (
        <>
          <BookingStatusChoice booking={booking} />
          <Hold booking={booking} />
        </>
      ),
      waiting: (
        <div className="min-h-11 py-2.5">
          <SkeletonLine />
        </div>
      ),
    },
    {
      key: 'total',
      header: headers.total,
      align: 'end',
      inCard: { sixths: 3 },
      cell: ({ pricing }) => (
        <span className="whitespace-nowrap font-semibold tabular-nums @max-3xl:inline-flex @max-3xl:min-h-11 @max-3xl:items-center">
          {isUnpriced(pricing)
            ? text.unpriced
            : formatMinor(eurosToCents(pricing.total), pricing.currency)}
        </span>
      ),
    },
    {
      key: 'actions',
      header: headers.actions,
      hideHeader: true,
      inCard: { sixths: 6, bare: true },
      cell: (booking) => <Actions booking={booking} onDelete={() => onDelete(booking)} />,
    },
  ];
}

const WAITING = <TwoLines first={<SkeletonLine />} second={<SkeletonLine className="w-16" />} />;

/** The rented car, or the zone and passengers of a transfer. */
function subjectOf({ serviceType, carTitle, zoneName, transferData }: Booking): string {
  if (serviceType === 'car_rental') return carTitle ?? '';
  const passengers = transferData && text.passengers(transferData.passengers);
  return [zoneName, passengers].filter(Boolean).join(', ');
}

function Customer({ booking: { drivers } }: { booking: Booking }) {
  const [customer] = drivers;
  if (!customer) return null;
  const name = fullName(customer);
  return (
    <div className="wrap-anywhere">
      <Cut>{name}</Cut>
      <a
        href={phoneLink(customer.phoneNumber)}
        aria-label={text.call(name, customer.phoneNumber)}
        className="inline-block whitespace-nowrap py-1 text-[0.8125rem] text-turquoise tabular-nums hover:underline @max-3xl:py-3 @max-3xl:text-sm"
      >
        {customer.phoneNumber}
      </a>
    </div>
  );
}

/** How long a visitor's request holds its car while its status is still theirs. */
function Hold({ booking }: { booking: Booking }) {
  const note = holdNote(booking, new Date());
  return note && <p className="text-ink-soft text-sm tabular-nums">{note}</p>;
}

/** Side by side on a card; in a table, which has many columns, behind one button. */
function Actions({ booking, onDelete }: { booking: Booking; onDelete: () => void }) {
  const { id, bookingReference, drivers } = booking;
  const navigate = useNavigate();
  const [customer] = drivers;
  const chat = customerChatLink(customer?.phoneNumber ?? '');
  return (
    <>
      <div className="flex justify-end gap-2 @3xl:hidden">
        {customer && (
          <IconLink label={text.chat(fullName(customer))} to={chat} target="_blank" rel="noopener">
            <Icon name="icon-message-circle" className="size-5" />
          </IconLink>
        )}
        <IconLink label={`${text.actions.edit} ${bookingReference}`} to={bookingPath(id)}>
          <Icon name="icon-pencil" className="size-5" />
        </IconLink>
        <IconButton label={`${text.actions.delete} ${bookingReference}`} onClick={onDelete}>
          <Icon name="icon-trash" className="size-5" />
        </IconButton>
      </div>
      <div className="flex justify-end @max-3xl:hidden">
        <Menu
          label={text.actionsOf(bookingReference)}
          lang="en"
          className="grid size-11 place-items-center rounded-full hover:bg-sand"
          actions={[
            {
              label: text.actions.edit,
              icon: <Icon name="icon-pencil" />,
              onSelect: () => navigate(bookingPath(id)),
            },
            ...(customer
              ? [
                  {
                    label: text.actions.chat,
                    icon: <Icon name="icon-message-circle" />,
                    onSelect: () => void openChat(chat),
                  },
                ]
              : []),
            {
              label: text.actions.delete,
              icon: <Icon name="icon-trash" />,
              onSelect: onDelete,
              destructive: true,
            },
          ]}
        >
          <Icon name="icon-ellipsis-vertical" className="size-5" />
        </Menu>
      </div>
    </>
  );
}

/** `14.07.2026 10:00`, as the business writes it. */
function Moment({ at }: { at: WallClock }) {
  const [date = '', time = ''] = at.split('T');
  return (
    <span className="block whitespace-nowrap">
      {formatShortDate(date)} {time}
    </span>
  );
}

/** Two lines at most; the title has all of it. */
function Place({ children }: { children: string }) {
  return (
    <div title={children} className="wrap-anywhere line-clamp-2 text-sm">
      {children}
    </div>
  );
}

/** A name of any length, cut at the width of its column; the title has all of it. */
function Cut({ children }: { children: string }) {
  return (
    <div title={children} className="@3xl:w-[9cqw] @3xl:min-w-full @3xl:truncate">
      {children}
    </div>
  );
}

function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className="wrap-anywhere">
      <div>{first}</div>
      <div className="text-ink-soft text-sm">
        {typeof second === 'string' ? <Cut>{second}</Cut> : second}
      </div>
    </div>
  );
}
