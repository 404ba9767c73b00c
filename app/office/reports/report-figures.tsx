import { useId } from 'react';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon, type IconName } from '#app/ui/pictures/icon.tsx';
import { change, periodBefore } from './report.rules.ts';
import type { Report, ReportTotals } from './report.schema.ts';
import { formatEuros, periodName } from './report-format.rules.ts';

const figures = ({
  count,
  share,
}: OfficeTexts['reports']): { key: keyof ReportTotals; format: (value: number) => string }[] => [
  { key: 'revenue', format: formatEuros },
  { key: 'bookings', format: count },
  { key: 'average', format: formatEuros },
  { key: 'occupancy', format: share },
];

export function ReportFigures({ report }: { report: Report }) {
  const texts = useOfficeText('reports');
  const { figures: text } = texts;
  const id = useId();
  const before = periodName(periodBefore(report));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {text.title}
      </h2>
      <p className="mb-2 text-ink-soft text-small">{text.comparedWith(before)}</p>
      <ul className="grid grid-cols-2 large-text:grid-cols-1 gap-3 lg:grid-cols-4 lg:gap-4">
        {figures(texts).map(({ key, format }) => {
          const [now, then] = [report.totals[key], report.before[key]];
          return (
            <li key={key} className="rounded-card border border-sand-line bg-white p-3 sm:p-4">
              <p className="text-ink-soft text-small">{text[key]}</p>
              <p className="amount mt-1 text-heading sm:text-title">
                {now === null ? text.none : format(now)}
              </p>
              <Change share={change(now ?? 0, then ?? 0, format)} />
              <p className="mt-1 text-ink-soft text-small">
                {then ? text.before(format(then)) : text.noBefore}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Change({ share }: { share: number | null }) {
  const { figures: text, share: formatShare } = useOfficeText('reports');
  if (share === null) return null;
  const rounded = formatShare(Math.abs(share));
  const [icon, words]: [IconName, string] =
    share === 0
      ? ['icon-minus', text.same]
      : share > 0
        ? ['icon-trending-up', text.more(rounded)]
        : ['icon-trending-down', text.less(rounded)];
  return (
    <p className="mt-1 flex items-center gap-2 text-small-strong">
      <Icon name={icon} className="size-4 shrink-0" />
      <span>{words}</span>
    </p>
  );
}
