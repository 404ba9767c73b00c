import { type PriceSet, priceOrigins, pricesOf } from '#app/domain/pricing/price.rules.ts';
import {
  copySeason,
  type SeasonState,
  seasonInCents,
  seasonState,
} from '#app/domain/pricing/season.rules.ts';
import { MAX_SEASONS, type SeasonInput } from '#app/domain/pricing/season.schema.ts';
import { euroText, periodText } from '#app/domain/pricing/season-words.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { IconButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { ROW_BUTTON } from '#app/ui/lists/row-actions.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { priceWarnings } from './season-strip.rules.ts';

const STATE_DOTS: Record<SeasonState, string> = {
  past: 'bg-control-line',
  now: 'bg-turquoise-bright',
  coming: 'bg-sea',
};

const PRICES = ['dailyCents', 'weeklyCents', 'monthlyCents'] as const;

/** Columns of a season in a wide section, where it is one row of 44 px. */
const COLUMNS =
  '@3xl:grid @3xl:grid-cols-[minmax(8rem,1fr)_11.75rem_repeat(3,5.5rem)_6.5rem] @3xl:items-center @3xl:gap-x-4';

/** Heads of the columns. Each row repeats them for screen readers. */
export function SeasonHeads() {
  const { season: text } = useOfficeText('fleet');
  return (
    <div
      aria-hidden="true"
      className={cx(COLUMNS, 'mt-2 hidden border-sand-line border-b pb-1 text-ink-soft text-meta')}
    >
      <span>{text.form.name}</span>
      <span>{text.dates}</span>
      {PRICES.map((price) => (
        <span key={price} className="text-right">
          {text.tariffs[price]}
        </span>
      ))}
    </div>
  );
}

export function SeasonRow({
  season,
  seasons,
  car,
  today,
  errors,
  editId,
  onCopy,
  onEdit,
  onRemove,
}: {
  season: SeasonInput;
  seasons: SeasonInput[];
  car: PriceSet;
  today: IsoDate;
  errors: string[];
  /** Id of the edit button, which takes the focus after the season was added to the list. */
  editId: string;
  onCopy: (copy: SeasonInput) => void;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { season: text } = useOfficeText('fleet');
  const later = seasons.length < MAX_SEASONS ? copySeason(season, seasons, today) : null;
  const state = seasonState(season, today);
  const cents = seasonInCents(season);
  const warnings = state === 'past' ? [] : priceWarnings(car, cents);
  const named = (action: string) => text.of(action, season.name);
  return (
    <li className="border-sand-line pt-1 pb-3 not-first:border-t @3xl:py-1">
      <div
        className={cx(
          COLUMNS,
          'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 @3xl:min-h-9',
        )}
      >
        <p className="flex min-w-0 items-center gap-2">
          <span
            aria-hidden="true"
            className={cx('size-2 shrink-0 rounded-full', STATE_DOTS[state])}
          />
          <span className="wrap-anywhere min-w-0 font-strong">{season.name}</span>
          <span
            className={state === 'coming' ? 'sr-only' : 'whitespace-nowrap text-ink-soft text-meta'}
          >
            {text.states[state]}
          </span>
        </p>
        <p className="col-span-full whitespace-nowrap large-text:whitespace-normal text-small tabular-nums @3xl:col-span-1">
          {periodText(season)}
        </p>
        <Prices car={car} cents={cents} />
        <div className="col-start-2 row-start-1 flex justify-end gap-1 @3xl:col-auto @3xl:row-auto">
          {later && (
            <IconButton
              label={named(text.copy(later.year))}
              onClick={() => onCopy(later.copy)}
              className={ROW_BUTTON}
            >
              <Icon name="icon-copy-plus" className="size-4.5" />
            </IconButton>
          )}
          <IconButton id={editId} label={named(text.edit)} onClick={onEdit} className={ROW_BUTTON}>
            <Icon name="icon-pencil" className="size-4.5" />
          </IconButton>
          <IconButton label={named(text.remove)} onClick={onRemove} className={ROW_BUTTON}>
            <Icon name="icon-trash" className="size-4.5 text-coral" />
          </IconButton>
        </div>
      </div>
      {(errors.length > 0 || warnings.length > 0) && (
        <ul className="space-y-1 py-1 text-small">
          {errors.map((message) => (
            <li key={message} className="text-coral">
              {message}
            </li>
          ))}
          {warnings.map((warning) => (
            <li key={text.warning(warning)} className="flex items-start gap-2">
              <Icon name="icon-triangle-alert" className="mt-1 size-4 shrink-0" />
              <span>{text.warning(warning)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The three prices that apply in the season. Prices that the season does not have itself are paler. */
function Prices({ car, cents }: { car: PriceSet; cents: ReturnType<typeof seasonInCents> }) {
  const { season: text } = useOfficeText('fleet');
  const prices = pricesOf(car, cents);
  const origins = priceOrigins(car, cents);
  return (
    <dl className="col-span-full mt-2 grid grid-cols-3 large-text:grid-cols-1 gap-x-4 gap-y-1 @3xl:contents">
      {PRICES.map((price) => {
        const origin = origins[price];
        const isOwn = origin === 'season';
        const from = isOwn ? undefined : text.origin(origin, price);
        return (
          <div key={price} title={from} className="min-w-0 @3xl:text-right">
            <dt className="text-ink-soft text-meta @3xl:sr-only">{text.tariffs[price]}</dt>
            <dd className={cx('amount text-small', isOwn ? 'font-strong' : 'text-ink-soft')}>
              <span>{euroText(prices[price])}</span>
              {from && (
                <span className="block whitespace-normal text-meta @3xl:sr-only">{from}</span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
