import type { PriceSet } from '#app/features/cars/rental-price.rules.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import type { IsoDate } from '#app/lib/dates.ts';
import { seasonText as text } from './fleet.text.ts';
import { copyToLaterYear, seasonState } from './season.rules.ts';
import type { SeasonInput } from './season.schema.ts';
import { MAX_SEASONS } from './season.schema.ts';
import { SeasonRow } from './season-row.tsx';

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
