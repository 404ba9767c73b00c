import { type RuleConflict, ruleConflicts } from '#app/domain/availability/letting.rules.ts';
import type { AdminLettingRule } from '#app/domain/availability/letting-rule.schema.ts';
import type { AdminCar } from '#app/domain/cars/car-input.schema.ts';
import { pricesInCents, seasonInCents } from '#app/domain/pricing/season.rules.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import type { Part } from '#app/lib/page-part.ts';
import {
  type PriceStretch,
  stripMonths,
  twelveMonths,
} from '#app/office/fleet/seasons/season-strip.rules.ts';
import { BarPiece, MonthTicks } from '#app/office/fleet/seasons/season-strip.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon, iconBefore } from '#app/ui/pictures/icon.tsx';
import { type Lane, type LaneKind, type RuleStretch, yearLanes } from './rule-strip.rules.ts';
import { limitsText, type RuleTexts, ruleTitle } from './rule-words.rules.ts';

const LOOKS: Record<LaneKind, string> = {
  closed: 'bg-ink text-white',
  minDays: 'bg-sea text-white',
  maxDays: 'bg-turquoise text-white',
  noPickupWeekdays: 'bg-control-line text-ink',
  noReturnWeekdays: 'bg-control-line text-ink',
};

export function useRuleTexts(): RuleTexts {
  const { words } = useOfficeText('lettingRules');
  const { shortDays } = useOfficeText('settings').form.hours;
  return { words, shortDays };
}

/**
 * Bars of what holds in the next twelve months: the seasons of the chosen car above, and a bar for
 * each kind of restriction. The list below has the same content in words.
 */
export function RuleStrip({
  rules,
  car,
  title,
  today,
}: {
  /** Rules of the chosen car, or those for all cars. */
  rules: AdminLettingRule[];
  /** Chosen car with its seasons; null for all cars. */
  car: Part<AdminCar> | null;
  title: string;
  today: IsoDate;
}) {
  const { strip: text } = useOfficeText('lettingRules');
  const lanes = yearLanes(rules, today);
  const seasons = car?.ok ? seasonStretches(car.data, today) : null;
  const year = lanes[0]?.stretches ?? seasons;
  return (
    <section
      aria-labelledby="rule-strip-title"
      className="@container mb-4 rounded-card border border-sand-line bg-white p-4"
    >
      <h2 id="rule-strip-title">{title}</h2>
      {car?.ok === false && <p className="mt-1 text-coral text-small">{text.seasonsFailed}</p>}
      {lanes.length === 0 && (
        <p className="mt-1 text-ink-soft text-small">{car ? text.none : text.noneForAll}</p>
      )}
      {year && (
        <div aria-hidden="true" className="mt-3 grid gap-2">
          {seasons && <SeasonLane stretches={seasons} />}
          {lanes.map((lane) => (
            <RuleLane key={lane.kind} lane={lane} />
          ))}
          <LaneRow label="">
            <MonthTicks months={stripMonths<RuleStretch | PriceStretch>(year)} />
          </LaneRow>
        </div>
      )}
      {lanes.length > 0 && <LanesInWords lanes={lanes} />}
    </section>
  );
}

function seasonStretches({ pricing, seasonalPricing }: AdminCar, today: IsoDate): PriceStretch[] {
  return twelveMonths(
    { ...pricesInCents(pricing), seasons: seasonalPricing.map(seasonInCents) },
    today,
  );
}

function LaneRow({ label, children }: { label: string; children: Elements }) {
  return (
    <div className="@2xl:grid @2xl:grid-cols-[9rem_minmax(0,1fr)] items-center gap-3">
      <span className="block truncate text-ink-soft text-meta">{label}</span>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

const BAR = 'flex h-7 overflow-hidden rounded-control border border-sand-line bg-foam';

function SeasonLane({ stretches }: { stretches: PriceStretch[] }) {
  const { lanes } = useOfficeText('lettingRules').strip;
  const { strip: text } = useOfficeText('fleet');
  return (
    <LaneRow label={lanes.seasons}>
      <div className={BAR}>
        {stretches.map((stretch) => (
          <BarPiece
            key={stretch.startDate}
            days={stretch.days}
            title={text.stretch(stretch)}
            look={stretch.season ? 'bg-turquoise-wash min-w-1 text-sea' : ''}
            name={stretch.season?.name ?? ''}
          />
        ))}
      </div>
    </LaneRow>
  );
}

function RuleLane({ lane: { kind, stretches } }: { lane: Lane }) {
  const { lanes } = useOfficeText('lettingRules').strip;
  const texts = useRuleTexts();
  const inWords = useStretchText();
  return (
    <LaneRow label={lanes[kind]}>
      <div className={BAR}>
        {stretches.map((stretch) => (
          <BarPiece
            key={stretch.startDate}
            days={stretch.days}
            title={stretch.limit ? inWords(stretch) : undefined}
            look={stretch.limit ? `${LOOKS[kind]} min-w-1` : ''}
            {...pieceTexts(stretch, kind, texts)}
          />
        ))}
      </div>
    </LaneRow>
  );
}

/**
 * Returns the texts of a piece: weekdays or a number without the words of the lane's label, else
 * the restriction.
 */
function pieceTexts({ limit }: RuleStretch, kind: LaneKind, texts: RuleTexts) {
  const value = limit?.[kind];
  if (!limit || !value) return { name: '' };
  if (value === true) return { name: limitsText(limit, texts) };
  const name = Array.isArray(value)
    ? value.map((day) => texts.shortDays[day]).join(', ')
    : String(value);
  return { name, short: name };
}

function useStretchText() {
  const { strip: text, words } = useOfficeText('lettingRules');
  const texts = useRuleTexts();
  return ({ startDate, endDate, limit, rules }: RuleStretch) => {
    const names = [...new Set(rules.map(({ name }) => name).filter(Boolean))];
    return text.stretch(words.days(startDate, endDate), limitsText(limit ?? {}, texts), names);
  };
}

function LanesInWords({ lanes }: { lanes: Lane[] }) {
  const { strip: text } = useOfficeText('lettingRules');
  const inWords = useStretchText();
  const held = lanes
    .flatMap(({ kind, stretches }) => stretches.map((stretch) => ({ kind, stretch })))
    .filter(({ stretch }) => stretch.limit !== null)
    .sort((a, b) => (a.stretch.startDate < b.stretch.startDate ? -1 : 1));
  return (
    <details className="mt-1 text-small">
      <summary
        className={cx('disclosure font-strong text-turquoise', iconBefore('icon-chevron-right'))}
      >
        {text.asList}
      </summary>
      <ul className="list-disc space-y-1 pl-4 tabular-nums">
        {held.map(({ kind, stretch }) => (
          <li key={`${kind} ${stretch.startDate}`}>{inWords(stretch)}</li>
        ))}
      </ul>
    </details>
  );
}

/** Number of conflicts that are shown. */
const SHOWN_CONFLICTS = 8;

/** Conflicts of two rules in sentences; nothing if there are none. */
export function RuleConflicts({ rules, today }: { rules: AdminLettingRule[]; today: IsoDate }) {
  const { strip: text } = useOfficeText('lettingRules');
  const sentence = useConflictText();
  const found = ruleConflicts(rules, today);
  if (found.length === 0) return null;
  const more = found.length - SHOWN_CONFLICTS;
  return (
    <section
      aria-labelledby="rule-conflicts-title"
      className="mb-4 rounded-card border border-sand-line bg-white p-4 text-small"
    >
      <h2 id="rule-conflicts-title" className="text-body-strong">
        {text.conflicts}
      </h2>
      <ul className="mt-2 space-y-2">
        {found.slice(0, SHOWN_CONFLICTS).map((conflict) => (
          <li
            key={[conflict.kind, ...conflict.rules.map(({ id }) => id)].join(' ')}
            className="flex items-start gap-2"
          >
            <Icon
              name={isImpossible(conflict) ? 'icon-triangle-alert' : 'icon-info'}
              className={
                isImpossible(conflict)
                  ? 'size-5 shrink-0 text-coral'
                  : 'size-5 shrink-0 text-ink-soft'
              }
            />
            <span>{sentence(conflict)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-ink-soft">{text.more(more)}</p>}
    </section>
  );
}

const isImpossible = ({ kind }: RuleConflict<AdminLettingRule>) =>
  kind !== 'minDays' && kind !== 'maxDays';

function useConflictText() {
  const { strip: text, words } = useOfficeText('lettingRules');
  const texts = useRuleTexts();
  return (conflict: RuleConflict<AdminLettingRule>) => {
    const { kind, firstDay, lastDay, rules } = conflict;
    const [one, other] = rules.map((rule, i) => {
      const part = kind === 'length' ? (i === 0 ? 'minDays' : 'maxDays') : kind;
      const limit = limitsText({ [part]: rule[part] }, texts);
      const details = [rule.name && limit, rule.carTitle].filter(Boolean).join(', ');
      return text.rule(rule.name || limit, details);
    }) as [string, string];
    const when = words.days(firstDay, lastDay);
    if (isImpossible(conflict)) return text.impossible(when, one, other);
    return text.stricter(when, [one, other], text.rule(ruleTitle(rules[0], texts), ''));
  };
}
