import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Moves the focus to the element with this id, if it is on the page. */
export function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}

/** The same without scrolling. */
export function focusInPlace(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

/** Makes a change, and moves the focus to a control that is there, or in its new place, only after it. */
export function focusAfter(id: string, change: () => void): void {
  flushSync(change);
  focusOn(id);
}

/** As a `ref`: what appears takes the focus. A function made in a component would take it at each rendering. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** As a `ref`: the same without scrolling. */
export function takeFocusInPlace(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** Where the focus goes when what had it has left the page. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/** Opens what is folded around an element, so that it can take the focus. */
export function reveal<Shown extends Element>(element: Shown): Shown {
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null) {
    at.open = true;
  }
  return element;
}

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
