/** Shown when the posts cannot be loaded (spec, part 8). Browsers get them only then. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './sample-posts.text.de.ts';
import { en } from './sample-posts.text.en.ts';
import { ru } from './sample-posts.text.ru.ts';
import { tr } from './sample-posts.text.tr.ts';

export const samplePostsText = siteTexts({ tr, en, de, ru });
