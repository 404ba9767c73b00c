import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type StatusTone = 'good' | 'waiting' | 'ready' | 'done' | 'bad';

const TONES: Record<StatusTone, string> = {
  good: 'bg-turquoise-bright',
  waiting: 'bg-sun',
  ready: 'bg-sea',
  done: 'bg-control-line',
  bad: 'bg-coral',
};

/** How something stands, as a coloured dot and a word; the word alone says it all. */
export function StatusDot({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap font-medium">
      <span aria-hidden="true" className={cx('size-2.5 shrink-0 rounded-full', TONES[tone])} />
      {children}
    </span>
  );
}
