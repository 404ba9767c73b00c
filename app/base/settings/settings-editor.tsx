import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { backupsText } from '#app/base/backups/backups.text.ts';
import { BACKUPS_ID } from '#app/base/backups/backups-address.rules.ts';
import { BackupsSection } from '#app/base/backups/backups-section.tsx';
import { failureId } from '#app/base/images/upload-queue.ts';
import { useImageUploads } from '#app/base/images/use-image-uploads.ts';
import { EDITOR_TITLE_ID, EditorPage } from '#app/editing/editor-page.tsx';
import type { ShowValue } from '#app/editing/editor-scope.tsx';
import { CheckField, NumberField, TextAreaField } from '#app/editing/form-controls.tsx';
import { NOTICES_PATH, PEOPLE_PATH } from '#app/editing/office-paths.rules.ts';
import type { EditorSection } from '#app/editing/section-nav.tsx';
import { type Attempt, useEditor } from '#app/editing/use-editor.ts';
import { LANGUAGE_NAMES } from '#app/lib/site-language.rules.ts';
import { whenUsed } from '#app/lib/when-used.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { FormSection } from '#app/ui/sections.tsx';
import { useText } from '#app/ui/use-text.ts';
import { adminSettingsText, storedFieldNames } from './admin-settings.text.ts';
import { HoursList } from './hours-list.tsx';
import type { PlaceKind } from './place-terms.rules.ts';
import { type EditedSettings, type SettingsForm, settingsEntity } from './settings-form.tsx';
import { HoursField } from './settings-form-hours.tsx';
import { FaqField, PlaceListField } from './settings-form-lists.tsx';
import { MapField } from './settings-form-map.tsx';
import { PanoramaField, uploadPanorama } from './settings-form-panorama.tsx';
import { PapersFields } from './settings-form-papers.tsx';
import {
  AddressFields,
  BusinessFields,
  ExtraFields,
  LinkFields,
  ReturnFields,
  ReviewFields,
  TermFields,
} from './settings-form-sections.tsx';
import {
  DeliveryHoursField,
  LegalFields,
  NumberFields,
  ReviewListField,
} from './settings-form-trust.tsx';
import { type SettingsSection, sectionId, settingsSections } from './settings-sections.rules.ts';

const sectionNames = () => Object.keys(settingsSections()) as SettingsSection[];

const navigation = whenUsed(() => {
  const { form: text } = adminSettingsText.onScreen();
  const list: EditorSection[] = [
    ...sectionNames().map((name) => ({
      id: sectionId(name),
      title: text.sections[name].title,
      fields: settingsSections()[name],
    })),
    { id: BACKUPS_ID, title: backupsText.onScreen().screen.title, fields: [] },
  ];
  return { label: text.sectionsLabel, wrongLabel: text.hasErrors, list };
});

/** All settings as one form. After a save they are read anew, and a new form takes its place. */
export function SettingsEditor({ settings }: { settings: EditedSettings }) {
  const { form: text } = useText(adminSettingsText);
  const uploads = useImageUploads(uploadPanorama);
  const { revalidate } = useRevalidator();
  const editor = useEditor({
    entity: settingsEntity,
    read: settings,
    pendingUploads: uploads.pending,
    async before(): Promise<Attempt | null> {
      const { failed } = await uploads.whenSettled();
      const upload = uploads.queue.snapshot().find(({ status }) => status === 'failed');
      if (failed === 0 || !upload) return null;
      const message = upload.error ?? text.panorama.failed;
      return {
        message: text.panorama.failedFirst,
        errors: [{ field: 'panorama', message, control: failureId(upload) }],
      };
    },
  });
  const fields: Record<SettingsSection, ReactNode> = {
    business: <BusinessFields />,
    hours: (
      <>
        <HoursField />
        <DeliveryHoursField />
      </>
    ),
    address: <AddressFields />,
    map: <MapField tiles={settings.mapTiles} />,
    links: <LinkFields />,
    numbers: <NumberFields />,
    reviews: (
      <>
        <ReviewFields />
        <ReviewListField />
      </>
    ),
    panorama: <PanoramaField uploads={uploads} />,
    places: <PlaceListField />,
    extras: <ExtraFields />,
    terms: <TermFields />,
    returns: <ReturnFields />,
    requests: (
      <div className="grid gap-4">
        <NumberField<SettingsForm>
          name="rental.holdHours"
          whole
          required
          hint={text.hints.holdHours}
          className="sm:max-w-sm"
        />
        <NumberField<SettingsForm>
          name="rental.holdPercent"
          whole
          required
          hint={text.hints.holdPercent}
          className="sm:max-w-sm"
        />
        <TextAreaField<SettingsForm>
          name="notices.emails"
          rows={3}
          hint={text.hints.noticeEmails}
        />
        <CheckField<SettingsForm> name="notices.morningMail" hint={text.hints.morningMail} />
      </div>
    ),
    papers: <PapersFields />,
    customers: (
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <NumberField<SettingsForm> name="customers.keepYears" whole hint={text.hints.keepYears} />
        <NumberField<SettingsForm>
          name="customers.documentMonths"
          whole
          hint={text.hints.documentMonths}
        />
      </div>
    ),
    faq: <FaqField />,
    legal: <LegalFields />,
  };
  return (
    <EditorPage
      editor={editor}
      header={<Header unfit={settings.unfit} />}
      sections={navigation()}
      isFixed={() => uploads.failed === 0}
      saveLabel={text.save}
      onSaved={revalidate}
      showValue={showValue}
    >
      {sectionNames().map((name) => (
        <FormSection key={name} id={sectionId(name)} {...text.sections[name]}>
          {fields[name]}
        </FormSection>
      ))}
      <BackupsSection />
    </EditorPage>
  );
}

function Header({ unfit }: Pick<EditedSettings, 'unfit'>) {
  const { form: text } = useText(adminSettingsText);
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 id={EDITOR_TITLE_ID} tabIndex={-1} className="text-2xl outline-none">
          {text.title}
        </h1>
        <p className="mt-1 text-ink-soft">{text.lead}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
        <ButtonLink to={PEOPLE_PATH} size="sm">
          <Icon name="icon-users" className="size-5" />
          <span>{text.admins}</span>
        </ButtonLink>
        <ButtonLink to={NOTICES_PATH} size="sm">
          <Icon name="icon-bell" className="size-5" />
          <span>{text.notices}</span>
        </ButtonLink>
        <ButtonAnchor href="/" target="_blank" rel="noopener" size="sm">
          <span>{text.viewSite}</span>
          <Icon name="icon-external-link" className="size-4" />
          <span className="sr-only">{text.newWindow}</span>
        </ButtonAnchor>
      </div>
      {unfit.length > 0 && (
        <Alert tone="error" className="w-full">
          {text.unfit(storedFieldNames(unfit.map(({ field }) => field)))}
        </Alert>
      )}
    </header>
  );
}

/** The fields of several parts as a conflict shows them. */
const showValue: ShowValue<SettingsForm> = (
  field,
  { business, panorama, rental, faq, reviews, translations },
) => {
  switch (field) {
    case 'business.openingHours':
      return (
        <div lang="tr">
          <HoursList
            openingHours={business.openingHours}
            className="grid gap-1 text-sm"
            rowClassName="flex flex-wrap justify-between gap-x-4"
          />
        </div>
      );
    case 'business.languages':
      return business.languages.map((language) => LANGUAGE_NAMES[language]).join(', ');
    case 'business.mapPosition':
      return `${business.mapPosition.lat}, ${business.mapPosition.lng}`;
    case 'panorama':
      return panorama ? (
        <>
          <img
            src={panorama.url}
            srcSet={panorama.srcset}
            sizes="200px"
            alt=""
            className="aspect-2/1 w-full rounded-lg bg-sand object-cover"
          />
          <span className="block text-sm">{panorama.alt}</span>
        </>
      ) : (
        adminSettingsText.onScreen().form.panorama.painted
      );
    case 'rental.places':
      return <Lines lines={rental.places} />;
    case 'rental.placeKinds': {
      const { kinds } = adminSettingsText.onScreen().form.places;
      return (
        <Lines
          lines={Object.entries(rental.placeKinds).map(
            ([place, kind]) => `${place}: ${kinds[kind as PlaceKind] ?? kind}`,
          )}
        />
      );
    }
    case 'rental.returnFees':
      return <Lines lines={placeLines(rental.returnFees)} />;
    case 'reviews':
      return (
        <Lines
          lines={reviews.map(({ name, stars, source, text: said, translations }) =>
            [`${name} (${stars}/5) ${source}`, said, ...translatedLines(translations)].join('\n'),
          )}
        />
      );
    case 'faq':
      return (
        <Lines
          lines={faq.map(({ question, answer, translations }) =>
            [question, answer, ...translatedLines(translations)].join('\n'),
          )}
        />
      );
    case 'translations.en.places':
      return <Lines lines={placeLines(translations.en.places)} />;
    case 'translations.de.places':
      return <Lines lines={placeLines(translations.de.places)} />;
    case 'translations.ru.places':
      return <Lines lines={placeLines(translations.ru.places)} />;
    default:
      return undefined;
  }
};

function translatedLines(translations: Record<string, Record<string, string>>): string[] {
  return Object.values(translations).flatMap((texts) => Object.values(texts).filter(Boolean));
}

function placeLines(names: Record<string, string>): string[] {
  return Object.entries(names).map(([place, name]) => `${place}: ${name}`);
}

function Lines({ lines }: { lines: string[] }) {
  const { form: text } = useText(adminSettingsText);
  if (lines.length === 0) return <span>{text.editing.conflict.empty}</span>;
  return lines.map((line) => (
    <span key={line} className="block whitespace-pre-line not-first:mt-1 text-sm">
      {line}
    </span>
  ));
}
