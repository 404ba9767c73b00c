import { officeTexts } from '#app/lib/language.ts';
import { en } from './audit-log.text.en.ts';
import { tr } from './audit-log.text.tr.ts';

export const auditLogText = officeTexts('tr', { tr, en });
