import { type Language, languageOf } from '#app/lib/language.ts';
import { POST_CATEGORIES, type PostCategory } from '#app/site/news/post.rules.ts';
import { postCardText } from '#app/site/news/post-card.text.ts';

const englishCategories = Object.fromEntries(
  POST_CATEGORIES.map((category) => [category, category]),
) as Record<PostCategory, string>;

/** Stored in English (spec, part 3), and as visitors read them. Apart from the newsroom's texts, for Today. */
export function categoryNames(own: Language = 'en'): Record<PostCategory, string> {
  return languageOf(own) === 'tr' ? postCardText.in('tr').categories : englishCategories;
}
