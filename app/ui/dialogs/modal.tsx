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
  /** The id of its title. */
  labelledBy: string;
  describedBy?: string;
  /** A question before something is done. */
  isAlert?: boolean;
  /** Esc, or the back gesture of a phone. It stays open until its owner no longer renders it. */
  onDismiss: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** What has the focus at first; without it, the first that can. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes afterwards; null for where it was before, or the heading when that does not exist any more. */
  finalFocus?: () => HTMLElement | null;
  /** Of the texts, where it is not the document's. */
  lang?: string;
  className?: string;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: the page behind is inert, focus stays inside and returns, Esc asks
 * to close. It is outside the form that it is written in.
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
    // The keyboard of a phone would cover what the dialog says.
    const isTouched = matchMedia('(pointer: coarse)').matches;
    const first = initialFocus?.current ?? (isTouched ? dialog : null);
    first?.focus();
    return () => {
      dialog.close();
      // Once React has taken the dialog away, and put in its place what takes the focus.
      queueMicrotask(() => {
        if (dialog.isConnected) return;
        const wanted = findFinalFocus() ?? before;
        // A menu that led here has let go of the focus before.
        if (!wanted?.isConnected || wanted === document.body) focusHeading();
        else if (wanted instanceof HTMLElement) wanted.focus({ preventScroll: true });
      });
    };
  }, [initialFocus]);

  function answerKeys(event: KeyboardEvent) {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // The browser would close it, even where its owner does not.
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
      onKeyDown={answerKeys}
      onCancel={(event) => {
        event.preventDefault();
        // Of a field of a file, too.
        if (event.target === event.currentTarget) onDismiss();
      }}
      className={cx('modal', className)}
    >
      {children}
    </dialog>
  );
}
