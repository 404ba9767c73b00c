import { useId, useState } from 'react';
import { useChosenAddress } from '#app/editing/use-chosen-address.ts';
import { businessNow, isListDay } from '#app/lib/dates.ts';
import { languageOf } from '#app/lib/language.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceChip } from '#app/ui/chip.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { Select } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SearchBox } from '#app/ui/search-box.tsx';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import { SlashDateFilter } from '#app/ui/typed-time-fields.tsx';
import { useText } from '#app/ui/use-text.ts';
import { BOOKING_SORTS, BOOKING_STATUSES, SERVICE_TYPES } from './booking.rules.ts';
import { bookingListText } from './booking-list.text.ts';
import {
  type BookingListAddress,
  bookingListHref,
  quickRanges,
  shownSort,
} from './booking-list-address.rules.ts';
import { bookingsText } from './bookings.text.ts';

/** Above the list: what to search for, and which bookings to show. Each leads to the first page. */
export function BookingFilters({
  address,
  children,
}: {
  address: BookingListAddress;
  /** At the end of the row. */
  children: Elements;
}) {
  const { fields, statuses, services } = useText(bookingsText);
  const { filters: text } = useText(bookingListText);
  const [shown, show] = useChosenAddress(address, (next) => bookingListHref({ ...next, page: 1 }));
  // A phone shows its first booking above the fold, and the rest of the filters on demand.
  const [isOpen, setIsOpen] = useState(false);
  const folded = isOpen ? '' : 'max-sm:hidden';
  const more = useId();
  return (
    <div className="mb-4 grid grid-cols-1 gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <div className="min-w-60 max-w-md flex-1 max-sm:min-w-0 max-sm:basis-[calc(100%-9rem)] large-letters:basis-full">
          <SearchBox
            label={text.search}
            value={address.search}
            onSearch={(search) => show({ search }, { replace: true })}
          />
        </div>
        <Button
          aria-expanded={isOpen}
          aria-controls={more}
          onClick={() => setIsOpen(!isOpen)}
          className="sm:hidden"
        >
          <Icon name="icon-sliders-horizontal" className="size-5" />
          <span>{text.more}</span>
        </Button>
        <div
          id={more}
          className={cx('w-40 max-sm:w-[calc(50%-0.375rem)] large-letters:w-full', folded)}
        >
          <Select
            aria-label={fields.status}
            value={shown.status ?? ''}
            onChange={({ target: { value } }) =>
              show({ status: BOOKING_STATUSES.find((status) => status === value) ?? null })
            }
          >
            <option value="">{text.allStatuses}</option>
            {BOOKING_STATUSES.map((status) => (
              <option key={status} value={status}>
                {statuses[status]}
              </option>
            ))}
          </Select>
        </div>
        <SortChoice shown={shown} onChoose={(sort) => show({ sort })} className={folded} />
        <SegmentedControl
          legend={fields.serviceType}
          name="serviceType"
          segments={[
            { value: 'all', label: text.all },
            ...SERVICE_TYPES.map((type) => ({ value: type, label: services[type] })),
          ]}
          value={shown.serviceType ?? 'all'}
          onChange={(type) => show({ serviceType: type === 'all' ? null : type })}
          className={cx('max-sm:w-full', folded)}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <DaysChoice shown={shown} onChoose={show} folded={folded} />
        {children}
      </div>
    </div>
  );
}

/** Offers every order, also those that have no column in the table. */
function SortChoice({
  shown,
  onChoose,
  className,
}: {
  shown: BookingListAddress;
  onChoose: (sort: BookingListAddress['sort']) => void;
  className: string;
}) {
  const { filters: text, sorts } = useText(bookingListText);
  return (
    <div className={cx('w-44 max-sm:w-[calc(50%-0.375rem)] large-letters:w-full', className)}>
      <Select
        aria-label={text.sort}
        value={shownSort(shown)}
        onChange={({ target: { value } }) =>
          onChoose(BOOKING_SORTS.find((sort) => sort === value) ?? null)
        }
      >
        {BOOKING_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {sorts[sort]}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** The range of days, and the ranges that are asked for every morning. */
function DaysChoice({
  shown,
  onChoose,
  folded,
}: {
  shown: BookingListAddress;
  /** A class of what a phone shows on demand: the two dates. */
  folded: string;
  onChoose: (days: Pick<BookingListAddress, 'from' | 'to'>) => void;
}) {
  const { filters: text, quickDays } = useText(bookingListText);
  const ranges = quickRanges(businessNow(new Date()).date);
  const isChosen = (name: keyof typeof ranges) =>
    shown.from === ranges[name].from && shown.to === ranges[name].to;
  /** The other end stays, unless the range would end before it begins. */
  function choose(end: 'from' | 'to', value: string) {
    const day = isListDay(value) ? value : null;
    const from = end === 'from' ? day : shown.from;
    const to = end === 'to' ? day : shown.to;
    const isReversed = from !== null && to !== null && to < from;
    onChoose({
      from: isReversed && end === 'to' ? null : from,
      to: isReversed && end === 'from' ? null : to,
    });
  }
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <legend className="sr-only">{text.days}</legend>
      <div lang={languageOf('tr')} className="flex flex-wrap gap-2">
        {(['today', 'tomorrow', 'week'] as const).map((name) => (
          <ChoiceChip
            key={name}
            keepsPlace
            chosen={isChosen(name)}
            to={bookingListHref({
              ...shown,
              page: 1,
              ...(isChosen(name) ? { from: null, to: null } : ranges[name]),
            })}
          >
            {quickDays[name]}
          </ChoiceChip>
        ))}
      </div>
      <div className={cx('flex large-letters:flex-wrap items-center gap-2 max-sm:w-full', folded)}>
        <SlashDateFilter
          label={text.from}
          hidesLabel
          lang="en"
          className="w-44 min-w-0 max-sm:grow"
          value={shown.from ?? ''}
          max={shown.to}
          onCommit={(from) => choose('from', from)}
        />
        <span aria-hidden="true" className="max-sm:hidden">
          –
        </span>
        <SlashDateFilter
          label={text.to}
          hidesLabel
          lang="en"
          className="w-44 min-w-0 max-sm:grow"
          value={shown.to ?? ''}
          min={shown.from}
          onCommit={(to) => choose('to', to)}
        />
      </div>
    </fieldset>
  );
}
