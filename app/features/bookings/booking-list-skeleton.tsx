import { SectionHeader } from '#app/ui/section-header.tsx';
import { bookingListText as text } from './booking-list.text.ts';
import { BookingStatCardsSkeleton } from './booking-stats.tsx';
import { BookingTableSkeleton } from './booking-table.tsx';

/** As high as what comes, so that nothing jumps when it is there. */
export function BookingListSkeleton() {
  return (
    <div lang="en">
      <SectionHeader title={text.title} lead={text.loading} />
      <BookingStatCardsSkeleton />
      <BookingTableSkeleton />
    </div>
  );
}
