import type { CSSProperties } from 'react';
import { refusalText } from '#app/domain/availability/refusal-text.rules.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { useDateLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { firstOfEach, type RefusedDay, spansOf } from '../refused-days.rules.ts';

/**
 * Hatching of the days on which a letting rule refuses every pickup. A row has one element
 * for all its days; each span of days is a layer of the element's background.
 */
export function RefusedDays({ refused }: { refused: readonly RefusedDay[] }) {
  if (refused.length === 0) return null;
  const spans = spansOf(refused);
  const layers = (layer: (span: (typeof spans)[number]) => string) => spans.map(layer).join(', ');
  const style: CSSProperties = {
    backgroundImage: layers(() => 'var(--hatch)'),
    backgroundPosition: layers(({ first }) => `calc(${first} * var(--day)) 0`),
    backgroundSize: layers(({ length }) => `calc(${length} * var(--day)) 100%`),
  };
  return (
    <div
      aria-hidden="true"
      className="board-refused pointer-events-none absolute inset-0"
      style={style}
    />
  );
}

/** The same for screen readers: each reason with the first day on which it holds. */
export function RefusedDaysText({ id, refused }: { id: string; refused: readonly RefusedDay[] }) {
  const { page: text } = useOfficeText('board');
  const { refusals } = useOfficeText('lettingRules');
  const dayText = useDayText();
  if (refused.length === 0) return null;
  return (
    <p id={id} className="sr-only">
      {firstOfEach(refused)
        .map(({ date, broken }) =>
          text.refusedFrom(dayText(date), refusalText(broken, refusals, dayText)),
        )
        .join('. ')}
    </p>
  );
}

/** Returns a function that returns the reasons for which a day of the board is refused; empty: none. */
export function useRefusalText(refused: readonly RefusedDay[]): (at: number) => string {
  const { refusals } = useOfficeText('lettingRules');
  const dayText = useDayText();
  return (day) => {
    const broken = refused.find(({ at }) => at === day)?.broken ?? [];
    return broken.map((rule) => refusalText(rule, refusals, dayText)).join(', ');
  };
}

function useDayText(): (day: IsoDate) => string {
  const language = useDateLanguage();
  return (day) => staffDay(day, language);
}
