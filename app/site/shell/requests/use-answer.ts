import { useEffect, useEffectEvent, useState } from 'react';
import { useWhenOnline } from '#app/ui/use-when-online.ts';

/**
 * Calls `ask` once. Returns its result, null until it arrives. After a failure, calls `ask` again
 * on `retry` or when the browser is online again.
 */
export function useAnswer<T>(ask: (signal: AbortSignal) => Promise<T>) {
  const [answer, setAnswer] = useState<T | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const load = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const brought = await ask(signal);
      if (!signal.aborted) setAnswer(brought);
    } catch {
      if (!signal.aborted) setFailed(true);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with another attempt
  useEffect(() => {
    const left = new AbortController();
    load(left.signal);
    return () => left.abort();
  }, [attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  useWhenOnline(isFailed, retry);
  return { answer, isFailed, retry };
}

/**
 * Returns the `data` of an API response; `missing` if the status is 404. Throws on other failures.
 */
export async function fetchAnswer<T>(path: string, signal: AbortSignal): Promise<T | 'missing'> {
  const response = await fetch(path, { signal });
  if (response.status === 404) return 'missing';
  if (!response.ok) throw new Error(`${path} did not come: ${response.status}`);
  const { data } = await response.json();
  return data;
}
