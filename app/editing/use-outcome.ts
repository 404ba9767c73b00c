import { useEffect, useEffectEvent } from 'react';

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
  useEffect(() => {
    if (outcome) follow(outcome);
  }, [outcome]);
  return outcome;
}
