import { memo, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { CAR_FEATURES } from '#app/domain/cars/car.schema.ts';
import { useFieldTexts } from '#app/editing/fields/form-controls.tsx';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { CarForm } from './car-form.schema.ts';

export const FeatureFields = memo(() => {
  const { form: text } = useOfficeText('fleet');
  const { control } = useFormContext<CarForm>();
  const { field } = useController({ control, name: 'features' });
  const { id, label, error } = useFieldTexts<CarForm>('features');
  const known: readonly string[] = CAR_FEATURES;
  /** Keeps removed features as choices. */
  const [noted, setNoted] = useState(field.value);
  const own = [...new Set([...noted, ...field.value])].filter(
    (feature) => !known.includes(feature),
  );

  function toggle(feature: string, chosen: boolean) {
    setNoted([...noted, feature]);
    field.onChange(
      chosen ? [...field.value, feature] : field.value.filter((each) => each !== feature),
    );
  }

  const chips = (features: readonly string[]) => (
    <div className="flex flex-wrap gap-2">
      {features.map((feature) => (
        <FeatureChip
          key={feature}
          feature={feature}
          lang="tr"
          chosen={field.value.includes(feature)}
          onChange={(chosen) => toggle(feature, chosen)}
        />
      ))}
    </div>
  );
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error && `${id}-error`}
      className="min-w-0 outline-none"
    >
      <legend className="sr-only">{label}</legend>
      <p aria-live="polite" className="mb-3 text-ink-soft text-small tabular-nums">
        {text.featureCount(field.value.length)}
      </p>
      {chips(known)}
      {own.length > 0 && (
        <>
          <p className="mt-4 mb-2 text-small-strong">{text.ownFeatures}</p>
          {chips(own)}
        </>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-2 text-coral text-small">
          {error}
        </p>
      )}
    </fieldset>
  );
});

export function FeatureChip({
  feature,
  lang,
  chosen,
  onChange,
}: {
  feature: string;
  /** Language, if it differs from the page's. */
  lang?: 'tr';
  chosen: boolean;
  onChange: (chosen: boolean) => void;
}) {
  return (
    <label
      className={cx(
        'relative inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4 text-small-strong',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-turquoise-bright',
        chosen
          ? 'border-ink bg-ink text-white hover:bg-sea'
          : 'border-control-line bg-white hover:border-ink',
      )}
    >
      <input
        type="checkbox"
        lang={lang}
        checked={chosen}
        onChange={(event) => onChange(event.target.checked)}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full opacity-0"
      />
      <span lang={lang}>{feature}</span>
    </label>
  );
}
