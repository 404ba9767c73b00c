import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { Modal } from './modal.tsx';

/** Submits this form on Ctrl+S, even if the page uses the key for its own form. */
function saveKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) event.currentTarget.requestSubmit();
}

/**
 * Form in a dialog, for example for one entry of a list in a larger form. Enter submits only this form, because
 * the dialog is rendered outside the page's form. Esc and the cancel button call `onCancel`, which may keep the
 * dialog open. While `pending`, nothing closes it, so that the person sees the result.
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
  /** True for content that is compared side by side. */
  wide?: boolean;
  title: ReactNode;
  children: ReactNode;
  cancelLabel: string;
  /** Further buttons, including the submit button. */
  footer: Elements;
  pending?: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  /** Returns the element to focus afterwards. Null: the element that had the focus before. */
  finalFocus?: () => HTMLElement | null;
  /**
   * Language of the texts, if it differs from the document's. The dialog is rendered outside its screen and
   * does not inherit it.
   */
  lang?: string;
}) {
  const titleId = useId();
  const cancel = () => pending || onCancel();
  return (
    <Modal
      open={open}
      labelledBy={titleId}
      onDismiss={cancel}
      finalFocus={finalFocus}
      lang={lang}
      className={cx(
        wide ? 'max-w-3xl' : 'max-w-xl',
        'max-sm:mb-0 max-sm:max-h-dvh max-sm:w-full overflow-hidden max-sm:rounded-b-none',
      )}
    >
      <form
        noValidate
        onKeyDown={saveKey}
        className="flex max-h-dvh flex-col sm:max-h-[calc(100dvh-2rem)]"
        onSubmit={(event) => {
          event.preventDefault();
          // React would pass the event on to the form whose component renders this dialog.
          event.stopPropagation();
          // Ctrl+S submits even while the button is pending.
          if (!pending) onSubmit();
        }}
      >
        <h2 id={titleId} className="px-4 pt-4 pb-3 text-heading sm:px-6 sm:pt-6">
          {title}
        </h2>
        <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pt-1 pb-4 sm:px-6">
          {children}
        </div>
        <div className="flex flex-wrap justify-end gap-3 border-sand-line border-t px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:grow sm:px-6">
          <Button size="sm" aria-disabled={pending} onClick={cancel}>
            {cancelLabel}
          </Button>
          {footer}
        </div>
      </form>
    </Modal>
  );
}
