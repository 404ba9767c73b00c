import { type ComponentProps, useRef } from 'react';
import { IconButton } from '../button.tsx';
import { Icon } from '../pictures/icon.tsx';

/**
 * Number with a button on each side. The input is native, so that typing and arrow keys work, and
 * the number is in its form. Only the input is visible without scripts.
 */
export function Stepper({
  lessLabel,
  moreLabel,
  value,
  max,
  onStep,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'defaultValue' | 'value' | 'max'> & {
  lessLabel: string;
  moreLabel: string;
  value: number;
  max: number;
  /** Called after a button has changed the number, because the browser then reports no change. */
  onStep: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const step = (by: 1 | -1) => {
    if (!field.current) return;
    field.current.value = String(Math.min(max, Math.max(0, value + by)));
    onStep();
  };
  return (
    <span className="flex items-center gap-1">
      <IconButton
        label={lessLabel}
        aria-disabled={value <= 0}
        onClick={() => step(-1)}
        className="aria-disabled:opacity-40 noscript:hidden"
      >
        <Icon name="icon-minus" className="size-5" />
      </IconButton>
      <input
        {...input}
        ref={field}
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        defaultValue={value}
        onInput={({ currentTarget: typed }) => {
          if (typed.valueAsNumber > max) typed.value = String(max);
        }}
        className="stepper-input h-11 w-11 rounded-control text-center text-body-strong tabular-nums noscript:border noscript:border-control-line"
      />
      <IconButton
        label={moreLabel}
        aria-disabled={value >= max}
        onClick={() => step(1)}
        className="aria-disabled:opacity-40 noscript:hidden"
      >
        <Icon name="icon-plus" className="size-5" />
      </IconButton>
    </span>
  );
}
