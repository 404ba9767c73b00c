import type { OfficeTexts } from '#app/lib/catalogue.ts';
/** Every text of the settings' screen, and of what the API refuses of them. */
import { officeTexts } from '#app/lib/former-texts.ts';

export const adminSettingsText = officeTexts('tr', (texts) => texts.settings);
export type SettingsField = keyof OfficeTexts['settings']['labels'];

/** Messages of schemas: in the person's language in a form, in Turkish on a server. */
export const settingsInput = () => adminSettingsText.onScreen().input;
export const labelOf = (field: SettingsField) => () => adminSettingsText.onScreen().labels[field];
export const partOf = (part: keyof OfficeTexts['settings']['parts']) => () =>
  adminSettingsText.onScreen().parts[part];
