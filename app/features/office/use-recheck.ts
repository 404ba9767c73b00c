import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { TOKEN_KEY } from '#app/features/auth/token.ts';

/**
 * Asks the server again who is signed in when another tab has changed the token (spec, part 2), and
 * has every page read anew what it shows. True until that is done. (A tab hears of the changes of
 * others only.)
 */
export function useRecheck(): boolean {
  const [rechecking, setRechecking] = useState(false);
  const { revalidate } = useRevalidator();
  const recheck = useEffectEvent(async ({ key }: StorageEvent) => {
    // Null: everything was cleared.
    if (key !== TOKEN_KEY && key !== null) return;
    setRechecking(true);
    await revalidate();
    setRechecking(false);
  });
  useEffect(() => {
    const listener = (event: StorageEvent) => void recheck(event);
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  }, []);
  return rechecking;
}
