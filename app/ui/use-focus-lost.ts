import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Calls `onFocusLost` when the element of the ref leaves the page while it has the focus, or holds
 * what has it: the place to move the focus to is known outside.
 */
export function useFocusLost<T extends HTMLElement>(onFocusLost?: () => void): RefObject<T | null> {
  const ref = useRef<T>(null);
  const leave = useEffectEvent(() => onFocusLost?.());
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      // The element is still in the page here.
      if (element?.contains(document.activeElement)) leave();
    };
  }, []);
  return ref;
}
