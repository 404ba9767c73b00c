/** Texts of a post's card: apart from the others, for pages that show cards alone. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const postCardText = siteTexts((texts) => texts.news.card);
