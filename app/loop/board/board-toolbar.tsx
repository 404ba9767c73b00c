import { useId, useState } from 'react';
import { useChosenAddress } from '#app/editing/use-chosen-address.ts';
import { isIsoDate } from '#app/lib/dates.ts';
import { BookingsViewSwitch } from '#app/office/bookings/bookings-view-switch.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SearchBox } from '#app/ui/search-box.tsx';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import { SlashDateFilter } from '#app/ui/typed-time-fields.tsx';
import { useText } from '#app/ui/use-text.ts';
import { boardText } from './board.text.ts';
import {
  BOARD_SPANS,
  type BoardAddress,
  type BoardDays,
  boardHref,
  countChosen,
} from './board-address.rules.ts';
import { BoardDaysLinks } from './board-days-links.tsx';

/**
 * Which days and cars are shown. All of it is an address. On a phone what is not needed to find a
 * day is behind a button, so that the board begins in the upper half of the screen.
 */
export function BoardToolbar({
  address,
  shown,
  help,
}: {
  address: BoardAddress;
  shown: BoardDays;
  help: Elements;
}) {
  const { page: text } = useText(boardText);
  const [chosen, show] = useChosenAddress(address, boardHref);
  const [isOpen, setIsOpen] = useState(false);
  const [span, filters] = [useId(), useId()];
  return (
    <div className="mb-3 grid gap-2 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <BookingsViewSwitch className="max-sm:grow" />
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-controls={`${span} ${filters}`}
          onClick={() => setIsOpen(!isOpen)}
          className="sm:hidden"
        >
          <Icon name="icon-sliders-horizontal" className="size-5" />
          <span>{text.filters.label(countChosen(chosen))}</span>
        </Button>
        <div className="flex items-center gap-3 max-sm:w-full large-letters:flex-wrap max-sm:gap-2">
          <BoardDaysLinks address={chosen} shown={shown} />
          <SlashDateFilter
            label={text.daysShown.firstDay}
            hidesLabel
            lang="en"
            className="w-40 large-letters:w-full grow sm:grow-0"
            value={shown.from}
            onCommit={(from) => {
              if (isIsoDate(from)) show({ from });
            }}
          />
        </div>
        <div id={span} className={isOpen ? 'max-sm:grid max-sm:w-full' : 'max-sm:hidden'}>
          <SegmentedControl
            legend={text.daysShown.span}
            name="days"
            segments={BOARD_SPANS.map((days) => ({
              value: String(days),
              label: String(days),
              name: text.daysShown.days(days),
            }))}
            value={String(chosen.days ?? shown.days)}
            onChange={(days) => show({ days: Number(days) })}
          />
        </div>
      </div>
      <div
        id={filters}
        className={cx('flex flex-wrap items-center gap-x-6 gap-y-2', !isOpen && 'max-sm:hidden')}
      >
        <div className="w-full sm:w-80 xl:w-96">
          <SearchBox
            label={text.filters.search}
            value={address.search}
            onSearch={(search) => show({ search }, { replace: true })}
          />
        </div>
        <Checkbox
          label={text.filters.booked}
          checked={chosen.booked}
          onChange={(event) => show({ booked: event.target.checked })}
        />
        <Checkbox
          label={text.filters.cancelled}
          checked={chosen.cancelled}
          onChange={(event) => show({ cancelled: event.target.checked })}
        />
        {help}
      </div>
    </div>
  );
}
