import { useId, useState } from 'react';
import { ExportButton } from '#app/editing/export-button.tsx';
import { businessNow, monthStart } from '#app/lib/dates.ts';
import { languageOf } from '#app/lib/language.ts';
import { InputField } from '#app/ui/field.tsx';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import { bookingExportText as text } from './booking-list.text.ts';

const thisMonth = () => ({ from: monthStart(businessNow(new Date()).date), to: '' });

const LISTS = ['bookings', 'handovers'] as const;

/** Downloads the bookings that are picked up, or what is handed over and brought back, on some days. */
export function ExportBookings() {
  const id = useId();
  const [list, setList] = useState<(typeof LISTS)[number]>('bookings');
  const [days, setDays] = useState(thisMonth);
  const isWrong = days.from !== '' && days.to !== '' && days.to < days.from;
  const given = Object.entries(days).filter(([, day]) => day !== '');
  const day = (name: 'from' | 'to') => ({
    id: `${id}-${name}`,
    type: 'date',
    label: text[name],
    value: days[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setDays({ ...days, [name]: value }),
  });
  return (
    <ExportButton
      path={`/admin/${list}/export`}
      query={isWrong ? null : Object.fromEntries(given)}
      text={text}
      lang={languageOf('en')}
      onOpen={() => setDays(thisMonth())}
    >
      <SegmentedControl
        legend={text.list}
        name={`${id}-list`}
        segments={LISTS.map((value) => ({ value, label: text.lists[value] }))}
        value={list}
        onChange={setList}
        className="mb-4"
      />
      <p className="mb-4 text-ink-soft">{text.text[list]}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField {...day('from')} />
        <InputField {...day('to')} error={isWrong ? text.wrongRange : undefined} />
      </div>
    </ExportButton>
  );
}
