import { useRevalidator } from 'react-router';
import { BackupsSection } from '#app/base/backups/backups-section.tsx';
import { failureId } from '#app/base/images/upload/upload-queue.ts';
import { type ImageUploads, useImageUploads } from '#app/base/images/upload/use-image-uploads.ts';
import { EditorPage } from '#app/editing/editor/editor-page.tsx';
import type { ShowValue } from '#app/editing/editor/editor-scope.tsx';
import type { Attempt } from '#app/editing/editor/editor-state.rules.ts';
import { useEditor } from '#app/editing/editor/use-editor.ts';
import type { SettingsPage } from '#app/editing/office-paths.rules.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { LANGUAGE_NAMES } from '#app/lib/words/site-language.rules.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { FormSection } from '#app/ui/sections.tsx';
import type { PlaceKind } from '../places/place-terms.rules.ts';
import { HoursList } from './hours-list.tsx';
import { uploadPanorama } from './panorama-field.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { type EditedSettings, type SettingsForm, settingsEntities } from './settings-form.tsx';
import { SettingsHeader } from './settings-header.tsx';
import { type SettingsSection, sectionId, settingsPages } from './settings-pages.rules.ts';

/**
 * Form of a settings page. The settings are loaded again after a save, and a new form replaces this
 * form.
 */
export function SettingsEditor({
  page,
  settings,
}: {
  page: SettingsPage;
  settings: EditedSettings;
}) {
  const words = useOfficeText('settings');
  const { form: text } = words;
  const uploads = useImageUploads((file, options) => uploadPanorama(file, options, words));
  const { revalidate } = useRevalidator();
  const editor = useEditor({
    entity: settingsEntities()[page],
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
  return (
    <EditorPage
      editor={editor}
      header={<SettingsHeader page={page} />}
      isFixed={() => uploads.failed === 0}
      saveLabel={text.save}
      onSaved={revalidate}
      showValue={(field, values) => showValue(field, values, text)}
    >
      {/* The save bar stays at the foot of the window on a short page. */}
      <div className="grid min-h-[calc(100dvh-16rem)] min-w-0 content-start gap-4 xl:grid-cols-2">
        {settingsPages[page].map((section) => (
          <div
            key={section.name}
            className={cx(
              'grid min-w-0',
              section.size === 'wide' && 'xl:col-span-2',
              section.size === 'tall' && 'xl:row-span-2',
            )}
          >
            <Section section={section} settings={settings} uploads={uploads} />
          </div>
        ))}
      </div>
    </EditorPage>
  );
}

function Section({
  section,
  ...known
}: {
  section: SettingsSection;
  settings: EditedSettings;
  uploads: ImageUploads;
}) {
  const { sections } = useOfficeText('settings').form;
  const { name, link } = section;
  if (name === 'backups') return <BackupsSection />;
  const { title, text, note, action }: SectionTexts = sections[name];
  return (
    <FormSection id={sectionId(name)} title={title} text={text}>
      {link ? (
        <ButtonLink to={link} size="sm">
          {action}
        </ButtonLink>
      ) : (
        <>
          {note && <p className="mb-3 text-ink-soft text-small">{note}</p>}
          <SettingsFields section={section} {...known} />
        </>
      )}
    </FormSection>
  );
}
interface SectionTexts {
  title: string;
  text?: string;
  /** Help that the search does not read. */
  note?: string;
  action?: string;
}

function showValue(
  field: string,
  { business, panorama, rental, faq, reviews, translations }: SettingsForm,
  text: OfficeTexts['settings']['form'],
): ReturnType<ShowValue<SettingsForm>> {
  switch (field) {
    case 'business.openingHours':
      return (
        <div lang="tr">
          <HoursList
            openingHours={business.openingHours}
            className="grid gap-1 text-small"
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
            className="aspect-2/1 w-full rounded-small bg-sand object-cover"
          />
          <span className="block text-small">{panorama.alt}</span>
        </>
      ) : (
        text.panorama.painted
      );
    case 'rental.places':
      return <Lines lines={rental.places} />;
    case 'rental.placeKinds': {
      const { kinds } = text.places;
      return (
        <Lines
          lines={Object.entries(rental.placeKinds).map(
            ([place, kind]) => `${place}: ${kinds[kind as PlaceKind] ?? kind}`,
          )}
        />
      );
    }
    case 'rental.meetingPoints':
      return <Lines lines={placeLines(rental.meetingPoints)} />;
    case 'rental.deliveryFees':
      return <Lines lines={placeLines(rental.deliveryFees)} />;
    case 'rental.outOfHours.places':
      return rental.outOfHours.places.length === 0 ? (
        text.places.everywhere
      ) : (
        <Lines lines={rental.outOfHours.places} />
      );
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
    case 'translations.en.meetingPoints':
      return <Lines lines={placeLines(translations.en.meetingPoints)} />;
    case 'translations.de.meetingPoints':
      return <Lines lines={placeLines(translations.de.meetingPoints)} />;
    case 'translations.ru.meetingPoints':
      return <Lines lines={placeLines(translations.ru.meetingPoints)} />;
    default:
      return undefined;
  }
}

function translatedLines(translations: Record<string, Record<string, string>>): string[] {
  return Object.values(translations).flatMap((texts) => Object.values(texts).filter(Boolean));
}

function placeLines(names: Record<string, string>): string[] {
  return Object.entries(names).map(([place, name]) => `${place}: ${name}`);
}

function Lines({ lines }: { lines: string[] }) {
  const { form: text } = useOfficeText('settings');
  if (lines.length === 0) return <span>{text.editing.conflict.empty}</span>;
  return lines.map((line) => (
    <span key={line} className="block whitespace-pre-line not-first:mt-1 text-small">
      {line}
    </span>
  ));
}
