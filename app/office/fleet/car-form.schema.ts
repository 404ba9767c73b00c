import { z } from 'zod';
import { type Image, imageSchema } from '#app/base/images/images.schema.ts';
import type { TermText } from '#app/base/settings/papers/rental-terms.rules.ts';
import { hasEngine } from '#app/domain/cars/car.rules.ts';
import type { FactTypedAsText } from '#app/domain/cars/car.schema.ts';
import {
  type CarInput,
  carInputSchema,
  latestModelYear,
  units,
} from '#app/domain/cars/car-input.schema.ts';
import { everyName } from '#app/domain/pricing/season.rules.ts';
import {
  type SeasonInput,
  seasonInputSchema,
  type TARIFFS,
} from '#app/domain/pricing/season.schema.ts';
import {
  type FormCodec,
  type InForm,
  linesCodec,
  type TranslationsInForm,
  toForm,
} from '#app/editing/fields/form-codec.ts';
import { parseSlashDate } from '#app/lib/dates/dates.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';

const entered = ({ url, alt }: Image) => ({ url, alt });

const withEveryName = (season: SeasonInput) => ({
  ...season,
  translations: everyName(season.translations),
});

/** Pictures keep their sizes for the display. Seasons have a dialog of their own. */
const fieldCodecs = {
  mainImage: {
    shape: imageSchema.nullable(),
    toForm: (image: Image | null | undefined) => image ?? null,
    toValue: (image: Image | null) => image && entered(image),
  },
  gallery: {
    shape: z.array(imageSchema),
    toForm: (images: Image[] | undefined) => images ?? [],
    toValue: (images: Image[]) => images.map(entered),
  },
  seasonalPricing: {
    shape: z.array(seasonInputSchema),
    toForm: (seasons: SeasonInput[] | undefined) => (seasons ?? []).map(withEveryName),
    toValue: (seasons: SeasonInput[]) => seasons,
  },
  'terms.included': linesCodec(null),
  'translations.en.included': linesCodec([]),
  'translations.de.included': linesCodec([]),
  'translations.ru.included': linesCodec([]),
};

export type CarForm = Omit<
  InForm<CarInput, FactTypedAsText | 'total_units'>,
  'pricing' | 'mainImage' | 'gallery' | 'seasonalPricing' | 'stats' | 'terms' | 'translations'
> & {
  pricing: Record<keyof CarInput['pricing'], string>;
  mainImage: Image | null;
  gallery: Image[];
  seasonalPricing: SeasonInput[];
  stats: { rating: { average: string; count: string } };
  terms: Record<TermText, string>;
  translations: TranslationsInForm<'description' | TermText>;
};

function typedCar(thisYear: number, least: number) {
  const latest = latestModelYear(thisYear);
  const year = carInputSchema.shape.year.max(latest, messageKey('tooNew', latest));
  const schema = carInputSchema.extend({ year, total_units: units({ min: least }) });
  return toForm<CarForm, CarInput>(schema, fieldCodecs);
}

/**
 * Returns the form of a car. An electric car is sent without the typed engine capacity. `least` is
 * the number of units with plates, the minimum of the total.
 */
export function carForm(thisYear: number, least = 1): FormCodec<CarForm, CarInput> {
  const form = typedCar(thisYear, least);
  const sent = (typed: CarForm) =>
    hasEngine(typed.fuelType) ? typed : { ...typed, engineCapacity: '' };
  return {
    ...form,
    toValue: (typed) => form.toValue(sent(typed)),
    read: (typed) => form.read(sent(typed)),
  };
}

/** Codec of a date: an ISO date once the text is a date; until then the typed text. */
const typedDate = {
  shape: z.string(),
  toForm: (date: string) => date,
  toValue: (typed: string) => parseSlashDate(typed) ?? typed.trim(),
};

/** Form of a season's dialog. Invalid texts stay, so that `checkSeason` reports them. */
export type SeasonForm = Omit<InForm<SeasonInput, (typeof TARIFFS)[number]>, 'translations'> & {
  translations: TranslationsInForm<'name'>;
};
export const seasonForm = toForm<SeasonForm, SeasonInput>(seasonInputSchema, {
  startDate: typedDate,
  endDate: typedDate,
});
