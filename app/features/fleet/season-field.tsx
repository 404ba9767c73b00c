import { memo, useDeferredValue, useMemo } from 'react';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useFieldTexts } from '#app/editing/form-controls.tsx';
import type { FieldError } from '#app/lib/app-error.ts';
import type { IsoDate } from '#app/lib/dates.ts';
import { readDecimal } from '#app/lib/decimal.ts';
import type { CarForm } from './car-form.schema.ts';
import { SeasonEditor } from './season-editor.tsx';

/** Fifty seasons need not keep up with every key that is struck in a price above them. */
const CalmSeasonEditor = memo(SeasonEditor);

export function SeasonsField({
  isNew,
  today,
  onTyping,
}: {
  /** The car is not saved yet. */
  isNew: boolean;
  today: IsoDate;
  /** Whether a season is typed that the form does not hold yet. */
  onTyping: (typed: boolean) => void;
}) {
  const { control } = useFormContext<CarForm>();
  const { field } = useController({ control, name: 'seasonalPricing' });
  const { id } = useFieldTexts<CarForm>('seasonalPricing');
  const { errors } = useFormState({ control, name: 'seasonalPricing' });
  const [daily, weekly, monthly] = useDeferredValue(
    useWatch({ control, name: ['pricing.daily', 'pricing.weekly', 'pricing.monthly'] }),
  );
  const base = useMemo(
    () => ({
      daily: readDecimal(daily),
      weekly: readDecimal(weekly),
      monthly: readDecimal(monthly),
    }),
    [daily, weekly, monthly],
  );
  const isPriced = Object.values(base).some((price) => price !== null);
  const found = useMemo(() => seasonErrors(errors.seasonalPricing), [errors.seasonalPricing]);
  return (
    <div id={id} tabIndex={-1} className="outline-none">
      <CalmSeasonEditor
        seasons={field.value}
        base={base}
        // Of a car that nobody has priced yet it could tell nothing but that.
        hasYear={!isNew || isPriced || field.value.length > 0}
        today={today}
        onChange={field.onChange}
        onTyping={onTyping}
        errors={found}
      />
    </div>
  );
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
