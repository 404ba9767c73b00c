/** A transfer request back from the code of its message. */

import { readTransfer, type TransferRequest } from '#app/domain/requests/transfer-request.rules.ts';
import { decodeLanguage, decodeRequest } from '#app/lib/requests/decoded-request.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import {
  CODE_FIELDS,
  LOADED_FIELDS,
  RETURN_FIELDS,
  TRANSFER_KIND,
} from './transfer-message.rules.ts';

/** Messages that were sent before flights were asked for are still pasted. */
const FORMER_CODE_FIELDS = CODE_FIELDS.filter((field) => field !== 'flightNumber');

export interface DecodedTransfer {
  request: TransferRequest;
  currency: string;
  language: SiteLanguage;
  /** The fare when it was sent; null for a special price, and in codes of former times. */
  cents: number | null;
}

/**
 * The request inside a pasted message, `bothWays` with `returnDate` and `returnTime` where it asks for the
 * way back; null when it holds none, a damaged one or another kind.
 */
export function decodeTransfer(message: string): DecodedTransfer | null {
  const code = decodeRequest(message);
  if (code?.kind !== TRANSFER_KIND) return null;
  const loaded = [...CODE_FIELDS, ...LOADED_FIELDS];
  // The currency follows, and the language may.
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
