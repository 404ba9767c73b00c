/**
 * The short code at the end of a WhatsApp message. It holds the visitor's whole request, so that
 * staff can paste the message into the booking form, and so that the page of the trip can be drawn from
 * it. Format: `KRV1-<base64url of JSON>-<check>`; without white space, and with a check, since messages
 * get cut and edited on their way.
 */
import type { SiteLanguage } from '../words/texts.ts';

export type RequestField = string | number;

const PREFIX = 'KRV1';
const CHECK_MODULUS = 36 ** 4;

/**
 * The code of a kind of request and its fields, in an order that both sides know, the last of which is a
 * text. What it came to, in euro cents, is a number after them; null where no price was shown.
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
