import { useId } from 'react';
import type { PriceSet } from '#app/domain/pricing/price.rules.ts';
import { seasonInCents } from '#app/domain/pricing/season.rules.ts';
import { type SeasonInput, TARIFFS } from '#app/domain/pricing/season.schema.ts';
import { keyOf, withSentence } from '#app/lib/words/issue-text.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { focusAfter } from '#app/ui/focus.ts';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { ErrorSummary } from '#app/ui/states/error-summary.tsx';
import { seasonMessages } from '../car-words.rules.ts';
import { checkTyped, type SeasonEvent, type TypedSeason } from './season-editing.rules.ts';
import { type SeasonField, SeasonFields } from './season-fields.tsx';
import { priceWarnings } from './season-strip.rules.ts';

const FIELD_ORDER = ['name', 'startDate', 'endDate', ...TARIFFS] as const;

/** Keys of messages that do not name their field. */
const NAMELESS = ['notADate', 'notAPrice', 'tooHigh', 'decimals'];

/** Dialog for one season. Errors appear on submit. Closing asks before it discards input. */
export function SeasonDialog({
  dialog,
  others,
  car,
  onChange,
  finalFocus,
}: {
  dialog: TypedSeason;
  others: SeasonInput[];
  /** Regular prices of the car. */
  car: PriceSet;
  onChange: (event: SeasonEvent) => void;
  finalFocus: () => HTMLElement | null;
}) {
  const fleet = useOfficeText('fleet');
  const { form: text, discard } = fleet.season;
  const lang = useOfficeLanguage();
  const messages = seasonMessages({ fleet, price: useOfficeText('price') });
  const sentence = (field: SeasonField, message: string) =>
    withSentence({ field, message }, { messages, labels: {} }).message;
  const idPrefix = useId();
  const { season, errors } = checkTyped(dialog, others);
  const submitted = dialog.errors;

  function submit() {
    const firstWrong = FIELD_ORDER.find((field) => errors[field]);
    if (!firstWrong) return onChange({ kind: 'submit' });
    focusAfter(`${idPrefix}-${firstWrong}`, () => onChange({ kind: 'submit' }));
  }

  return (
    <FormDialog
      open
      lang={lang}
      title={text.titles[dialog.mode]}
      onSubmit={submit}
      onCancel={() => onChange({ kind: 'cancel' })}
      finalFocus={finalFocus}
      cancelLabel={text.cancel}
      footer={
        <Button size="sm" variant="ink" type="submit">
          {text.submit[dialog.mode]}
        </Button>
      }
    >
      <ErrorSummary
        title={text.errorsTitle}
        fixedLabel={text.fixed}
        items={FIELD_ORDER.flatMap((field) => {
          const key = submitted?.[field];
          if (!key) return [];
          const said = sentence(field, key);
          const message = NAMELESS.includes(keyOf(key)) ? `${text[field]}: ${said}` : said;
          return [{ control: `${idPrefix}-${field}`, message, fixed: !errors[field] }];
        })}
      />
      <SeasonFields
        idPrefix={idPrefix}
        typed={dialog.typed}
        season={season}
        car={car}
        hasPeriod={!errors.startDate && !errors.endDate}
        errorOf={(field) => {
          const key = submitted && errors[field];
          return key ? sentence(field, key) : undefined;
        }}
        onType={(typed) => onChange({ kind: 'type', typed })}
      />
      <PriceWarnings car={car} season={TARIFFS.some((tariff) => errors[tariff]) ? null : season} />
      <ConfirmDialog
        {...discard}
        open={dialog.asksToDiscard}
        onOpenChange={(open) => open || onChange({ kind: 'keepTyping' })}
        confirmLabel={discard.confirm}
        cancelLabel={discard.cancel}
        destructive
        lang={lang}
        onConfirm={() => onChange({ kind: 'discard' })}
      />
    </FormDialog>
  );
}

/** Warnings, announced while the person types. Warnings do not prevent the save. */
function PriceWarnings({
  car,
  season,
}: {
  car: PriceSet;
  /** Null while a price is invalid. */
  season: SeasonInput | null;
}) {
  const { warning: sentence } = useOfficeText('fleet').season;
  const warnings = season ? priceWarnings(car, seasonInCents(season)).map(sentence) : [];
  return (
    <div role="status">
      {warnings.map((warning) => (
        <p key={warning} className="mt-3 flex items-start gap-2 text-small">
          <Icon name="icon-triangle-alert" className="mt-1 size-5 shrink-0" />
          <span>{warning}</span>
        </p>
      ))}
    </div>
  );
}
