/** What the list of posts shows, as its address holds it: `/admin/blog?status=draft&tag=Kaş`. */
import { chosenParams, readChoice, readPage, readSearch } from '#app/editing/list-address.ts';
import { fold } from '#app/lib/turkish-text.ts';
import { NEWSROOM_PATH } from '../news/news-address.rules.ts';
import { POST_STATUSES, type PostStatus } from '../news/post.rules.ts';
import { POSTS_PER_PAGE } from './admin-post.schema.ts';

/** As long as a tag can be. */
const MAX_TAG = 50;

export interface PostListAddress {
  /** Empty for none. */
  search: string;
  /** Null for all. */
  status: PostStatus | null;
  /** In any spelling; empty for all. */
  tag: string;
  /** From 1. */
  page: number;
}

/** Reads it from an address that anyone may have edited; `refresh`, which a save adds, is left out. */
export function readPostList(params: URLSearchParams): PostListAddress {
  return {
    search: readSearch(params),
    status: readChoice(params, 'status', POST_STATUSES),
    tag: (params.get('tag') ?? '').trim().slice(0, MAX_TAG),
    page: readPage(params),
  };
}

/** The address of a list: only what is chosen, always in the same order. */
export function postListHref(given: Partial<PostListAddress> = {}): string {
  const params = new URLSearchParams(chosen(given));
  return params.size > 0 ? `${NEWSROOM_PATH}?${params}` : NEWSROOM_PATH;
}

/** The same as a query of the API. */
export function postListQuery(given: PostListAddress): string {
  return String(new URLSearchParams([['limit', String(POSTS_PER_PAGE)], ...chosen(given)]));
}

export function isFiltered({ search, status, tag }: PostListAddress): boolean {
  return search !== '' || status !== null || tag !== '';
}

/** Spec, part 4: the same status or tag chosen again clears it; either leads to page 1. */
export function withStatus(address: PostListAddress, status: PostStatus): PostListAddress {
  return { ...address, page: 1, status: address.status === status ? null : status };
}

/** The same for a tag, in any spelling. */
export function withTag(address: PostListAddress, tag: string): PostListAddress {
  return { ...address, page: 1, tag: isSameTag(address.tag, tag) ? '' : tag };
}

export function isSameTag(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

function chosen(given: Partial<PostListAddress>): [string, string][] {
  const { search = '', status = null, tag = '', page = 1 } = given;
  return chosenParams({ search, status, tag, page });
}
