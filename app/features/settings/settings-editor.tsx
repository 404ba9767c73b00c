import { ExternalLink, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { EDITOR_TITLE_ID, EditorFrame } from '#app/editing/editor-frame.tsx';
import { messageIn } from '#app/editing/form-fields.ts';
import { FormProblems } from '#app/editing/form-problems.tsx';
import type { Attempt } from '#app/editing/save-attempt.rules.ts';
import { SectionNav } from '#app/editing/section-nav.tsx';
import { SIGN_IN_PATH } from '#app/features/auth/sign-in-path.rules.ts';
import { backupsText } from '#app/features/backups/backups.text.ts';
import { BACKUPS_ID } from '#app/features/backups/backups-address.rules.ts';
import { BackupsSection } from '#app/features/backups/backups-section.tsx';
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { FormSection } from '#app/ui/form-section.tsx';
import type { SettingsField } from './admin-settings.text.ts';
import { settingsLabels, settingsFormText as text } from './admin-settings.text.ts';
import type { EditedSettings } from './save-settings.ts';
import { SettingsFieldValue } from './settings-field-value.tsx';
import { settingsMerge } from './settings-form.rules.ts';
import type { SettingsForm } from './settings-form.schema.ts';
import { TextInput } from './settings-form-controls.tsx';
import { HoursField } from './settings-form-hours.tsx';
import { FaqField, PlaceListField } from './settings-form-lists.tsx';
import { MapField } from './settings-form-map.tsx';
import { PanoramaField } from './settings-form-panorama.tsx';
import {
  AddressFields,
  BusinessFields,
  ExtraFields,
  LinkFields,
  ReviewFields,
} from './settings-form-sections.tsx';
import {
  controlId,
  SECTION_NAMES,
  SETTINGS_SECTIONS,
  type SettingsSection,
  sectionId,
} from './settings-sections.rules.ts';
import { useSettingsEditor } from './use-settings-editor.ts';

const SECTION_IDS = [...SECTION_NAMES.map(sectionId), BACKUPS_ID];

/** All settings as one form. Once they are saved, what was saved is read anew and takes its place. */
export function SettingsEditor({
  settings,
  draftKey,
}: {
  settings: EditedSettings;
  draftKey: string;
}) {
  const editor = useSettingsEditor({ settings, draftKey });
  const { revalidate } = useRevalidator();
  return (
    <EditorFrame
      editor={editor}
      header={<Header />}
      nav={<Nav />}
      problems={<Problems attempt={editor.attempt} failedUploads={editor.uploads.failed} />}
      saveLabel={text.save}
      cancelTo="/admin"
      onSaved={revalidate}
      freeTo={SIGN_IN_PATH}
      merging={settingsMerge}
      labels={settingsLabels}
      renderValue={(field, values) => <SettingsFieldValue field={field} form={values} />}
      text={text.editing}
      lang="tr"
    >
      <Section name="business">
        <BusinessFields />
      </Section>
      <Section name="hours">
        <HoursField />
      </Section>
      <Section name="address">
        <AddressFields />
      </Section>
      <Section name="map">
        <MapField tiles={settings.mapTiles} />
      </Section>
      <Section name="links">
        <LinkFields />
      </Section>
      <Section name="reviews">
        <ReviewFields />
      </Section>
      <Section name="panorama">
        <PanoramaField uploads={editor.uploads} />
      </Section>
      <Section name="places">
        <PlaceListField />
      </Section>
      <Section name="extras">
        <ExtraFields />
      </Section>
      <Section name="requests">
        <TextInput
          name="rental.holdHours"
          inputMode="numeric"
          required
          hint={text.hints.holdHours}
          className="sm:max-w-sm"
        />
      </Section>
      <Section name="faq">
        <FaqField />
      </Section>
      <BackupsSection />
    </EditorFrame>
  );
}

function Header() {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 id={EDITOR_TITLE_ID} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
          {text.title}
        </h1>
        <p className="mt-1 text-ink-soft">{text.lead}</p>
      </div>
      <div className="flex gap-3 max-sm:w-full max-sm:*:grow">
        <ButtonLink to="/admin/settings/admins" size="sm">
          <Users aria-hidden="true" className="size-5" />
          {text.admins}
        </ButtonLink>
        <ButtonAnchor href="/" target="_blank" rel="noopener" size="sm">
          {text.viewSite}
          <ExternalLink aria-hidden="true" className="size-4" />
          <span className="sr-only">{text.newWindow}</span>
        </ButtonAnchor>
      </div>
    </header>
  );
}

function Nav() {
  const { control } = useFormContext<SettingsForm>();
  const { errors } = useFormState({ control });
  return (
    <SectionNav
      label={text.sectionsLabel}
      ids={SECTION_IDS}
      sections={[
        ...SECTION_NAMES.map((section) => ({
          id: sectionId(section),
          title: text.sections[section].title,
          wrong: SETTINGS_SECTIONS[section].some((field) => get(errors, field)),
        })),
        { id: BACKUPS_ID, title: backupsText.title, wrong: false },
      ]}
      wrongLabel={text.hasErrors}
    />
  );
}

/** Why nothing was saved, and the way to the first wrong field. */
function Problems({
  attempt,
  failedUploads,
}: {
  attempt: Attempt<SettingsField> | null;
  failedUploads: number;
}) {
  const { control } = useFormContext<SettingsForm>();
  const { errors } = useFormState({ control });
  return (
    <FormProblems
      id="settings-problems"
      attempt={attempt}
      itemOf={({ field, message, control: wrong }) => ({
        control: wrong ?? controlId(field),
        message: text.fieldMessage(field, message),
        fixed: wrong?.startsWith('failed-')
          ? failedUploads === 0
          : messageIn(errors, field) === null,
      })}
      fixedLabel={text.editing.fixed}
    />
  );
}

function Section({ name, children }: { name: SettingsSection; children: ReactNode }) {
  return (
    <FormSection id={sectionId(name)} {...text.sections[name]}>
      {children}
    </FormSection>
  );
}
