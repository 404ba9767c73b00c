import { ArrowLeft, ExternalLink } from 'lucide-react';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import type { IsoDate } from '#app/lib/dates.ts';
import { DraftNotice } from '#app/ui/draft-notice.tsx';
import { EditorDialogs } from '#app/ui/editor-dialogs.tsx';
import { FormSection } from '#app/ui/form-section.tsx';
import { SaveBar } from '#app/ui/save-bar.tsx';
import { useSaveKey } from '#app/ui/use-save-key.ts';
import { UnsavedDialog, useUnsavedGuard } from '#app/ui/use-unsaved-guard.tsx';
import { SIGN_IN_PATH } from '../auth/sign-in-path.rules.ts';
import type { ImageUploads } from '../images/use-image-uploads.ts';
import { CarFieldValue } from './car-field-value.tsx';
import { type CarSection, sectionId } from './car-fields.rules.ts';
import { focusOn, SAVE_ID, TITLE_ID } from './car-focus.ts';
import { carFormText as text } from './car-form.text.ts';
import { BasicsFields } from './car-form-basics.tsx';
import { FeatureFields } from './car-form-features.tsx';
import { FleetFields } from './car-form-fleet.tsx';
import { PictureFields } from './car-form-pictures.tsx';
import { PlaceFields } from './car-form-places.tsx';
import { PriceFields } from './car-form-prices.tsx';
import { SeasonsField } from './car-form-seasons.tsx';
import { SpecsFields } from './car-form-specs.tsx';
import type { AdminCar } from './car-input.schema.ts';
import { carMerge } from './car-merge.rules.ts';
import { CarProblems } from './car-problems.tsx';
import { CarSectionNav } from './car-section-nav.tsx';
import { CARS_PATH, useCarEditor } from './use-car-editor.ts';

/** Creates a car (`car` is null) or changes one. */
export function CarEditor({
  car,
  places,
  draftKey,
  today,
}: {
  car: AdminCar | null;
  places: string[];
  draftKey: string;
  today: IsoDate;
}) {
  const editor = useCarEditor({ car, draftKey, today });
  const { form, base, draft, phase, saved, unsaved } = editor;
  const [isTypingSeason, setTypingSeason] = useState(false);
  const leaving = useUnsavedGuard(unsaved || isTypingSeason, { freeTo: SIGN_IN_PATH });
  useSaveKey(editor.save);
  const navigate = useNavigate();
  useEffect(() => {
    // After the guard has learnt that nothing is unsaved any more.
    if (saved) navigate(CARS_PATH);
  }, [saved, navigate]);
  return (
    <FormProvider {...form}>
      <form
        lang="en"
        noValidate
        aria-labelledby={TITLE_ID}
        onSubmit={(event) => {
          event.preventDefault();
          editor.save();
        }}
        className="-mb-6 md:-mb-8"
      >
        <Header car={base.thing} />
        <div className="grid max-w-5xl gap-6 pb-8 xl:grid-cols-[11rem_minmax(0,1fr)]">
          <div>
            <CarSectionNav />
          </div>
          <div inert={phase === 'saving'} className="grid min-w-0 content-start gap-6">
            <CarProblems attempt={editor.attempt} uploads={editor.uploads.all} />
            {draft.offered && (
              <DraftNotice
                typedAt={draft.offered.typedAt}
                stale={draft.offered.version !== base.version}
                onRestore={() => {
                  focusOn(TITLE_ID);
                  draft.restore();
                }}
                onDiscard={() => {
                  focusOn(TITLE_ID);
                  draft.discard();
                }}
                text={text.editing.draft}
              />
            )}
            <Sections
              uploads={editor.uploads}
              places={places}
              today={today}
              car={base.thing}
              onTypingSeason={setTypingSeason}
            />
          </div>
        </div>
        <SaveBar
          isNew={!base.thing}
          unsaved={unsaved}
          phase={phase}
          saveId={SAVE_ID}
          saveLabel={base.thing ? text.save.update : text.save.create}
          cancelTo={CARS_PATH}
          text={text.editing}
        />
      </form>
      <EditorDialogs
        editor={editor}
        merging={carMerge}
        labels={text.fields}
        renderValue={(field, form) => <CarFieldValue field={field} form={form} />}
        titleId={TITLE_ID}
        saveId={SAVE_ID}
        text={text.editing}
        lang="en"
      />
      <UnsavedDialog
        leaving={leaving}
        onLeave={draft.end}
        title={text.editing.leave.title}
        text={text.editing.leave.text}
        leaveLabel={text.editing.leave.leave}
        stayLabel={text.editing.leave.stay}
        lang="en"
      />
    </FormProvider>
  );
}

function Header({ car }: { car: AdminCar | null }) {
  const link =
    'inline-flex min-h-11 items-center gap-1.5 font-semibold text-sm text-turquoise hover:underline';
  return (
    <header className="mb-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Link to={CARS_PATH} className={link}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {text.back}
        </Link>
        {car?.status && (
          <a
            href={`/cars/${encodeURIComponent(car.id)}`}
            target="_blank"
            className={link}
            rel="noopener"
          >
            {text.viewOnSite}
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        )}
      </div>
      <h1
        id={TITLE_ID}
        tabIndex={-1}
        className="break-words font-bold text-2xl outline-none md:text-3xl"
      >
        {car ? text.editTitle(car.title) : text.newTitle}
      </h1>
      {!car && <p className="mt-1 text-ink-soft">{text.newHint}</p>}
    </header>
  );
}

/** Uploads report their progress many times a second; only the pictures are rendered for it. */
function Sections({
  uploads,
  places,
  today,
  car,
  onTypingSeason,
}: {
  uploads: ImageUploads;
  places: string[];
  today: IsoDate;
  car: AdminCar | null;
  onTypingSeason: (typed: boolean) => void;
}) {
  return (
    <>
      <Section name="basics">
        <Calm.Basics />
      </Section>
      <Section name="pictures">
        <PictureFields uploads={uploads} />
      </Section>
      <Section name="specs">
        <Calm.Specs />
      </Section>
      <Section name="features">
        <Calm.Features />
      </Section>
      <Section name="pricing">
        <Calm.Prices />
      </Section>
      <Section name="seasons">
        <Calm.Seasons today={today} onTyping={onTypingSeason} />
      </Section>
      <Section name="places">
        <Calm.Places places={places} />
      </Section>
      <Section name="fleet">
        <Calm.Fleet car={car} />
      </Section>
    </>
  );
}

const Calm = {
  Basics: memo(BasicsFields),
  Specs: memo(SpecsFields),
  Features: memo(FeatureFields),
  Prices: memo(PriceFields),
  Seasons: memo(SeasonsField),
  Places: memo(PlaceFields),
  Fleet: memo(FleetFields),
};

function Section({ name, children }: { name: CarSection; children: ReactNode }) {
  return (
    <FormSection id={sectionId(name)} {...text.sections[name]}>
      {children}
    </FormSection>
  );
}
