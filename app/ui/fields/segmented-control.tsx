import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Whole word, if `label` is a symbol or a short form. */
  name?: string;
}

/** Choice of a few values side by side: native radio buttons, so that arrow keys and forms work. */
export function SegmentedControl<Value extends string>({
  legend,
  name,
  segments,
  value,
  onChange,
  className,
}: {
  /** Label for screen readers; not visible. */
  legend: string;
  name: string;
  segments: Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}) {
  return (
    <fieldset className={cx('inline-flex min-w-0 rounded-control bg-sand p-0.5', className)}>
      <legend className="sr-only">{legend}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={cx(
            'relative inline-flex min-h-11 min-w-11 grow cursor-pointer items-center justify-center rounded-[10px] px-3 font-semibold text-ink-soft text-sm',
            'hover:text-ink has-checked:bg-white has-checked:text-ink has-checked:shadow-card',
            'has-focus-visible:outline-3 has-focus-visible:outline-turquoise-bright',
          )}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            aria-label={segment.name}
            className="absolute inset-0 cursor-pointer appearance-none rounded-[10px] opacity-0"
          />
          <span aria-hidden={segment.name ? true : undefined}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
