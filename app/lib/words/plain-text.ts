/** Texts of people and of requests, as they may be stored and shown. */

/** A count and its word, which no line of a page parts: `7 gün`. */
export function counted(count: number, word: string): string {
  return `${count}\u00a0${word}`;
}

/** Units in texts of staff, in Turkish, English, German and Russian, in all declensions. */
const UNITS =
  'gün|hafta|ay|saat|yaş|yıl|adet|kişi|(?:day|week|month|hour|year)s?|people|Tage?n?|Wochen?|Monate?n?|Stunden?|' +
  'Jahre?n?|Personen|день|дня|дней|недел[яьи]|месяц(?:а|ев)?|час(?:а|ов)?|года?|лет|человека?|km|км';
const COUNT = new RegExp(`(\\d) (?=(?:${UNITS})(?!\\p{L}))`, 'giu');

/** A text that staff have typed, its counts and their words kept on one line. */
export function withCounts(text: string): string {
  return text.replace(COUNT, '$1\u00a0');
}

/** A text with ordinary spaces alone, for messages and for what staff read. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

/**
 * Control characters and invisible characters that change how their neighbours are shown:
 * directions, tags, joiners. Joiners stay inside a word, as Persian needs them, and inside an
 * emoji.
 */
const UNSEEN =
  /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\u2060-\u206f]|(?<![\p{L}\p{M}\p{ExtPict}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{ExtPict}])/gu;

/** Halves of surrogate pairs that stand alone. */
const HALF_PAIR = /\p{Surrogate}/gu;

/** Does what `toWellFormed` does, in browsers that do not have it too (docs/decisions/044). */
function wellFormed(text: string): string {
  return text.replace(HALF_PAIR, '\uFFFD');
}

/**
 * Returns a text that PostgreSQL accepts: it refuses the NUL character and, in JSON, half of a
 * surrogate pair. The replacement character takes their place, as in CommonMark (§ 2.3), so that
 * the text does not turn into another one. Used for ids, searches and posts.
 */
export function withoutNul(text: string): string {
  return wellFormed(text.replaceAll('\0', '\uFFFD'));
}

/** A name, a place or the like: one line without unseen characters, with single spaces between words. */
export function plainLine(text: string): string {
  return plainLines(text).replace(/\s+/g, ' ');
}

/** A note: the same, but its lines stay; they end in a line feed alone. */
export function plainLines(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .replace(UNSEEN, '')
    .trim();
}
