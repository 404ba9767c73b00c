/**
 * Short code at the end of a WhatsApp message, which holds the visitor's whole request: staff paste
 * the message into the booking form, and the page of the trip is rendered from the code. Format:
 * `KRV1-<base64url of JSON>-<check>`. The code has no white space and has a check, because messages
 * get cut and edited.
 */
import type { SiteLanguage } from '../words/texts.ts';

export type RequestField = string | number;

const PREFIX = 'KRV1';
const CHECK_MODULUS = 36 ** 4;

/**
 * Returns the code of a request. `fields` are in an order that encoder and decoder share, the last
 * one a text. The total in euro cents follows as a number; null if no price was shown.
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

/** The language of a request, as the last field; Turkish is not written, as before there were others. */
export function languageField(language: SiteLanguage): RequestField[] {
  return language === 'tr' ? [] : [language];
}

/** A polynomial hash in base 36; catches slips and cuts, not intent. */
export function checkOf(body: string): string {
  let hash = 0;
  for (const letter of body) hash = (hash * 131 + letter.charCodeAt(0)) % CHECK_MODULUS;
  return hash.toString(36);
}
