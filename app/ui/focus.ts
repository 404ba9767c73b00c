import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

export function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}

/** Moves the focus as `focusOn` does, without scrolling. */
export function focusInPlace(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

/** Moves the focus to a heading and scrolls it to the top of the window, not to its middle. */
export function focusAtTop(heading: HTMLElement | null): void {
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** Runs `change` and renders its result, then moves the focus to a control that the change created or moved. */
export function focusAfter(id: string, change: () => void): void {
  flushSync(change);
  focusOn(id);
}

/**
 * `ref` of an element that takes the focus when it appears. Do not create this function inside a
 * component: a new function would take the focus at each render.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Does the same as `takeFocus`, without scrolling. */
export function takeFocusInPlace(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** Focuses the page's heading, for example when the focused element was removed. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/** Opens each `<details>` around an element, so that the element can take the focus. Returns the element. */
export function reveal<Shown extends Element>(element: Shown): Shown {
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null) {
    at.open = true;
  }
  return element;
}

/**
 * Returns a `ref`. Calls `onFocusLost` when the element of the ref is removed while the focus is on or inside
 * it; the caller knows where to move the focus.
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
 * Returns a `ref` for an element that may disappear when it is used, such as a chip or an alert with a button.
 * If it had the focus, the next visible control of the page gets the focus.
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

/** Replaces `checkVisibility`, which the oldest supported browsers lack (docs/decisions/044). */
function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}
