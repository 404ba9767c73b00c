import { readTransfer, type TransferRequest } from '#app/domain/requests/transfer-request.rules.ts';
import { decodeLanguage, decodeRequest } from '#app/lib/requests/decoded-request.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import {
  CODE_FIELDS,
  LOADED_FIELDS,
  RETURN_FIELDS,
  TRANSFER_KIND,
} from './transfer-message.rules.ts';

/** Fields of codes from before flight numbers were added. Such messages are still pasted. */
const FORMER_CODE_FIELDS = CODE_FIELDS.filter((field) => field !== 'flightNumber');

export interface DecodedTransfer {
  request: TransferRequest;
  currency: string;
  language: SiteLanguage;
  /** Fare in euro cents that the visitor was shown; null for a special price and in older codes. */
  cents: number | null;
}

/**
 * Decodes the transfer request in a pasted message. Returns null if there is no code, or if it is
 * damaged or of another kind.
 */
export function decodeTransfer(message: string): DecodedTransfer | null {
  const code = decodeRequest(message);
  if (code?.kind !== TRANSFER_KIND) return null;
  const loaded = [...CODE_FIELDS, ...LOADED_FIELDS];
  // The code has the currency after these fields, and may have the language after that.
  const names = [[...loaded, ...RETURN_FIELDS], loaded, CODE_FIELDS, FORMER_CODE_FIELDS].find(
    ({ length }) => code.fields.length > length,
  );
  if (!names) return null;
  const { fields, language } = decodeLanguage(code.fields, names.length + 1);
  if (fields.length !== names.length + 1) return null;
  const values = new Map<string, unknown>(names.map((field, i) => [field, fields[i]]));
  const currency = String(fields.at(-1));
  return { request: readTransfer(values), currency, language, cents: code.cents };
}
