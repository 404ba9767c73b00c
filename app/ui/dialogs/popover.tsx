import type { ComponentProps, KeyboardEvent } from 'react';
import { cx } from '../class-names.ts';
import type { Elements } from '../elements.ts';

/** Button that opens the popover with this id, also before hydration. */
export function PopoverTrigger({ opens, ...rest }: ComponentProps<'button'> & { opens: string }) {
  return <button type="button" aria-haspopup="dialog" popoverTarget={opens} {...rest} />;
}

/**
 * Box over the page that a button opens: beside a card on a wide screen, a sheet on a phone
 * (`.popover`). Escape and a press outside close it, and the focus returns. Browsers without
 * popovers and pages without scripts show its content in place, so it may hold the fields of a form.
 */
export function Popover({
  id,
  label,
  onOpen,
  onClose,
  className,
  children,
}: {
  id: string;
  label: string;
  onOpen?: () => void;
  onClose?: () => void;
  className?: string;
  children: Elements;
}) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onToggle={({ currentTarget: box, newState }) => {
        if (newState !== 'open') return onClose?.();
        onOpen?.();
        // Lets a screen reader say the label, unless a field already has the focus.
        if (!box.contains(document.activeElement)) box.focus({ preventScroll: true });
      }}
      onKeyDown={closeOnEnter}
      className={cx('popover', className)}
    >
      {children}
    </div>
  );
}

/** Closes the popover in which Enter is pressed in a field, because Enter would send the whole form. */
function closeOnEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  closePopover(event.currentTarget.id);
}

/** Does nothing in browsers without popovers, where the content is always visible. */
export function closePopover(id: string): void {
  document.getElementById(id)?.hidePopover?.();
}

/** Opens the popover around an element, if it is in one. */
export function openPopoverOf(element: Element): void {
  element.closest<HTMLElement>('[popover]')?.showPopover?.();
}
