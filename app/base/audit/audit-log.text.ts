import { officeTexts } from '#app/lib/former-texts.ts';

export const auditLogText = officeTexts('tr', (texts) => texts.audit);
