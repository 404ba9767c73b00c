import type { TextEdit } from './markdown-edit.rules.ts';

/** Placeholder of a picture that is being uploaded. The address in it names no file. */
const UPLOAD_PLACEHOLDER = /!\[[^\]\n]*\]\(uploading:[\w-]+\)/g;

export function pictureMarkdown({ url, alt }: { url: string; alt: string }): string {
  return `![${altMarkdown(alt)}](${url})`;
}

/** Returns the placeholder of an upload. `uploadId` distinguishes two pictures of the same name. */
export function placeholder(uploadId: string, words: string): string {
  return `![${altMarkdown(words)}](uploading:${uploadId})`;
}

/** Returns the text without placeholders, as it is stored and previewed. */
export function withoutPlaceholders(text: string): string {
  return text.replace(UPLOAD_PLACEHOLDER, '');
}

/**
 * Returns the edit that replaces `found`; null if the text does not contain it. The edit does not
 * change the selection.
 */
export function replacement(
  text: string,
  found: string,
  insert: string,
): Pick<TextEdit, 'from' | 'to' | 'insert'> | null {
  const from = text.indexOf(found);
  return from === -1 ? null : { from, to: from + found.length, insert };
}

/**
 * Returns the edit that replaces the alt text of the first picture with this address; null if there
 * is no such picture.
 */
export function describedPicture(text: string, picture: { url: string; alt: string }) {
  const address = picture.url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [found] = new RegExp(`!\\[(?:\\\\.|[^\\]\\\\])*\\]\\(${address}\\)`).exec(text) ?? [];
  return found ? replacement(text, found, pictureMarkdown(picture)) : null;
}

/** Returns the alt text on one line, with brackets and backslashes escaped. */
function altMarkdown(words: string): string {
  return words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\]/g, '\\$&');
}
