import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';

const CONTROL =
  'block w-full min-w-0 rounded-control border border-control-line bg-white px-3 text-base sm:px-4 text-ink ' +
  'placeholder:text-ink-soft hover:border-ink aria-invalid:border-coral ' +
  'disabled:cursor-not-allowed disabled:bg-sand disabled:text-ink-soft';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cx(CONTROL, 'h-12', className)} />;
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...rest} className={cx(CONTROL, 'py-3', className)} />;
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={cx(CONTROL, 'h-12 appearance-none truncate pr-11', className)} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-ink-soft"
      />
    </span>
  );
}
