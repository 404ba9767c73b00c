import { useId, useState } from 'react';
import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import { ExportButton } from '#app/editing/list/export-button.tsx';
import { businessNow } from '#app/lib/dates/dates.ts';
import { staffLongDate } from '#app/lib/dates/staff-dates.ts';
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx';
import { SlashDateFilter } from '#app/ui/fields/typed-time-fields.tsx';
import { useDateLanguage, useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import {
  type BookingListAddress,
  STAFF_EXPORT_DAYS,
  statusQuery,
} from './booking-list-address.rules.ts';

const LISTS = ['bookings', 'handovers', 'payments', 'charges'] as const;

/**
 * Downloads the bookings of the list, their hand-overs, or all payments or charges. The days may be
 * changed.
 */
export function ExportBookings({ address }: { address: BookingListAddress }) {
  const { statuses, services } = useOfficeText('bookings');
  const {
    export: text,
    filters: { accounts },
    late,
    requests,
  } = useOfficeText('bookings').list;
  const { role } = useSignedInAdmin();
  const lang = useOfficeLanguage();
  const dates = useDateLanguage();
  const named = (day: string) => day && staffLongDate(day, dates);
  const id = useId();
  const [list, setList] = useState<(typeof LISTS)[number]>('bookings');
  const { search, status, serviceType, account } = address;
  const shownDays = { from: address.from ?? '', to: address.to ?? '' };
  const [days, setDays] = useState(shownDays);
  // Only bookings are limited to upcoming pickups, since hand-overs have days of their own.
  const isUpcoming = address.upcoming && list === 'bookings' && !days.from && !days.to;
  const isWrong = days.from !== '' && days.to !== '' && days.to < days.from;
  const today = businessNow(new Date()).date;
  // Payments and charges are filtered only by days.
  const isFiltered = list === 'bookings' || list === 'handovers';
  const asked = {
    ...days,
    ...(isFiltered && { search, serviceType, account, ...statusQuery(status, today) }),
    ...(isUpcoming && { pickupFrom: today }),
  };
  const given = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const filters = [
    isFiltered && status && { ...statuses, late, requests }[status],
    isFiltered && serviceType && services[serviceType],
    isFiltered && account && accounts[account],
    isUpcoming && text.upcoming,
    text.days(named(days.from), named(days.to)),
    isFiltered && search && text.search(search),
  ].filter(Boolean);
  const day = (name: 'from' | 'to') => ({
    id: `${id}-${name}`,
    label: text[name],
    lang,
    value: days[name],
    onCommit: (value: string) => setDays((before) => ({ ...before, [name]: value })),
  });
  return (
    <ExportButton
      path={`/admin/${list}/export`}
      query={isWrong ? null : Object.fromEntries(given)}
      title={text.title}
      onOpen={() => setDays(shownDays)}
    >
      <SegmentedControl
        legend={text.list}
        name={`${id}-list`}
        segments={LISTS.map((value) => ({ value, label: text.lists[value] }))}
        value={list}
        onChange={setList}
        className="mb-4"
      />
      <p className="font-strong">{text.exported(text.lists[list], filters.join(', '))}</p>
      <p className="mb-4 text-ink-soft">{text.text[list]}</p>
      {role === 'staff' && <p className="mb-4">{text.staffDays(STAFF_EXPORT_DAYS)}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        <SlashDateFilter {...day('from')} />
        <SlashDateFilter
          {...day('to')}
          min={days.from}
          error={isWrong ? text.wrongRange : undefined}
        />
      </div>
    </ExportButton>
  );
}
