import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { PartFailure } from '#app/editing/list/list-screen.tsx';
import type { REPORT_PATHS } from '#app/editing/office-paths.rules.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import type { Part } from '#app/lib/page-part.ts';
import type { ReportPeriod } from '#app/office/reports/report.rules.ts';
import { periodNow } from '#app/office/reports/report-format.rules.ts';
import { ReportPeriodChoice } from '#app/office/reports/report-period-choice.tsx';
import { ReportTabs } from '#app/office/reports/report-tabs.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';

export function ReportScreen<Report>({
  name,
  title,
  pageTitle,
  period,
  today,
  report,
  children,
}: {
  name: Exclude<keyof typeof REPORT_PATHS, 'bookings'>;
  title: string;
  pageTitle: string;
  period: ReportPeriod;
  today: string;
  report: Part<Report>;
  children: (report: Report) => Elements;
}) {
  const { failed } = useOfficeText('accountReports');
  const { period: periodText } = useOfficeText('reports');
  const isBusy = useNavigation().state === 'loading';
  return (
    <>
      <title>{pageTitle}</title>
      <PageHead
        title={title}
        count={periodNow(period, today, periodText)}
        tabs={<ReportTabs current={name} />}
      />
      <ReportPeriodChoice period={period} today={today} />
      <div
        aria-busy={isBusy || undefined}
        className={cx('grid grid-cols-1 gap-6 transition-opacity', isBusy && 'opacity-60')}
      >
        {report.ok ? children(report.data) : <PartFailure>{report.error || failed}</PartFailure>}
      </div>
    </>
  );
}

export function Figure({ name, value, note }: { name: string; value: string; note: ReactNode }) {
  return (
    <li className="rounded-card border border-sand-line bg-white p-3 sm:p-4">
      <p className="text-ink-soft text-small">{name}</p>
      <p className="amount mt-1 text-heading sm:text-title">{value}</p>
      <p className="mt-1 text-ink-soft text-small">{note}</p>
    </li>
  );
}
