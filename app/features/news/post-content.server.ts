import type { Db } from '#app/db/client.server.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import { isBlank, textOfHtml } from './post-html.rules.ts';
import { postInputText as text } from './post-input.text.ts';
import { sizePictures } from './post-pictures.server.ts';
import { autoExcerpt, readingMinutes } from './post-text.rules.ts';

/** Characters, which every reader is sent: six times the longest content, as no person writes. */
const MAX_HTML = 300_000;

/** What follows from the content of a post. */
export interface RenderedContent {
  /** Sanitised, with our own pictures in all their widths. */
  html: string;
  /** Its words. */
  text: string;
  /** The writer's own, else the beginning of the text. */
  excerpt: string;
  readingMinutes: number;
}

export type ContentResult =
  | { ok: true; content: RenderedContent }
  | { ok: false; errors: FieldError[] };

/**
 * Renders what a writer has written, for a save as for its preview. The pictures in it cannot be
 * swept away before the transaction ends. Refused: what becomes longer than `MAX_HTML`.
 */
export async function renderContent(
  tx: Db,
  written: { content: string; excerpt: string },
): Promise<ContentResult> {
  // What reads and cleans HTML is loaded with the first post that is written, not at every start.
  const { renderPostHtml } = await import('./post-html.server.ts');
  const html = await sizePictures(tx, renderPostHtml(written.content));
  if (html.length > MAX_HTML) return refused(text.becomesTooLong);
  const words = textOfHtml(html);
  const excerpt = written.excerpt || (words && autoExcerpt(words));
  return {
    ok: true,
    content: { html, text: words, excerpt, readingMinutes: readingMinutes(words) },
  };
}

/** The same for what visitors are to read: refused as well when there is nothing to be seen. */
export async function renderForVisitors(
  tx: Db,
  written: { content: string; excerpt: string },
): Promise<ContentResult> {
  const rendered = await renderContent(tx, written);
  return rendered.ok && isBlank(rendered.content.html) ? refused(text.nothingToShow) : rendered;
}

function refused(message: string): ContentResult {
  return { ok: false, errors: [{ field: 'content', message }] };
}
