import parked from '#app/base/shell/assets/parked.svg?no-inline';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { REPORT_PATHS } from '#app/editing/office-paths.rules.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { formatExact } from '#app/lib/money/money.ts';
import { loadPart } from '#app/lib/page-part.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { readReportPeriod } from '#app/office/reports/report.rules.ts';
import { ReportChart } from '#app/office/reports/report-chart.tsx';
import type { ReportColumn } from '#app/office/reports/report-file.ts';
import {
  formatOccupancy,
  formatRoundEuros,
  percentOf,
} from '#app/office/reports/report-format.rules.ts';
import { BarChart, barListHeight } from '#app/ui/charts/charts.tsx';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { EmptyPart } from '#app/ui/states/part-states.tsx';
import type { Route } from './+types/admin-vehicle-report.route.ts';
import {
  type VehicleEarnings,
  type VehicleReport,
  vehicleReportSchema,
} from './account-report.schema.ts';
import { ReportScreen } from './report-screen.tsx';

/** Maximum number of vehicles in the chart; the table has all vehicles. */
const MAX_BARS = 15;

type Texts = Pick<OfficeTexts, 'accountReports' | 'reports'>;
type VehicleRow = VehicleReport['vehicles'][number];
/** Row of the table (`month` is null: the whole period) or of the file (one month). */
type Row = VehicleEarnings & { name: string; shortName: string; month: string | null };

export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const today = businessNow(new Date()).date;
  const period = readReportPeriod(new URL(request.url).searchParams, today);
  const path = `${REPORT_PATHS.vehicles}?${new URLSearchParams({ ...period })}`;
  const report = await loadPart(callAdminApi(request, path, vehicleReportSchema));
  return { today, period, report };
}

export default function AdminVehicleReport({
  loaderData: { today, period, report },
}: Route.ComponentProps) {
  const { vehicles: text } = useOfficeText('accountReports');
  return (
    <ReportScreen name="vehicles" {...text} period={period} today={today} report={report}>
      {(data) => (
        <>
          {data.vehicles.length === 0 ? (
            <EmptyPart drawing={parked} title={text.empty} text={text.emptyText} />
          ) : (
            <Profit report={data} />
          )}
          <p className="text-ink-soft text-small">{text.note}</p>
        </>
      )}
    </ReportScreen>
  );
}

/**
 * Profit of each vehicle. Chart and table show the whole period, the file has a row for each month.
 */
function Profit({ report }: { report: VehicleReport }) {
  const texts = {
    accountReports: useOfficeText('accountReports'),
    reports: useOfficeText('reports'),
  };
  const { vehicles: text } = texts.accountReports;
  const { vehicles } = report;
  const shortNameOf = ({ plate, carTitle }: VehicleRow) => plate ?? carTitle ?? '';
  const nameOf = ({ plate, carTitle }: VehicleRow) => plate ?? text.noPlate(carTitle ?? '');
  const rows: Row[] = vehicles.map((vehicle) => ({
    ...vehicle,
    name: nameOf(vehicle),
    shortName: shortNameOf(vehicle),
    month: null,
  }));
  const monthRows: Row[] = vehicles.flatMap((vehicle) =>
    vehicle.months.map((month) => ({
      ...month,
      name: nameOf(vehicle),
      shortName: shortNameOf(vehicle),
    })),
  );
  const shown = rows.slice(0, MAX_BARS);
  const [best] = rows;
  const name: ReportColumn<Row> = { header: text.vehicle, value: (row) => row.name };
  const month: ReportColumn<Row> = {
    header: text.month,
    value: (row) => ({ moment: row.month ?? '' }),
  };
  const hint = text.total(
    formatExact(report.total.profit, 'EUR'),
    formatExact(report.officeExpenses, 'EUR'),
  );
  return (
    <ReportChart
      title={text.profit}
      text={[hint, vehicles.length > MAX_BARS && text.chartOf(MAX_BARS, vehicles.length)]
        .filter(Boolean)
        .join(' ')}
      caption={text.profit}
      columns={[name, ...earningColumns(texts)]}
      fileColumns={[name, month, ...earningColumns(texts)]}
      rows={rows}
      fileRows={monthRows}
      file={text.file}
      period={report}
      height={barListHeight(shown.length)}
    >
      <BarChart
        horizontal
        label={best ? text.label(best.name, formatExact(best.profit, 'EUR')) : text.empty}
        series={[{ key: 'profit', name: text.earned, tone: 'sea' }]}
        formatValue={formatRoundEuros}
        // Bars cannot be negative: a vehicle with a loss has none.
        points={shown.map((row) => ({
          name: row.shortName,
          values: { profit: Math.max(0, row.profit) },
        }))}
      />
    </ReportChart>
  );
}

function earningColumns({
  accountReports: { vehicles: text },
  reports,
}: Texts): ReportColumn<Row>[] {
  const euros = (header: string, value: (row: Row) => number): ReportColumn<Row> => ({
    header,
    value,
    unit: '€',
    text: (row) => formatExact(value(row), 'EUR'),
  });
  return [
    { header: text.days, value: ({ daysLet }) => daysLet },
    {
      header: text.idle,
      value: ({ idleDays }) => idleDays,
      text: ({ idleDays }) => (idleDays === null ? reports.figures.none : reports.count(idleDays)),
    },
    {
      header: text.utilisation,
      value: ({ utilisation }) => percentOf(utilisation),
      text: ({ utilisation }) => formatOccupancy(utilisation, reports),
      unit: '%',
    },
    euros(text.revenue, ({ revenue }) => revenue),
    euros(text.charges, ({ charges }) => charges),
    euros(text.expenses, ({ expenses }) => expenses),
    euros(text.earned, ({ profit }) => profit),
  ];
}
