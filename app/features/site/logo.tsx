import { cx } from '#app/ui/class-names.ts';
import mark from './assets/logo.svg';

/** The mark and the name of the business; the first word of the name is set large. */
export function Logo({ name, className }: { name: string; className?: string }) {
  const [first, ...rest] = name.split(' ');
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <img src={mark} alt="" width="40" height="40" className="shrink-0" />
      <span className="min-w-0 leading-none">
        <span className="block font-extrabold text-xl tracking-tight">{first}</span>{' '}
        {rest.length > 0 && (
          <span className="mt-0.5 block font-semibold text-xs opacity-85">{rest.join(' ')}</span>
        )}
      </span>
    </span>
  );
}
