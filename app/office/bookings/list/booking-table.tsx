import { useNavigate } from 'react-router';
import { countedBalance } from '#app/domain/account/account.rules.ts';
import { fullName, type ServiceType, shortPlace } from '#app/domain/bookings/booking.rules.ts';
import type { Booking } from '#app/domain/bookings/booking.schema.ts';
import { holdNote } from '#app/domain/bookings/booking-words.ts';
import { amountOf } from '#app/domain/bookings/recorded-booking.rules.ts';
import { CarTitle } from '#app/domain/cars/car-picture.tsx';
import { columnSort } from '#app/editing/list/sort-link.tsx';
import { businessNow } from '#app/lib/dates/dates.ts';
import { staffDayRange } from '#app/lib/dates/staff-dates.ts';
import { formatExact } from '#app/lib/money/money.ts';
import { phoneLink } from '#app/lib/requests/phone.ts';
import { openChat, whatsappLink } from '#app/lib/requests/whatsapp.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { Menu } from '#app/ui/dialogs/menu.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { Column } from '#app/ui/lists/data-table.tsx';
import { ROW_MENU } from '#app/ui/lists/row-actions.tsx';
import { CutText, RowLink } from '#app/ui/lists/row-text.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { BookingLanguage } from '../editor/booking-language.tsx';
import { BookingStatusChoice } from '../editor/booking-status-choice.tsx';
import { BookingAmount } from './booking-amount.tsx';
import { type BookingListAddress, bookingPath, sortedBy } from './booking-list-address.rules.ts';

/** Name under which the browser stores the view of this list (`useListView`). */
export const BOOKING_LIST = 'bookings';

/**
 * Columns of the list (spec, part 2). All columns fit from 960 px on, which a window of 1280 px
 * leaves. If the list is filtered by account, balance or deposit replaces the total.
 */
export function bookingColumns(
  onDelete: (booking: Booking) => void,
  {
    address,
    texts: { list: text },
    isByDay,
  }: {
    address: BookingListAddress;
    texts: OfficeTexts['bookings'];
    /** True if the rows stand below the day of their pickup. */
    isByDay: boolean;
  },
): Column<Booking>[] {
  const { columns: headers } = text;
  const { account } = address;
  const isByBalance = account === 'owes' || account === 'overpaid';
  return [
    {
      key: 'customer',
      kind: 'person',
      header: headers.customer,
      priority: 1,
      sort: columnSort(headers.customer, sortedBy(address, 'customer')),
      cell: (booking) => <Customer booking={booking} />,
    },
    {
      key: 'service',
      kind: 'text',
      header: headers.service,
      priority: 2,
      optional: 'shown',
      cell: (booking) => <Service booking={booking} />,
    },
    {
      key: 'date',
      kind: 'date',
      header: headers.date,
      priority: 2,
      sort: columnSort(headers.date, sortedBy(address, 'pickup')),
      cell: (booking) => momentsOf(booking, isByDay),
    },
    {
      key: 'way',
      kind: 'text',
      header: headers.way,
      priority: 3,
      optional: 'shown',
      cell: ({ pickupLocation, dropoffLocation }) => (
        <Places from={pickupLocation} to={dropoffLocation} />
      ),
    },
    {
      key: 'status',
      kind: 'status',
      header: headers.status,
      priority: 3,
      cell: (booking) => (
        <div className="flex items-center gap-1">
          <BookingStatusChoice booking={booking} />
          <Hold booking={booking} />
        </div>
      ),
    },
    {
      key: 'total',
      kind: 'money',
      header: headers.total,
      ...(account ? { optional: 'hidden' } : { optional: 'shown', priority: 1 }),
      sort: columnSort(headers.total, sortedBy(address, 'total')),
      cell: (booking) => <BookingAmount {...amountOf(booking)} />,
    },
    {
      key: 'balance',
      kind: 'money',
      header: headers.balance,
      ...(isByBalance ? { priority: 1 } : { optional: 'hidden' }),
      sort: columnSort(headers.balance, sortedBy(address, 'balance')),
      cell: ({ account: { balance }, status }) =>
        formatExact(countedBalance(balance, status), 'EUR'),
    },
    {
      key: 'deposit',
      kind: 'money',
      header: headers.deposit,
      ...(account === 'deposit' ? { priority: 1 } : { optional: 'hidden' }),
      cell: ({ account: { depositHeld } }) => formatExact(depositHeld, 'EUR'),
    },
    {
      key: 'reference',
      kind: 'label',
      header: headers.reference,
      sort: columnSort(headers.reference, sortedBy(address, 'reference')),
      optional: 'shown',
      cell: ({ bookingReference }) => (
        <span className="text-ink-soft text-meta">{bookingReference}</span>
      ),
    },
    {
      key: 'actions',
      kind: 'actions',
      header: headers.actions,
      priority: 1,
      cell: (booking) => <Actions booking={booking} onDelete={() => onDelete(booking)} />,
    },
  ];
}

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

function Service({ booking }: { booking: Booking }) {
  const { services, list } = useOfficeText('bookings');
  const subject = subjectOf(booking, list);
  const service = services[booking.serviceType];
  return (
    <div className="flex items-center gap-1">
      <span title={service} className="shrink-0 text-ink-soft">
        <Icon name={SERVICE_ICONS[booking.serviceType]} className="size-4" />
        <span className="sr-only">{service}</span>
      </span>
      <CutText isOneLine title={subject}>
        <CarTitle title={subject} />
      </CutText>
    </div>
  );
}

const isTransfer = ({ serviceType }: Booking) => serviceType === 'transfer';

/** Shows the customer. The link for a call appears over the end of the name on hover. */
function Customer({ booking }: { booking: Booking }) {
  const text = useOfficeText('bookings').list;
  const { id, bookingReference, drivers, language } = booking;
  const [customer] = drivers;
  const name = customer ? fullName(customer) : bookingReference;
  const phone = customer?.phoneNumber;
  return (
    <div className="flex items-center gap-2">
      <RowLink to={bookingPath(id)} title={name} note={bookingReference}>
        {name}
      </RowLink>
      <BookingLanguage language={language} />
      {phone && (
        <span className="row-overlay absolute right-0 bg-foam">
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

/** Mark of a visitor's request that holds its car for a time; nothing for other bookings. */
function Hold({ booking }: { booking: Booking }) {
  const { hold } = useOfficeText('bookings');
  const note = holdNote(booking, new Date(), hold);
  if (!note) return null;
  return (
    <span title={note} className="shrink-0 text-ink-soft">
      <Icon name="icon-clock" className="size-4" />
      <span className="sr-only">{note}</span>
    </span>
  );
}

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
          // An anonymised customer has no number.
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

/**
 * Returns pickup and return, as `28 Kas 10:00 → 5 Ara 10:00`. The day of the pickup is left out if
 * it is in the heading above. Transfers have one moment.
 */
function momentsOf(booking: Booking, isByDay: boolean): string {
  const today = businessNow(new Date()).date;
  const write = (moment: string) => {
    const day = moment.slice(0, 10);
    return `${staffDayRange(day, day, today)} ${moment.slice(11)}`;
  };
  const { pickupTime, dropoffTime } = booking;
  const begin = isByDay ? pickupTime.slice(11) : write(pickupTime);
  return isTransfer(booking) ? begin : `${begin} → ${write(dropoffTime)}`;
}

function Places({ from, to }: { from: string; to: string }) {
  const ends = [...new Set([from, to].map(shortPlace))];
  return (
    <CutText isOneLine title={[...new Set([from, to])].join(' → ')}>
      {ends.join(' → ')}
    </CutText>
  );
}
