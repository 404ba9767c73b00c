import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';

/**
 * Works like React Router's `useFetcher`, but is busy from the submit until the refetch has ended. React Router
 * renders a response at once and its own state later: on a slow phone the response appeared with the former
 * idle state, and a `reset` then stopped the refetch.
 */
export function useBusyFetcher<Result>(options?: { key?: string }) {
  const fetcher = useFetcher<Result>(options);
  const [pendingCount, setPendingCount] = useState(0);
  const { submit, load, data, formData, reset } = fetcher;
  return {
    data,
    formData,
    reset,
    load,
    state: pendingCount > 0 && fetcher.state === 'idle' ? 'submitting' : fetcher.state,
    submit: useCallback<FetcherWithComponents<unknown>['submit']>(
      (...sent) => {
        setPendingCount((before) => before + 1);
        // Updates in the same transition as React Router, not before it.
        const end = () => startTransition(() => setPendingCount((before) => before - 1));
        return submit(...sent).finally(end);
      },
      [submit],
    ),
  };
}

/**
 * Calls `act` for each response of a fetcher and returns the response, undefined until it arrives. Both
 * happen after the page's data was refetched, or already when the response arrives if `atOnce` is set.
 */
export function useOutcome<Result>(
  { state, data }: { state: string; data: Result | undefined },
  act: (result: Result) => void,
  { atOnce = false } = {},
): Result | undefined {
  const outcome = atOnce || state === 'idle' ? data : undefined;
  const follow = useEffectEvent(act);
  const followed = useRef<Result>(undefined);
  // The effect has no dependencies: React Router provides a response before its own update is rendered. If an
  // update without changes is rendered in between, React stores the new dependencies but skips the effect.
  useEffect(() => {
    if (outcome === followed.current) return;
    followed.current = outcome;
    if (outcome) follow(outcome);
  });
  return outcome;
}
