import { officeTexts } from '#app/lib/former-texts.ts';

export const backupsText = officeTexts('tr', (texts) => texts.backups);
