/**
 * Decodes the codes of `request-code.ts`. Separate from that file, because forms of visitors only
 * write codes.
 */

import { SITE_LANGUAGES, type SiteLanguage } from '../words/texts.ts';
import { checkOf, type RequestField } from './request-code.ts';

const CODE = /KRV1-([A-Za-z0-9_-]+)-([0-9a-z]{1,4})(?![A-Za-z0-9_-])/g;

export interface DecodedRequest {
  kind: string;
  fields: RequestField[];
  /** Total in euro cents when the request was sent; null in older codes. */
  cents: number | null;
}

/**
 * Returns the request of the last code in a pasted text; null if there is no code, or if that code
 * was damaged.
 */
export function decodeRequest(text: string): DecodedRequest | null {
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
    if (typeof kind !== 'string' || !plain) return null;
    const last = fields.at(-1);
    return typeof last === 'number'
      ? { kind, fields: fields.slice(0, -1), cents: last }
      : { kind, fields, cents: null };
  } catch {
    return null;
  }
}

/**
 * Separates the language from the fields of a request. A request has a language if it has one field
 * more than `count`; otherwise it is Turkish. An unknown language counts as Turkish, so that the
 * rest of the request can be read.
 */
export function decodeLanguage(
  fields: RequestField[],
  count: number,
): { fields: RequestField[]; language: SiteLanguage } {
  if (fields.length !== count + 1) return { fields, language: 'tr' };
  const language = SITE_LANGUAGES.find((each) => each === fields.at(-1)) ?? 'tr';
  return { fields: fields.slice(0, -1), language };
}
