import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

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
  pending?: boolean;
  error?: ReactNode;
  destructive?: boolean;
  /** Where the focus goes afterwards, null for back: what is confirmed may take its own button along. */
  finalFocus?: () => HTMLElement | null;
  /** Of the texts, where it is not the document's: the dialog is outside its screen. */
  lang?: string;
}) {
  const cancel = useRef<HTMLButtonElement>(null);
  const failed = Boolean(error);
  useEffect(() => {
    if (failed) cancel.current?.focus();
  }, [failed]);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <AlertDialog.Portal lang={lang}>
        {/* Over another dialog, too. */}
        <AlertDialog.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-ink/45 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <AlertDialog.Viewport className="fixed inset-0 z-50 grid place-items-center overflow-y-auto p-4">
          <AlertDialog.Popup
            initialFocus={cancel}
            finalFocus={() => finalFocus?.() ?? true}
            className="w-full max-w-md rounded-card bg-white p-6 text-ink shadow-card transition data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0"
          >
            <AlertDialog.Title className="text-balance font-bold text-xl leading-snug">
              {title}
            </AlertDialog.Title>
            {/* Not a paragraph: the text may be several. */}
            <AlertDialog.Description
              render={<div />}
              className="wrap-anywhere mt-2 text-pretty text-ink-soft"
            >
              {text}
            </AlertDialog.Description>
            {error && (
              <Alert tone="error" className="mt-4">
                {error}
              </Alert>
            )}
            <div className="mt-6 flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">
              <AlertDialog.Close
                ref={cancel}
                disabled={pending}
                render={<Button size="sm">{cancelLabel}</Button>}
              />
              <Button
                size="sm"
                variant={destructive ? 'danger' : 'primary'}
                pending={pending}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
