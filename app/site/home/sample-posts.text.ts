/** Shown when the posts cannot be loaded (spec, part 8). Browsers get them only then. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './sample-posts.text.tr.ts';

export const samplePostsText = siteTexts({ tr });
