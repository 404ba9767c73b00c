import { BarChart } from '#app/ui/charts.tsx';
import type { Report } from './report.schema.ts';
import {
  formatEuros,
  formatMonth,
  formatRoundEuros,
  formatShare,
  formatShortMonth,
  percentOf,
  reportText,
} from './report.text.ts';
import { ReportChart, type ReportColumn } from './report-chart.tsx';

const text = reportText.months;

type MonthRow = Report['months'][number];

const SERIES = [
  { key: 'rentals', name: text.rentals, tone: 'sea' },
  { key: 'transfers', name: text.transfers, tone: 'turquoise' },
] as const;

/** The table of a month's figures, which both charts share. */
const COLUMNS: ReportColumn<MonthRow>[] = [
  { header: text.month, value: (row) => row.month, text: (row) => formatMonth(row.month) },
  { header: text.rentals, value: (row) => row.rentals.bookings },
  { header: text.transfers, value: (row) => row.transfers.bookings },
  {
    header: text.rentalRevenue,
    value: (row) => row.rentals.revenue,
    text: (row) => formatEuros(row.rentals.revenue),
    unit: '€',
  },
  {
    header: text.transferRevenue,
    value: (row) => row.transfers.revenue,
    text: (row) => formatEuros(row.transfers.revenue),
    unit: '€',
  },
  { header: text.total, value: revenueOf, text: (row) => formatEuros(revenueOf(row)), unit: '€' },
  {
    header: text.occupancy,
    value: (row) => percentOf(row.occupancy),
    text: ({ occupancy }) => (occupancy === null ? '–' : formatShare(occupancy)),
    unit: '%',
  },
];

/** Revenue and bookings by month, side by side where there is room. */
export function MonthReports({ report }: { report: Report }) {
  const { totals, months } = report;
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
      <MonthChart
        report={report}
        title={text.revenue}
        label={text.revenueLabel(formatEuros(totals.revenue), months.length)}
        amountOf={(service) => service.revenue}
        formatValue={formatRoundEuros}
      />
      <MonthChart
        report={report}
        title={text.bookings}
        label={text.bookingsLabel(totals.bookings, months.length)}
        amountOf={(service) => service.bookings}
        formatValue={String}
      />
    </div>
  );
}

function MonthChart({
  report,
  title,
  label,
  amountOf,
  formatValue,
}: {
  report: Report;
  title: string;
  label: string;
  amountOf: (service: MonthRow['rentals']) => number;
  formatValue: (value: number) => string;
}) {
  return (
    <ReportChart
      title={title}
      legend={[...SERIES]}
      caption={text.caption}
      columns={COLUMNS}
      rows={report.months}
      file={text.file}
      period={report}
    >
      <BarChart
        label={label}
        series={[...SERIES]}
        formatValue={formatValue}
        points={report.months.map(({ month, rentals, transfers }) => ({
          name: formatShortMonth(month),
          title: formatMonth(month),
          values: { rentals: amountOf(rentals), transfers: amountOf(transfers) },
        }))}
      />
    </ReportChart>
  );
}

function revenueOf({ rentals, transfers }: MonthRow): number {
  return Math.round((rentals.revenue + transfers.revenue) * 100) / 100;
}
