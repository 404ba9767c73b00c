/**
 * A text as PostgreSQL can take it: it knows no NUL character, and in JSON no half of a surrogate
 * pair. As in CommonMark (§ 2.3) the replacement character stands for them, so that no text turns
 * into another one that means something.
 */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed();
}
