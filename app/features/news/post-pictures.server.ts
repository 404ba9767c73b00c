import type { Db } from '#app/db/client.server.ts';
import { imageIdOf, toImage } from '../images/images.rules.ts';
import { holdImages } from '../images/images.server.ts';

/** A picture as `renderPostHtml` writes it. */
const PICTURE = /<img src="([^"]*)"([^>]*)>/g;
/** How wide the text of a post gets (news.css). */
const SIZES = '(min-width: 720px) 680px, 100vw';

/**
 * The HTML of a post with our own pictures in all their widths, and with their size, so that
 * nothing moves when they arrive. Those that are not stored stay as they are; those that are cannot
 * be swept away before the transaction ends in which the post is saved.
 */
export async function sizePictures(tx: Db, html: string): Promise<string> {
  const ids = [...html.matchAll(PICTURE)].flatMap(([, src = '']) => imageIdOf(src) ?? []);
  if (ids.length === 0) return html;
  const stored = await holdImages(tx, ids);
  return html.replace(PICTURE, (tag, src: string, rest: string) => {
    const row = stored.get(imageIdOf(src) ?? '');
    if (!row) return tag;
    const { url, width, height, srcset } = toImage(row, '');
    const others = rest.replace(/ (?:width|height)="\d+"/g, '');
    // Before `src`: some browsers start fetching the moment they see that.
    return `<img srcset="${srcset}" sizes="${SIZES}" src="${url}" width="${width}" height="${height}"${others}>`;
  });
}
