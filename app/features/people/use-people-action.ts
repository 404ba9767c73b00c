import { useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { PeopleAction, PeopleOutcome } from './admin-people-actions.ts';

/** Sends one of the screen's actions at a time; `onDone` once it is done and the list is read anew. */
export function usePeopleAction(onDone: (action: PeopleAction) => void) {
  const fetcher = useFetcher<PeopleOutcome>();
  const { state, data, reset } = fetcher;
  const sent = useRef<PeopleAction>(null);
  const finish = useEffectEvent(() => {
    if (sent.current) onDone(sent.current);
    reset();
  });
  const isDone = state === 'idle' && data?.ok === true;
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  return {
    send(action: PeopleAction) {
      if (state !== 'idle') return;
      sent.current = action;
      void fetcher.submit(JSON.stringify(action), { method: 'post', encType: 'application/json' });
    },
    pending: state !== 'idle',
    /** Why it was not done. */
    refused: state === 'idle' && data?.ok === false ? data : null,
    reset,
  };
}
