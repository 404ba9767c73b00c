import { memo, useDeferredValue, useMemo } from 'react';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { FieldError } from '#app/lib/app-error.ts';
import type { IsoDate } from '#app/lib/dates.ts';
import { readDecimal } from '#app/lib/decimal.ts';
import { controlId } from './car-fields.rules.ts';
import type { CarForm } from './car-form.schema.ts';
import { SeasonEditor } from './season-editor.tsx';

/** Fifty seasons need not keep up with every key that is struck in a price above them. */
const CalmSeasonEditor = memo(SeasonEditor);

export function SeasonsField({ today }: { today: IsoDate }) {
  const { control } = useFormContext<CarForm>();
  const { field } = useController({ control, name: 'seasonalPricing' });
  const { errors } = useFormState({ control, name: 'seasonalPricing' });
  const [daily, weekly, monthly] = useDeferredValue(
    useWatch({ control, name: ['pricing.daily', 'pricing.weekly', 'pricing.monthly'] }),
  );
  const base = useMemo(
    () => ({ daily: euros(daily), weekly: euros(weekly), monthly: euros(monthly) }),
    [daily, weekly, monthly],
  );
  const found = useMemo(() => seasonErrors(errors.seasonalPricing), [errors.seasonalPricing]);
  return (
    <div id={controlId('seasonalPricing')} tabIndex={-1} className="outline-none">
      <CalmSeasonEditor
        seasons={field.value}
        base={base}
        today={today}
        onChange={field.onChange}
        errors={found}
      />
    </div>
  );
}

function euros(typed: string): number | null {
  return readDecimal(typed) || null;
}

/** react-hook-form's tree of errors as the list that the API would answer. */
function seasonErrors(tree: unknown): FieldError[] {
  if (tree === null || typeof tree !== 'object') return [];
  if ('message' in tree && typeof tree.message === 'string') {
    return [{ field: 'seasonalPricing', message: tree.message }];
  }
  return Object.entries(tree).flatMap(([index, season]) =>
    Object.entries((season ?? {}) as Record<string, { message?: string }>).flatMap(
      ([name, error]) =>
        error?.message
          ? [{ field: `seasonalPricing.${index}.${name}`, message: error.message }]
          : [],
    ),
  );
}
