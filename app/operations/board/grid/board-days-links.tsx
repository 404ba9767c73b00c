import type { ReactNode } from 'react';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import {
  type BoardAddress,
  type BoardDays,
  boardHref,
  steppedFrom,
} from '../board-address.rules.ts';

/** Links by step size. A phone has only the links by weeks. */
const STEPS = [
  {
    step: 'month',
    back: 'icon-chevron-first',
    on: 'icon-chevron-last',
    className: 'max-md:hidden',
  },
  { step: 'week', back: 'icon-chevrons-left', on: 'icon-chevrons-right', className: '' },
  { step: 'day', back: 'icon-chevron-left', on: 'icon-chevron-right', className: 'max-sm:hidden' },
] as const;

export function BoardDaysLinks({ address, shown }: { address: BoardAddress; shown: BoardDays }) {
  const text = useOfficeText('board').page.daysShown;
  const link = ({ step, back, on, className }: (typeof STEPS)[number], direction: 1 | -1) => {
    const icon = direction > 0 ? on : back;
    return (
      <DaysLink
        key={step}
        label={(direction > 0 ? text.on : text.back)[step]}
        address={{ ...address, from: steppedFrom(shown.from, step, direction) }}
        className={className}
      >
        <Icon name={icon} className="size-5" />
      </DaysLink>
    );
  };
  return (
    <nav aria-label={text.label} className="flex items-center">
      {STEPS.map((step) => link(step, -1))}
      <DaysLink address={{ ...address, from: null }}>{text.today}</DaysLink>
      {STEPS.toReversed().map((step) => link(step, 1))}
    </nav>
  );
}

/** Link to other days. With a `label` only the icon is visible. */
function DaysLink({
  label,
  address,
  className,
  children,
}: {
  label?: string;
  address: BoardAddress;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link
      to={boardHref(address)}
      preventScrollReset
      aria-label={label}
      title={label}
      className={cx(
        'grid min-h-11 min-w-11 place-items-center rounded-control px-1 text-small-strong sm:px-2 hover:bg-sand pointer-fine:lg:min-w-8',
        className,
      )}
    >
      {children}
    </Link>
  );
}
