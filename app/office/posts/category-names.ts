import { POST_CATEGORIES, type PostCategory } from '#app/domain/posts/post.rules.ts';
import { tr } from '#app/domain/posts/text/tr.ts';
import { useOfficeLanguage } from '#app/ui/language/use-text.ts';

export type CategoryNames = Record<PostCategory, string>;

const englishCategories = Object.fromEntries(
  POST_CATEGORIES.map((category) => [category, category]),
) as CategoryNames;

/**
 * Returns the names of categories in the office's language. Categories are stored in English (spec,
 * part 3); the Turkish names are those that visitors see.
 */
export function useCategoryNames(): CategoryNames {
  return useOfficeLanguage() === 'tr' ? tr.categories : englishCategories;
}
