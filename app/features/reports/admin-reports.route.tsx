import { useNavigation } from 'react-router';
import { businessNow } from '#app/lib/dates.ts';
import { settled } from '#app/lib/settled.ts';
import { PartFailure } from '#app/ui/part-failure.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { callAdminApi } from '../auth/admin-api.ts';
import type { Route } from './+types/admin-reports.route.ts';
import { formatMonth, readReportPeriod } from './report.rules.ts';
import { reportSchema } from './report.schema.ts';
import { reportText as text } from './report.text.ts';
import { ReportPeriodChoice } from './report-period-choice.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';
import { ReportView } from './report-view.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const today = businessNow(new Date()).date;
  const period = readReportPeriod(new URL(request.url).searchParams, today);
  const path = `/admin/reports?${new URLSearchParams({ ...period })}`;
  return { today, period, report: await settled(callAdminApi(request, path, reportSchema)) };
}

export const meta: Route.MetaFunction = () => [{ title: text.pageTitle }];

export function HydrateFallback() {
  return <ReportSkeleton />;
}

/** How the business is going: `/admin/reports?from=2026-01&to=2026-06`. */
export default function AdminReports({ loaderData }: Route.ComponentProps) {
  const { today, period, report } = loaderData;
  const isBusy = useNavigation().state === 'loading';
  const [from, to] = [formatMonth(period.from), formatMonth(period.to)];
  return (
    <>
      <SectionHeader title={text.title} lead={from === to ? from : `${from} – ${to}`} />
      <ReportPeriodChoice period={period} today={today} />
      <div
        aria-busy={isBusy || undefined}
        className={isBusy ? 'opacity-60 transition-opacity' : 'transition-opacity'}
      >
        {report.ok ? (
          <ReportView report={report.data} />
        ) : (
          <PartFailure retryLabel={text.retry}>{report.error || text.failed}</PartFailure>
        )}
      </div>
    </>
  );
}
