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
    <fieldset className={cx('segments', className)}>
      <legend className="sr-only">{legend}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={cx(
            'segment relative inline-flex min-h-11 min-w-11 grow cursor-pointer items-center justify-center px-3 text-small-strong',
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
            className="absolute inset-0 cursor-pointer appearance-none rounded-small opacity-0"
          />
          <span aria-hidden={segment.name ? true : undefined}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
