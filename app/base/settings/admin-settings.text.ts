/** Every text of the settings' screen, and of what the API refuses of them. */
import { officeTexts } from '#app/lib/language.ts';
import { en } from './admin-settings.text.en.ts';
import { tr } from './admin-settings.text.tr.ts';

export const adminSettingsText = officeTexts('tr', { tr, en });
export type SettingsField = keyof typeof tr.labels;

/** The labels of what is stored at some paths (`rental.extras.ekSurucu.dailyCents`), each once. */
export function storedFieldNames(
  paths: string[],
  { labels } = adminSettingsText.onScreen(),
): string {
  const fields = Object.keys(labels) as SettingsField[];
  const namesOf = (path: string): string[] => {
    const stored = fields.filter(
      (field) => `${path}.`.startsWith(`${field}.`) || field.startsWith(`${path}.`),
    );
    if (stored.length > 0) return stored.map((field) => labels[field]);
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')));
    return parent ? namesOf(parent) : [path];
  };
  return [...new Set(paths.flatMap(namesOf))].join(', ');
}

/** Messages of schemas: in the person's language in a form, in Turkish on a server. */
export const settingsInput = () => adminSettingsText.onScreen().input;
export const labelOf = (field: SettingsField) => () => adminSettingsText.onScreen().labels[field];
export const partOf = (part: keyof typeof tr.parts) => () =>
  adminSettingsText.onScreen().parts[part];
