import { Toast } from '@base-ui/react/toast';
import { type ReactNode, useMemo } from 'react';
import type { Elements } from './elements.ts';
import { Icon } from './icon.tsx';

/** Spec, part 9: alerts clear after five seconds, those of actions after three. */
const CLEAR_AFTER_MS = 5000;
const CLEAR_ACTION_AFTER_MS = 3000;

type Tone = 'success' | 'error' | 'info';

const MARKS = {
  success: { icon: 'icon-circle-check', look: 'text-turquoise' },
  error: { icon: 'icon-circle-alert', look: 'text-coral' },
  info: { icon: 'icon-info', look: 'text-sea' },
} as const;

interface ToastOptions {
  /** The answer to an action in a row of a list. */
  action?: boolean;
  /** Language of the text, where it is not the document's. */
  lang?: string;
}

type Say = (text: ReactNode, options?: ToastOptions) => void;

/**
 * Says in a corner what has been done; it outlives the screen that it was said on. Below `<Toasts>`:
 * `const toasts = useToasts();`, then `toasts.success('Araç silindi', { action: true })`. The functions
 * stay the same, though Base UI renders their user anew with every toast.
 */
export function useToasts(): Record<Tone, Say> {
  const { add } = Toast.useToastManager();
  return useMemo(() => {
    const say =
      (tone: Tone): Say =>
      (text, { action = false, lang } = {}) => {
        add({
          type: tone,
          title: text,
          timeout: action ? CLEAR_ACTION_AFTER_MS : CLEAR_AFTER_MS,
          data: { lang },
        });
      };
    return { success: say('success'), error: say('error'), info: say('info') };
  }, [add]);
}

/**
 * Lets everything inside show toasts. They wait while the pointer or the focus is on them, can be
 * swiped away, and are above the bars at the end of the page. F6 leads to them.
 */
export function Toasts({
  label,
  closeLabel,
  children,
}: {
  /** What the place is called where they appear. */
  label: string;
  closeLabel: string;
  children: Elements;
}) {
  return (
    <Toast.Provider>
      {children}
      <Toast.Portal>
        <Toast.Viewport
          aria-label={label}
          className="fixed right-4 bottom-[calc(var(--page-end)+1rem)] z-60 grid w-[min(24rem,calc(100vw-2rem))] gap-3"
        >
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager<{ lang?: string }>();
  return toasts.map((toast) => {
    const { icon, look } = MARKS[toast.type as Tone];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        lang={toast.data?.lang}
        swipeDirection={['right', 'down']}
        className="flex translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) items-start gap-3 rounded-control border border-sand-line bg-white py-1 pr-1 pl-4 text-ink shadow-card transition data-ending-style:translate-y-2 data-starting-style:translate-y-2 data-limited:hidden data-ending-style:opacity-0 data-starting-style:opacity-0"
      >
        <Icon name={icon} className={`my-3 size-5 shrink-0 ${look}`} />
        <Toast.Title render={<p />} className="wrap-anywhere min-w-0 grow py-2.5 font-medium" />
        <Toast.Close
          // Base UI hides it until its stack of toasts is unfolded; ours always is.
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
