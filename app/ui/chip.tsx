import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { useFocusForNext } from './focus.ts';
import { Link } from './link.tsx';
import { Icon } from './pictures/icon.tsx';

type ChipTone = 'turquoise' | 'white';

const TONES: Record<ChipTone, string> = {
  turquoise: 'bg-turquoise-wash text-sea',
  white: 'border border-sand-line bg-white text-ink',
};

/** Short label that cannot be clicked. */
export function Chip({ tone, children }: { tone: ChipTone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-2 rounded-full px-3 py-1 text-small-strong',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}

/** Selected value with a link that removes it. `label` names the action: 'Dizel filtresini kaldır'. */
export function RemovableChip({
  to,
  label,
  children,
}: {
  to: string;
  label: string;
  children: ReactNode;
}) {
  const chip = useFocusForNext<HTMLAnchorElement>();
  return (
    <Link
      ref={chip}
      to={to}
      preventScrollReset
      aria-label={label}
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-sand-line bg-white py-1 pr-3 pl-4 text-small-strong hover:border-ink"
    >
      <span className="line-clamp-2">{children}</span>
      <Icon name="icon-x" className="size-4 shrink-0 text-ink-soft" />
    </Link>
  );
}

/** Link that selects a value. The link of the selected value may clear it. */
export function ChoiceChip({
  to,
  chosen,
  note,
  keepsPlace = false,
  onClick,
  children,
}: {
  to: string;
  chosen: boolean;
  /**
   * True if the page keeps its scroll position, because the chip is above the content that it changes.
   * Otherwise the page scrolls to the top.
   */
  keepsPlace?: boolean;
  /** Count after the text. */
  note?: ReactNode;
  onClick?: () => void;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      onClick={onClick}
      preventScrollReset={keepsPlace}
      aria-current={chosen ? 'true' : undefined}
      className={cx(
        !chosen && 'print:hidden',
        'pressable inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border px-4 text-small-strong',
        chosen
          ? 'border-ink bg-ink text-white'
          : 'border-sand-line bg-white hover:border-ink active:bg-sand-line',
      )}
    >
      <span>{children}</span>
      {note && (
        <span className={cx('font-regular tabular-nums', chosen ? 'text-white' : 'text-ink-soft')}>
          {note}
        </span>
      )}
    </Link>
  );
}
