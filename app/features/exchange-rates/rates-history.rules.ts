/** How the stored sets become a line over time. */
import type { LinePoint } from '#app/ui/line-chart-drawing.tsx';
import type { RateSetJson } from './rates-admin.schema.ts';
import type { SetCode } from './rates-override.rules.ts';

/**
 * A point for each day that has a rate: of the provider, and what was set by hand that day. Of several
 * of one day and source the last counts. `sets` come latest first.
 */
export function historyPoints(sets: RateSetJson[], code: SetCode): LinePoint[] {
  const days = new Map<string, LinePoint>();
  for (const { asOf, source, rates } of sets.toReversed()) {
    const point = days.get(asOf) ?? { x: Date.parse(asOf), values: {} };
    point.values[source] = rates[code];
    days.set(asOf, point);
  }
  return [...days.values()].sort((a, b) => a.x - b.x);
}
