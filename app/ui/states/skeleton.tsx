import { cx } from '../class-names.ts';

/** A quiet block where something is about to be. Its size comes from `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx('animate-pulse rounded-control bg-sand-line/60', className)}
    />
  );
}

/** A line of text that is about to come, as high as the text around it. */
export function SkeletonLine({ className = 'w-24' }: { className?: string }) {
  return (
    <div className="relative">
      {'\u00a0'}
      <Skeleton className={cx('absolute inset-y-1 left-0 max-w-full', className)} />
    </div>
  );
}
