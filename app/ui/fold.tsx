import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import type { Elements } from './elements.ts';
import { Icon } from './pictures/icon.tsx';

/** Collapsible section. The browser's page search opens it, and links open it with `reveal`. */
export function Fold({
  id,
  title,
  note,
  wrong,
  lang,
  open,
  onOpenChange,
  className,
  children,
}: {
  /** Id of the `<summary>`. */
  id?: string;
  title: string;
  /** Small text at the end of the title's line. */
  note?: ReactNode;
  /** Screen-reader text of a mark, set while a field inside is invalid. */
  wrong?: string | undefined;
  lang?: string;
  /** State, if the caller controls it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  children: Elements;
}) {
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => onOpenChange?.(currentTarget.open)}
      className={cx('min-w-0', className)}
    >
      <summary
        id={id}
        className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-control hover:bg-foam [&::-webkit-details-marker]:hidden"
      >
        <Icon
          name="icon-chevron-right"
          className="size-5 shrink-0 text-ink-soft transition-transform [[open]>summary>&]:rotate-90"
        />
        <span lang={lang} className="wrap-anywhere min-w-0 grow text-small-strong">
          {title}
        </span>
        {wrong && (
          <span className="size-2 shrink-0 rounded-full bg-coral forced-colors:bg-[CanvasText]">
            <span className="sr-only">{wrong}</span>
          </span>
        )}
        {note && (
          <span className="shrink-0 text-right text-ink-soft text-small large-text:shrink">
            {note}
          </span>
        )}
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  );
}
