import { type PriceSet, priceOrigins, pricesOf } from '#app/domain/pricing/price.rules.ts';
import { seasonInCents } from '#app/domain/pricing/season.rules.ts';
import { MAX_SEASON_NAME, type SeasonInput, TARIFFS } from '#app/domain/pricing/season.schema.ts';
import { euroText } from '#app/domain/pricing/season-words.ts';
import { LanguagesDone } from '#app/editing/fields/translated-field.tsx';
import { addDays, calendarDaysBetween, isIsoDate } from '#app/lib/dates/dates.ts';
import { FOREIGN_LANGUAGES, labelIn } from '#app/lib/words/translation-labels.ts';
import { cx } from '#app/ui/class-names.ts';
import { InputField } from '#app/ui/fields/field.tsx';
import { SlashDateField } from '#app/ui/fields/typed-time-fields.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { iconBefore } from '#app/ui/pictures/icon.tsx';
import type { SeasonForm } from '../car-form.schema.ts';

export type SeasonField = Exclude<keyof SeasonForm, 'translations'>;

export function SeasonFields({
  idPrefix,
  typed,
  season,
  car,
  hasPeriod,
  errorOf,
  onType,
}: {
  idPrefix: string;
  typed: SeasonForm;
  /** Typed season, as far as it can be read. */
  season: SeasonInput;
  car: PriceSet;
  hasPeriod: boolean;
  errorOf: (field: SeasonField) => string | undefined;
  onType: (typed: SeasonForm) => void;
}) {
  const { form: text, origin } = useOfficeText('fleet').season;
  const field = (name: SeasonField) => ({
    id: `${idPrefix}-${name}`,
    label: text[name],
    value: typed[name],
    error: errorOf(name),
  });
  const type = (name: SeasonField) => (value: string) => onType({ ...typed, [name]: value });
  /** Returns the price that applies while the field is empty. */
  function priceHint(tariff: (typeof TARIFFS)[number]) {
    const without = seasonInCents({ ...season, [tariff]: null });
    const price = `${tariff}Cents` as const;
    const from = origin(priceOrigins(car, without)[price], price);
    return text.ifEmpty(euroText(pricesOf(car, without)[price]), from);
  }
  return (
    <>
      <div className="grid gap-4 not-first:mt-4 sm:grid-cols-2">
        <InputField
          {...field('name')}
          onChange={({ target }) => type('name')(target.value)}
          required
          hint={text.nameHint}
          maxLength={MAX_SEASON_NAME}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <SlashDateField {...field('startDate')} onChange={type('startDate')} required lang="en" />
        <SlashDateField
          {...field('endDate')}
          onChange={type('endDate')}
          required
          lang="en"
          min={isIsoDate(season.startDate) ? addDays(season.startDate, 1) : null}
        />
        <p className="-mt-2 text-ink-soft text-small sm:col-span-2">
          {hasPeriod
            ? text.length(calendarDaysBetween(season.startDate, season.endDate) + 1)
            : text.bothIncluded}
        </p>
      </div>
      <fieldset className="mt-4 grid gap-4 sm:grid-cols-3">
        <legend className="mb-3 font-strong">{text.prices}</legend>
        {TARIFFS.map((tariff) => (
          <InputField
            key={tariff}
            {...field(tariff)}
            onChange={({ target }) => type(tariff)(target.value)}
            hint={priceHint(tariff)}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </fieldset>
      <ForeignNames idPrefix={idPrefix} typed={typed} onType={onType} />
    </>
  );
}

/** Translated names, folded: most offices name a season only in Turkish. */
function ForeignNames({
  idPrefix,
  typed,
  onType,
}: {
  idPrefix: string;
  typed: SeasonForm;
  onType: (typed: SeasonForm) => void;
}) {
  const { form: text } = useOfficeText('fleet').season;
  const { translations } = typed;
  const named = FOREIGN_LANGUAGES.filter((language) => translations[language].name.trim() !== '');
  return (
    <details className="mt-4">
      <summary className={cx('disclosure', iconBefore('icon-chevron-right'))}>
        <span className="font-strong">{text.otherLanguages}</span>
        <LanguagesDone done={1 + named.length} />
      </summary>
      <div className="grid gap-4 sm:grid-cols-3">
        {FOREIGN_LANGUAGES.map((language) => (
          <InputField
            key={language}
            id={`${idPrefix}-${language}`}
            label={labelIn(language, text.name)}
            lang={language}
            value={translations[language].name}
            maxLength={MAX_SEASON_NAME}
            autoComplete="off"
            onChange={({ target: { value: name } }) =>
              onType({ ...typed, translations: { ...translations, [language]: { name } } })
            }
          />
        ))}
      </div>
    </details>
  );
}
