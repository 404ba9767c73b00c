import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '#app/ui/class-names.ts';
import { boardText } from './board.text.ts';
import {
  BOARD_STEPS,
  type BoardAddress,
  type BoardDays,
  type BoardStep,
  boardHref,
  steppedFrom,
} from './board-address.rules.ts';

const text = boardText.moves;

const BACK: Record<BoardStep, ReactNode> = {
  month: <ChevronFirst aria-hidden="true" className="size-5" />,
  week: <ChevronsLeft aria-hidden="true" className="size-5" />,
  day: <ChevronLeft aria-hidden="true" className="size-5" />,
};
const ON: Record<BoardStep, ReactNode> = {
  month: <ChevronLast aria-hidden="true" className="size-5" />,
  week: <ChevronsRight aria-hidden="true" className="size-5" />,
  day: <ChevronRight aria-hidden="true" className="size-5" />,
};

/** Where there is no room for all of them, the date does the rest. A phone shows a week, and goes by weeks. */
const ROOM: Record<BoardStep, string> = {
  month: 'max-md:hidden',
  week: '',
  day: 'max-sm:hidden',
};

/** To other days. */
export function BoardMoves({ address, shown }: { address: BoardAddress; shown: BoardDays }) {
  const move = (step: BoardStep, direction: 1 | -1) => (
    <Move
      key={step}
      label={(direction > 0 ? text.on : text.back)[step]}
      address={{ ...address, from: steppedFrom(shown.from, step, direction) }}
      className={ROOM[step]}
    >
      {(direction > 0 ? ON : BACK)[step]}
    </Move>
  );
  return (
    <nav aria-label={text.label} className="flex items-center">
      {BOARD_STEPS.map((step) => move(step, -1))}
      <Move address={{ ...address, from: null }}>{text.today}</Move>
      {BOARD_STEPS.toReversed().map((step) => move(step, 1))}
    </nav>
  );
}

/** With a `label` its sign alone is shown. */
function Move({
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
        'grid min-h-11 min-w-11 place-items-center rounded-control px-1.5 font-semibold text-sm hover:bg-sand',
        className,
      )}
    >
      {children}
    </Link>
  );
}
