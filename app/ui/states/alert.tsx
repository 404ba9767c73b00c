import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { cx } from '../class-names.ts';
import { useFocusForNext } from '../focus.ts';
import { Icon } from '../pictures/icon.tsx';

export type AlertTone = 'error' | 'warning' | 'success' | 'info';

const TONES = {
  error: { look: 'border-coral/30 bg-coral-wash', mark: 'text-coral', icon: 'icon-circle-alert' },
  warning: {
    look: 'border-coral/30 bg-coral-wash',
    mark: 'text-coral',
    icon: 'icon-triangle-alert',
  },
  success: {
    look: 'border-turquoise/30 bg-turquoise-wash',
    mark: 'text-turquoise',
    icon: 'icon-circle-check',
  },
  info: { look: 'border-sand-line bg-sand', mark: 'text-sea', icon: 'icon-info' },
} as const;

const CLEAR_AFTER_MS = 5000;

/**
 * Message that screen readers announce. With `onClear` it has a close button and disappears after
 * `clearAfterMs`: five seconds by default (spec, part 9), never if null. Without `onClear` it stays.
 */
export function Alert({
  tone,
  children,
  onClear,
  clearAfterMs = CLEAR_AFTER_MS,
  closeLabel = 'Kapat',
  className,
}: {
  tone: AlertTone;
  children: ReactNode;
  onClear?: () => void;
  clearAfterMs?: number | null;
  closeLabel?: string;
  className?: string;
}) {
  const clear = useEffectEvent(() => onClear?.());
  const clearsItself = onClear !== undefined && clearAfterMs !== null;
  useEffect(() => {
    if (!clearsItself) return;
    const timer = setTimeout(clear, clearAfterMs);
    return () => clearTimeout(timer);
  }, [clearsItself, clearAfterMs]);

  const box = useFocusForNext<HTMLDivElement>();
  const { look, mark, icon } = TONES[tone];
  return (
    <div
      ref={box}
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx('flex items-start gap-3 rounded-control border p-3 text-ink', look, className)}
    >
      <Icon name={icon} className={cx('my-3 size-5 shrink-0', mark)} />
      <div className="min-w-0 grow py-2">{children}</div>
      {onClear && (
        <button
          type="button"
          onClick={onClear}
          aria-label={closeLabel}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-ink/5 noscript:hidden"
        >
          <Icon name="icon-x" className="size-5" />
        </button>
      )}
    </div>
  );
}
