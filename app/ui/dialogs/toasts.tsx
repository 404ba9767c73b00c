import { Toast } from '@base-ui/react/toast';
import { type ReactNode, useMemo } from 'react';
import type { Elements } from '../elements.ts';

/** Time until a toast disappears (spec, part 9); shorter after an action in a list. */
const CLEAR_AFTER_MS = 5000;
const CLEAR_ACTION_AFTER_MS = 3000;
/** Long enough to notice a mistake, or to choose a link. */
const CLEAR_UNDO_AFTER_MS = 10_000;

export type Tone = 'success' | 'error' | 'info';

interface ToastOptions {
  /** True after an action in a row of a list. */
  action?: boolean;
  /** Language of the text, if it differs from the document's. */
  lang?: string;
  undo?: ToastUndo;
  links?: readonly ToastLink[] | undefined;
}

export interface ToastLink {
  label: string;
  to: string;
}

export interface ToastUndo {
  label: string;
  /** Text for screen readers; begins with the label. */
  name: string;
  run: () => void;
}

type ShowToast = (text: ReactNode, options?: ToastOptions) => void;

/**
 * Returns functions that show a toast: `toasts.success('Araç silindi', { action: true })`. A toast stays when
 * the person leaves the screen. Must be called below `<Toasts>`. The functions keep their identity, although
 * Base UI renders their caller again with every toast.
 */
export function useToasts(): Record<Tone, ShowToast> {
  const { add, close } = Toast.useToastManager();
  return useMemo(() => {
    const showIn =
      (tone: Tone): ShowToast =>
      (text, { action = false, lang, undo, links = [] } = {}) => {
        const shortest = action ? CLEAR_ACTION_AFTER_MS : CLEAR_AFTER_MS;
        const id = add({
          type: tone,
          title: text,
          timeout: undo || links.length > 0 ? CLEAR_UNDO_AFTER_MS : shortest,
          data: { lang, links },
          actionProps: undo && {
            'aria-label': undo.name,
            children: undo.label,
            onClick() {
              close(id);
              undo.run();
            },
          },
        });
      };
    return { success: showIn('success'), error: showIn('error'), info: showIn('info') };
  }, [add, close]);
}

/** Lets components inside show toasts, which appear in the `<ToastPlace>` inside (toast-place.tsx). */
export function Toasts({ children }: { children: Elements }) {
  return <Toast.Provider>{children}</Toast.Provider>;
}
