/**
 * The short code at the end of a WhatsApp message. It holds the visitor's whole request, so that
 * staff can paste the message into the booking form. Format: `KRV1-<base64url of JSON>-<check>`;
 * without white space, and with a check, since messages get cut and edited on their way.
 */
import { SITE_LANGUAGES, type SiteLanguage } from './texts.ts';

export type RequestField = string | number;

const PREFIX = 'KRV1';
const CODE = /KRV1-([A-Za-z0-9_-]+)-([0-9a-z]{1,4})(?![A-Za-z0-9_-])/g;
const CHECK_MODULUS = 36 ** 4;

/** The code of a kind of request and its fields, in an order that both sides know. */
export function encodeRequest(kind: string, fields: RequestField[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify([kind, ...fields]));
  const body = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return `${PREFIX}-${body}-${checkOf(body)}`;
}

/** Finds the last whole code in a pasted text; null when there is none or it was damaged. */
export function decodeRequest(text: string): { kind: string; fields: RequestField[] } | null {
  const match = [...text.matchAll(CODE)].at(-1);
  const [, body = '', check] = match ?? [];
  if (!body || checkOf(body) !== check) return null;
  try {
    const binary = atob(body.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(parsed)) return null;
    const [kind, ...fields] = parsed;
    const plain = fields.every((field) => typeof field === 'string' || typeof field === 'number');
    return typeof kind === 'string' && plain ? { kind, fields } : null;
  } catch {
    return null;
  }
}

/** The language of a request, as the last field; Turkish is not written, as before there were others. */
export function languageField(language: SiteLanguage): RequestField[] {
  return language === 'tr' ? [] : [language];
}

/**
 * The fields of a request without its language, which is there when there is one more than `count`. One
 * that is not ours counts as Turkish, so that the rest of the request is read all the same.
 */
export function decodeLanguage(
  fields: RequestField[],
  count: number,
): { fields: RequestField[]; language: SiteLanguage } {
  if (fields.length !== count + 1) return { fields, language: 'tr' };
  const language = SITE_LANGUAGES.find((each) => each === fields.at(-1)) ?? 'tr';
  return { fields: fields.slice(0, -1), language };
}

/** A polynomial hash in base 36; catches slips and cuts, not intent. */
function checkOf(body: string): string {
  let hash = 0;
  for (const letter of body) hash = (hash * 131 + letter.charCodeAt(0)) % CHECK_MODULUS;
  return hash.toString(36);
}
