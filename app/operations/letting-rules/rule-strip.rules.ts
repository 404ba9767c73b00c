/** Restrictions that hold on each day of the next twelve months, for the owner. */
import { WEEKDAYS } from '#app/base/settings/places/opening-hours.rules.ts';
import { rulesOn } from '#app/domain/availability/letting.rules.ts';
import type { AdminLettingRule } from '#app/domain/availability/letting-rule.schema.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { type Stretch, yearStretches } from '#app/office/fleet/seasons/season-strip.rules.ts';
import type { Limits } from './rule-words.rules.ts';

export const LANES = [
  'closed',
  'minDays',
  'maxDays',
  'noPickupWeekdays',
  'noReturnWeekdays',
] as const;
export type LaneKind = (typeof LANES)[number];

/** Successive days with the same restriction. */
export interface RuleStretch extends Stretch {
  /** Restriction that holds, the strictest of all rules; null: none. */
  limit: Partial<Limits> | null;
  /** Rules that set the restriction. */
  rules: AdminLettingRule[];
}

/** Restrictions of the same kind over the twelve months, without gaps. */
export interface Lane {
  kind: LaneKind;
  stretches: RuleStretch[];
}

/** Returns a lane for each kind that restricts a day of the twelve months from `today`. */
export function yearLanes(rules: readonly AdminLettingRule[], today: IsoDate): Lane[] {
  return LANES.map((kind) => {
    const restricting = rules.filter((rule) => restricts(rule, kind));
    const stretches = yearStretches(today, {
      valueOn: (day) => limitOn(rulesOn(restricting, day), kind),
      isSame: (a, b) =>
        a.rules.length === b.rules.length && a.rules.every((rule, i) => rule === b.rules[i]),
    });
    return { kind, stretches: stretches.map(({ value, ...rest }) => ({ ...rest, ...value })) };
  }).filter(({ stretches }) => stretches.some(({ limit }) => limit));
}

function restricts(rule: AdminLettingRule, kind: LaneKind): boolean {
  const value = rule[kind];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Returns the restriction of a kind on a day. `rules` must be the rules of that day and kind. */
function limitOn(rules: AdminLettingRule[], kind: LaneKind): Pick<RuleStretch, 'limit' | 'rules'> {
  if (rules.length === 0) return { limit: null, rules };
  switch (kind) {
    case 'closed':
      return { limit: { closed: true }, rules };
    case 'minDays': {
      const minDays = Math.max(...rules.map((rule) => rule.minDays ?? 0));
      return { limit: { minDays }, rules: rules.filter((rule) => rule.minDays === minDays) };
    }
    case 'maxDays': {
      const maxDays = Math.min(...rules.map((rule) => rule.maxDays ?? Number.POSITIVE_INFINITY));
      return { limit: { maxDays }, rules: rules.filter((rule) => rule.maxDays === maxDays) };
    }
    default: {
      const weekdays = WEEKDAYS.filter((each) => rules.some((rule) => rule[kind].includes(each)));
      return { limit: { [kind]: weekdays }, rules };
    }
  }
}
