import { useEffect, useEffectEvent, useState } from 'react';
import { useWhenOnline } from '#app/ui/use-when-online.ts';

/**
 * Calls `request` once. Returns its result, null until it arrives. After a failure, calls `request` again
 * on `retry` or when the browser is online again.
 */
export function useResponse<T>(request: (signal: AbortSignal) => Promise<T>) {
  const [data, setData] = useState<T | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const load = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const loaded = await request(signal);
      if (!signal.aborted) setData(loaded);
    } catch {
      if (!signal.aborted) setFailed(true);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested again with another attempt
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
  return { data, isFailed, retry };
}

/**
 * Returns the `data` of an API response; `missing` if the status is 404. Throws on other failures.
 */
export async function fetchData<T>(path: string, signal: AbortSignal): Promise<T | 'missing'> {
  const response = await fetch(path, { signal });
  if (response.status === 404) return 'missing';
  if (!response.ok) throw new Error(`${path} did not come: ${response.status}`);
  const { data } = await response.json();
  return data;
}
