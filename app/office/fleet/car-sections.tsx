import { memo, type ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { GalleryField } from '#app/base/images/gallery/gallery-field.tsx';
import { withMain } from '#app/base/images/gallery/gallery-order.rules.ts';
import { PhotoGuide } from '#app/base/images/gallery/photo-guide.tsx';
import { PictureField } from '#app/base/images/gallery/picture-field.tsx';
import type { Image } from '#app/base/images/images.schema.ts';
import type { ImageUploads } from '#app/base/images/upload/use-image-uploads.ts';
import { EXTRA_NAMES } from '#app/base/settings/extras.rules.ts';
import {
  TERM_NAMES,
  TERM_TEXTS,
  type TermText,
} from '#app/base/settings/papers/rental-terms.rules.ts';
import { hasEngine } from '#app/domain/cars/car.rules.ts';
import {
  BODY_TYPES,
  CAR_CATEGORIES,
  FUEL_TYPES,
  MAX_TITLE,
  TRANSMISSIONS,
} from '#app/domain/cars/car.schema.ts';
import { type AdminCar, MAX_GALLERY } from '#app/domain/cars/car-input.schema.ts';
import { DAYS_A_MONTH, DAYS_A_WEEK } from '#app/domain/pricing/price.rules.ts';
import {
  CheckField,
  ChoiceField,
  ComboTextField,
  NumberField,
  TextAreaField,
  TextField,
  useFieldTexts,
} from '#app/editing/fields/form-controls.tsx';
import {
  TranslatedFields,
  TurkishText,
  translatedPath,
} from '#app/editing/fields/translated-field.tsx';
import { vehicleSearchPath } from '#app/editing/office-paths.rules.ts';
import { readDecimal } from '#app/lib/money/decimal.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '#app/lib/words/texts.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { FormSection } from '#app/ui/sections.tsx';
import { CAR_BRANDS } from './car-choices.rules.ts';
import { FeatureChip } from './car-features.tsx';
import type { CarForm } from './car-form.schema.ts';
import type { CarField, CarPage, CarSection } from './car-words.rules.ts';

const DESCRIPTION = translatedPath('description');

const term = <Name extends TermText>(name: Name) => translatedPath(name, `terms.${name}`);
const termPaths = (language: SiteLanguage) => TERM_TEXTS.map((name) => term(name)(language));

export const CAR_SECTIONS: Record<CarSection, readonly CarField[]> = {
  basics: [
    ...(['title', 'brand', 'model', 'year', 'category', 'bodyType'] as const),
    ...SITE_LANGUAGES.map(DESCRIPTION),
  ],
  pictures: ['mainImage', 'gallery'],
  specs: ['fuelType', 'transmission', 'engineCapacity', 'seats', 'doors', 'luggage'],
  features: ['features'],
  pricing: ['pricing.daily', 'pricing.weekly', 'pricing.monthly'],
  seasons: ['seasonalPricing'],
  places: ['pickupLocation', 'dropoffLocation'],
  terms: [...SITE_LANGUAGES.flatMap(termPaths), 'withoutExtras'],
  fleet: [
    'status',
    'featured',
    'total_units',
    'bufferMinutes',
    'stats.rating.average',
    'stats.rating.count',
  ],
};

/** Pages of the editor. Each is at most two windows high. */
export const CAR_PAGES: Record<CarPage, readonly CarSection[]> = {
  car: ['basics', 'specs', 'fleet', 'features'],
  pictures: ['pictures'],
  prices: ['pricing', 'seasons'],
  terms: ['places', 'terms'],
};

/** Fields in the order of the pages, so that errors are in reading order. */
export const CAR_FIELDS = Object.values(CAR_PAGES)
  .flat()
  .flatMap((section) => CAR_SECTIONS[section]);

function sectionId(section: CarSection): string {
  return `car-section-${section}`;
}

export function Section({ name, children }: { name: CarSection; children: ReactNode }) {
  const { form: text } = useOfficeText('fleet');
  return (
    <FormSection id={sectionId(name)} {...text.sections[name]}>
      {children}
    </FormSection>
  );
}

/** Memoised, because uploads report their progress many times a second. */
export const BasicsFields = memo(() => {
  const { form: text } = useOfficeText('fleet');
  return (
    <div className="form-grid">
      <TextField<CarForm> name="title" hint={text.hints.title} maxLength={MAX_TITLE} required />
      <Combo
        name="brand"
        choices={CAR_BRANDS}
        hint={text.hints.brand}
        required
        className="sm:col-span-6"
      />
      <TextField<CarForm> name="model" required className="sm:col-span-6" />
      <NumberField<CarForm>
        name="year"
        whole
        required
        maxLength={4}
        className="col-span-5 sm:col-span-4"
      />
      <ChoiceField<CarForm>
        name="category"
        options={CAR_CATEGORIES}
        className="col-span-7 sm:col-span-4"
      />
      <ChoiceField<CarForm> name="bodyType" options={BODY_TYPES} className="sm:col-span-4" />
      <TranslatedFields<CarForm> paths={(language) => [DESCRIPTION(language)]}>
        {(lang) => (
          <TextAreaField<CarForm>
            name={DESCRIPTION(lang)}
            lang={lang}
            rows={6}
            hint={lang !== 'tr' && <TurkishText<CarForm> name="description" />}
          />
        )}
      </TranslatedFields>
    </div>
  );
});

function Combo({
  name,
  ...rest
}: {
  name: 'brand' | 'pickupLocation' | 'dropoffLocation';
  choices: readonly string[];
  hint: string;
  required?: boolean;
  className?: string;
}) {
  const { form: text, labels: carLabels } = useOfficeText('fleet');
  return (
    <ComboTextField<CarForm> name={name} openLabel={text.openChoices(carLabels[name])} {...rest} />
  );
}

export function PictureFields({ uploads }: { uploads: ImageUploads }) {
  const { control, getValues, setValue } = useFormContext<CarForm>();
  const { field: main } = useController({ control, name: 'mainImage' });
  const { field: gallery } = useController({ control, name: 'gallery' });

  const setMain = (image: Image | null) => setValue('mainImage', image, { shouldValidate: false });
  const setGallery = (images: Image[]) => setValue('gallery', images);

  function makeMain(image: Image) {
    const changed = withMain(getValues(), image);
    setMain(changed.mainImage);
    setGallery(changed.gallery);
  }

  return (
    <div className="grid gap-6">
      <PhotoGuide images={[...(main.value ? [main.value] : []), ...gallery.value]} />
      <PictureField
        {...useFieldTexts<CarForm>('mainImage')}
        value={main.value}
        onChange={setMain}
        uploads={uploads}
      />
      <GalleryField
        {...useFieldTexts<CarForm>('gallery')}
        pictures={{ mainImage: main.value, gallery: gallery.value }}
        readPictures={getValues}
        onChange={setGallery}
        onMakeMain={makeMain}
        max={MAX_GALLERY}
        uploads={uploads}
      />
    </div>
  );
}

export const SpecsFields = memo(() => (
  <div className="form-grid">
    <ChoiceField<CarForm> name="fuelType" options={FUEL_TYPES} className="sm:col-span-4" />
    <ChoiceField<CarForm> name="transmission" options={TRANSMISSIONS} className="sm:col-span-4" />
    <EngineCapacity />
    <NumberField<CarForm> name="seats" whole required className="col-span-4" />
    <NumberField<CarForm> name="doors" whole required className="col-span-4" />
    <NumberField<CarForm> name="luggage" whole className="col-span-4" />
  </div>
));

/** Keeps the typed value, so that choosing an electric car by mistake loses nothing. */
function EngineCapacity() {
  const { form: text } = useOfficeText('fleet');
  const { control } = useFormContext<CarForm>();
  const electric = !hasEngine(useWatch({ control, name: 'fuelType' }));
  return (
    <NumberField<CarForm>
      name="engineCapacity"
      whole
      disabled={electric}
      hint={electric ? text.hints.engineElectric : text.hints.engine}
      className="sm:col-span-4"
    />
  );
}

/** Hints show the weekly and the monthly price that apply while the fields are empty (spec, part 9). */
export const PriceFields = memo(() => {
  const { control } = useFormContext<CarForm>();
  const { hints } = useOfficeText('fleet').form;
  const daily = readDecimal(useWatch({ control, name: 'pricing.daily' })) || null;
  const cents = daily === null ? null : eurosToCents(daily);
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-3">
      <NumberField<CarForm> name="pricing.daily" required />
      <NumberField<CarForm>
        name="pricing.weekly"
        hint={cents === null ? hints.weeklyEmpty : hints.weekly(cents * DAYS_A_WEEK)}
      />
      <NumberField<CarForm>
        name="pricing.monthly"
        hint={cents === null ? hints.monthlyEmpty : hints.monthly(cents * DAYS_A_MONTH)}
      />
    </div>
  );
});

export const PlaceFields = memo(({ places }: { places: string[] }) => {
  const { form: text } = useOfficeText('fleet');
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <Combo name="pickupLocation" choices={places} hint={text.hints.place} />
      <Combo name="dropoffLocation" choices={places} hint={text.hints.place} />
    </div>
  );
});

export const TermFields = memo(() => {
  const { form: text } = useOfficeText('fleet');
  return (
    <div className="grid gap-4">
      <TranslatedFields<CarForm> paths={termPaths} groupClassName="form-grid">
        {(lang) => (
          <>
            <TextAreaField<CarForm>
              name={term('included')(lang)}
              lang={lang}
              rows={4}
              hint={
                lang === 'tr' ? text.hints.included : <TurkishText<CarForm> name="terms.included" />
              }
            />
            {TERM_NAMES.map((name) => (
              <TextAreaField<CarForm>
                key={name}
                name={term(name)(lang)}
                lang={lang}
                rows={2}
                hint={lang !== 'tr' && <TurkishText<CarForm> name={`terms.${name}`} />}
                className="sm:col-span-6 xl:col-span-4"
              />
            ))}
          </>
        )}
      </TranslatedFields>
      <WithoutExtras />
    </div>
  );
});

function WithoutExtras() {
  const { form: text } = useOfficeText('fleet');
  const { control } = useFormContext<CarForm>();
  const { field } = useController({ control, name: 'withoutExtras' });
  const { id, label } = useFieldTexts<CarForm>('withoutExtras');
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0 outline-none">
      <legend className="mb-2 text-small-strong">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {EXTRA_NAMES.map((name) => (
          <FeatureChip
            key={name}
            feature={text.extras[name]}
            chosen={field.value.includes(name)}
            onChange={(chosen) =>
              field.onChange(
                EXTRA_NAMES.filter((each) => (each === name ? chosen : field.value.includes(each))),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** `car` is null for a new car, whose units are unknown. */
export const FleetFields = memo(({ car }: { car: AdminCar | null }) => {
  const { form: text } = useOfficeText('fleet');
  return (
    <div className="grid gap-4">
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <CheckField<CarForm> name="status" hint={text.hints.status} />
        <CheckField<CarForm> name="featured" hint={text.hints.featured} />
      </div>
      <div className="form-grid">
        <NumberField<CarForm>
          name="total_units"
          whole
          required
          hint={
            car?.vehicles != null ? (
              <Link to={vehicleSearchPath(car.title)} className="underline">
                {text.hints.vehicles(car.vehicles)}
              </Link>
            ) : car ? (
              text.hints.units(car.available_units, car.upcomingBookings)
            ) : (
              text.hints.newUnits
            )
          }
          className="sm:col-span-4"
        />
        <NumberField<CarForm>
          name="stats.rating.average"
          hint={text.hints.rating}
          className="col-span-6 sm:col-span-4"
        />
        <NumberField<CarForm>
          name="stats.rating.count"
          whole
          className="col-span-6 sm:col-span-4"
        />
        <NumberField<CarForm> name="bufferMinutes" whole hint={text.hints.buffer} />
      </div>
    </div>
  );
});
