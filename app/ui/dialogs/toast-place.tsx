import { Toast } from '@base-ui/react/toast';
import { cx } from '../class-names.ts';
import { Link } from '../link.tsx';
import { Icon } from '../pictures/icon.tsx';
import type { ToastLink, Tone } from './toasts.tsx';

const MARKS = {
  success: { icon: 'icon-circle-check', look: 'text-turquoise' },
  error: { icon: 'icon-circle-alert', look: 'text-coral' },
  info: { icon: 'icon-info', look: 'text-sea' },
} as const;

/**
 * Place of toasts, in the layout so that they cover nothing. The time of a toast pauses while the pointer or
 * the focus is on it, and a swipe removes it. F6 moves the focus to the toasts.
 */
export function ToastPlace({
  label,
  closeLabel,
  className,
}: {
  label: string;
  closeLabel: string;
  className?: string;
}) {
  return (
    <Toast.Viewport aria-label={label} className={cx('grid gap-2', className)}>
      <ToastList closeLabel={closeLabel} />
    </Toast.Viewport>
  );
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager<{ lang?: string; links?: readonly ToastLink[] }>();
  return toasts.map((toast) => {
    const { icon, look } = MARKS[toast.type as Tone];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        lang={toast.data?.lang}
        swipeDirection={['up', 'left', 'right']}
        className="flex translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) flex-wrap items-start justify-end rounded-control border border-sand-line bg-white pl-3 text-ink text-sm shadow-card transition data-ending-style:-translate-y-2 data-starting-style:-translate-y-2 data-limited:hidden data-ending-style:opacity-0 data-starting-style:opacity-0"
      >
        <Icon name={icon} className={`mt-3 mr-2 size-5 shrink-0 ${look}`} />
        <Toast.Title
          render={<p />}
          className="wrap-anywhere min-w-0 flex-1 self-center py-1.5 font-medium leading-5"
        />
        {toast.data?.links && (
          <span className="order-1 -ml-3 flex w-[calc(100%+0.75rem)] justify-end border-sand-line border-t md:flex-col">
            {toast.data.links.map(({ label, to }) => (
              <Link
                key={to}
                to={to}
                className="flex min-h-11 items-center justify-center rounded-control px-3 font-semibold text-turquoise hover:bg-ink/5"
              >
                {label}
              </Link>
            ))}
          </span>
        )}
        {toast.actionProps && (
          // Wide screens have a narrow place for toasts, so the button is below the text there.
          <Toast.Action className="min-h-11 shrink-0 rounded-control px-3 font-semibold text-turquoise hover:bg-ink/5 md:order-1 md:w-full md:rounded-t-none md:border-sand-line md:border-t" />
        )}
        <Toast.Close
          // Base UI hides the button until its stack of toasts is expanded; our toasts are never stacked.
          aria-hidden={undefined}
          aria-label={closeLabel}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-ink/5"
        >
          <Icon name="icon-x" className="size-5" />
        </Toast.Close>
      </Toast.Root>
    );
  });
}
