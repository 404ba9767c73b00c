/** What is around a legal text. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const legalPageText = siteTexts((texts) => texts.shell.legalPage);
