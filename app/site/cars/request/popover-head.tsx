import { IconButton } from '#app/ui/button.tsx';
import { closePopover } from '#app/ui/dialogs/popover.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';

/**
 * Visible title of a popover and the button that closes it. Screen readers read the label of the
 * popover and the legend of its fields instead of the title.
 */
export function PopoverHead({ popover, title }: { popover: string; title: string }) {
  const { calendar } = useText('cars');
  return (
    <div className="sticky top-0 z-1 flex items-center justify-between bg-white pt-2 pr-2 pl-4 noscript:p-0">
      <p aria-hidden="true" className="text-small-strong">
        {title}
      </p>
      <IconButton
        label={calendar.close}
        onClick={() => closePopover(popover)}
        className="noscript:hidden"
      >
        <Icon name="icon-x" className="size-5" />
      </IconButton>
    </div>
  );
}
