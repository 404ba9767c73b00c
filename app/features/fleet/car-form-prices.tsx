import { useFormContext, useWatch } from 'react-hook-form';
import { readDecimal } from '#app/lib/decimal.ts';
import { eurosToCents } from '#app/lib/money.ts';
import type { CarForm } from './car-form.schema.ts';
import { NumberInput } from './car-form-controls.tsx';
import { carFormText } from './fleet.text.ts';

const { hints } = carFormText;

/** The weekly and the monthly price say what holds while they are empty (spec, part 9). */
export function PriceFields() {
  const { control } = useFormContext<CarForm>();
  const daily = readDecimal(useWatch({ control, name: 'pricing.daily' })) || null;
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-3">
      <NumberInput name="pricing.daily" required />
      <NumberInput
        name="pricing.weekly"
        hint={daily === null ? hints.weeklyEmpty : hints.weekly(eurosToCents(daily) * 7)}
      />
      <NumberInput
        name="pricing.monthly"
        hint={daily === null ? hints.monthlyEmpty : hints.monthly(eurosToCents(daily) * 30)}
      />
    </div>
  );
}
