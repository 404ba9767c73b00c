import { Skeleton } from './skeleton.tsx';

/** Where a `DataTable` is about to be. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <div
      aria-hidden="true"
      className="divide-y divide-sand-line overflow-hidden rounded-card border border-sand-line bg-white"
    >
      {Array.from({ length: rows }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row of nothing is its place
        <div key={i} className="flex items-center gap-6 px-5 py-4">
          <Skeleton className="h-10 w-16 shrink-0" />
          <div className="min-w-0 grow">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="mt-2 h-3 w-1/3" />
          </div>
          <Skeleton className="h-4 w-1/6 max-md:hidden" />
          <Skeleton className="h-4 w-1/6 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
