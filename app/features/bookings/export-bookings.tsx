import { useId, useState } from 'react';
import { ExportButton } from '#app/editing/export-button.tsx';
import { businessNow, monthStart } from '#app/lib/dates.ts';
import { languageOf } from '#app/lib/language.ts';
import { InputField } from '#app/ui/field.tsx';
import { bookingExportText as text } from './booking-list.text.ts';

const thisMonth = () => ({ from: monthStart(businessNow(new Date()).date), to: '' });

/** Downloads the bookings that are picked up on a range of days. */
export function ExportBookings() {
  const id = useId();
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
      path="/admin/bookings/export"
      query={isWrong ? null : Object.fromEntries(given)}
      text={text}
      lang={languageOf('en')}
      onOpen={() => setDays(thisMonth())}
    >
      <p className="mb-4 text-ink-soft">{text.text}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField {...day('from')} />
        <InputField {...day('to')} error={isWrong ? text.wrongRange : undefined} />
      </div>
    </ExportButton>
  );
}
