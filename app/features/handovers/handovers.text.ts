/** Every text of hand-over and return. */
import { inLanguages } from '#app/lib/language.ts';
import { english } from './handovers-english.text.ts';
import { turkish } from './handovers-turkish.text.ts';

/** The fields by their names in the API. */
export const handoverLabels = inLanguages('tr', english.labels, turkish.labels);
/** What is wrong with a field, and why something was not saved. */
export const handoverInputText = inLanguages('tr', english.input, turkish.input);
export const handoverText = inLanguages('tr', english.page, turkish.page);
export const handoverEditing = inLanguages('tr', english.editing, turkish.editing);
