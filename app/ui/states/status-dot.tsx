import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';

export type StatusTone = 'good' | 'waiting' | 'ready' | 'done' | 'bad';

const TONES: Record<StatusTone, string> = {
  good: 'bg-turquoise-bright',
  waiting: 'bg-sun',
  ready: 'bg-sea',
  done: 'bg-control-line',
  bad: 'bg-coral',
};

/** Status as a coloured dot and a word. The word is sufficient without the colour. */
export function StatusDot({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        aria-hidden="true"
        className={cx('size-2.5 shrink-0 rounded-full forced-colors:bg-[CanvasText]', TONES[tone])}
      />
      {children && <span>{children}</span>}
    </span>
  );
}

/** Status that a person can change in its row: a select that looks like a `StatusDot`. */
export function StatusSelect<Status extends string>({
  label,
  value,
  options,
  optionsLang,
  tone,
  busy = false,
  onChange,
}: {
  label: string;
  value: Status;
  options: Record<Status, string>;
  /** Language of the options, if it differs from the label's. */
  optionsLang?: string;
  tone: StatusTone;
  busy?: boolean;
  onChange: (value: Status) => void;
}) {
  return (
    <span className="relative inline-flex max-w-full items-center">
      <span className="pointer-events-none absolute left-0">
        <StatusDot tone={tone}>{null}</StatusDot>
      </span>
      <select
        aria-label={label}
        aria-busy={busy || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value as Status)}
        className="field-sizing-content min-h-11 @3xl:min-h-7 min-w-0 cursor-pointer appearance-none truncate rounded-control bg-transparent pr-6 pl-4 text-ink hover:underline"
      >
        {Object.entries<string>(options).map(([status, name]) => (
          <option key={status} value={status} lang={optionsLang}>
            {name}
          </option>
        ))}
      </select>
      <Icon
        name="icon-chevron-down"
        className="row-action pointer-events-none absolute right-0 size-4 text-ink-soft"
      />
    </span>
  );
}
