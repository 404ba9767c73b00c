/** Pictures in the text of a post, as Markdown writes them. */
import type { TextEdit } from './markdown-edit.rules.ts';

/** The placeholder of a picture that is on its way; its address names no file. */
const ON_ITS_WAY = /!\[[^\]\n]*\]\(uploading:[\w-]+\)/g;

export function pictureMarkdown({ url, alt }: { url: string; alt: string }): string {
  return `![${altMarkdown(alt)}](${url})`;
}

/** `uploadId` is the upload's own, so that two of one name differ. */
export function placeholder(uploadId: string, words: string): string {
  return `![${altMarkdown(words)}](uploading:${uploadId})`;
}

/** Of a text that is to be kept or shown, in which nothing is on its way any more. */
export function withoutPlaceholders(text: string): string {
  return text.replace(ON_ITS_WAY, '');
}

/** Takes the place of `found`; null when that is not in the text. What is selected is not said. */
export function replacement(
  text: string,
  found: string,
  insert: string,
): Pick<TextEdit, 'from' | 'to' | 'insert'> | null {
  const from = text.indexOf(found);
  return from === -1 ? null : { from, to: from + found.length, insert };
}

/** Gives the first picture with this address another alt text; null when it is not there. */
export function describedPicture(text: string, picture: { url: string; alt: string }) {
  const address = picture.url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [found] = new RegExp(`!\\[(?:\\\\.|[^\\]\\\\])*\\]\\(${address}\\)`).exec(text) ?? [];
  return found ? replacement(text, found, pictureMarkdown(picture)) : null;
}

/** On one line, and without what would end it. */
function altMarkdown(words: string): string {
  return words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\]/g, '\\$&');
}
