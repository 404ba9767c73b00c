import { useId, useState } from 'react';
import { Form } from 'react-router';
import { MONEY_MONTHS } from '#app/domain/account/money-days.rules.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { staffMonth } from '#app/lib/dates/staff-dates.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/field.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import {
  addMonths,
  type Month,
  monthOf,
  PRESETS,
  presetOf,
  presetPeriod,
  type ReportPeriod,
} from './report.rules.ts';

/** Months that can be chosen, counted from the current month: up to one year ahead. */
const EARLIEST = 1 - MONEY_MONTHS;
const LATEST = 12;

/** Chosen months whose report is not shown yet. */
interface Typed {
  from: Month | null;
  to: Month | null;
  /** Period that was shown when the choice was sent; null before. */
  shownWhenSent: string | null;
}
const NOTHING_TYPED: Typed = { from: null, to: null, shownWhenSent: null };

/**
 * Period of a report: a common one, or months of the person's own choice, whose fields are hidden
 * until they are needed.
 */
export function ReportPeriodChoice({ period, today }: { period: ReportPeriod; today: IsoDate }) {
  const { period: text } = useOfficeText('reports');
  const chosen = presetOf(period, today);
  const shown = `${period.from} ${period.to}`;
  const [typed, setTyped] = useState(NOTHING_TYPED);
  // Chosen months stay in the fields until their report arrives.
  const own = typed.shownWhenSent === null || typed.shownWhenSent === shown ? typed : NOTHING_TYPED;
  const choose = (months: Partial<Typed>) => setTyped({ ...own, ...months, shownWhenSent: null });
  /** The person's choice to open or close the months; null while they follow the period. */
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const isOpen = isOpened ?? chosen === null;
  const monthsId = useId();
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3">
      <nav aria-label={text.legend} className="min-w-0">
        <ul className="segments max-w-full flex-wrap text-small-strong">
          {PRESETS.map((preset) => (
            <li key={preset} className={preset === chosen ? undefined : 'print:hidden'}>
              <Link
                to={`?${new URLSearchParams({ ...presetPeriod(preset, today) })}`}
                preventScrollReset
                aria-current={preset === chosen ? 'true' : undefined}
                onClick={() => {
                  setTyped(NOTHING_TYPED);
                  setOpened(null);
                }}
                className="segment flex min-h-11 items-center px-3 sm:min-h-9"
              >
                {text.presets[preset]}
              </Link>
            </li>
          ))}
          <li className={chosen === null ? undefined : 'print:hidden'}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={monthsId}
              aria-current={chosen === null ? 'true' : undefined}
              onClick={() => setOpened(!isOpen)}
              className="segment flex min-h-11 items-center gap-1 px-3 sm:min-h-9"
            >
              <span>{text.months}</span>
              <Icon name="icon-chevron-down" className="size-4" />
            </button>
          </li>
        </ul>
      </nav>
      <Form
        id={monthsId}
        hidden={!isOpen}
        className="flex flex-wrap items-end gap-3 max-sm:w-full print:hidden [&[hidden]]:hidden"
        preventScrollReset
        onSubmit={() => setTyped({ ...own, shownWhenSent: shown })}
      >
        <MonthField
          label={text.from}
          name="from"
          value={own.from ?? period.from}
          today={today}
          onChoose={(from) => choose({ from })}
        />
        <MonthField
          label={text.to}
          name="to"
          value={own.to ?? period.to}
          today={today}
          onChoose={(to) => choose({ to })}
        />
        <Button type="submit" size="sm">
          {text.show}
        </Button>
      </Form>
    </div>
  );
}

function MonthField({
  label,
  name,
  value,
  today,
  onChoose,
}: {
  label: string;
  name: string;
  value: Month;
  today: IsoDate;
  onChoose: (month: Month) => void;
}) {
  const offered = Array.from({ length: LATEST - EARLIEST + 1 }, (_, i) =>
    addMonths(monthOf(today), LATEST - i),
  );
  const months = offered.includes(value) ? offered : [value, ...offered];
  return (
    <SelectField
      id={`period-${name}`}
      name={name}
      label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      className="w-48 max-sm:w-full"
    >
      {months.map((month) => (
        <option key={month} value={month}>
          {staffMonth(month)}
        </option>
      ))}
    </SelectField>
  );
}
