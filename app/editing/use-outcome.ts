import { useEffect, useEffectEvent, useRef } from 'react';

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
