import { POST_CATEGORIES, type PostCategory } from '#app/domain/posts/post.rules.ts';
import { tr } from '#app/domain/posts/text/tr.ts';
import { useOfficeLanguage } from '#app/ui/language/use-text.ts';

export type CategoryNames = Record<PostCategory, string>;

const englishCategories = Object.fromEntries(
  POST_CATEGORIES.map((category) => [category, category]),
) as CategoryNames;

/**
 * Names of categories for staff. Categories are stored in English (spec, part 3); the Turkish names
 * are those for visitors.
 */
export function useCategoryNames(): CategoryNames {
  return useOfficeLanguage() === 'tr' ? tr.categories : englishCategories;
}
