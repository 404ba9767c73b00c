import { readKeptAdmin } from './credentials.ts';

/** What has an editor that keeps drafts. */
type Drafted = 'booking' | 'car' | 'post' | 'settings' | 'zone';

/**
 * Where the draft of one thing is kept in this browser: one for each person, so that what somebody
 * else typed here is not shown. `id` is null for something new. Browser only.
 */
export function draftKey(thing: Drafted, id: string | null): string {
  return `kervan_${thing}_draft:${readKeptAdmin()?.id ?? ''}:${id ?? 'new'}`;
}
