import { brotliDecompressSync } from 'node:zlib';
import { rawAnswer } from './raw-answer.ts';

/** Bytes of a page's HTML, as it is and as it is on the line, and how many elements it has. */
export async function htmlSize(url: string) {
  const { body } = await rawAnswer(url);
  const html = brotliDecompressSync(body);
  const markup = html.toString().replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '');
  return {
    bytes: html.length,
    brotli: body.length,
    elements: markup.match(/<[a-z]/gi)?.length ?? 0,
  };
}
