import { CopyPlus, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type PriceSet, priceOrigins, pricesOf } from '#app/features/cars/rental-price.rules.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import type { IsoDate } from '#app/lib/dates.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { euroText, periodText, seasonText as text } from './fleet.text.ts';
import { copyToLaterYear, type SeasonState, seasonInCents, seasonState } from './season.rules.ts';
import { MAX_SEASONS, type SeasonInput } from './season.schema.ts';
import { priceWarnings } from './season-strip.rules.ts';

const STATE_DOTS: Record<SeasonState, string> = {
  past: 'bg-control-line',
  now: 'bg-turquoise-bright',
  coming: 'bg-sea',
};

const PRICES = ['dailyCents', 'weeklyCents', 'monthlyCents'] as const;

/** A car's seasons in the order in which they hold; `index` is always that in `seasons`. */
export function SeasonList({
  seasons,
  car,
  today,
  errors,
  editId,
  onCopy,
  onEdit,
  onRemove,
}: {
  seasons: SeasonInput[];
  /** The car's own prices. */
  car: PriceSet;
  today: IsoDate;
  errors: FieldError[];
  editId: (season: SeasonInput) => string;
  onCopy: (copy: SeasonInput) => void;
  onEdit: (index: number) => void;
  onRemove: (index: number) => void;
}) {
  if (seasons.length === 0) {
    return (
      <p className="mt-4 rounded-control border border-sand-line border-dashed p-5 text-center">
        <span className="block font-semibold">{text.empty}</span>
        <span className="text-ink-soft text-sm">{text.emptyHint}</span>
      </p>
    );
  }
  const rows = seasons
    .map((season, index) => ({ season, index }))
    .toSorted((a, b) => (a.season.startDate < b.season.startDate ? -1 : 1));
  return (
    <ul aria-label={text.list} className="mt-2">
      {rows.map(({ season, index }) => {
        const later = seasons.length < MAX_SEASONS ? copyToLaterYear(season, seasons, today) : null;
        return (
          <SeasonRow
            key={index}
            editId={editId(season)}
            season={season}
            state={seasonState(season, today)}
            car={car}
            errors={errors
              .filter(({ field }) => field.startsWith(`seasonalPricing.${index}.`))
              .map(({ message }) => message)}
            copyYear={later?.year ?? null}
            onCopy={() => later && onCopy(later.copy)}
            onEdit={() => onEdit(index)}
            onRemove={() => onRemove(index)}
          />
        );
      })}
    </ul>
  );
}

/** One season in the list: when, what, and what an empty price falls back to. */
function SeasonRow({
  editId,
  season,
  state,
  car,
  errors,
  copyYear,
  onCopy,
  onEdit,
  onRemove,
}: {
  /** Of the edit button, which gets the focus when the season has come into the list. */
  editId: string;
  season: SeasonInput;
  state: SeasonState;
  /** The car's own prices. */
  car: PriceSet;
  errors: string[];
  /** The year a copy would be for; null when it can have none. */
  copyYear: number | null;
  onCopy: () => void;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const cents = seasonInCents(season);
  const warnings = state === 'past' ? [] : priceWarnings(car, cents);
  return (
    <li className="@2xl:grid-cols-[minmax(11rem,1fr)_minmax(16rem,1.4fr)_auto] @xl:grid-cols-[minmax(11rem,1.3fr)_2fr] grid items-center gap-x-5 gap-y-3 border-sand-line py-4 not-first:border-t">
      <div className="min-w-0">
        <p className="wrap-anywhere font-bold">{season.name}</p>
        <p className="text-sm tabular-nums">{periodText(season)}</p>
        <p className="flex items-center gap-2 text-ink-soft text-sm">
          <span aria-hidden="true" className={cx('size-2 rounded-full', STATE_DOTS[state])} />
          {text.states[state]}
        </p>
      </div>
      <dl className="grid grid-cols-3 gap-3">
        {PRICES.map((price) => (
          <Price key={price} price={price} car={car} season={cents} />
        ))}
      </dl>
      <div className="@2xl:col-auto -mx-3 col-span-full flex flex-wrap @2xl:justify-end">
        {copyYear !== null && (
          <RowButton icon={<CopyPlus />} label={text.copy(copyYear)} of={season} onClick={onCopy} />
        )}
        <RowButton id={editId} icon={<Pencil />} label={text.edit} of={season} onClick={onEdit} />
        <RowButton icon={<Trash2 />} label={text.remove} of={season} onClick={onRemove} />
      </div>
      {(errors.length > 0 || warnings.length > 0) && (
        <ul className="col-span-full space-y-1 text-sm">
          {errors.map((message) => (
            <li key={message} className="font-medium text-coral">
              {message}
            </li>
          ))}
          {warnings.map((warning) => (
            <li key={text.warning(warning)} className="flex items-start gap-2">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {text.warning(warning)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Price({
  price,
  car,
  season,
}: {
  price: keyof PriceSet;
  car: PriceSet;
  season: ReturnType<typeof seasonInCents>;
}) {
  const origin = priceOrigins(car, season)[price];
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{text.tariffs[price]}</dt>
      <dd className={cx('tabular-nums', origin === 'season' ? 'font-semibold' : 'text-ink-soft')}>
        {euroText(pricesOf(car, season)[price])}
        {origin !== 'season' && (
          <span className="block text-sm leading-tight">{text.origins[origin](price)}</span>
        )}
      </dd>
    </div>
  );
}

/** Shows what it does; its name says to which season as well. */
function RowButton({
  id,
  icon,
  label,
  of,
  onClick,
}: {
  id?: string;
  icon: ReactNode;
  label: string;
  of: SeasonInput;
  onClick: () => void;
}) {
  return (
    <Button
      id={id}
      title={label}
      variant="quiet"
      size="sm"
      aria-label={text.of(label, of.name)}
      onClick={onClick}
      className="px-3 [&>svg]:size-4"
    >
      {icon}
      {label}
    </Button>
  );
}
