import { cx } from './class-names.ts';

/** A quiet block where something is about to be. Its size comes from `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx('animate-pulse rounded-control bg-sand-line/60', className)}
    />
  );
}
