import { useNavigate } from 'react-router';
import { fullName, type ServiceType, shortPlace } from '#app/domain/bookings/booking.rules.ts';
import type { Booking } from '#app/domain/bookings/booking.schema.ts';
import { holdNote } from '#app/domain/bookings/booking-words.ts';
import { isUnpriced } from '#app/domain/bookings/recorded-booking.rules.ts';
import { CarTitle } from '#app/domain/cars/car-picture.tsx';
import { columnSort } from '#app/editing/list/sort-link.tsx';
import { businessNow } from '#app/lib/dates/dates.ts';
import { staffDayRange, staffMoment } from '#app/lib/dates/staff-dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import { phoneLink } from '#app/lib/requests/phone.ts';
import { openChat, whatsappLink } from '#app/lib/requests/whatsapp.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { cx } from '#app/ui/class-names.ts';
import { Menu } from '#app/ui/dialogs/menu.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { type Column, LINE_LINK } from '#app/ui/lists/data-table.tsx';
import { ROW_MENU } from '#app/ui/lists/row-actions.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { SkeletonLine } from '#app/ui/states/skeleton.tsx';
import { BookingLanguage } from '../editor/booking-language.tsx';
import { BookingStatusChoice } from '../editor/booking-status-choice.tsx';
import { type BookingListAddress, bookingPath, sortedBy } from './booking-list-address.rules.ts';

/** The name of the list, for `useListView`. */
export const BOOKING_LIST = 'bookings';

/**
 * The columns of the list (spec, part 2), all of them from 960 px on: a laptop's window of 1280. On a
 * card they are three lines: name and total; with what and when; the way and the status.
 */
export function bookingColumns(
  onDelete: (booking: Booking) => void,
  {
    address,
    texts: { list: text },
  }: { address: BookingListAddress; texts: OfficeTexts['bookings'] },
): Column<Booking>[] {
  const { columns: headers } = text;
  return [
    {
      key: 'customer',
      header: headers.customer,
      sort: columnSort(headers.customer, sortedBy(address, 'customer')),
      width: '@3xl:w-38 @min-[60rem]:w-39.5 @min-[68rem]:w-46',
      inCard: { line: '@max-3xl:col-start-1 @max-3xl:row-start-1' },
      cell: (booking) => <Customer booking={booking} />,
    },
    {
      key: 'service',
      header: headers.service,
      optional: 'shown',
      width: '@3xl:w-34 @min-[60rem]:w-35 @min-[68rem]:w-auto',
      inCard: { line: '@max-3xl:col-span-2 @max-3xl:row-start-2' },
      cell: (booking) => <Service booking={booking} />,
    },
    {
      key: 'date',
      header: headers.date,
      sort: columnSort(headers.date, sortedBy(address, 'pickup')),
      width: '@3xl:w-32',
      inCard: 'none',
      waiting: (
        <div className="text-xs">
          <SkeletonLine />
          <SkeletonLine />
        </div>
      ),
      cell: (booking) => <When booking={booking} />,
    },
    {
      key: 'way',
      header: headers.way,
      optional: 'shown',
      inCard: {
        line: '@max-3xl:col-start-1 @max-3xl:row-start-3 @max-3xl:self-center large-letters:self-start! @max-3xl:text-ink-soft',
      },
      cell: ({ pickupLocation, dropoffLocation }) => (
        <Way from={pickupLocation} to={dropoffLocation} />
      ),
    },
    {
      key: 'status',
      header: headers.status,
      width: '@3xl:w-38',
      inCard: {
        line: '@max-3xl:relative @max-3xl:col-start-2 @max-3xl:row-start-3 @max-3xl:-my-2.5 @max-3xl:text-right',
      },
      cell: (booking) => (
        <div className="@3xl:-my-1 leading-4">
          <BookingStatusChoice booking={booking} />
          <Hold booking={booking} />
        </div>
      ),
    },
    {
      key: 'total',
      header: headers.total,
      optional: 'shown',
      sort: columnSort(headers.total, sortedBy(address, 'total')),
      align: 'end',
      width: '@3xl:w-24 @min-[68rem]:w-27',
      inCard: {
        line: '@max-3xl:col-start-2 @max-3xl:row-start-1 @max-3xl:pr-6 @max-3xl:text-right large-letters:pr-0',
      },
      cell: ({ pricing }) => (
        <span className={cx('font-semibold', isUnpriced(pricing) ? 'text-xs' : 'amount')}>
          {isUnpriced(pricing)
            ? text.unpriced
            : formatMinor(eurosToCents(pricing.total), pricing.currency)}
        </span>
      ),
    },
    {
      key: 'reference',
      header: headers.reference,
      sort: columnSort(headers.reference, sortedBy(address, 'reference')),
      optional: 'shown',
      width: '@3xl:w-32.5',
      hidden: '@max-[60rem]:@3xl:hidden',
      inCard: 'none',
      cell: ({ bookingReference }) => (
        <span className="whitespace-nowrap text-ink-soft text-xs">{bookingReference}</span>
      ),
    },
    {
      key: 'actions',
      header: headers.actions,
      hideHeader: true,
      width: '@3xl:w-10',
      inCard: {
        line: '@max-3xl:absolute @max-3xl:top-0 @max-3xl:right-0 large-letters:static large-letters:self-end',
      },
      cell: (booking) => <Actions booking={booking} onDelete={() => onDelete(booking)} />,
    },
  ];
}

/** The rented car, or the zone and passengers of a transfer. */
function subjectOf(
  { serviceType, carTitle, zoneName, transferData }: Booking,
  text: OfficeTexts['bookings']['list'],
): string {
  if (serviceType === 'car_rental') return carTitle ?? '';
  const passengers = transferData && text.passengers(transferData.passengers);
  return [zoneName, passengers].filter(Boolean).join(', ');
}

const SERVICE_ICONS = {
  car_rental: 'icon-car-front',
  transfer: 'icon-plane',
} as const satisfies Record<ServiceType, string>;

/** With what; on a card with when, too. */
function Service({ booking }: { booking: Booking }) {
  const { services, list } = useOfficeText('bookings');
  const subject = subjectOf(booking, list);
  const service = services[booking.serviceType];
  const { pickupTime, dropoffTime } = booking;
  const days = staffDayRange(
    pickupTime.slice(0, 10),
    isTransfer(booking) ? pickupTime.slice(0, 10) : dropoffTime.slice(0, 10),
    businessNow(new Date()).date,
  );
  // Between two days alone a line may end.
  const unbroken = days.replaceAll(' ', NBSP).replace(`–${NBSP}`, '– ');
  return (
    <div className="flex large-letters:flex-wrap items-center gap-1.5 @3xl:text-xs">
      <span title={service} className="shrink-0 text-ink-soft">
        <Icon name={SERVICE_ICONS[booking.serviceType]} className="size-4.5 @3xl:size-4" />
        <span className="sr-only">{service}</span>
      </span>
      <span
        title={subject}
        className="@max-3xl:truncate wrap-anywhere min-w-0 @3xl:line-clamp-2 @3xl:leading-[inherit]"
      >
        <CarTitle title={subject} />
      </span>
      <span className="large-letters:shrink shrink-0 large-letters:whitespace-normal whitespace-nowrap tabular-nums @3xl:hidden">
        {`· ${unbroken} ${pickupTime.slice(11)}`}
      </span>
    </div>
  );
}

const NBSP = '\u00a0';

const isTransfer = ({ serviceType }: Booking) => serviceType === 'transfer';

/** Whose it is; what calls and writes to them comes over the end of the name. */
function Customer({ booking }: { booking: Booking }) {
  const text = useOfficeText('bookings').list;
  const { id, bookingReference, drivers, language } = booking;
  const [customer] = drivers;
  const name = customer ? fullName(customer) : bookingReference;
  const phone = customer?.phoneNumber;
  return (
    <div className="relative flex items-center gap-1.5 @max-3xl:static">
      <Link to={bookingPath(id)} title={name} className={cx('min-w-0', LINE_LINK)}>
        <span className="block truncate">{name}</span>
        <span className="sr-only">{bookingReference}</span>
      </Link>
      <BookingLanguage language={language} />
      {phone && (
        <span className="row-overlay @max-3xl:hidden absolute inset-y-0 -right-1.5 flex items-center bg-foam [@media(hover:none)]:hidden">
          <a
            href={phoneLink(phone)}
            aria-label={text.call(name, phone)}
            title={phone}
            className="grid size-8 place-items-center rounded-full text-turquoise hover:bg-sand"
          >
            <Icon name="icon-phone" className="size-4" />
          </a>
        </span>
      )}
    </div>
  );
}

/** How long a visitor's request holds its car while its status is still theirs. */
function Hold({ booking }: { booking: Booking }) {
  const { hold } = useOfficeText('bookings');
  const text = useOfficeText('bookings').list;
  const now = new Date();
  const note = holdNote(booking, now, hold);
  const short = holdNote(booking, now, { ...hold, until: text.heldUntil });
  if (!note) return null;
  return (
    <p
      title={note}
      className="@max-3xl:sr-only whitespace-nowrap text-ink-soft text-xs tabular-nums leading-4"
    >
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{note}</span>
    </p>
  );
}

/** What can be done with a booking, behind one button. */
function Actions({ booking, onDelete }: { booking: Booking; onDelete: () => void }) {
  const text = useOfficeText('bookings').list;
  const { id, bookingReference, drivers } = booking;
  const navigate = useNavigate();
  const [customer] = drivers;
  const chat = whatsappLink(customer?.phoneNumber ?? '');
  return (
    <div className="flex justify-end print:hidden">
      <Menu
        label={text.actionsOf(bookingReference)}
        className={ROW_MENU}
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

/** From when to when; a transfer is where it begins. */
function When({ booking }: { booking: Booking }) {
  const { pickupTime, dropoffTime } = booking;
  return (
    <div className="whitespace-nowrap text-xs tabular-nums @3xl:leading-[inherit]">
      <span className="block font-medium">{staffMoment(pickupTime)}</span>
      {!isTransfer(booking) && (
        <span className="block text-ink-soft">{staffMoment(dropoffTime)}</span>
      )}
    </div>
  );
}

/** The two ends, or the one that is both; the title has their whole names. */
function Way({ from, to }: { from: string; to: string }) {
  const ends = [...new Set([from, to].map(shortPlace))];
  return (
    <div
      title={[...new Set([from, to])].join(' → ')}
      className="@max-3xl:truncate large-letters:whitespace-normal! @3xl:wrap-anywhere @3xl:line-clamp-2 @3xl:text-xs @3xl:leading-[inherit]"
    >
      {ends.join(' → ')}
    </div>
  );
}
