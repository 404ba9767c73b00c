import { readKeptAdmin } from './credentials.ts';

/** What has an editor that keeps drafts. */
type Drafted = 'booking' | 'car' | 'post' | 'settings' | 'zone';

/**
 * Where the draft of one thing is kept in this browser: one for each person, so that what somebody
 * else typed here is not shown. `id` is null for something new. Browser only.
 */
export function draftKey(thing: Drafted, id: string | null): string {
  return `${beginning(thing)}${readKeptAdmin()?.id ?? ''}:${id ?? 'new'}`;
}

/**
 * No draft of this kind is left in this browser, whoever typed it: for what nobody may find who sits
 * down there after somebody has signed out on purpose.
 */
export function forgetDrafts(thing: Drafted): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(beginning(thing))) localStorage.removeItem(key);
  }
}

function beginning(thing: Drafted): string {
  return `kervan_${thing}_draft:`;
}
