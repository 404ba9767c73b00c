import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../class-names.ts';
import { focusHeading } from '../focus.ts';

interface ModalProps {
  labelledBy: string;
  describedBy?: string;
  /** Set for a question before an action. */
  isAlert?: boolean;
  /**
   * Called on Esc and on the back gesture of a phone. The dialog stays open until its owner stops
   * rendering it.
   */
  onDismiss: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /**
   * Element that gets the focus at first. If left out: the dialog itself on touch screens, else its first
   * focusable element.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * Returns the element to focus afterwards. Null: the element that had the focus before, or the heading if
   * that element is gone.
   */
  finalFocus?: () => HTMLElement | null;
  /** Language of the texts, if it differs from the document's. */
  lang?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Native modal dialog, rendered outside its form. The page behind is inert; the focus stays inside and returns
 * afterwards.
 */
export function Modal({ open, ...props }: ModalProps & { open: boolean }) {
  return open && createPortal(<OpenModal {...props} />, document.body);
}

function OpenModal({
  labelledBy,
  describedBy,
  isAlert = false,
  onDismiss,
  onKeyDown,
  initialFocus,
  finalFocus,
  lang,
  className,
  children,
}: ModalProps) {
  const box = useRef<HTMLDialogElement>(null);
  const findFinalFocus = useEffectEvent(() => finalFocus?.() ?? null);
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    // Focuses the dialog on touch screens, where a phone's keyboard would cover the dialog.
    const isTouched = matchMedia('(pointer: coarse)').matches;
    const first = initialFocus?.current ?? (isTouched ? dialog : null);
    first?.focus();
    return () => {
      dialog.close();
      // Waits until React has removed the dialog and rendered the element that takes the focus.
      queueMicrotask(() => {
        if (dialog.isConnected) return;
        const wanted = findFinalFocus() ?? before;
        if (!wanted?.isConnected || wanted === document.body) focusHeading();
        else if (wanted instanceof HTMLElement) wanted.focus({ preventScroll: true });
      });
    };
  }, [initialFocus]);

  function handleKeys(event: KeyboardEvent) {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Prevents the browser from closing a dialog that its owner keeps open.
    event.preventDefault();
    event.stopPropagation();
    onDismiss();
  }

  return (
    <dialog
      ref={box}
      tabIndex={-1}
      role={isAlert ? 'alertdialog' : 'dialog'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      lang={lang}
      onKeyDown={handleKeys}
      onCancel={(event) => {
        event.preventDefault();
        // A file input inside the dialog also fires `cancel`.
        if (event.target === event.currentTarget) onDismiss();
      }}
      className={cx('modal', className)}
    >
      {children}
    </dialog>
  );
}
