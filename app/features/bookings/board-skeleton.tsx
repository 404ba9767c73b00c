import { SectionHeader } from '#app/ui/section-header.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { boardText as text } from './board.text.ts';

const ROWS = 9;

/** Where the board is about to be. */
export function BoardSkeleton() {
  return (
    <div lang="en" aria-busy="true">
      <SectionHeader title={text.title} lead={text.loading} />
      <div className="mb-4 grid gap-3">
        <Skeleton className="h-12 max-w-3xl" />
        <Skeleton className="h-12 max-w-xl" />
      </div>
      <div
        aria-hidden="true"
        className="grid gap-px overflow-hidden rounded-card border border-sand-line bg-sand-line"
      >
        <div className="h-16 bg-sand" />
        {Array.from({ length: ROWS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing
          <div key={i} className="flex h-12 items-center gap-4 bg-white px-3">
            <Skeleton className="h-4 w-24 shrink-0 md:w-40" />
            <div className="grow">
              <Skeleton className={`h-7 ${WIDTHS[i % WIDTHS.length]}`} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

const WIDTHS = ['ml-[10%] w-1/3', 'ml-[45%] w-1/4', 'w-1/2', 'ml-[25%] w-1/5'];
