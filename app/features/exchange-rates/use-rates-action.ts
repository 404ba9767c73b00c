import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import type { RatesAction, RatesActionResult } from './rates-actions.ts';

/** One kind of action of the rates' screen; `onDone` gets what came of it, when all is read anew. */
export function useRatesAction(onDone: (result: RatesActionResult) => void) {
  const fetcher = useFetcher<RatesActionResult>();
  const { state, data } = fetcher;
  const result = state === 'idle' ? data : undefined;
  const tell = useEffectEvent(onDone);
  useEffect(() => {
    if (result) tell(result);
  }, [result]);
  return {
    pending: state !== 'idle',
    result,
    run: (action: RatesAction) =>
      fetcher.submit(action, { method: 'post', encType: 'application/json' }),
    reset: fetcher.reset,
  };
}
