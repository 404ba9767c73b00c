/** Filters of the list of posts in its address, such as `/admin/blog?status=draft&tag=Kaş`. */

import { POSTS_PER_PAGE } from '#app/domain/posts/admin-post.schema.ts';
import { POST_LIMITS } from '#app/domain/posts/post.schema.ts';
import { POST_STATUSES, type PostStatus } from '#app/domain/posts/post-status.rules.ts';
import { inAddress, listAddress } from '#app/editing/list/list-address.ts';
import { NEWSROOM_PATH } from '#app/editing/office-paths.rules.ts';
import { fold } from '#app/lib/words/turkish-text.ts';

/** `search` and `tag` are empty and `status` is null without a filter. */
const address = listAddress(NEWSROOM_PATH, {
  search: inAddress.search,
  status: inAddress.choice(POST_STATUSES),
  tag: (params, name) => (params.get(name) ?? '').trim().slice(0, POST_LIMITS.tag),
  page: inAddress.page,
});
export type PostListAddress = ReturnType<typeof address.read>;

export const readPostList = address.read;
export const postListHref = address.href;

/** Returns the query of the API for this address. */
export function postListQuery(chosen: PostListAddress): string {
  const { searchParams } = new URL(postListHref(chosen), 'http://list');
  return `limit=${POSTS_PER_PAGE}&${searchParams}`;
}

export function isFiltered({ search, status, tag }: PostListAddress): boolean {
  return search !== '' || status !== null || tag !== '';
}

/**
 * Returns the address of page 1 after a status is chosen. Choosing the same status again removes
 * the filter (spec, part 4).
 */
export function withStatus(chosen: PostListAddress, status: PostStatus): PostListAddress {
  return { ...chosen, page: 1, status: chosen.status === status ? null : status };
}

/**
 * Returns the address after a tag is chosen, by the rules of `withStatus`. All spellings of a tag
 * are the same tag.
 */
export function withTag(chosen: PostListAddress, tag: string): PostListAddress {
  return { ...chosen, page: 1, tag: isSameTag(chosen.tag, tag) ? '' : tag };
}

export function isSameTag(a: string, b: string): boolean {
  return fold(a) === fold(b);
}
