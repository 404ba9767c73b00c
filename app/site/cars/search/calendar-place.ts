import {
  autoUpdate,
  computePosition,
  flip,
  offset,
  type ReferenceElement,
  shift,
} from '@floating-ui/dom';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Distance in px between the calendar and the form beside it. Half of this distance is the margin
 * of the form's card.
 */
const BESIDE = 32;
/**
 * Distance in px between the calendar and its field, and between the calendar and the edges of the
 * window.
 */
const GAP = 8;
/** Distance in px from the top of the window to the lower edge of its header. */
const BELOW_HEADER = 80;
/** Widths in px of a calendar with one month and with two months. */
const WIDTHS = [352, 700];

/**
 * Returns the number of months that fit left of the form; 0 if none fits, so that the calendar is
 * shown at its field.
 */
export function monthsBeside(field: HTMLInputElement): number {
  const room = (field.form?.getBoundingClientRect().left ?? 0) - BESIDE - GAP;
  return WIDTHS.filter((width) => width <= room).length;
}

/** Opens the calendar, keeps it at its field, and closes it when the visitor leaves it. */
export function useShown(
  box: RefObject<HTMLDialogElement | null>,
  field: HTMLInputElement,
  { isWide, isBeside, onClose }: { isWide: boolean; isBeside: boolean; onClose: () => void },
) {
  const leave = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    if (!isWide) return dialog.showModal();
    if (dialog.showPopover) dialog.showPopover();
    // Opens the dialog without moving the focus, like a popover.
    else dialog.open = true;
    const unplace = keepInPlace(dialog, field, isBeside);
    const unwatch = watchLeaving(dialog, field, () => leave());
    return () => {
      unplace();
      unwatch();
    };
  }, [box, field, isWide, isBeside]);
}

/**
 * Places the calendar left of the form, or at its field, and follows scrolling. Returns a function
 * that stops this.
 */
function keepInPlace(dialog: HTMLElement, field: HTMLInputElement, isBeside: boolean): () => void {
  const { form } = field;
  // The visible box of the field: both days of a trip, or a label.
  const label = field.closest<HTMLElement>('[data-dates], label') ?? field;
  const beside = isBeside && form ? besideForm(form, label) : null;
  const place = async () => {
    const { x, y } = beside
      ? await computePosition(beside, dialog, {
          strategy: 'fixed',
          placement: 'left-start',
          middleware: [offset(BESIDE), shift({ padding: GAP })],
        })
      : await computePosition(label, dialog, {
          strategy: 'fixed',
          placement: 'bottom-start',
          middleware: [
            offset(GAP),
            flip({ padding: GAP, crossAxis: false, fallbackStrategy: 'initialPlacement' }),
            shift({ padding: GAP, crossAxis: true }),
          ],
        });
    Object.assign(dialog.style, { left: `${x}px`, top: `${y}px` });
  };
  // Ignores changes of size: months have different heights, and the calendar must not move while
  // the visitor pages through them.
  return autoUpdate(beside ?? label, dialog, place, { elementResize: false });
}

/** Returns the left edge of the form at the height of the field, below the header of the page. */
function besideForm(form: HTMLFormElement, label: HTMLElement): ReferenceElement {
  return {
    contextElement: label,
    getBoundingClientRect() {
      const { left } = form.getBoundingClientRect();
      const top = Math.max(BELOW_HEADER, label.getBoundingClientRect().top);
      return { x: left, y: top, left, top, right: left, bottom: top, width: 0, height: 0 };
    },
  };
}

/**
 * Closes the calendar on Escape, and when the visitor presses or focuses something else. Listens on
 * the document, because the focus may be in the field, whose events do not reach the calendar.
 * Returns a function that stops this.
 */
function watchLeaving(dialog: HTMLElement, field: HTMLElement, leave: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const leaveFor = ({ target }: Event) => {
    if (!(target instanceof Element) || dialog.contains(target)) return;
    // A date field opens the calendar itself.
    if (!target.matches('[type=date]')) leave();
  };
  document.addEventListener('pointerdown', leaveFor, { signal });
  document.addEventListener('focusin', leaveFor, { signal });
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      field.focus();
      leave();
    },
    { signal },
  );
  return () => controller.abort();
}
