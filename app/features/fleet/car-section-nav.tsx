import { get, useFormContext, useFormState } from 'react-hook-form';
import { SectionNav } from '#app/editing/section-nav.tsx';
import { CAR_SECTIONS, SECTION_NAMES, sectionId } from './car-fields.rules.ts';
import type { CarForm } from './car-form.schema.ts';
import { carFormText as text } from './fleet.text.ts';

/** Leads to the sections of the editor, and says where something is wrong. */
export function CarSectionNav() {
  const { control } = useFormContext<CarForm>();
  const { errors } = useFormState({ control });
  return (
    <SectionNav
      label={text.sectionsLabel}
      ids={SECTION_IDS}
      sections={SECTION_NAMES.map((section) => ({
        id: sectionId(section),
        title: text.sections[section].title,
        wrong: CAR_SECTIONS[section].some((field) => get(errors, field)),
      }))}
      wrongLabel={text.hasErrors}
    />
  );
}

const SECTION_IDS = SECTION_NAMES.map(sectionId);
