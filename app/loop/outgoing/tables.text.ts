import { officeTexts } from '#app/lib/former-texts.ts';

export const tablesText = officeTexts('tr', (texts) => texts.outgoing.tables);
