import { type ReactNode, useState } from 'react';
import { get } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { Image } from '#app/base/images/images.schema.ts';
import { failureId, type Upload } from '#app/base/images/upload/upload-queue.ts';
import { useImageUploads } from '#app/base/images/upload/use-image-uploads.ts';
import {
  type AdminCar,
  type CarInput,
  leastUnits,
  NEW_CAR,
  REQUIRED_FIELDS,
} from '#app/domain/cars/car-input.schema.ts';
import type { SeasonInput } from '#app/domain/pricing/season.schema.ts';
import { periodText } from '#app/domain/pricing/season-words.ts';
import { EditorPage } from '#app/editing/editor/editor-page.tsx';
import { type EditorPart, Part, usePartsOfAddress } from '#app/editing/editor/editor-parts.tsx';
import { saveButton } from '#app/editing/editor/editor-scope.tsx';
import type { Attempt } from '#app/editing/editor/editor-state.rules.ts';
import { EntityMissing } from '#app/editing/editor/editor-states.tsx';
import { type Entity, type EntityTexts, useEditor } from '#app/editing/editor/use-editor.ts';
import { controlId } from '#app/editing/fields/form-controls.tsx';
import { CAR_LIST_PATH, editCarPath } from '#app/editing/office-paths.rules.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import {
  SaveAnywayDialog,
  useSaveAnyway,
} from '#app/office/bookings/editor/booking-clash-dialog.tsx';
import { useOfficeTexts } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { FeatureFields } from './car-features.tsx';
import { type CarForm, carForm } from './car-form.schema.ts';
import {
  BasicsFields,
  CAR_FIELDS,
  CAR_PAGES,
  CAR_SECTIONS,
  FleetFields,
  PictureFields,
  PlaceFields,
  PriceFields,
  Section,
  SpecsFields,
  TermFields,
} from './car-sections.tsx';
import { type CarField, type CarPage, carIssueWords } from './car-words.rules.ts';
import { SeasonEditor } from './seasons/season-editor.tsx';

const partsIn = ({ pages }: OfficeTexts['fleet']['form']): EditorPart[] =>
  (Object.keys(CAR_PAGES) as CarPage[]).map((name) => ({
    name,
    title: pages[name],
    fields: CAR_PAGES[name].flatMap((section) => CAR_SECTIONS[section]),
  }));

const ENTITY = { name: 'car', listPath: CAR_LIST_PATH, texts: carTexts } as const;

/** `allowOverbooking`: accepts that future bookings may have no unit. */
type Sent = CarInput & { allowOverbooking?: boolean };

function carEntity(thisYear: number, car: AdminCar | null): Entity<CarForm, Sent, AdminCar> {
  return { ...ENTITY, form: { ...carForm(thisYear, leastUnits(car)), fields: CAR_FIELDS } };
}

function carTexts(texts: OfficeTexts): EntityTexts<CarForm, AdminCar> {
  const { form: text, input } = texts.fleet;
  return {
    ...carIssueWords(texts),
    editing: text.editing,
    invalid: (form) =>
      REQUIRED_FIELDS.some((field) => String(get(form, field)).trim() === '')
        ? input.requiredFields
        : text.errors.title,
    messageOf: (field, message) => text.fieldMessage(field as CarField, message),
    saving: {
      created: ({ title }) => text.save.created(title),
      updated: ({ title }) => text.save.updated(title),
      createFailed: (error) => error || text.save.failed,
      updateFailed: (error) => error || text.save.failed,
    },
  };
}

/** Editor of a car; `car` is null for a new car. */
export function CarEditor({
  car,
  places,
  today,
}: {
  car: AdminCar | null;
  places: string[];
  today: IsoDate;
}) {
  const texts = useOfficeTexts();
  const { form: text } = texts.fleet;
  const thisYear = Number(today.slice(0, 4));
  const [entity] = useState(() => carEntity(thisYear, car));
  const uploads = useImageUploads();
  const editor = useEditor<CarForm, Sent, AdminCar>({
    entity,
    read: car,
    initial: { ...NEW_CAR, year: thisYear },
    async before() {
      const { failed } = await uploads.whenSettled();
      return failed > 0 ? refusedByUploads(uploads.queue.snapshot(), texts) : null;
    },
    pendingUploads: uploads.pending,
  });
  const { clashes, saveAnyway, cancel } = useSaveAnyway(editor, { allowOverbooking: true });
  const [isTypingSeason, setTypingSeason] = useState(false);
  const navigate = useNavigate();
  const parts = usePartsOfAddress(partsIn(text));
  const { saved } = editor.base;
  return (
    <>
      <EditorPage
        editor={editor}
        backLabel={text.back}
        onSite={
          saved?.status
            ? { href: `/cars/${encodeURIComponent(saved.id)}`, label: text.viewOnSite }
            : null
        }
        title={saved ? text.editTitle(saved.title) : text.newTitle}
        hint={saved ? null : text.newHint}
        parts={parts}
        tabTexts={{ label: text.pagesLabel, wrongLabel: text.hasErrors }}
        isFixed={({ control }) => !uploads.all.some((each) => hasFailed(each, control))}
        saveLabel={saved ? text.save.update : text.save.create}
        onSaved={() => navigate(CAR_LIST_PATH)}
        typing={isTypingSeason}
        showValue={shownValue}
      >
        <Part name={'car' satisfies CarPage}>
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <Section name="basics">
              <BasicsFields />
            </Section>
            <div className="grid min-w-0 gap-4">
              <Section name="specs">
                <SpecsFields />
              </Section>
              <Section name="fleet">
                <FleetFields car={saved} />
              </Section>
            </div>
          </div>
          <Section name="features">
            <FeatureFields />
          </Section>
        </Part>
        <Part name={'pictures' satisfies CarPage}>
          <Section name="pictures">
            <PictureFields uploads={uploads} />
          </Section>
        </Part>
        <Part name={'prices' satisfies CarPage}>
          <Section name="pricing">
            <PriceFields />
          </Section>
          <Section name="seasons">
            <SeasonEditor isNew={!saved} today={today} onTyping={setTypingSeason} />
          </Section>
        </Part>
        <Part name={'terms' satisfies CarPage}>
          <Section name="places">
            <PlaceFields places={places} />
          </Section>
          <Section name="terms">
            <TermFields />
          </Section>
        </Part>
      </EditorPage>
      <SaveAnywayDialog
        finalFocus={saveButton}
        clashes={clashes}
        message={editor.attempt?.message}
        text={text.save.clashing}
        onSaveAnyway={saveAnyway}
        onCancel={cancel}
      />
    </>
  );
}

function hasFailed(upload: Upload, control: string | undefined): boolean {
  return upload.status === 'failed' && failureId(upload) === control;
}

function refusedByUploads(
  uploads: readonly Upload[],
  { fleet: { form: text }, images: { screen: words } }: OfficeTexts,
): Attempt {
  const errors = CAR_SECTIONS.pictures.flatMap((field) =>
    uploads
      .filter((upload) => upload.status === 'failed' && upload.field === controlId(ENTITY, field))
      .map((upload) => ({
        field,
        control: failureId(upload),
        message: words.ofFile(upload.name, upload.error ?? ''),
      })),
  );
  return { message: text.save.uploadFailed, errors };
}

/**
 * Returns the value of a conflict for a field that is no text; undefined for texts and empty
 * pictures.
 */
function shownValue(field: string, form: CarForm): ReactNode | undefined {
  if (field === 'mainImage')
    return form.mainImage ? <Pictures images={[form.mainImage]} /> : undefined;
  if (field === 'gallery')
    return form.gallery.length > 0 ? <Pictures images={form.gallery} /> : undefined;
  if (field !== 'seasonalPricing') return undefined;
  return form.seasonalPricing.map((season) => (
    <span key={season.startDate} className="block">
      {`${allNames(season)}, ${periodText(season)}`}
    </span>
  ));
}

function allNames({ name, translations: { en, de, ru } }: SeasonInput): string {
  return [name, en.name, de.name, ru.name].filter(Boolean).join(' / ');
}

/** Small pictures with their alt texts, which may be the only difference. */
function Pictures({ images }: { images: Image[] }) {
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      {images.map(({ url, srcset, alt }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be in the list twice
        <span key={i} className="block w-20">
          <img
            src={url}
            srcSet={srcset}
            sizes="80px"
            alt=""
            className="aspect-3/2 w-full rounded-small bg-sand object-cover"
          />
          <span className="block truncate text-ink-soft text-meta">{alt}</span>
        </span>
      ))}
    </span>
  );
}

/** Page of a car that was deleted. A draft of the car can become a new car. */
export function CarMissing({ id, today }: { id: string; today: IsoDate }) {
  const [entity] = useState(() => carEntity(Number(today.slice(0, 4)), null));
  return (
    <EntityMissing
      entity={entity}
      id={id}
      newPath={editCarPath()}
      drawing={<Icon name="icon-car-front/1.5" className="size-12" />}
    />
  );
}
