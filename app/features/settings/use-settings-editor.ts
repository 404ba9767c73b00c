import { zodResolver } from '@hookform/resolvers/zod';
import { draftStore } from '#app/editing/local-draft.ts';
import { errorsOfForm, errorsOfServer } from '#app/editing/save-attempt.rules.ts';
import { useEditor } from '#app/editing/use-editor.ts';
import { failureId } from '#app/features/images/upload-queue.ts';
import { useImageUploads } from '#app/features/images/use-image-uploads.ts';
import type { SettingsField } from './admin-settings.text.ts';
import { settingsFormText as text } from './admin-settings.text.ts';
import type { EditedSettings } from './save-settings.ts';
import type { SettingsInput } from './settings.schema.ts';
import { settingsMerge, settingsToForm } from './settings-form.rules.ts';
import {
  type SettingsForm,
  settingsFormSchema,
  settingsFormShape,
} from './settings-form.schema.ts';
import { uploadPanorama } from './settings-form-panorama.tsx';
import { SETTINGS_FIELDS, wrongControlId } from './settings-sections.rules.ts';

/** Its number is raised when drafts of before can no longer be read rightly. */
const drafts = draftStore(settingsFormShape, 1);
const resolver = zodResolver(settingsFormSchema);

/** The settings while they are edited. */
export function useSettingsEditor({
  settings,
  draftKey,
}: {
  settings: EditedSettings;
  draftKey: string;
}) {
  const uploads = useImageUploads(uploadPanorama);
  const editor = useEditor<SettingsForm, SettingsInput, SettingsField, EditedSettings>({
    thing: settings,
    formOf: (read) => settingsToForm(read ?? settings),
    merging: settingsMerge,
    resolver,
    drafts,
    draftKey,
    steps: {
      async before() {
        const { failed } = await uploads.whenSettled();
        const upload = uploads.queue.snapshot().find(({ status }) => status === 'failed');
        if (failed === 0 || !upload) return null;
        const message = upload.error ?? text.panorama.failed;
        return {
          message: text.panorama.failedFirst,
          errors: [{ field: 'panorama', message, control: failureId(upload) }],
        };
      },
      pendingUploads: uploads.pending,
      refusedByForm: (_, errors) => ({
        message: text.errorsTitle,
        errors: errorsOfForm(SETTINGS_FIELDS, errors).map((error) => ({
          ...error,
          control: wrongControlId(errors, error.field),
        })),
      }),
      refusedByServer: (message, details) => ({
        message,
        errors: errorsOfServer(SETTINGS_FIELDS, details),
      }),
    },
    lang: 'tr',
  });
  return { ...editor, uploads };
}
