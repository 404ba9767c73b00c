import { cx } from '../class-names.ts';

/** Placeholder while content loads. `className` sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx('animate-pulse rounded-control bg-sand-line/60', className)}
    />
  );
}

/** Placeholder of a line of text, as high as the text around it. */
export function SkeletonLine({ className = 'w-24' }: { className?: string }) {
  return (
    <div className="relative">
      {'\u00a0'}
      <Skeleton className={cx('absolute inset-y-1 left-0 max-w-full', className)} />
    </div>
  );
}
