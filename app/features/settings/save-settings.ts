import type { z } from 'zod';
import type { Versioned } from '#app/features/auth/save-versioned.ts';
import { settingsFormText as text } from './admin-settings.text.ts';
import { adminSettingsSchema } from './settings.schema.ts';

/** The settings as an editor needs them: something with an id, though there is only one. */
export const editedSettingsSchema = adminSettingsSchema.transform((settings) => ({
  ...settings,
  id: 'settings',
  updatedAt: settings.updatedAt ?? '',
}));
export type EditedSettings = z.infer<typeof editedSettingsSchema>;

/** How they are saved (`saveVersioned`): at the path of all things and their id. */
export const SETTINGS_SAVING: Versioned<typeof editedSettingsSchema> = {
  path: '/admin',
  shape: editedSettingsSchema,
  text: {
    created: () => text.saved,
    updated: () => text.saved,
    createFailed: text.saveFailed,
    updateFailed: text.saveFailed,
  },
};
