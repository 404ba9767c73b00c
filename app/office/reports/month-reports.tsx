import { staffMonth, staffShortMonth } from '#app/lib/dates/staff-dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { BarSeries } from '#app/ui/charts/bar-chart-drawing.tsx';
import { BarChart } from '#app/ui/charts/charts.tsx';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import type { Report } from './report.schema.ts';
import { ReportChart } from './report-chart.tsx';
import type { ReportColumn } from './report-file.ts';
import {
  formatEuros,
  formatOccupancy,
  formatRoundEuros,
  formatShortEuros,
  percentOf,
} from './report-format.rules.ts';

type MonthRow = Report['months'][number];
type Texts = OfficeTexts['reports'];

const series = ({ months: text }: Texts): BarSeries[] => [
  { key: 'rentals', name: text.rentals, tone: 'sea' },
  { key: 'transfers', name: text.transfers, tone: 'turquoise' },
];

const month = (texts: Texts): ReportColumn<MonthRow> => ({
  header: texts.months.month,
  value: (row) => ({ moment: row.month }),
  text: (row) => staffMonth(row.month),
});
const occupancy = (texts: Texts): ReportColumn<MonthRow> => ({
  header: texts.months.occupancy,
  value: (row) => percentOf(row.occupancy),
  text: (row) => formatOccupancy(row.occupancy, texts),
  unit: '%',
});
const totalRevenue = (texts: Texts) => eurosColumn(texts.months.total, revenueOf);

const revenueColumns = (texts: Texts) => {
  const { months: text } = texts;
  return [
    month(texts),
    eurosColumn(text.rentalsShort, (row) => row.rentals.revenue),
    eurosColumn(text.transfers, (row) => row.transfers.revenue),
    totalRevenue(texts),
  ];
};

const bookingsColumns = (texts: Texts): ReportColumn<MonthRow>[] => {
  const { months: text } = texts;
  return [
    month(texts),
    { header: text.rentalsShort, value: (row) => row.rentals.bookings },
    { header: text.transfers, value: (row) => row.transfers.bookings },
    { header: text.total, value: (row) => row.rentals.bookings + row.transfers.bookings },
    occupancy(texts),
  ];
};

/** Columns of the downloaded file, which both charts share. */
const fileColumns = (texts: Texts): ReportColumn<MonthRow>[] => {
  const { months: text } = texts;
  return [
    month(texts),
    { header: text.rentals, value: (row) => row.rentals.bookings },
    { header: text.transfers, value: (row) => row.transfers.bookings },
    eurosColumn(text.rentalRevenue, (row) => row.rentals.revenue),
    eurosColumn(text.transferRevenue, (row) => row.transfers.revenue),
    totalRevenue(texts),
    occupancy(texts),
  ];
};

export function MonthReports({ report }: { report: Report }) {
  const texts = useOfficeText('reports');
  const language = useOfficeLanguage();
  const { months: text } = texts;
  const { totals, months } = report;
  return (
    <div
      className={cx(
        'grid grid-cols-1 gap-6',
        months.length <= 12 && 'xl:grid-cols-2 print:grid-cols-2',
      )}
    >
      <MonthChart
        report={report}
        title={text.revenue}
        columns={revenueColumns(texts)}
        label={text.revenueLabel(formatEuros(totals.revenue), months.length)}
        amountOf={(service) => service.revenue}
        formatValue={formatRoundEuros}
        formatTotal={(euros) => formatShortEuros(euros, language)}
      />
      <MonthChart
        report={report}
        title={text.bookings}
        columns={bookingsColumns(texts)}
        label={text.bookingsLabel(totals.bookings, months.length)}
        amountOf={(service) => service.bookings}
        formatValue={texts.count}
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
  formatTotal,
}: {
  report: Report;
  title: string;
  columns: ReportColumn<MonthRow>[];
  label: string;
  amountOf: (service: MonthRow['rentals']) => number;
  formatValue: (value: number) => string;
  formatTotal?: (total: number) => string;
}) {
  const texts = useOfficeText('reports');
  const { months: text } = texts;
  return (
    <ReportChart
      title={title}
      legend={series(texts)}
      caption={title}
      columns={columns}
      fileColumns={fileColumns(texts)}
      rows={report.months}
      file={text.file}
      period={report}
    >
      <BarChart
        label={label}
        series={series(texts)}
        formatValue={formatValue}
        formatTotal={formatTotal}
        points={report.months.map(({ month, rentals, transfers }) => ({
          name: staffShortMonth(month),
          group: yearOnAxis(
            report.months.map((each) => each.month),
            month,
          ),
          title: staffMonth(month),
          values: { rentals: amountOf(rentals), transfers: amountOf(transfers) },
        }))}
      />
    </ReportChart>
  );
}

/**
 * Returns the year under the first month and under each January; otherwise undefined. The first
 * month has no year if a January follows directly, because the two would overlap.
 */
function yearOnAxis(months: string[], month: string): string | undefined {
  const isFirst = month === months[0] && !months[1]?.endsWith('-01');
  return isFirst || month.endsWith('-01') ? month.slice(0, 4) : undefined;
}

function eurosColumn(header: string, euros: (row: MonthRow) => number): ReportColumn<MonthRow> {
  return { header, value: euros, text: (row) => formatEuros(euros(row)), unit: '€' };
}

function revenueOf({ rentals, transfers }: MonthRow): number {
  return Math.round((rentals.revenue + transfers.revenue) * 100) / 100;
}
