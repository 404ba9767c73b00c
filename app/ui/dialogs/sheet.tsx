import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { cx } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';

/**
 * Returns attributes that open or close a dialog without a script (React has no types for them yet). The click
 * handler is for browsers that do not support them.
 */
function invoker(command: 'show-modal' | 'close', sheetId: string) {
  const attributes: Record<string, string> = { command, commandfor: sheetId };
  return {
    ...attributes,
    onClick: () => {
      if ('command' in HTMLButtonElement.prototype) return;
      if (command === 'close') closeSheet(sheetId);
      else sheetOf(sheetId)?.showModal();
    },
  };
}

/** Returns the attributes of a button that closes the dialog with this id. */
export function sheetCloser(id: string) {
  return invoker('close', id);
}

export function closeSheet(id: string): void {
  sheetOf(id)?.close();
}

function sheetOf(id: string): HTMLDialogElement | null {
  return document.getElementById(id) as HTMLDialogElement | null;
}

/** Button that opens the sheet with the id `sheet`. */
export function SheetTrigger({ sheet, ...rest }: ComponentProps<'button'> & { sheet: string }) {
  return (
    <button type="button" aria-haspopup="dialog" {...rest} {...invoker('show-modal', sheet)} />
  );
}

/**
 * Modal panel: the whole screen on a phone, a column at the right on a wide screen. It is a native dialog: the
 * page behind is inert, and the focus stays inside and returns afterwards. Esc, a click outside and a link
 * inside close it.
 */
export function Sheet({
  id,
  title,
  closeLabel,
  children,
  footer,
  className,
}: {
  id: string;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
}) {
  const closeOnLink = (event: MouseEvent<HTMLDialogElement>) => {
    if ((event.target as Element).closest('a[href]')) event.currentTarget.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's Enter on a link is a click too
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      onClick={closeOnLink}
      {...{ closedby: 'any' }}
      className={cx('sheet', className)}
    >
      <div className="flex h-full flex-col">
        <div className="sheet-head flex min-h-(--header-height) shrink-0 items-center justify-between gap-4 border-sand-line border-b px-4">
          <h2 id={`${id}-title`} className="text-heading">
            {title}
          </h2>
          <IconButton label={closeLabel} {...invoker('close', id)}>
            <Icon name="icon-x" className="size-5" />
          </IconButton>
        </div>
        <div className="sheet-body grow overflow-y-auto overscroll-contain px-[min(1rem,4.5vw)] py-4">
          {children}
        </div>
        {footer && (
          <div className="sheet-foot shrink-0 border-sand-line border-t bg-white px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}
