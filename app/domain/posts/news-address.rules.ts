import { fold } from '#app/lib/words/turkish-text.ts';
import { POST_CATEGORIES, type PostCategory } from './post.rules.ts';

/** Numbers of posts on a page, of featured posts and of tags (spec, part 9). */
export const NEWS_PAGE_SIZE = 6;
export const FEATURED_POSTS = 4;
export const POPULAR_TAGS = 12;
/**
 * Number of latest posts to read for the column beside an article. It is one more than are shown,
 * because the article itself may be among them.
 */
export const LATEST_READ = 5;
export const LATEST_SHOWN = 4;

/** Maximum length of a search and of a tag in characters. Longer texts are cut. */
export const SEARCH_MAX_LENGTH = 100;

export interface PostFilters {
  category: PostCategory | null;
  tag: string | null;
  /** Empty without a search. */
  search: string;
}

export const NO_FILTERS: PostFilters = { category: null, tag: null, search: '' };

/** Reads filters from an address that anyone may have edited. Ignores invalid values. */
export function parsePostFilters(params: URLSearchParams): PostFilters {
  const category = params.get('category');
  return {
    category: POST_CATEGORIES.find((known) => known === category) ?? null,
    tag: readText(params, 'tag') || null,
    search: readText(params, 'search'),
  };
}

/** Returns the page number; 1 if it is invalid. */
export function parsePage(params: URLSearchParams): number {
  const page = Math.trunc(Number(params.get('page')));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

/**
 * Returns the address of a page of the filtered list. Parameters have a fixed order and are left
 * out if not chosen.
 */
export function newsHref({ category, tag, search }: PostFilters, page = 1): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (tag) params.set('tag', tag);
  if (search) params.set('search', search);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query ? `/news?${query}` : '/news';
}

/** Chooses a category, or removes it if it is chosen already (spec, part 4). */
export function toggleCategory(filters: PostFilters, category: PostCategory): PostFilters {
  return { ...filters, category: filters.category === category ? null : category };
}

/** Chooses a tag, or removes it if it is chosen already (spec, part 4). */
export function toggleTag(filters: PostFilters, tag: string): PostFilters {
  return { ...filters, tag: isChosenTag(filters, tag) ? null : tag };
}

/** Returns true if the tag is chosen, in any spelling: "kas" in the address selects "Kaş". */
export function isChosenTag({ tag: chosen }: PostFilters, tag: string): boolean {
  return chosen !== null && fold(chosen) === fold(tag);
}

export function isFiltered({ category, tag, search }: PostFilters): boolean {
  return category !== null || tag !== null || search !== '';
}

/** Address parameter that lets staff see a post before visitors do. */
export const PREVIEW_PARAM = 'preview';

/** Returns the address at which staff see a saved post as its own page (spec, part 2). */
export function previewPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}?${PREVIEW_PARAM}`;
}

function readText(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? '').trim().slice(0, SEARCH_MAX_LENGTH);
}
