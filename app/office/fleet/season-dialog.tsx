import { useId, useState } from 'react';
import { type PriceSet, priceOrigins, pricesOf } from '#app/domain/pricing/price.rules.ts';
import { seasonInCents } from '#app/domain/pricing/season.rules.ts';
import {
  checkSeason,
  MAX_SEASON_NAME,
  type SeasonErrors,
  type SeasonInput,
  seasonInputSchema,
  TARIFFS,
} from '#app/domain/pricing/season.schema.ts';
import { euroText } from '#app/domain/pricing/season-words.ts';
import { meaningOf } from '#app/editing/fields/form-codec.ts';
import { LanguagesDone } from '#app/editing/fields/translated-field.tsx';
import { addDays, calendarDaysBetween, isIsoDate } from '#app/lib/dates/dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { keyOf, withSentence } from '#app/lib/words/issue-text.ts';
import {
  FOREIGN_LANGUAGES,
  type ForeignLanguage,
  labelIn,
} from '#app/lib/words/translation-labels.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { InputField } from '#app/ui/fields/field.tsx';
import { SlashDateField } from '#app/ui/fields/typed-time-fields.tsx';
import { focusAfter } from '#app/ui/focus.ts';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { ErrorSummary } from '#app/ui/states/error-summary.tsx';
import { type SeasonForm, seasonForm } from './car-form.schema.ts';
import { seasonMessages } from './car-words.rules.ts';
import { priceWarnings } from './season-strip.rules.ts';

export type SeasonDialogMode = 'add' | 'edit' | 'copy';

/** Adds or changes one season. It is checked before it is handed over, and what was typed is not dropped unasked. */
export function SeasonDialog({
  open,
  mode,
  initial,
  others,
  car,
  onSave,
  onCancel,
  onTyping,
  finalFocus,
}: {
  open: boolean;
  mode: SeasonDialogMode;
  initial: SeasonInput;
  /** The car's seasons without this one. */
  others: SeasonInput[];
  /** The car's own prices. */
  car: PriceSet;
  onSave: (season: SeasonInput) => void;
  onCancel: () => void;
  onTyping: (typed: boolean) => void;
  finalFocus: () => HTMLElement | null;
}) {
  const fleet = useOfficeText('fleet');
  const seasonText = fleet.season;
  const messages = seasonMessages({ fleet, price: useOfficeText('price') });
  const sentence = (name: SeasonField, message: string) =>
    withSentence({ field: name, message }, { messages, labels: {} }).message;
  const lang = useOfficeLanguage();
  const text = seasonText.form;
  const [typed, setTyped] = useState(() => seasonForm.toForm(initial));
  /** Errors of the last attempt to save; null before the first. */
  const [found, setFound] = useState<SeasonErrors | null>(null);
  const [asking, setAsking] = useState(false);
  const idPrefix = useId();
  const idOf = (field: SeasonField | ForeignLanguage) => `${idPrefix}-${field}`;
  const season = seasonForm.toValue(typed) as SeasonInput;
  const wrong = checkSeason(season, others);
  const errors = found ? wrong : {};

  function save() {
    const [firstWrong] = FIELD_ORDER.filter((field) => wrong[field]);
    if (!firstWrong) return onSave(seasonInputSchema.parse(season));
    focusAfter(idOf(firstWrong), () => setFound(wrong));
  }

  const isChanged = (form: SeasonForm) =>
    meaningOf(seasonForm, form) !== meaningOf(seasonForm, seasonForm.toForm(initial));

  function cancel() {
    if (isChanged(typed)) setAsking(true);
    else onCancel();
  }

  function change(next: SeasonForm) {
    setTyped(next);
    onTyping(isChanged(next));
  }

  const set = (name: SeasonField, value: string) => change({ ...typed, [name]: value });

  const field = (name: SeasonField) => ({
    id: idOf(name),
    label: text[name],
    value: typed[name],
    error: errors[name] && sentence(name, errors[name]),
  });
  const input = (name: SeasonField) => ({
    ...field(name),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });
  const date = (name: 'startDate' | 'endDate') => ({
    ...field(name),
    required: true,
    lang: 'en' as const,
    onChange: (value: string) => set(name, value),
  });
  const isPriced = TARIFFS.every((tariff) => !wrong[tariff]);
  const warnings = isPriced ? priceWarnings(car, seasonInCents(season)) : [];

  return (
    <FormDialog
      open={open}
      lang={lang}
      title={text.titles[mode]}
      onSubmit={save}
      onCancel={cancel}
      finalFocus={finalFocus}
      cancelLabel={text.cancel}
      footer={
        <Button size="sm" variant="ink" type="submit">
          {text.submit[mode]}
        </Button>
      }
    >
      <ErrorSummary
        title={text.errorsTitle}
        fixedLabel={text.fixed}
        items={FIELD_ORDER.flatMap((name) => {
          const message = found?.[name];
          if (!message) return [];
          const said = sentence(name, message);
          const item = {
            control: idOf(name),
            message: NAMELESS.includes(keyOf(message)) ? `${text[name]}: ${said}` : said,
          };
          return [{ ...item, fixed: !wrong[name] }];
        })}
      />
      <div className="grid gap-4 not-first:mt-4 sm:grid-cols-2">
        <InputField
          {...input('name')}
          required
          hint={text.nameHint}
          maxLength={MAX_SEASON_NAME}
          className="sm:col-span-2"
        />
        <SlashDateField {...date('startDate')} />
        <SlashDateField
          {...date('endDate')}
          min={isIsoDate(season.startDate) ? addDays(season.startDate, 1) : null}
        />
        <p className="-mt-2 text-ink-soft text-sm sm:col-span-2">
          {!wrong.startDate && !wrong.endDate
            ? text.length(calendarDaysBetween(season.startDate, season.endDate) + 1)
            : text.bothIncluded}
        </p>
      </div>
      <fieldset className="mt-4 grid gap-4 sm:grid-cols-3">
        <legend className="mb-3 font-bold">{text.prices}</legend>
        {TARIFFS.map((tariff) => (
          <InputField
            key={tariff}
            {...input(tariff)}
            hint={fallbackText(car, season, tariff, seasonText)}
            inputMode="decimal"
          />
        ))}
      </fieldset>
      <details className="mt-4">
        <summary className="min-h-11 content-center">
          <span className="mr-2 font-bold">{text.otherLanguages}</span>
          <LanguagesDone done={1 + namedIn(typed).length} />
        </summary>
        <div className="grid gap-4 sm:grid-cols-3">
          {FOREIGN_LANGUAGES.map((language) => (
            <InputField
              key={language}
              id={idOf(language)}
              label={labelIn(language, text.name)}
              lang={language}
              value={typed.translations[language].name}
              maxLength={MAX_SEASON_NAME}
              autoComplete="off"
              onChange={({ target: { value: name } }) =>
                change({
                  ...typed,
                  translations: { ...typed.translations, [language]: { name } },
                })
              }
            />
          ))}
        </div>
      </details>
      {/* Said while typing; it does not hold up saving. */}
      <div role="status">
        {warnings.map((warning) => (
          <p key={seasonText.warning(warning)} className="mt-3 flex items-start gap-2 text-sm">
            <Icon name="icon-triangle-alert" className="mt-0.5 size-5 shrink-0" />
            <span>{seasonText.warning(warning)}</span>
          </p>
        ))}
      </div>
      <ConfirmDialog
        {...seasonText.discard}
        open={asking}
        onOpenChange={setAsking}
        confirmLabel={seasonText.discard.confirm}
        cancelLabel={seasonText.discard.cancel}
        destructive
        lang={lang}
        onConfirm={() => {
          setAsking(false);
          onCancel();
        }}
      />
    </FormDialog>
  );
}

type SeasonField = Exclude<keyof SeasonForm, 'translations'>;

function namedIn({ translations }: SeasonForm): ForeignLanguage[] {
  return FOREIGN_LANGUAGES.filter((language) => translations[language].name.trim() !== '');
}

/** Keys of messages that do not name their field. */
const NAMELESS = ['notADate', 'notAPrice', 'tooHigh', 'decimals'];

const FIELD_ORDER = ['name', 'startDate', 'endDate', ...TARIFFS] as const;

/** What holds if a price is left empty. */
function fallbackText(
  car: PriceSet,
  season: SeasonInput,
  tariff: (typeof TARIFFS)[number],
  seasonText: OfficeTexts['fleet']['season'],
) {
  const without = seasonInCents({ ...season, [tariff]: null });
  const price = `${tariff}Cents` as const;
  const origin = seasonText.origin(priceOrigins(car, without)[price], price);
  return seasonText.form.ifEmpty(euroText(pricesOf(car, without)[price]), origin);
}
