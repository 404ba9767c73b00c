import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyPart } from '#app/ui/empty-part.tsx';
import emptyRoad from '../site/assets/empty-road.svg?no-inline';
import { CarReport } from './car-report.tsx';
import { BookingsByMonth, RevenueByMonth } from './month-reports.tsx';
import type { Report } from './report.schema.ts';
import { reportText as text } from './report.text.ts';
import { ReportFigures } from './report-figures.tsx';
import { ZoneReport } from './zone-report.tsx';

/** A report: its figures, then a chart for each question with its table and its file. */
export function ReportView({ report }: { report: Report }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <ReportFigures report={report} />
      {report.totals.bookings === 0 && (
        <EmptyPart
          drawing={emptyRoad}
          title={text.empty}
          text={text.emptyText}
          action={
            <ButtonLink size="sm" to="/admin/bookings/new">
              {text.newBooking}
            </ButtonLink>
          }
        />
      )}
      {report.totals.bookings > 0 && (
        <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
          <RevenueByMonth report={report} />
          <BookingsByMonth report={report} />
        </div>
      )}
      <CarReport report={report} />
      <ZoneReport report={report} />
      <p className="text-ink-soft text-sm">{text.note}</p>
    </div>
  );
}
