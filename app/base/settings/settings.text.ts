/** What visitors read of the settings: when the office is open, and when it delivers. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const settingsText = siteTexts((texts) => texts.settings);
