import { imageIdOf, toImage } from '#app/base/images/images.rules.ts';
import { holdImages } from '#app/base/images/images.server.ts';
import { isBlank, textOfHtml } from '#app/base/markup/markup.rules.ts';
import type { Db } from '#app/db/client.server.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { FOREIGN_LANGUAGES } from '#app/lib/words/translation-labels.ts';
import { autoExcerpt, readingMinutes } from './post.rules.ts';
import type { PostInput } from './post.schema.ts';

/**
 * Maximum length of a post's HTML in characters, because every reader downloads it: six times the
 * longest content.
 */
const MAX_HTML = 300_000;

export interface RenderedContent {
  /** Sanitised HTML, with our own pictures in all widths. */
  html: string;
  text: string;
  /** The author's excerpt, else the beginning of the text. */
  excerpt: string;
  readingMinutes: number;
}

export type ContentResult =
  | { ok: true; content: RenderedContent }
  | { ok: false; errors: FieldError[] };

/**
 * Renders content in a language, for a save or a preview. Its pictures cannot be deleted as unused
 * before the transaction ends. Refused if the HTML is longer than `MAX_HTML`.
 */
export async function renderContent(
  tx: Db,
  written: { content: string; excerpt: string },
  language: SiteLanguage,
): Promise<ContentResult> {
  // Loads the HTML parser and sanitiser with the first post that is rendered, not at every start.
  const { renderMarkup } = await import('#app/base/markup/markup.server.ts');
  const html = await sizePictures(tx, renderMarkup(written.content, language));
  if (html.length > MAX_HTML) return refused('becomesTooLong', language);
  const words = textOfHtml(html);
  const excerpt = written.excerpt || (words && autoExcerpt(words));
  return {
    ok: true,
    content: { html, text: words, excerpt, readingMinutes: readingMinutes(words) },
  };
}

/** Rendered content in Turkish and in the languages that are translated. */
export type RenderedPost = { tr: RenderedContent } & Partial<Record<SiteLanguage, RenderedContent>>;

/**
 * Renders a post in every language with content. Also refuses content without anything visible, and
 * a translation with content but without title.
 */
export async function renderForVisitors(
  tx: Db,
  { content, excerpt, translations }: Pick<PostInput, 'content' | 'excerpt' | 'translations'>,
): Promise<{ ok: true; contents: RenderedPost } | Extract<ContentResult, { ok: false }>> {
  const own = await renderVisibly(tx, { content, excerpt }, 'tr');
  const errors = own.ok ? [] : own.errors;
  const translated: Partial<Record<SiteLanguage, RenderedContent>> = {};
  for (const language of FOREIGN_LANGUAGES) {
    const { title, content: written, excerpt: short = '' } = translations[language];
    if (!written) continue;
    const rendered = await renderVisibly(tx, { content: written, excerpt: short }, language);
    if (rendered.ok) translated[language] = rendered.content;
    else errors.push(...rendered.errors);
    if (title) continue;
    errors.push({ field: `translations.${language}.title`, message: messageKey('required') });
  }
  return own.ok && errors.length === 0
    ? { ok: true, contents: { ...translated, tr: own.content } }
    : { ok: false, errors };
}

async function renderVisibly(...given: Parameters<typeof renderContent>): Promise<ContentResult> {
  const rendered = await renderContent(...given);
  return rendered.ok && isBlank(rendered.content.html)
    ? refused('nothingToShow', given[2])
    : rendered;
}

function refused(
  key: 'becomesTooLong' | 'nothingToShow',
  language: SiteLanguage,
): ContentResult & { ok: false } {
  const field = language === 'tr' ? 'content' : `translations.${language}.content`;
  return { ok: false, errors: [{ field, message: messageKey(key, language) }] };
}

const PICTURE = /<img src="([^"]*)"([^>]*)>/g;
/** `sizes` of a picture as wide as the text of a post (`news.css`). */
const SIZES = '(min-width: 720px) 680px, 100vw';

/**
 * Returns the HTML with our own pictures in all widths and with their size, so that the page does
 * not move while they load. Other pictures stay as they are. Our own cannot be deleted as unused
 * before the transaction ends.
 */
async function sizePictures(tx: Db, html: string): Promise<string> {
  const ids = [...html.matchAll(PICTURE)].flatMap(([, src = '']) => imageIdOf(src) ?? []);
  if (ids.length === 0) return html;
  const stored = await holdImages(tx, ids);
  return html.replace(PICTURE, (tag, src: string, rest: string) => {
    const row = stored.get(imageIdOf(src) ?? '');
    if (!row) return tag;
    const { url, width, height, srcset } = toImage(row, '');
    const others = rest.replace(/ (?:width|height)="\d+"/g, '');
    // `srcset` comes before `src`, because some browsers start to load at `src`.
    return `<img srcset="${srcset}" sizes="${SIZES}" src="${url}" width="${width}" height="${height}"${others}>`;
  });
}
