import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon, type IconName, iconBefore } from '#app/ui/pictures/icon.tsx';
import {
  type PriceStretch,
  priceChecks,
  type StripMonth,
  stripMonths,
} from './season-strip.rules.ts';

/**
 * Bar of prices on a wide screen, a bar for each month on a narrow one. The list below has the same
 * content in words.
 */
export function SeasonStrip({ stretches }: { stretches: PriceStretch[] }) {
  const { strip: text } = useOfficeText('fleet');
  const months = stripMonths(stretches);
  const seasons = [...new Set(stretches.map(({ season }) => season))].filter((s) => s !== null);
  const look = (stretch: PriceStretch) =>
    stretch.season === null
      ? 'bg-sand text-ink'
      : seasons.indexOf(stretch.season) % 2 === 0
        ? 'bg-sea text-white'
        : 'bg-turquoise text-white';
  return (
    <section aria-labelledby="season-strip-title" className="@container">
      <h3 id="season-strip-title" className="text-heading">
        {text.title}
      </h3>
      <div aria-hidden="true" className="@2xl:block mt-3 hidden">
        <p className="text-meta-strong">{`▾ ${text.today}`}</p>
        <div className="flex h-16 overflow-hidden rounded-control border border-sand-line">
          {stretches.map((stretch) => (
            <Piece
              key={stretch.startDate}
              stretch={stretch}
              days={stretch.days}
              look={look(stretch)}
            />
          ))}
        </div>
        <MonthTicks months={months} />
      </div>
      <ol aria-hidden="true" className="@2xl:hidden mt-3 grid gap-2">
        {months.map((month, i) => (
          <li
            key={month.month}
            className="grid grid-cols-[3.25rem_1fr] large-text:grid-cols-1 items-center gap-2"
          >
            <span className="text-small-strong">{text.monthAndYear(month.month)}</span>
            <MonthBar month={month} look={look} isFirst={i === 0} />
          </li>
        ))}
      </ol>
      <Checks stretches={stretches} />
      <details className="mt-2 text-small">
        <summary
          className={cx('disclosure font-strong text-turquoise', iconBefore('icon-chevron-right'))}
        >
          {text.asList}
        </summary>
        <ul className="list-disc space-y-1 pl-4 tabular-nums">
          {stretches.map((stretch) => (
            <li key={stretch.startDate}>{text.stretch(stretch)}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Piece({ stretch, days, look }: { stretch: PriceStretch; days: number; look: string }) {
  const { strip: text } = useOfficeText('fleet');
  const isWarned = stretch.warnings.length > 0;
  return (
    <BarPiece
      days={days}
      title={text.stretch(stretch)}
      look={look}
      isMarked={isWarned}
      name={stretch.season?.name ?? text.base}
      detail={text.daily(stretch)}
    >
      {isWarned && (
        <span className="absolute top-0.5 right-0.5 rounded-small bg-sun p-px text-ink">
          <Icon name="icon-triangle-alert" className="size-3.5" />
        </span>
      )}
    </BarPiece>
  );
}

/**
 * Bar piece as wide as its days. Shows only its colour if the texts do not fit. A text may be cut,
 * because the list shows it in full.
 */
export function BarPiece({
  days,
  title,
  look,
  name,
  short,
  detail,
  isMarked = false,
  children,
}: {
  days: number;
  title?: string | undefined;
  look: string;
  name: string;
  /** Text of a piece that is too narrow for the name. */
  short?: string;
  detail?: string;
  /** True if a mark in the corner needs room. */
  isMarked?: boolean;
  children?: Elements;
}) {
  return (
    <div
      style={{ flex: `${days} 1 0` }}
      title={title}
      className={cx(
        '@container relative flex items-center overflow-hidden border-white not-first:border-l',
        look,
      )}
    >
      <span className={cx('@min-[5rem]:block hidden min-w-0 px-2 text-meta', isMarked && 'pr-4')}>
        <span className="block truncate font-strong">{name}</span>
        {detail && <span className="block truncate tabular-nums">{detail}</span>}
      </span>
      {short && (
        <span className="@min-[0.875rem]:block @min-[5rem]:hidden hidden grow truncate text-center text-meta-strong tabular-nums">
          {short}
        </span>
      )}
      {children}
    </div>
  );
}

export function MonthTicks({
  months,
}: {
  months: Pick<StripMonth, 'month' | 'before' | 'days'>[];
}) {
  const { strip: text } = useOfficeText('fleet');
  return (
    <div className="mt-1 flex text-ink-soft text-meta">
      {months.map(({ month, before, days }, i) => (
        <span
          key={month}
          style={{ flex: `${days} 1 0` }}
          className={cx(
            'min-w-0 whitespace-nowrap border-l pl-1 @2xl:overflow-hidden',
            before === 0 ? 'border-control-line' : 'border-transparent',
            i % 2 === 0 && '@max-2xl:border-transparent',
          )}
        >
          {/* Omits the name of a month with only a few days, and on a phone of every second month. */}
          {days > 12 && (
            <span className={cx(i % 2 === 0 && '@max-2xl:hidden')}>{text.month(month)}</span>
          )}
        </span>
      ))}
    </div>
  );
}

function MonthBar({
  month: { before, days, length, pieces },
  look,
  isFirst,
}: {
  month: StripMonth;
  look: (stretch: PriceStretch) => string;
  isFirst: boolean;
}) {
  const { strip: text } = useOfficeText('fleet');
  return (
    <span className="flex h-[3.25rem] overflow-hidden rounded-control">
      {before > 0 && (
        <span
          style={{ flex: `${before} 1 0` }}
          className="flex items-center justify-end overflow-hidden border-ink border-r-2 px-1 text-meta-strong"
        >
          {isFirst && before > 6 && text.today}
        </span>
      )}
      {pieces.map((piece) => (
        <Piece key={piece.stretch.startDate} {...piece} look={look(piece.stretch)} />
      ))}
      {before + days < length && <span style={{ flex: `${length - before - days} 1 0` }} />}
    </span>
  );
}

function Checks({ stretches }: { stretches: PriceStretch[] }) {
  const { strip: text } = useOfficeText('fleet');
  const checks = priceChecks(stretches);
  const gaps = stretches.filter(({ season }) => season === null);
  const hasSeasons = gaps.length < stretches.length;
  const [mark, look]: [IconName, string] =
    checks.length > 0
      ? ['icon-triangle-alert', 'text-ink']
      : ['icon-circle-check', 'text-turquoise'];
  return (
    <div className="mt-4 text-small">
      <p className="flex items-center gap-2 font-strong">
        <Icon name={mark} className={cx('size-5 shrink-0', look)} />
        <span>{text.checkCount(checks.length)}</span>
      </p>
      {checks.length > 0 && (
        <ul className="mt-1 list-disc space-y-1 pl-12">
          {checks.map(({ warning, stretches }) => (
            <li key={`${stretches[0]?.startDate} ${JSON.stringify(warning)}`}>
              {text.check(warning, stretches)}
            </li>
          ))}
        </ul>
      )}
      {hasSeasons && gaps.length > 0 && (
        <p className="mt-2 flex items-start gap-2 text-ink-soft">
          <Icon name="icon-info" className="mt-1 size-5 shrink-0" />
          <span>{text.gaps(gaps)}</span>
        </p>
      )}
    </div>
  );
}
