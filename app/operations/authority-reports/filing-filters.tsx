import { LIST_BAR } from '#app/editing/list/list-screen.tsx';
import { useChosenAddress } from '#app/editing/list/use-chosen-address.ts';
import { isPlausibleDate } from '#app/lib/dates/dates.ts';
import { ChoiceChip } from '#app/ui/chip.tsx';
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx';
import { SlashDateFilter } from '#app/ui/fields/typed-time-fields.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { type Days, fitDays, SHEETS, sheetNames } from './filing.rules.ts';
import type { Filings } from './filing.schema.ts';
import { type FilingsAddress, filingsHref } from './filing-address.rules.ts';

export function FilingFilters({
  address,
  found,
}: {
  address: FilingsAddress;
  /** Null until the first list has loaded. */
  found: Filings | null;
}) {
  const { page: text } = useOfficeText('filings');
  const [shown, show] = useChosenAddress(address, (next) => filingsHref({ ...next, page: 1 }));
  const day = (end: keyof Days) => ({
    label: text[end],
    hidesLabel: true,
    lang: 'tr' as const,
    className: 'w-40 min-w-0 large-text:w-full max-sm:grow',
    value: shown[end],
    onCommit(chosen: string) {
      if (isPlausibleDate(chosen)) show(fitDays({ ...shown, [end]: chosen }, end));
    },
  });
  return (
    <div className={LIST_BAR}>
      <SegmentedControl
        legend={text.sheet}
        name="sheet"
        segments={SHEETS.filter((sheet) => found?.sheets[sheet] ?? true).map((value) => {
          const count = found?.unfiled[value] ?? 0;
          const label = count > 0 ? `${sheetNames[value]} ${count}` : sheetNames[value];
          return { value, label, name: text.unfiled(sheetNames[value], count) };
        })}
        value={shown.sheet}
        onChange={(sheet) => show({ sheet })}
      />
      <fieldset className="flex large-text:flex-wrap min-w-0 items-center gap-1 max-sm:w-full">
        <legend className="sr-only">{text.days}</legend>
        <SlashDateFilter {...day('from')} />
        <span aria-hidden="true" className="max-sm:hidden">
          –
        </span>
        <SlashDateFilter {...day('to')} />
      </fieldset>
      <ChoiceChip
        keepsPlace
        chosen={shown.all}
        to={filingsHref({ ...shown, page: 1, all: !shown.all })}
      >
        {text.showAll}
      </ChoiceChip>
    </div>
  );
}
