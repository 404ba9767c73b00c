import { page } from 'vitest/browser';
import { controlId } from '#app/editing/fields/form-controls.tsx';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';

/** Returns the fields that have no control on the page. Staff could neither see nor change them. */
export function fieldsWithoutControl(editor: string, fields: readonly string[]): string[] {
  return fields.filter((field) => !document.getElementById(controlId({ name: editor }, field)));
}

/**
 * Returns the fields that have no control on the page in any language of the texts. Opens all
 * folds, then switches from language to language.
 */
export async function fieldsWithoutControlInAnyLanguage(
  editor: string,
  fields: readonly string[],
): Promise<string[]> {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  let missing = fieldsWithoutControl(editor, fields);
  for (const language of SITE_LANGUAGES) {
    const buttons = page.getByRole('button', { name: new RegExp(`^${language.toUpperCase()} `) });
    if (buttons.elements().length === 0) continue;
    await buttons.first().click();
    missing = fieldsWithoutControl(editor, missing);
  }
  return missing;
}
