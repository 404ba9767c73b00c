/** What staff read on a booking's page next to its form: what is next, and what happened. */
import { formatCount } from '#app/lib/decimal.ts';
import { makeOnFirstUse } from '#app/lib/make-on-first-use.ts';
import type { NextStep } from './booking.rules.ts';

const list = makeOnFirstUse(() => new Intl.ListFormat('en'));

export const en = {
  /** The main action of the page. */
  next: {
    confirm: 'Confirm',
    out: 'Hand over',
    back: 'Take back',
    complete: 'Complete',
  } satisfies Record<NextStep, string>,
  history: {
    title: 'What happened',
    requested: 'Requested by the visitor',
    recorded: 'Recorded',
    out: 'Handed over',
    back: 'Returned',
    corrected: { out: 'Hand-over record changed', back: 'Return record changed' },
    deleted: { out: 'Hand-over record deleted', back: 'Return record deleted' },
    changed: (label: string, value: string) => `${label}: ${value}`,
    none: 'none',
    fields: (labels: string[]) => `Changed: ${list().format(labels)}`,
    earlier: (count: number) =>
      `Show ${formatCount(count)}\u00a0earlier ${count === 1 ? 'step' : 'steps'}`,
    failed: 'What happened could not be loaded.',
    retry: 'Try again',
  },
};
