/** Every text of the settings' screen, and of what the API refuses of them. */
import { officeTexts } from '#app/lib/language.ts';
import { en } from './admin-settings.text.en.ts';
import { tr } from './admin-settings.text.tr.ts';

export const adminSettingsText = officeTexts('tr', { tr, en });
export type SettingsField = keyof typeof tr.labels;

/** Messages of schemas: in the person's language in a form, in Turkish on a server. */
export const settingsInput = () => adminSettingsText.onScreen().input;
export const labelOf = (field: SettingsField) => () => adminSettingsText.onScreen().labels[field];
export const partOf = (part: keyof typeof tr.parts) => () =>
  adminSettingsText.onScreen().parts[part];
