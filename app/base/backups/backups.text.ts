import { officeTexts } from '#app/lib/language.ts';
import { en } from './backups.text.en.ts';
import { tr } from './backups.text.tr.ts';

export const backupsText = officeTexts('tr', { tr, en });
