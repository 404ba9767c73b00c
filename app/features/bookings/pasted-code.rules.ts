/**
 * Finds the code of a request (lib/request-code.ts) in a text as people paste it: quoted, exported
 * from the chat with marks of writing direction, its hyphens made dashes, or broken over lines. The
 * code's own check says which way of putting it together again is right.
 */
import { decodeRequest } from '#app/lib/request-code.ts';

export type PastedCode =
  /** `code` alone, as it was sent; `others` counts whole codes of other requests before it. */
  | { found: true; code: string; others: number }
  /** `cut`: its end is missing. `damaged`: something in it was changed. */
  | { found: false; reason: 'none' | 'cut' | 'damaged' };

const START = 'KRV1-';
/** What a chat's export writes between letters, and nobody sees. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** What stands between the parts of a broken code: white space, and the marks of quoted lines. */
const BREAK = /[\s>|]+/;
const CODE_LETTERS = /^[\w-]*/;
/** Shorter than any code: a word about codes rather than one of them. */
const SHORTEST = 16;
/** In how many parts a code is looked for, so that a long text after it costs nothing. */
const MOST_PARTS = 200;

/** The last code of the text, since a visitor may have pasted an older one into their message. */
export function findPastedCode(text: string): PastedCode {
  const tails = text.replace(INVISIBLE, '').replace(DASHES, '-').split(START).slice(1);
  const attempts = tails
    .map((tail) => readTail(tail.split(BREAK, MOST_PARTS)))
    .filter(({ longest }) => longest.length >= SHORTEST);
  const last = attempts.at(-1);
  if (!last) return { found: false, reason: 'none' };
  if (!last.whole) return { found: false, reason: isCut(last.longest) ? 'cut' : 'damaged' };
  const codes = new Set(attempts.flatMap(({ whole }) => whole ?? []));
  return { found: true, code: last.whole, others: codes.size - 1 };
}

/** The first parts that make a whole code together; else all that could belong to one. */
function readTail(parts: string[]): { whole: string | null; longest: string } {
  let joined = START;
  for (const part of parts) {
    const [letters = ''] = CODE_LETTERS.exec(part) ?? [];
    joined += letters;
    // A chat marks what is slanted with an underscore on both sides.
    const whole = [joined, joined.replace(/_+$/, '')].find((code) => decodeRequest(code));
    if (whole) return { whole, longest: joined };
    if (letters.length < part.length) break;
  }
  return { whole: null, longest: joined };
}

/** Whether the end of the request is not there: its last field, in quotes, and the bracket after. */
function isCut(code: string): boolean {
  const body = code.slice(START.length).replace(/-/g, '+').replace(/_/g, '/');
  // A rest of one letter says nothing, and cannot be decoded.
  return !atob(body.length % 4 === 1 ? body.slice(0, -1) : body).includes('"]');
}
