import { Dialog } from '@base-ui/react/dialog';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import type { Elements } from './elements.ts';

/** Ctrl+S, which the page may have for its own form, sends this one. */
function saveKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) event.currentTarget.requestSubmit();
}

/**
 * A form in a dialog, such as one entry of a list that belongs to a larger form: Enter sends this
 * form alone, since the dialog is outside the page's own. Everything that would close it (Esc,
 * the cancel button) asks `onCancel`, which may keep it open. While `pending` nothing closes it, so
 * that its answer is seen.
 */
export function FormDialog({
  open,
  wide = false,
  title,
  children,
  cancelLabel,
  footer,
  pending = false,
  onSubmit,
  onCancel,
  finalFocus,
  lang,
}: {
  open: boolean;
  /** For what is compared side by side. */
  wide?: boolean;
  title: ReactNode;
  children: ReactNode;
  cancelLabel: string;
  /** The other buttons, one of them of the type submit. */
  footer: Elements;
  pending?: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  /** Where the focus goes afterwards; null for where it was before. */
  finalFocus?: () => HTMLElement | null;
  /** Of the texts, where it is not the document's: the dialog is outside its screen. */
  lang?: string;
}) {
  const cancel = () => pending || onCancel();
  return (
    // A click outside is easily made while typing, so it does nothing.
    <Dialog.Root open={open} onOpenChange={(next) => !next && cancel()} disablePointerDismissal>
      <Dialog.Portal lang={lang}>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-ink/45 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Viewport className="fixed inset-0 z-50 grid items-end justify-items-center sm:place-items-center sm:p-4">
          <Dialog.Popup
            finalFocus={() => finalFocus?.() ?? true}
            className={cx(
              wide ? 'max-w-3xl' : 'max-w-xl',
              'w-full overflow-hidden rounded-t-card bg-white text-ink shadow-card transition data-ending-style:translate-y-2 data-starting-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:rounded-card',
            )}
          >
            <form
              noValidate
              onKeyDown={saveKey}
              className="flex max-h-dvh flex-col sm:max-h-[calc(100dvh-2rem)]"
              onSubmit={(event) => {
                event.preventDefault();
                // React would hand it on to the form that the dialog was written in.
                event.stopPropagation();
                // Ctrl+S gets past the button.
                if (!pending) onSubmit();
              }}
            >
              <Dialog.Title className="px-5 pt-5 pb-3 font-bold text-xl leading-snug sm:px-6 sm:pt-6">
                {title}
              </Dialog.Title>
              <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 sm:px-6">
                {children}
              </div>
              <div className="flex flex-wrap justify-end gap-3 border-sand-line border-t px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:grow sm:px-6">
                <Button size="sm" aria-disabled={pending} onClick={cancel}>
                  {cancelLabel}
                </Button>
                {footer}
              </div>
            </form>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
