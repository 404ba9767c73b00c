import { fieldValue } from '#app/editing/form-fields.ts';
import type { Image } from '#app/features/images/images.schema.ts';
import type { CarField } from './car-fields.rules.ts';
import type { CarForm } from './car-form.schema.ts';
import { carFormText, periodText } from './fleet.text.ts';
import type { SeasonInput } from './season.schema.ts';

const text = { ...carFormText.editing.conflict, ...carFormText.conflict };

/** One field of a car as it can be compared with another's. */
export function CarFieldValue({ field, form }: { field: CarField; form: CarForm }) {
  if (field === 'mainImage') {
    return form.mainImage ? <Pictures images={[form.mainImage]} /> : text.noPicture;
  }
  if (field === 'gallery') {
    return (
      <>
        {text.pictures(form.gallery.length)}
        <Pictures images={form.gallery} />
      </>
    );
  }
  if (field === 'seasonalPricing') return <Seasons seasons={form.seasonalPricing} />;
  const value = fieldValue(form, field);
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (Array.isArray(value)) return <span lang="tr">{value.join(', ') || text.empty}</span>;
  return <span className="whitespace-pre-line">{String(value).trim() || text.empty}</span>;
}

/** Small, with their alt text where they have one: it may be all that differs. */
function Pictures({ images }: { images: Image[] }) {
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      {images.map(({ url, srcset, alt }) => (
        <span key={url} className="block w-20">
          <img
            src={url}
            srcSet={srcset}
            sizes="80px"
            alt=""
            className="aspect-3/2 w-full rounded-lg bg-sand object-cover"
          />
          <span className="block truncate text-ink-soft text-xs">{alt}</span>
        </span>
      ))}
    </span>
  );
}

function Seasons({ seasons }: { seasons: SeasonInput[] }) {
  if (seasons.length === 0) return text.empty;
  return seasons.map((season) => (
    <span key={season.name + season.startDate} className="block not-first:mt-1">
      <span className="block font-semibold">{season.name}</span>
      <span className="block text-sm tabular-nums">{periodText(season)}</span>
      <span className="block text-sm tabular-nums">{text.prices(season)}</span>
    </span>
  ));
}
