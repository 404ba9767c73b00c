import { memo, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { EditorFrame } from '#app/editing/editor-frame.tsx';
import { EditorHeader } from '#app/editing/editor-header.tsx';
import { SIGN_IN_PATH } from '#app/features/auth/sign-in-path.rules.ts';
import type { ImageUploads } from '#app/features/images/use-image-uploads.ts';
import type { IsoDate } from '#app/lib/dates.ts';
import { FormSection } from '#app/ui/form-section.tsx';
import { FeatureFields } from './car-features.tsx';
import { CarFieldValue } from './car-field-value.tsx';
import { type CarSection, sectionId } from './car-fields.rules.ts';
import { BasicsFields } from './car-form-basics.tsx';
import { FleetFields } from './car-form-fleet.tsx';
import { PictureFields } from './car-form-pictures.tsx';
import { PlaceFields } from './car-form-places.tsx';
import { PriceFields } from './car-form-prices.tsx';
import { SpecsFields } from './car-form-specs.tsx';
import type { AdminCar } from './car-input.schema.ts';
import { carMerge } from './car-merge.rules.ts';
import { CarProblems } from './car-problems.tsx';
import { CarSectionNav } from './car-section-nav.tsx';
import { carLabels, carFormText as text } from './fleet.text.ts';
import { SeasonsField } from './season-field.tsx';
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
  const { thing } = editor.base;
  const [isTypingSeason, setTypingSeason] = useState(false);
  const navigate = useNavigate();
  return (
    <EditorFrame
      editor={editor}
      header={
        <EditorHeader
          back={{ to: CARS_PATH, label: text.back }}
          onSite={
            thing?.status
              ? { href: `/cars/${encodeURIComponent(thing.id)}`, label: text.viewOnSite }
              : null
          }
          title={thing ? text.editTitle(thing.title) : text.newTitle}
          hint={thing ? null : text.newHint}
        />
      }
      nav={<CarSectionNav />}
      problems={<CarProblems attempt={editor.attempt} uploads={editor.uploads.all} />}
      saveLabel={thing ? text.save.update : text.save.create}
      cancelTo={CARS_PATH}
      onSaved={() => navigate(CARS_PATH)}
      freeTo={SIGN_IN_PATH}
      typing={isTypingSeason}
      merging={carMerge}
      labels={carLabels}
      renderValue={(field, form) => <CarFieldValue field={field} form={form} />}
      text={text.editing}
      lang="en"
    >
      <Sections
        uploads={editor.uploads}
        places={places}
        today={today}
        car={thing}
        onTypingSeason={setTypingSeason}
      />
    </EditorFrame>
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
        <Calm.Seasons isNew={!car} today={today} onTyping={onTypingSeason} />
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
