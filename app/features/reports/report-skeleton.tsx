import { SectionHeader } from '#app/ui/section-header.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { reportText } from './report.text.ts';

/** The outlines of a report, until the first one is there. */
export function ReportSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {reportText.busy}
      </p>
      <SectionHeader title={reportText.title} />
      <div aria-hidden="true" className="grid grid-cols-1 gap-6">
        <Skeleton className="h-17 rounded-card" />
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-34 rounded-card" />
          ))}
        </div>
        <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
          <Skeleton className="h-104 rounded-card" />
          <Skeleton className="h-104 rounded-card" />
        </div>
      </div>
    </div>
  );
}
