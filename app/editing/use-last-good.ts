import { useState } from 'react';
import type { Part } from '#app/lib/settled.ts';

/**
 * What came last of a part that is read anew while it is in sight: when that fails, it stays. Null
 * when nothing has come yet of `what` is asked for, such as another page of a list.
 */
export function useLastGood<T>(part: Part<T>, what: string): T | null {
  const [good, setGood] = useState<{ what: string; data: T } | null>(null);
  if (!part.ok) return good?.what === what ? good.data : null;
  if (good?.data !== part.data || good.what !== what) setGood({ what, data: part.data });
  return part.data;
}
