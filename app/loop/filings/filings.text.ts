import { officeTexts } from '#app/lib/language.ts';
import type { FilingKind } from './filing.rules.ts';
import { en } from './filings.text.en.ts';
import { tr } from './filings.text.tr.ts';

export const filingsText = officeTexts('tr', { tr, en });

/** In files and in the audit log, which are the office's. */
export const filedNames: Record<FilingKind | 'cancelled', string> = {
  out: 'KABİS teslim',
  back: 'KABİS iade',
  transfer: 'U-ETDS',
  cancelled: 'U-ETDS iptal',
};
