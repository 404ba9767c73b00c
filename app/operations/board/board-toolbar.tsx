import { useId, useState } from 'react';
import { useChosenAddress } from '#app/editing/list/use-chosen-address.ts';
import { isIsoDate } from '#app/lib/dates/dates.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { SearchBox } from '#app/ui/fields/search-box.tsx';
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx';
import { SlashDateFilter } from '#app/ui/fields/typed-time-fields.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import {
  BOARD_SPANS,
  type BoardAddress,
  type BoardDays,
  boardHref,
  countChosen,
} from './board-address.rules.ts';
import { BoardDaysLinks } from './grid/board-days-links.tsx';

/**
 * Choice of days and cars; all values are in the address. Rare choices are behind a button. A phone
 * shows only the choice of the day, so that the cars are high on the screen.
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
  const { page: text } = useOfficeText('board');
  const [chosen, show] = useChosenAddress(address, boardHref);
  const [isOpen, setIsOpen] = useState(false);
  const [span, filters] = [useId(), useId()];
  const filtering = countChosen(chosen);
  const filtersLabel = text.filters.label(filtering);
  return (
    <div className="contents max-sm:flex max-sm:w-full max-sm:flex-wrap max-sm:items-start max-sm:gap-2 print:hidden">
      <Button
        size="sm"
        title={filtersLabel}
        aria-expanded={isOpen}
        aria-controls={`${span} ${filters}`}
        onClick={() => setIsOpen(!isOpen)}
        className="min-w-11 px-2!"
      >
        <Icon name="icon-sliders-horizontal" className="size-5" />
        <span className="sr-only">{filtersLabel}</span>
        {filtering > 0 && (
          <span aria-hidden="true" className="max-sm:hidden">
            {filtering}
          </span>
        )}
      </Button>
      <div className="flex flex-wrap items-center gap-2 max-sm:min-w-0 max-sm:flex-1">
        <BoardDaysLinks address={chosen} shown={shown} />
        <SlashDateFilter
          label={text.daysShown.firstDay}
          hidesLabel
          lang="en"
          className="w-38 large-text:w-full grow sm:w-40 sm:grow-0"
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
      <div className={cx('grow max-sm:w-full sm:min-w-32 sm:basis-32', !isOpen && 'max-sm:hidden')}>
        <SearchBox
          label={text.filters.search}
          value={address.search}
          onSearch={(search) => show({ search }, { replace: true })}
        />
      </div>
      <div
        id={filters}
        className={cx('w-full flex-wrap items-center gap-x-6', isOpen ? 'flex' : 'hidden')}
      >
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
