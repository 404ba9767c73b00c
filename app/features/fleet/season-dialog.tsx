import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { type PriceSet, priceOrigins, pricesOf } from '#app/features/cars/rental-price.rules.ts';
import { calendarDaysBetween } from '#app/lib/dates.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { InputField } from '#app/ui/field.tsx';
import { FormDialog } from '#app/ui/form-dialog.tsx';
import { SlashDateField } from '#app/ui/slash-date-field.tsx';
import { euroText, seasonText, withLabel } from './fleet.text.ts';
import {
  draftOf,
  readSeasonDraft,
  type SeasonDraft,
  sameDraft,
  seasonInCents,
} from './season.rules.ts';
import type { SeasonInput } from './season.schema.ts';
import { checkSeason, MAX_SEASON_NAME, type SeasonErrors, TARIFFS } from './season.schema.ts';
import { priceWarnings } from './season-strip.rules.ts';

const text = seasonText.form;

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
  const [draft, setDraft] = useState(() => draftOf(initial));
  /** Errors of the last attempt to save; null before the first. */
  const [found, setFound] = useState<SeasonErrors | null>(null);
  const [asking, setAsking] = useState(false);
  const idPrefix = useId();
  const idOf = (field: keyof SeasonInput) => `${idPrefix}-${field}`;
  const season = readSeasonDraft(draft);
  const wrong = checkSeason(season, others);
  const errors = found ? wrong : {};

  function save() {
    const [firstWrong] = FIELD_ORDER.filter((field) => wrong[field]);
    if (!firstWrong) return onSave(season);
    flushSync(() => setFound(wrong));
    document.getElementById(idOf(firstWrong))?.focus();
  }

  function cancel() {
    if (sameDraft(draft, draftOf(initial))) onCancel();
    else setAsking(true);
  }

  const field = <Field extends keyof SeasonDraft>(name: Field) => ({
    id: idOf(name),
    label: text[name],
    value: draft[name],
    error: errors[name],
  });

  function set(changes: Partial<SeasonDraft>) {
    const next = { ...draft, ...changes };
    setDraft(next);
    onTyping(!sameDraft(next, draftOf(initial)));
  }

  const isPeriod = !wrong.startDate && wrong.endDate === undefined;

  return (
    <FormDialog
      open={open}
      lang="en"
      title={text.titles[mode]}
      onSubmit={save}
      onCancel={cancel}
      finalFocus={finalFocus}
      footer={
        <>
          <Button size="sm" onClick={cancel}>
            {text.cancel}
          </Button>
          <Button size="sm" variant="ink" type="submit">
            {text.submit[mode]}
          </Button>
        </>
      }
    >
      <ErrorSummary
        title={text.errorsTitle}
        fixedLabel={text.fixed}
        items={FIELD_ORDER.flatMap((name) => {
          const message = found?.[name];
          if (!message) return [];
          const item = { control: idOf(name), message: withLabel(text[name], message) };
          return [{ ...item, fixed: !wrong[name] }];
        })}
      />
      <div className="grid gap-4 not-first:mt-4 sm:grid-cols-2">
        <InputField
          {...field('name')}
          required
          hint={text.nameHint}
          maxLength={MAX_SEASON_NAME}
          autoComplete="off"
          onChange={(event) => set({ name: event.target.value })}
          className="sm:col-span-2"
        />
        <SlashDateField
          {...field('startDate')}
          required
          pickerLabel={text.pick(text.startDate)}
          onChange={(startDate) => set({ startDate })}
        />
        <SlashDateField
          {...field('endDate')}
          required
          after={season.startDate}
          pickerLabel={text.pick(text.endDate)}
          onChange={(endDate) => set({ endDate })}
        />
        <p className="-mt-2 text-ink-soft text-sm sm:col-span-2">
          {isPeriod
            ? text.length(calendarDaysBetween(season.startDate, season.endDate) + 1)
            : text.bothIncluded}
        </p>
      </div>
      <fieldset className="mt-4 grid gap-4 sm:grid-cols-3">
        <legend className="mb-3 font-bold">{text.prices}</legend>
        {TARIFFS.map((tariff) => (
          <InputField
            key={tariff}
            {...field(tariff)}
            hint={fallbackText(car, season, tariff)}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => set({ [tariff]: event.target.value })}
          />
        ))}
      </fieldset>
      <Warnings car={car} season={season} isPriced={TARIFFS.every((tariff) => !wrong[tariff])} />
      <ConfirmDialog
        {...seasonText.discard}
        open={asking}
        onOpenChange={setAsking}
        confirmLabel={seasonText.discard.confirm}
        cancelLabel={seasonText.discard.cancel}
        destructive
        lang="en"
        onConfirm={() => {
          setAsking(false);
          onCancel();
        }}
      />
    </FormDialog>
  );
}

const FIELD_ORDER = ['name', 'startDate', 'endDate', ...TARIFFS] as const;

/** What holds if a price is left empty. */
function fallbackText(car: PriceSet, season: SeasonInput, tariff: (typeof TARIFFS)[number]) {
  const without = seasonInCents({ ...season, [tariff]: null });
  const price = `${tariff}Cents` as const;
  const origin = priceOrigins(car, without)[price] === 'car' ? 'car' : 'fallback';
  return text.ifEmpty(euroText(pricesOf(car, without)[price]), seasonText.origins[origin](price));
}

/** Said while typing; it does not hold up saving. */
function Warnings({
  car,
  season,
  isPriced,
}: {
  car: PriceSet;
  season: SeasonInput;
  isPriced: boolean;
}) {
  const warnings = isPriced ? priceWarnings(car, seasonInCents(season)) : [];
  return (
    <div role="status">
      {warnings.map((warning) => (
        <p key={seasonText.warning(warning)} className="mt-3 flex items-start gap-2 text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {seasonText.warning(warning)}
        </p>
      ))}
    </div>
  );
}
