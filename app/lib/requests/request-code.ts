/**
 * Code at the end of a WhatsApp message, which holds the visitor's whole request. Staff paste the
 * message into the booking form, and the trip page is rendered from the code. Format:
 * `KRV1-<base64url of JSON>-<check>`. Messages get cut and edited: the code has no white space, and
 * the check detects damage.
 */
import type { SiteLanguage } from '../words/texts.ts';

export type RequestField = string | number;

const PREFIX = 'KRV1';
const CHECK_MODULUS = 36 ** 4;

/**
 * Returns the code of a request. `fields` are in an order that encoder and decoder share; the last
 * field is a text. `cents` is the total in euro cents, null if no price was shown.
 */
export function encodeRequest(
  kind: string,
  fields: RequestField[],
  cents: number | null = null,
): string {
  const total = cents === null ? [] : [cents];
  const bytes = new TextEncoder().encode(JSON.stringify([kind, ...fields, ...total]));
  const body = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return `${PREFIX}-${body}-${checkOf(body)}`;
}

/**
 * Returns the language as the last field of a request. Turkish has no field, because codes from
 * before other languages existed have none.
 */
export function languageField(language: SiteLanguage): RequestField[] {
  return language === 'tr' ? [] : [language];
}

/** Returns a polynomial hash in base 36. It detects accidental changes, not intended ones. */
export function checkOf(body: string): string {
  let hash = 0;
  for (const letter of body) hash = (hash * 131 + letter.charCodeAt(0)) % CHECK_MODULUS;
  return hash.toString(36);
}
