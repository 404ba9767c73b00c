/** Pictures in the text of a post, as Markdown writes them. */
import type { TextEdit } from './markdown-edit.rules.ts';

/** The placeholder of a picture that is on its way; its address names no file. */
const ON_ITS_WAY = /!\[[^\]\n]*\]\(uploading:[\w-]+\)/g;

export function pictureMarkdown({ url, alt }: { url: string; alt: string }): string {
  return `![${altMarkdown(alt)}](${url})`;
}

/** Returns a placeholder. `uploadId` keeps two pictures of the same name apart. */
export function placeholder(uploadId: string, words: string): string {
  return `![${altMarkdown(words)}](uploading:${uploadId})`;
}

/** Removes placeholders from a text that is stored or previewed. */
export function withoutPlaceholders(text: string): string {
  return text.replace(ON_ITS_WAY, '');
}

/** Replaces `found` in the text; null if the text does not contain it. The selection is not changed. */
export function replacement(
  text: string,
  found: string,
  insert: string,
): Pick<TextEdit, 'from' | 'to' | 'insert'> | null {
  const from = text.indexOf(found);
  return from === -1 ? null : { from, to: from + found.length, insert };
}

/** Replaces the alt text of the first picture with this address; null if there is no such picture. */
export function describedPicture(text: string, picture: { url: string; alt: string }) {
  const address = picture.url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [found] = new RegExp(`!\\[(?:\\\\.|[^\\]\\\\])*\\]\\(${address}\\)`).exec(text) ?? [];
  return found ? replacement(text, found, pictureMarkdown(picture)) : null;
}

/** Returns the alternative text on one line, without characters that would end it. */
function altMarkdown(words: string): string {
  return words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\]/g, '\\$&');
}
