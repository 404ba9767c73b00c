import { BarChart } from '#app/ui/charts.tsx';
import type { Report } from './report.schema.ts';
import {
  formatEuros,
  formatMonth,
  formatOccupancy,
  formatRoundEuros,
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

const MONTH: ReportColumn<MonthRow> = {
  header: text.month,
  value: (row) => row.month,
  text: (row) => formatMonth(row.month),
};
const OCCUPANCY: ReportColumn<MonthRow> = {
  header: text.occupancy,
  value: (row) => percentOf(row.occupancy),
  text: (row) => formatOccupancy(row.occupancy),
  unit: '%',
};
const TOTAL_REVENUE = eurosColumn(text.total, revenueOf);

const REVENUE_COLUMNS = [
  MONTH,
  eurosColumn(text.rentalsShort, (row) => row.rentals.revenue),
  eurosColumn(text.transfers, (row) => row.transfers.revenue),
  TOTAL_REVENUE,
];

const BOOKINGS_COLUMNS: ReportColumn<MonthRow>[] = [
  MONTH,
  { header: text.rentalsShort, value: (row) => row.rentals.bookings },
  { header: text.transfers, value: (row) => row.transfers.bookings },
  { header: text.total, value: (row) => row.rentals.bookings + row.transfers.bookings },
  OCCUPANCY,
];

/** All figures of a month, in the file of both reports. */
const FILE_COLUMNS: ReportColumn<MonthRow>[] = [
  MONTH,
  { header: text.rentals, value: (row) => row.rentals.bookings },
  { header: text.transfers, value: (row) => row.transfers.bookings },
  eurosColumn(text.rentalRevenue, (row) => row.rentals.revenue),
  eurosColumn(text.transferRevenue, (row) => row.transfers.revenue),
  TOTAL_REVENUE,
  OCCUPANCY,
];

/** Revenue and bookings by month, side by side where there is room. */
export function MonthReports({ report }: { report: Report }) {
  const { totals, months } = report;
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
      <MonthChart
        report={report}
        title={text.revenue}
        columns={REVENUE_COLUMNS}
        label={text.revenueLabel(formatEuros(totals.revenue), months.length)}
        amountOf={(service) => service.revenue}
        formatValue={formatRoundEuros}
      />
      <MonthChart
        report={report}
        title={text.bookings}
        columns={BOOKINGS_COLUMNS}
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
  columns,
  label,
  amountOf,
  formatValue,
}: {
  report: Report;
  title: string;
  columns: ReportColumn<MonthRow>[];
  label: string;
  amountOf: (service: MonthRow['rentals']) => number;
  formatValue: (value: number) => string;
}) {
  return (
    <ReportChart
      title={title}
      legend={[...SERIES]}
      caption={title}
      columns={columns}
      fileColumns={FILE_COLUMNS}
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

function eurosColumn(header: string, euros: (row: MonthRow) => number): ReportColumn<MonthRow> {
  return { header, value: euros, text: (row) => formatEuros(euros(row)), unit: '€' };
}

function revenueOf({ rentals, transfers }: MonthRow): number {
  return Math.round((rentals.revenue + transfers.revenue) * 100) / 100;
}
