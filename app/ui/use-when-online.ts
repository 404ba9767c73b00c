import { useEffect, useEffectEvent } from 'react';

/** Calls `act` when the browser comes back online while `waiting` is true. */
export function useWhenOnline(waiting: boolean, act: () => void): void {
  const onOnline = useEffectEvent(act);
  useEffect(() => {
    if (!waiting) return;
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [waiting]);
}
