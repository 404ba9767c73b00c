import { readKeptAdmin } from './credentials.ts';

/**
 * Where the draft of one thing is kept in this browser: one for each person, so that what somebody
 * else typed here is not shown. `id` is null for something new. Browser only.
 */
export function draftKey(thing: 'car' | 'post' | 'booking' | 'zone', id: string | null): string {
  return `kervan_${thing}_draft:${readKeptAdmin()?.id ?? ''}:${id ?? 'new'}`;
}
