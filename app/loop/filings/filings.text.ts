import { officeTexts } from '#app/lib/former-texts.ts';
import type { FilingKind } from './filing.rules.ts';

export const filingsText = officeTexts('tr', (texts) => texts.filings);

/** In files and in the audit log, which are the office's. */
export const filedNames: Record<FilingKind | 'cancelled', string> = {
  out: 'KABİS teslim',
  back: 'KABİS iade',
  transfer: 'U-ETDS',
  cancelled: 'U-ETDS iptal',
};
