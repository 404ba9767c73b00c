import { useNavigate } from 'react-router';
import { phoneLink } from '#app/base/settings/contact-links.rules.ts';
import { columnSort } from '#app/editing/sort-link.tsx';
import { languageOf } from '#app/lib/language.ts';
import { eurosToCents, formatMinor } from '#app/lib/money.ts';
import { staffMoment } from '#app/lib/staff-dates.ts';
import { openChat } from '#app/lib/whatsapp.ts';
import { CarTitle } from '#app/site/cars/car-picture.tsx';
import { isUnpriced } from '#app/site/trip/recorded-booking.rules.ts';
import type { Column } from '#app/ui/data-table.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { Menu } from '#app/ui/menu.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import { useText } from '#app/ui/use-text.ts';
import { customerChatLink, fullName } from './booking.rules.ts';
import type { Booking } from './booking.schema.ts';
import { BookingLanguage } from './booking-language.tsx';
import { bookingListText } from './booking-list.text.ts';
import { type BookingListAddress, bookingPath, sortedBy } from './booking-list-address.rules.ts';
import { BookingStatusChoice } from './booking-status-choice.tsx';
import { holdNote } from './booking-words.ts';
import { bookingsText } from './bookings.text.ts';

/**
 * The columns of the list (spec, part 2), all of them from 960 px on: a laptop's window of 1280. On a
 * card they are three lines: reference, total and actions; when and where; who, with what, and the status.
 */
export function bookingColumns(
  onDelete: (booking: Booking) => void,
  address: BookingListAddress,
): Column<Booking>[] {
  const text = bookingListText.onScreen();
  const { columns: headers } = text;
  return [
    {
      key: 'reference',
      header: headers.reference,
      sort: columnSort(headers.reference, sortedBy(address, 'reference')),
      width: '@3xl:w-35.5',
      inCard: { sixths: 3 },
      cell: ({ id, bookingReference }) => (
        <Link
          to={bookingPath(id)}
          className="inline-flex min-h-11 min-w-22 items-center whitespace-nowrap font-semibold text-turquoise hover:underline @3xl:text-xs"
        >
          {bookingReference}
        </Link>
      ),
    },
    {
      key: 'service',
      header: headers.service,
      // As wide as 'Mercedes-Benz'.
      width: '@min-[60rem]:w-28 @min-[68rem]:w-auto',
      hidden: '@max-[60rem]:hidden',
      inCard: 'none',
      waiting: WAITING,
      cell: (booking) => <Service booking={booking} />,
    },
    {
      key: 'customer',
      header: headers.customer,
      sort: columnSort(headers.customer, sortedBy(address, 'customer')),
      width: '@3xl:w-38 @min-[60rem]:w-32.5 @min-[68rem]:w-37',
      inCard: { sixths: 3, bare: true, order: '@max-3xl:order-4' },
      waiting: WAITING,
      cell: (booking) => <Customer booking={booking} />,
    },
    {
      key: 'pickup',
      header: headers.pickup,
      hidden: '@max-[60rem]:hidden',
      inCard: 'none',
      cell: ({ pickupLocation }) => <Place>{pickupLocation}</Place>,
    },
    {
      key: 'dropoff',
      header: headers.dropoff,
      hidden: '@max-[60rem]:hidden',
      inCard: 'none',
      cell: ({ dropoffLocation }) => <Place>{dropoffLocation}</Place>,
    },
    {
      key: 'date',
      header: headers.date,
      sort: columnSort(headers.date, sortedBy(address, 'pickup')),
      width: '@min-[60rem]:w-32.5 @min-[68rem]:w-34',
      inCard: { sixths: 6, bare: true, order: '@max-3xl:order-3' },
      waiting: WAITING,
      cell: (booking) => <WhenAndWhere booking={booking} />,
    },
    {
      key: 'status',
      header: headers.status,
      width: '@3xl:w-34',
      inCard: { sixths: 3, bare: true, order: '@max-3xl:order-5' },
      cell: (booking) => (
        <div className="@max-3xl:text-right">
          <BookingStatusChoice booking={booking} />
          <Hold booking={booking} />
        </div>
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
      sort: columnSort(headers.total, sortedBy(address, 'total')),
      align: 'end',
      width: '@3xl:w-24 @min-[68rem]:w-25',
      inCard: { sixths: 2, bare: true, order: '@max-3xl:order-1' },
      cell: ({ pricing }) => (
        <span className="amount font-semibold @max-3xl:flex @max-3xl:min-h-11 @max-3xl:items-center @max-3xl:justify-end @max-3xl:text-base">
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
      width: '@3xl:w-14',
      inCard: { sixths: 1, bare: true, order: '@max-3xl:order-2' },
      cell: (booking) => <Actions booking={booking} onDelete={() => onDelete(booking)} />,
    },
  ];
}

const WAITING = (
  <>
    <SkeletonLine />
    <div className="text-sm">
      <SkeletonLine className="w-16" />
    </div>
  </>
);

/** The rented car, or the zone and passengers of a transfer. */
function subjectOf({ serviceType, carTitle, zoneName, transferData }: Booking): string {
  const text = bookingListText.onScreen();
  if (serviceType === 'car_rental') return carTitle ?? '';
  const passengers = transferData && text.passengers(transferData.passengers);
  return [zoneName, passengers].filter(Boolean).join(', ');
}

function Service({ booking }: { booking: Booking }) {
  const { services } = useText(bookingsText);
  const subject = subjectOf(booking);
  return (
    <div className="wrap-anywhere text-xs leading-snug">
      <span>{services[booking.serviceType]}</span>
      <div title={subject} className="line-clamp-2 text-ink-soft">
        <CarTitle title={subject} />
      </div>
    </div>
  );
}

function Customer({ booking }: { booking: Booking }) {
  const text = useText(bookingListText);
  const [customer] = booking.drivers;
  if (!customer) return null;
  const name = fullName(customer);
  return (
    <div className="wrap-anywhere">
      <div className="flex items-center gap-1.5">
        <Cut>{name}</Cut>
        <BookingLanguage language={booking.language} />
      </div>
      {customer.phoneNumber && (
        <a
          href={phoneLink(customer.phoneNumber)}
          aria-label={text.call(name, customer.phoneNumber)}
          className="inline-block whitespace-nowrap py-1 text-xs text-turquoise tabular-nums @min-[60rem]:@max-[68rem]:text-xs hover:underline @max-3xl:hidden"
        >
          {customer.phoneNumber}
        </a>
      )}
      <div className="text-ink-soft text-sm @min-[60rem]:hidden">
        <CarTitle title={subjectOf(booking)} />
      </div>
    </div>
  );
}

/** How long a visitor's request holds its car while its status is still theirs. */
function Hold({ booking }: { booking: Booking }) {
  const { hold } = useText(bookingsText);
  const note = holdNote(booking, new Date(), hold);
  return note && <p className="text-ink-soft text-sm tabular-nums">{note}</p>;
}

/** What can be done with a booking, behind one button. */
function Actions({ booking, onDelete }: { booking: Booking; onDelete: () => void }) {
  const text = useText(bookingListText);
  const { id, bookingReference, drivers } = booking;
  const navigate = useNavigate();
  const [customer] = drivers;
  const chat = customerChatLink(customer?.phoneNumber ?? '');
  return (
    <div className="flex justify-end print:hidden">
      <Menu
        label={text.actionsOf(bookingReference)}
        lang={languageOf('en')}
        className="grid size-11 place-items-center rounded-full hover:bg-sand"
        actions={[
          {
            label: text.actions.edit,
            icon: <Icon name="icon-pencil" />,
            onSelect: () => navigate(bookingPath(id)),
          },
          // One who was anonymised has no number.
          ...(customer?.phoneNumber
            ? [
                {
                  label: text.actions.call,
                  icon: <Icon name="icon-phone" />,
                  onSelect: () => location.assign(phoneLink(customer.phoneNumber)),
                },
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
  );
}

/** From when to when; the way, too, where it has no columns. */
function WhenAndWhere({ booking }: { booking: Booking }) {
  const { pickupTime, dropoffTime, pickupLocation, dropoffLocation } = booking;
  return (
    <div className="wrap-anywhere text-sm tabular-nums @min-[60rem]:text-xs @max-3xl:flex @max-3xl:flex-wrap @max-3xl:gap-x-1.5">
      <span className="block whitespace-nowrap">{staffMoment(pickupTime)}</span>
      <span className="block whitespace-nowrap">
        <span className="@3xl:hidden">– </span>
        <span>{staffMoment(dropoffTime)}</span>
      </span>
      <span className="@min-[60rem]:hidden @max-[60rem]:@3xl:line-clamp-2">
        {`${pickupLocation} → ${dropoffLocation}`}
      </span>
    </div>
  );
}

/** Three lines hold every place of the demo; the title has all of a longer one. */
function Place({ children }: { children: string }) {
  return (
    // Up to the next column, so that 'Havalimanı' has its line on a laptop, last letter included.
    <div
      title={children}
      className="wrap-anywhere -mr-1.5 line-clamp-3 pr-0.5 text-xs leading-snug"
    >
      {children}
    </div>
  );
}

/** A name of any length, cut at the width of its column; the title has all of it. */
function Cut({ children }: { children: string }) {
  return (
    <div title={children} className="min-w-0 @3xl:truncate">
      {children}
    </div>
  );
}
