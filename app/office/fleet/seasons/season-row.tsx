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
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { priceWarnings } from './season-strip.rules.ts';

const STATE_DOTS: Record<SeasonState, string> = {
  past: 'bg-control-line',
  now: 'bg-turquoise-bright',
  coming: 'bg-sea',
};

const PRICES = ['dailyCents', 'weeklyCents', 'monthlyCents'] as const;

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
  const prices = pricesOf(car, cents);
  const origins = priceOrigins(car, cents);
  const warnings = state === 'past' ? [] : priceWarnings(car, cents);
  /** Button that shows its action. Its accessible name adds the season. */
  const button = (icon: Elements, label: string, onClick: () => void, id?: string) => (
    <Button
      id={id}
      title={label}
      variant="quiet"
      size="sm"
      aria-label={text.of(label, season.name)}
      onClick={onClick}
      className="px-3 [&>.icon]:size-4"
    >
      {icon}
      <span>{label}</span>
    </Button>
  );
  return (
    <li className="@2xl:grid-cols-[minmax(11rem,1fr)_minmax(16rem,1.4fr)_auto] @xl:grid-cols-[minmax(11rem,1.3fr)_2fr] grid items-center gap-x-4 gap-y-3 border-sand-line py-4 not-first:border-t">
      <div className="min-w-0">
        <p className="wrap-anywhere font-strong">{season.name}</p>
        <p className="text-small tabular-nums">{periodText(season)}</p>
        <p className="flex items-center gap-2 text-ink-soft text-small">
          <span aria-hidden="true" className={cx('size-2 rounded-full', STATE_DOTS[state])} />
          <span>{text.states[state]}</span>
        </p>
      </div>
      <dl className="grid grid-cols-[repeat(3,minmax(min-content,1fr))] large-text:grid-cols-1 gap-3">
        {PRICES.map((price) => {
          const origin = origins[price];
          const isOwn = origin === 'season';
          return (
            <div key={price} className="min-w-0">
              <dt className="text-ink-soft text-small">{text.tariffs[price]}</dt>
              <dd className={cx('amount', isOwn ? 'font-strong' : 'text-ink-soft')}>
                <span>{euroText(prices[price])}</span>
                {!isOwn && (
                  <span className="block whitespace-normal text-small-strong">
                    {text.origin(origin, price)}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="@2xl:col-auto -mx-3 col-span-full flex flex-wrap @2xl:justify-end">
        {later &&
          button(<Icon name="icon-copy-plus" />, text.copy(later.year), () => onCopy(later.copy))}
        {button(<Icon name="icon-pencil" />, text.edit, onEdit, editId)}
        {button(<Icon name="icon-trash" />, text.remove, onRemove)}
      </div>
      {(errors.length > 0 || warnings.length > 0) && (
        <ul className="col-span-full space-y-1 text-small">
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
