import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button.tsx';
import { Alert } from '../states/alert.tsx';
import { Modal } from './modal.tsx';

/**
 * Asks before something is done that cannot be undone. Focus begins on the way out, and goes
 * back there with an `error`, so that a stray Enter destroys nothing; Esc is that way out too. `onConfirm` does the
 * work and closes the dialog when it is done: while `pending` nothing closes it, and `error` shows
 * what went wrong.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  other,
  pending = false,
  error,
  destructive = false,
  finalFocus,
  lang,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** A second thing that may be done. */
  other?: { label: string; run: () => void };
  pending?: boolean;
  error?: ReactNode;
  destructive?: boolean;
  /**
   * Returns the element to focus afterwards; null: the element that had the focus before. The
   * confirmed action may remove its own button.
   */
  finalFocus?: () => HTMLElement | null;
  /** Language of the texts, if it is not the document's: the dialog is rendered outside its screen. */
  lang?: string;
}) {
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  const dismiss = () => pending || onOpenChange(false);
  const failed = Boolean(error);
  useEffect(() => {
    if (failed) cancel.current?.focus();
  }, [failed]);
  return (
    <Modal
      open={open}
      isAlert
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onDismiss={dismiss}
      initialFocus={cancel}
      finalFocus={finalFocus}
      lang={lang}
      className={other ? 'max-w-xl p-6' : 'max-w-md p-6'}
    >
      <h2 id={`${id}-title`} className="text-balance font-bold text-lg leading-snug">
        {title}
      </h2>
      {/* Uses a `div`, because the text may have several paragraphs. */}
      <div id={`${id}-text`} className="wrap-anywhere mt-2 text-pretty text-ink-soft">
        {text}
      </div>
      {error && (
        <Alert tone="error" className="mt-4">
          {error}
        </Alert>
      )}
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">
        <Button size="sm" ref={cancel} disabled={pending} onClick={dismiss}>
          {cancelLabel}
        </Button>
        {other && (
          <Button size="sm" disabled={pending} onClick={other.run}>
            {other.label}
          </Button>
        )}
        <Button
          size="sm"
          variant={destructive ? 'danger' : 'primary'}
          pending={pending}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
