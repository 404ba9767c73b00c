import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * After a move to another list on the same page, focus goes to the list's heading: the link that was
 * followed may be gone, or far away from what it led to. It stays where it is within `unless`, and
 * when going back or forward.
 */
export function useFocusAfterMove(
  heading: RefObject<HTMLElement | null>,
  { unless }: { unless: RefObject<HTMLElement | null> },
) {
  const { key } = useLocation();
  const way = useNavigationType();
  const arrivedAt = useRef(key);
  useEffect(() => {
    if (arrivedAt.current === key) return;
    arrivedAt.current = key;
    if (way === 'POP' || unless.current?.contains(document.activeElement)) return;
    heading.current?.focus({ preventScroll: true });
  }, [key, way, heading, unless]);
}
