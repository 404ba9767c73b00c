import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
} from 'lucide-react';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import { Link, useNavigate } from 'react-router';
import { isIsoDate } from '#app/lib/dates.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { DateField } from '#app/ui/date-field.tsx';
import { SearchBox } from '#app/ui/search-box.tsx';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import { boardText } from './board.text.ts';
import {
  BOARD_SPANS,
  BOARD_STEPS,
  type BoardAddress,
  type BoardDays,
  type BoardStep,
  boardHref,
  steppedFrom,
} from './board-address.rules.ts';
import { BookingsViewSwitch } from './bookings-view-switch.tsx';

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

/** Which days and cars are shown. All of it is an address. */
export function BoardToolbar({ address, shown }: { address: BoardAddress; shown: BoardDays }) {
  const navigate = useNavigate();
  // What was chosen stays chosen while the board follows.
  const [chosen, expectChosen] = useOptimistic({ ...address, days: shown.days });
  const show = (change: Partial<BoardAddress>) =>
    startTransition(async () => {
      expectChosen((before) => ({ ...before, ...change, days: change.days ?? before.days }));
      await navigate(boardHref({ ...address, ...change }), { preventScrollReset: true });
    });
  return (
    <div className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <BookingsViewSwitch className="max-sm:w-full" />
        <nav
          aria-label={text.label}
          className="flex items-center max-sm:w-full max-sm:justify-between"
        >
          {BOARD_STEPS.map((step) => (
            <Move
              key={step}
              label={text.back[step]}
              address={{ ...address, from: steppedFrom(shown.from, step, -1) }}
            >
              {BACK[step]}
            </Move>
          ))}
          <Move address={{ ...address, from: null }}>{text.today}</Move>
          {BOARD_STEPS.toReversed().map((step) => (
            <Move
              key={step}
              label={text.on[step]}
              address={{ ...address, from: steppedFrom(shown.from, step, 1) }}
            >
              {ON[step]}
            </Move>
          ))}
        </nav>
        <div className="flex gap-3 max-sm:w-full">
          <DateField
            label={<span className="sr-only">{text.firstDay}</span>}
            aria-label={text.firstDay}
            className="w-40 grow [&_label]:m-0 sm:grow-0"
            value={shown.from}
            onCommit={(from) => {
              if (isIsoDate(from)) show({ from });
            }}
          />
          <SegmentedControl
            legend={text.span}
            name="days"
            segments={BOARD_SPANS.map((days) => ({
              value: String(days),
              label: String(days),
              name: text.days(days),
            }))}
            value={String(chosen.days)}
            onChange={(days) => show({ days: Number(days) })}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="w-full sm:w-80">
          <SearchBox
            label={boardText.filters.search}
            value={address.search}
            onSearch={(search) => show({ search })}
          />
        </div>
        <Checkbox
          label={boardText.filters.booked}
          checked={chosen.booked}
          onChange={(event) => show({ booked: event.target.checked })}
        />
        <Checkbox
          label={boardText.filters.cancelled}
          checked={chosen.cancelled}
          onChange={(event) => show({ cancelled: event.target.checked })}
        />
      </div>
    </div>
  );
}

/** To other days; with a `label` its sign alone is shown. */
function Move({
  label,
  address,
  children,
}: {
  label?: string;
  address: BoardAddress;
  children: ReactNode;
}) {
  return (
    <Link
      to={boardHref(address)}
      preventScrollReset
      aria-label={label}
      title={label}
      className="grid min-h-11 min-w-10 place-items-center rounded-control px-1.5 font-semibold text-sm hover:bg-sand"
    >
      {children}
    </Link>
  );
}
