import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S, or Cmd+S on a Mac, saves here instead of storing the page. */
export function useSaveKey(save: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey)
      return;
    event.preventDefault();
    if (!event.repeat) save();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
