import { useNavigation } from 'react-router';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?no-inline';
import { PartFailure } from '#app/editing/list/list-screen.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { businessNow } from '#app/lib/dates/dates.ts';
import { loadPart } from '#app/lib/page-part.ts';
import { NEW_BOOKING_PATH } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { EmptyPart } from '#app/ui/states/part-states.tsx';
import type { Route } from './+types/admin-reports.route.ts';
import { MonthReports } from './month-reports.tsx';
import { CarReport, ZoneReport } from './ranking-reports.tsx';
import { readReportPeriod } from './report.rules.ts';
import { type Report, reportSchema } from './report.schema.ts';
import { ReportFigures } from './report-figures.tsx';
import { periodNow } from './report-format.rules.ts';
import { ReportPeriodChoice } from './report-period-choice.tsx';
import { ReportTabs } from './report-tabs.tsx';

export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const today = businessNow(new Date()).date;
  const period = readReportPeriod(new URL(request.url).searchParams, today);
  const path = `/admin/reports?${new URLSearchParams({ ...period })}`;
  return { today, period, report: await loadPart(callAdminApi(request, path, reportSchema)) };
}

/** Address: `/admin/reports?from=2026-01&to=2026-06`. */
export default function AdminReports({ loaderData }: Route.ComponentProps) {
  const text = useOfficeText('reports');
  const { today, period, report } = loaderData;
  const isBusy = useNavigation().state === 'loading';
  return (
    <>
      <title>{text.pageTitle}</title>
      <PageHead
        title={text.title}
        count={periodNow(period, today, text.period)}
        tabs={<ReportTabs current="bookings" />}
      />
      <ReportPeriodChoice period={period} today={today} />
      <div
        aria-busy={isBusy || undefined}
        className={isBusy ? 'opacity-60 transition-opacity' : 'transition-opacity'}
      >
        {report.ok ? (
          <ReportView report={report.data} />
        ) : (
          <PartFailure>{report.error || text.failed}</PartFailure>
        )}
      </div>
    </>
  );
}

function ReportView({ report }: { report: Report }) {
  const text = useOfficeText('reports');
  return (
    <div className="report-page grid grid-cols-1 gap-6">
      <ReportFigures report={report} />
      {report.totals.bookings === 0 ? (
        <EmptyPart
          drawing={emptyRoad}
          title={text.empty}
          text={text.emptyText}
          action={
            <ButtonLink size="sm" to={NEW_BOOKING_PATH}>
              {text.newBooking}
            </ButtonLink>
          }
        />
      ) : (
        <MonthReports report={report} />
      )}
      <CarReport report={report} />
      <ZoneReport report={report} />
      <p className="text-ink-soft text-small">{text.note}</p>
    </div>
  );
}
