import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';

/**
 * As React Router's `useFetcher`, but busy from the moment something is sent until all of it is done. React Router
 * shows an answer at once and its own state when there is time: on a slow phone the answer stood beside the idle state
 * of before, and to `reset` it then stopped the page from being read anew.
 */
export function useBusyFetcher<Answer>(options?: { key?: string }) {
  const fetcher = useFetcher<Answer>(options);
  const [onTheirWay, setOnTheirWay] = useState(0);
  const { submit, load, data, formData, reset } = fetcher;
  return {
    data,
    formData,
    reset,
    load,
    state: onTheirWay > 0 && fetcher.state === 'idle' ? 'submitting' : fetcher.state,
    submit: useCallback<FetcherWithComponents<unknown>['submit']>(
      (...sent) => {
        setOnTheirWay((before) => before + 1);
        // Together with what React Router shows then, not before it.
        const end = () => startTransition(() => setOnTheirWay((before) => before - 1));
        return submit(...sent).finally(end);
      },
      [submit],
    ),
  };
}

/**
 * Runs `act` once for each answer of a fetcher, and gives the answer. `atOnce`: as soon as it is there;
 * else when the page has been read anew after it, so undefined while something is on its way.
 */
export function useOutcome<Answer>(
  { state, data }: { state: string; data: Answer | undefined },
  act: (answer: Answer) => void,
  { atOnce = false } = {},
): Answer | undefined {
  const outcome = atOnce || state === 'idle' ? data : undefined;
  const follow = useEffectEvent(act);
  const followed = useRef<Answer>(undefined);
  // Without dependencies: React Router shows an answer before its own update is drawn. When an update that
  // changes nothing is drawn in between, React takes the new dependencies and drops the effect.
  useEffect(() => {
    if (outcome === followed.current) return;
    followed.current = outcome;
    if (outcome) follow(outcome);
  });
  return outcome;
}
