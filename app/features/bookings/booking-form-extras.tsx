import { useFormContext, useWatch } from 'react-hook-form';
import { EXTRA_NAMES } from '#app/features/settings/extras.rules.ts';
import { eurosToCents } from '#app/lib/money.ts';
import type { BookingForm } from './booking-form.schema.ts';
import { extraNames, bookingFormText as text } from './booking-form.text.ts';
import { Choice } from './booking-form-controls.tsx';
import type { BookingOptions } from './booking-options.schema.ts';

/** What is rented beside the car: of each as many as the business has, or as the booking has had. */
export function ExtraFields({ offers }: { offers: BookingOptions['extras'] }) {
  const { control } = useFormContext<BookingForm>();
  const counts = useWatch({ control, name: 'extras' });
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-3">
      {EXTRA_NAMES.map((name) => {
        const most = Math.max(offers[name].maxCount, Number(counts[name]) || 0);
        return (
          <Choice
            key={name}
            name={`extras.${name}`}
            label={extraNames[name]}
            hint={text.perDay(eurosToCents(offers[name].daily))}
          >
            {[...Array(most + 1).keys()].map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Choice>
        );
      })}
    </div>
  );
}
