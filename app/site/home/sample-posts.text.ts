/** Shown when the posts cannot be loaded (spec, part 8). Browsers get them only then. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const samplePostsText = siteTexts((texts) => texts.home.samplePosts);
