import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?no-inline';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import { ExportButton } from '#app/editing/list/export-button.tsx';
import {
  ListRows,
  ListSearch,
  ListViewButton,
  NothingListed,
} from '#app/editing/list/list-screen.tsx';
import { leaveMissingPage } from '#app/editing/list/missing-page.ts';
import { columnSort } from '#app/editing/list/sort-link.tsx';
import { useChosenAddress } from '#app/editing/list/use-chosen-address.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { useLastGood } from '#app/editing/office-calls/use-live-data.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import { loadPart } from '#app/lib/page-part.ts';
import { phoneLink } from '#app/lib/requests/phone.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { customerPath } from '#app/office/bookings/customer/customer-path.rules.ts';
import { NEW_BOOKING_PATH } from '#app/office/bookings/list/booking-list-address.rules.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { Column } from '#app/ui/lists/data-table.tsx';
import { ROW_TEXT_BUTTON } from '#app/ui/lists/row-actions.tsx';
import { CutText, RowLink } from '#app/ui/lists/row-text.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Route } from './+types/admin-customers.route.ts';
import { type Customer, customersSchema } from './customer.schema.ts';
import {
  type CustomerListAddress,
  customerListHref,
  readCustomerList,
  sortedBy,
} from './customer-address.rules.ts';

export const handle: ScreenHandle = { language: 'tr' };

/** Key in the browser's storage for the columns that a person shows or hides. */
const LIST = 'customers';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = readCustomerList(new URL(request.url).searchParams);
  const list = await loadPart(callAdminApi(request, customerListHref(address), customersSchema));
  leaveMissingPage(list, address, customerListHref);
  return { address, list };
}

/** List of everybody who booked or drove. A customer is a name with a phone number. */
export default function AdminCustomers({ loaderData: { address, list } }: Route.ComponentProps) {
  const texts = useOfficeText('customers');
  const { page: text } = texts;
  const { search } = address;
  const [, changeAddress] = useChosenAddress(address, (next) =>
    customerListHref({ ...next, page: 1 }),
  );
  const isOwner = useSignedInAdmin().role === 'owner';
  const loaded = useLastGood(list, customerListHref(address));
  const total = loaded?.pagination.total ?? 0;
  const columns = columnsOf(address, texts);
  return (
    <div>
      <title>{text.pageTitle}</title>
      <PageHead
        title={text.title}
        count={loaded && (search ? text.found(total) : text.lead(total))}
        actions={isOwner && total > 0 && <ExportCustomers search={search} count={total} />}
      />
      <ListSearch label={text.search} value={search} show={changeAddress}>
        <ListViewButton name={LIST} columns={columns} />
      </ListSearch>
      <ListRows
        list={list}
        failed={(error) => error || text.failed}
        rows={loaded?.customers}
        nothing={
          <NothingListed
            drawing={emptyRoad}
            texts={text}
            filtered={search !== ''}
            clear={{ to: customerListHref(), label: text.clearSearch }}
            add={{ to: NEW_BOOKING_PATH, label: text.newBooking }}
          />
        }
        name={LIST}
        caption={text.title}
        columns={columns}
        rowKey={({ id }) => id}
        pagination={loaded?.pagination}
        pageHref={(page) => customerListHref({ ...address, page })}
      />
    </div>
  );
}

function ExportCustomers({ search, count }: { search: string; count: number }) {
  const { export: text } = useOfficeText('customers').page;
  return (
    <ExportButton
      path="/admin/customers/export"
      query={search ? { search } : {}}
      title={text.title}
    >
      <p>{search ? text.found(count, search) : text.all(count)}</p>
      <p className="mt-1 text-ink-soft">{text.careful}</p>
    </ExportButton>
  );
}

function columnsOf(
  address: CustomerListAddress,
  { page: text, form: formText }: OfficeTexts['customers'],
): Column<Customer>[] {
  const { columns: headers } = text;
  return [
    {
      key: 'name',
      kind: 'person',
      header: headers.name,
      priority: 1,
      sort: columnSort(headers.name, sortedBy(address, 'name')),
      cell: (customer) => <NameCell {...customer} />,
    },
    {
      key: 'phone',
      kind: 'label',
      header: headers.phone,
      priority: 2,
      cell: ({ phone }) => <PhoneCell phone={phone} />,
    },
    {
      key: 'email',
      kind: 'text',
      header: headers.email,
      optional: 'shown',
      cell: ({ email }) => <CutText title={email} />,
    },
    {
      key: 'bookings',
      kind: 'number',
      header: headers.bookings,
      priority: 3,
      optional: 'shown',
      cell: ({ bookings }) => text.count(bookings),
      card: ({ bookings }) => `${text.count(bookings)} ${formText.bookings(bookings)}`,
    },
    {
      key: 'total',
      kind: 'money',
      header: headers.total,
      priority: 1,
      optional: 'shown',
      cell: ({ total }) => formatMinor(eurosToCents(total), 'EUR'),
    },
    {
      key: 'last',
      kind: 'date',
      header: headers.last,
      priority: 3,
      sort: columnSort(headers.last, sortedBy(address, 'last')),
      cell: ({ lastPickup }) =>
        lastPickup === null ? text.noBooking : staffDay(lastPickup.slice(0, 10)),
    },
  ];
}

function NameCell(customer: Customer) {
  const { page: text } = useOfficeText('customers');
  const { id, warning } = customer;
  const name = fullName(customer);
  return (
    <>
      <RowLink to={customerPath(id)} title={name}>
        {name}
      </RowLink>
      {warning && (
        <p title={warning} className="flex items-center gap-1 text-coral text-meta">
          <Icon name="icon-triangle-alert" className="size-3.5 shrink-0" />
          <span className="sr-only">{`${text.warned}: `}</span>
          <span className="min-w-0 truncate">{warning}</span>
        </p>
      )}
    </>
  );
}

function PhoneCell({ phone }: Pick<Customer, 'phone'>) {
  return (
    <a href={phoneLink(phone)} className={`${ROW_TEXT_BUTTON} tabular-nums`}>
      {phone}
    </a>
  );
}
