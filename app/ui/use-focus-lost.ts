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

const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/**
 * For what goes away under the visitor's finger, as a chip or an alert with its button: when the
 * element of the ref leaves with the focus, the next control of the page takes it.
 */
export function useFocusForNext<T extends HTMLElement>(): RefObject<T | null> {
  const ref: RefObject<T | null> = useFocusLost<T>(() => {
    const element = ref.current;
    const next = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
      (each) =>
        element &&
        element.compareDocumentPosition(each) === Node.DOCUMENT_POSITION_FOLLOWING &&
        isVisible(each),
    );
    next?.focus({ preventScroll: true });
  });
  return ref;
}

/** `checkVisibility` is newer than the oldest browsers (docs/decisions/044). */
function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}
