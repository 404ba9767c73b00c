/** Returns a count and its word with a space that does not break: `7 gün`. */
export function counted(count: number, word: string): string {
  return `${count}\u00a0${word}`;
}

/** Returns names as a list in a sentence: `teslim, tek yön ve mesai dışı`. */
export function listed(names: readonly string[], and: string): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}

/** Units in texts of staff, in Turkish, English, German and Russian, with their inflected forms. */
const UNITS =
  'gün|hafta|ay|saat|yaş|yıl|adet|kişi|(?:day|week|month|hour|year)s?|people|Tage?n?|Wochen?|Monate?n?|Stunden?|' +
  'Jahre?n?|Personen|день|дня|дней|недел[яьи]|месяц(?:а|ев)?|час(?:а|ов)?|года?|лет|человека?|km|км';
const COUNT = new RegExp(`(\\d) (?=(?:${UNITS})(?!\\p{L}))`, 'giu');

/** Returns a text of staff with spaces that do not break between counts and units. */
export function withCounts(text: string): string {
  return text.replace(COUNT, '$1\u00a0');
}

/** Returns the text with spaces at which a line does not break: a date or a plate within a sentence. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** Returns a text with ordinary spaces in place of spaces that do not break, for messages and texts for staff. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

/**
 * Matches control characters, and invisible characters that change how their neighbours are shown,
 * such as direction marks, tags and joiners. Joiners inside a word (as in Persian) or an emoji do
 * not match.
 */
const UNSEEN =
  /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\u2060-\u206f]|(?<![\p{L}\p{M}\p{ExtPict}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{ExtPict}])/gu;

const HALF_PAIR = /\p{Surrogate}/gu;

/** Replaces `toWellFormed`, which the oldest supported browsers lack (docs/decisions/044). */
function wellFormed(text: string): string {
  return text.replace(HALF_PAIR, '\uFFFD');
}

/**
 * Returns a text that PostgreSQL accepts: it refuses the NUL character and, in JSON, half of a
 * surrogate pair. The replacement character takes their place, as in CommonMark (§ 2.3): deleting
 * them could produce a different valid text. Used for ids, searches and posts.
 */
export function toStorableText(text: string): string {
  return wellFormed(text.replaceAll('\0', '\uFFFD'));
}

/**
 * Returns a text on one line, without invisible characters and with single spaces, for example a
 * name or a place.
 */
export function plainLine(text: string): string {
  return plainLines(text).replace(/\s+/g, ' ');
}

/**
 * Returns a text without invisible characters, such as a note. Its lines stay and are separated by
 * a line feed alone.
 */
export function plainLines(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .replace(UNSEEN, '')
    .trim();
}
