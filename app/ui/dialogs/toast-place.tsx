import { Toast } from '@base-ui/react/toast';
import { Link } from '../link.tsx';
import { Icon } from '../pictures/icon.tsx';
import type { ToastLink, Tone } from './toasts.tsx';

const MARKS = {
  success: { icon: 'icon-circle-check', look: 'text-turquoise' },
  error: { icon: 'icon-circle-alert', look: 'text-coral' },
  info: { icon: 'icon-info', look: 'text-sea' },
} as const;

/**
 * Place of toasts. The time of a toast pauses while the pointer or
 * the focus is on it, and a swipe removes it. F6 moves the focus to the toasts.
 */
export function ToastPlace({
  label,
  closeLabel,
  className,
}: {
  label: string;
  closeLabel: string;
  /** Sets the place. */
  className?: string;
}) {
  return (
    <Toast.Viewport aria-label={label} className={className}>
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
        swipeDirection={['down', 'left', 'right']}
        className="flex translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) flex-wrap items-center justify-end rounded-control border border-control-line bg-white pl-3 text-ink text-small shadow-card transition data-ending-style:translate-y-2 data-starting-style:translate-y-2 data-limited:hidden data-ending-style:opacity-0 data-starting-style:opacity-0"
      >
        <Icon name={icon} className={`mr-2 size-5 shrink-0 ${look}`} />
        <Toast.Title render={<p />} className="wrap-anywhere min-w-40 flex-1 py-2" />
        {toast.data?.links && (
          <span className="flex flex-wrap justify-end">
            {toast.data.links.map(({ label, to }) => (
              <Link
                key={to}
                to={to}
                className="flex min-h-11 items-center justify-center rounded-control px-3 font-strong text-turquoise hover:bg-ink/5"
              >
                {label}
              </Link>
            ))}
          </span>
        )}
        {toast.actionProps && (
          <Toast.Action className="min-h-11 shrink-0 rounded-control px-3 font-strong text-turquoise hover:bg-ink/5" />
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
