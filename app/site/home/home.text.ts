/** Every text of the home page. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const homeText = siteTexts((texts) => texts.home);
