import { useId, useRef, useState } from 'react';
import { ACCOUNT_FILTERS } from '#app/domain/account/account.rules.ts';
import {
  BOOKING_SORTS,
  BOOKING_STATUSES,
  SERVICE_TYPES,
} from '#app/domain/bookings/booking.rules.ts';
import type { Booking } from '#app/domain/bookings/booking.schema.ts';
import { LIST_BAR, ListViewButton } from '#app/editing/list/list-screen.tsx';
import { useChosenAddress } from '#app/editing/list/use-chosen-address.ts';
import { businessNow, isPlausibleDate } from '#app/lib/dates/dates.ts';
import { staffDay, staffDayRange } from '#app/lib/dates/staff-dates.ts';
import { Button } from '#app/ui/button.tsx';
import { Select, SelectField } from '#app/ui/fields/field.tsx';
import { SearchBox } from '#app/ui/fields/search-box.tsx';
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx';
import { SlashDateFilter } from '#app/ui/fields/typed-time-fields.tsx';
import { useDateLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import type { Column } from '#app/ui/lists/data-table.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import {
  type BookingListAddress,
  bookingListHref,
  LATE,
  quickRanges,
  REQUESTS,
  shownSort,
  usualDays,
} from './booking-list-address.rules.ts';
import { BOOKING_LIST } from './booking-table.tsx';

/**
 * Search and filters of the list: search, days and service in one row, the other filters behind a
 * button. Each change opens page 1.
 */
export function BookingFilters({
  address,
  columns,
}: {
  address: BookingListAddress;
  columns: Column<Booking>[];
}) {
  const { fields, statuses, services } = useOfficeText('bookings');
  const { filters: text, sorts, late, requests } = useOfficeText('bookings').list;
  const [shown, show] = useChosenAddress(address, (next) => bookingListHref({ ...next, page: 1 }));
  const [isOpen, setIsOpen] = useState(false);
  const more = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div className="print:hidden">
      <div className={LIST_BAR}>
        <div className="min-w-48 max-w-md flex-1 large-text:basis-full max-sm:min-w-24">
          <SearchBox
            label={text.search}
            value={address.search}
            // A search covers all days, unless days are chosen.
            onSearch={(search) =>
              show({ search, ...usualDays({ ...shown, search }) }, { replace: true })
            }
          />
        </div>
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-controls={more}
          onClick={() => setIsOpen(!isOpen)}
          className="order-last aria-expanded:bg-sand"
        >
          <Icon name="icon-sliders-horizontal" className="size-4" />
          <span className="max-sm:sr-only">{text.more}</span>
        </Button>
        <div className="w-36 max-sm:hidden">
          <DaysChoice
            shown={shown}
            onChoose={show}
            onOther={() => {
              setIsOpen(true);
              // The fields are rendered by then.
              requestAnimationFrame(() => panel.current?.querySelector('input')?.focus());
            }}
          />
        </div>
        <SegmentedControl
          legend={fields.serviceType}
          name="serviceType"
          segments={[
            { value: 'all', label: text.all },
            ...SERVICE_TYPES.map((type) => ({ value: type, label: services[type] })),
          ]}
          value={shown.serviceType ?? 'all'}
          onChange={(type) => show({ serviceType: type === 'all' ? null : type })}
          className="max-sm:hidden"
        />
        <ListViewButton name={BOOKING_LIST} columns={columns} />
      </div>
      <div
        id={more}
        ref={panel}
        hidden={!isOpen}
        className="mb-3 grid grid-cols-2 large-text:grid-cols-1 gap-2 rounded-card border border-sand-line bg-white p-3 sm:grid-cols-4 [&[hidden]]:hidden"
      >
        <div className="col-span-2 large-text:col-span-1 sm:hidden">
          <DaysChoice shown={shown} onChoose={show} />
        </div>
        <DayFields shown={shown} onChoose={show} />
        <SelectField
          label={fields.status}
          value={shown.status ?? ''}
          onChange={({ target: { value } }) =>
            show({
              status:
                [...BOOKING_STATUSES, REQUESTS, LATE].find((status) => status === value) ?? null,
            })
          }
        >
          <option value="">{text.allStatuses}</option>
          {BOOKING_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statuses[status]}
            </option>
          ))}
          <option value={REQUESTS}>{requests}</option>
          <option value={LATE}>{late}</option>
        </SelectField>
        <SelectField
          label={text.account}
          value={shown.account ?? ''}
          onChange={({ target: { value } }) =>
            show({ account: ACCOUNT_FILTERS.find((each) => each === value) ?? null })
          }
        >
          <option value="">{text.allAccounts}</option>
          {ACCOUNT_FILTERS.map((each) => (
            <option key={each} value={each}>
              {text.accounts[each]}
            </option>
          ))}
        </SelectField>
        {/* All orders, including those without a column in the table. */}
        <SelectField
          label={text.sort}
          className="col-span-2 large-text:col-span-1 sm:col-span-1"
          value={shownSort(shown)}
          onChange={({ target: { value } }) =>
            show({ sort: BOOKING_SORTS.find((sort) => sort === value) ?? null })
          }
        >
          {BOOKING_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {sorts[sort]}
            </option>
          ))}
        </SelectField>
        <div className="col-span-2 large-text:col-span-1 sm:hidden">
          <SelectField
            label={fields.serviceType}
            value={shown.serviceType ?? ''}
            onChange={({ target: { value } }) =>
              show({ serviceType: SERVICE_TYPES.find((type) => type === value) ?? null })
            }
          >
            <option value="">{text.allServices}</option>
            {SERVICE_TYPES.map((type) => (
              <option key={type} value={type}>
                {services[type]}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
    </div>
  );
}

type Days = Pick<BookingListAddress, 'from' | 'to' | 'upcoming'>;

/** Choice of the usual days; `onOther` opens the fields for any other days, if they are not beside it. */
function DaysChoice({
  shown,
  onChoose,
  onOther,
}: {
  shown: BookingListAddress;
  onChoose: (days: Days) => void;
  onOther?: () => void;
}) {
  const { filters: text, days: names, export: words } = useOfficeText('bookings').list;
  const today = businessNow(new Date()).date;
  const ranges: Record<string, Days> = {
    upcoming: { from: null, to: null, upcoming: true },
    ...Object.fromEntries(
      Object.entries(quickRanges(today)).map(([name, range]) => [
        name,
        { ...range, upcoming: false },
      ]),
    ),
    all: { from: null, to: null, upcoming: false },
  };
  const chosen = Object.keys(ranges).find((name) => {
    const range = ranges[name];
    return range?.from === shown.from && range.to === shown.to && range.upcoming === shown.upcoming;
  });
  const { from, to } = shown;
  const dates = useDateLanguage();
  const named = (day: string | null) => (day ? staffDay(day, dates) : '');
  const written =
    from && to ? staffDayRange(from, to, today, dates) : words.days(named(from), named(to));
  return (
    <Select
      aria-label={text.days}
      value={chosen ?? 'other'}
      onChange={({ target: { value } }) => {
        const range = ranges[value];
        if (range) onChoose(range);
        else onOther?.();
      }}
    >
      {Object.keys(ranges).map((name) => (
        <option key={name} value={name}>
          {names[name as keyof typeof names]}
        </option>
      ))}
      <option value="other">{chosen ? text.other : written}</option>
    </Select>
  );
}

function DayFields({
  shown,
  onChoose,
}: {
  shown: BookingListAddress;
  onChoose: (days: Days) => void;
}) {
  const { filters: text } = useOfficeText('bookings').list;
  /**
   * Changes one end of the range. The other end is removed if the range would end before it begins.
   */
  function choose(end: 'from' | 'to', value: string) {
    const day = isPlausibleDate(value) ? value : null;
    const from = end === 'from' ? day : shown.from;
    const to = end === 'to' ? day : shown.to;
    const isReversed = from !== null && to !== null && to < from;
    onChoose({
      from: isReversed && end === 'to' ? null : from,
      to: isReversed && end === 'from' ? null : to,
      upcoming: false,
    });
  }
  return (
    <>
      <SlashDateFilter
        lang="en"
        label={text.from}
        value={shown.from ?? ''}
        max={shown.to}
        onCommit={(from) => choose('from', from)}
      />
      <SlashDateFilter
        lang="en"
        label={text.to}
        value={shown.to ?? ''}
        min={shown.from}
        onCommit={(to) => choose('to', to)}
      />
    </>
  );
}
