import { useState } from 'react';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?no-inline';
import { MONEY_MONTHS } from '#app/domain/account/money-days.rules.ts';
import { ExportButton } from '#app/editing/list/export-button.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { LEDGER_FILE_PATH, REPORT_PATHS } from '#app/editing/office-paths.rules.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { staffDay, staffMonth, staffShortMonth } from '#app/lib/dates/staff-dates.ts';
import { formatExact } from '#app/lib/money/money.ts';
import { loadPart } from '#app/lib/page-part.ts';
import {
  addMonths,
  monthOf,
  monthsOf,
  readReportPeriod,
} from '#app/office/reports/report.rules.ts';
import { ReportChart } from '#app/office/reports/report-chart.tsx';
import type { ReportColumn } from '#app/office/reports/report-file.ts';
import { formatRoundEuros } from '#app/office/reports/report-format.rules.ts';
import type { BarSeries } from '#app/ui/charts/bar-chart-drawing.tsx';
import { BarChart } from '#app/ui/charts/charts.tsx';
import { SelectField } from '#app/ui/fields/field.tsx';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { EmptyPart } from '#app/ui/states/part-states.tsx';
import type { Route } from './+types/admin-money-report.route.ts';
import { type MoneyReport, moneyReportSchema } from './account-report.schema.ts';
import { type MoneyRow, sumByMonth } from './money-rows.rules.ts';
import { Figure, ReportScreen } from './report-screen.tsx';

const METHODS = ['cash', 'card', 'transfer', 'agency', 'kept'] as const;
const TONES = ['sea', 'turquoise', 'sun', 'coral', 'stone'] as const;

export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const today = businessNow(new Date()).date;
  const period = readReportPeriod(new URL(request.url).searchParams, today);
  const path = `${REPORT_PATHS.money}?${new URLSearchParams({ ...period })}`;
  return {
    today,
    period,
    report: await loadPart(callAdminApi(request, path, moneyReportSchema)),
  };
}

export default function AdminMoneyReport({
  loaderData: { today, period, report },
}: Route.ComponentProps) {
  const { money: text } = useOfficeText('accountReports');
  return (
    <ReportScreen name="money" {...text} period={period} today={today} report={report}>
      {(data) => (
        <>
          <MoneyFigures report={data} />
          {data.days.length === 0 ? (
            <EmptyPart drawing={emptyRoad} title={text.empty} text={text.emptyText} />
          ) : (
            <Received report={data} />
          )}
          <Ledger today={today} />
          <p className="text-ink-soft text-small">{text.note}</p>
        </>
      )}
    </ReportScreen>
  );
}

function MoneyFigures({ report }: { report: MoneyReport }) {
  const { money: text } = useOfficeText('accountReports');
  const euros = (amount: number) => formatExact(amount, 'EUR');
  const now = (name: 'overpaid' | 'depositsHeld') => (
    <Figure
      name={text[name]}
      value={euros(report[name].amount)}
      note={text.now(report[name].bookings)}
    />
  );
  return (
    <ul
      aria-label={text.figures}
      className="grid grid-cols-2 large-text:grid-cols-1 gap-3 lg:grid-cols-[1fr_1fr_1.5fr_1fr_1fr] max-lg:[&>:nth-child(3)]:col-span-full"
    >
      <Figure name={text.agreed} value={euros(report.totals.agreed)} note={text.inPeriod} />
      <Figure name={text.received} value={euros(report.totals.received)} note={text.inPeriod} />
      <Figure
        name={text.open}
        value={euros(report.open.amount)}
        note={text.openNow(
          report.open.bookings,
          report.openBegun.bookings,
          euros(report.openBegun.amount),
        )}
      />
      {now('overpaid')}
      {now('depositsHeld')}
    </ul>
  );
}

function Received({ report }: { report: MoneyReport }) {
  const { money: text } = useOfficeText('accountReports');
  const { methods } = useOfficeText('account');
  const isMonth = report.from === report.to;
  const rows: MoneyRow[] = isMonth
    ? report.days.map(({ day, ...sums }) => ({ at: day, ...sums }))
    : sumByMonth(report.days, monthsOf(report));
  const nameOf = (at: string) => (isMonth ? staffDay(at) : staffMonth(at));
  const euros = (header: string, value: (row: MoneyRow) => number): ReportColumn<MoneyRow> => ({
    header,
    value,
    unit: '€',
    text: (row) => formatExact(value(row), 'EUR'),
  });
  const columns: ReportColumn<MoneyRow>[] = [
    {
      header: isMonth ? text.day : text.month,
      value: ({ at }) => ({ moment: at }),
      text: ({ at }) => nameOf(at),
    },
    euros(text.agreed, (row) => row.agreed),
    euros(text.received, (row) => row.received),
    ...METHODS.map((method) => euros(methods[method], (row) => row[method])),
    euros(text.deposits, (row) => row.deposits),
  ];
  const series: BarSeries[] = METHODS.map((method, i) => ({
    key: method,
    name: methods[method],
    tone: TONES[i] ?? 'stone',
  })).filter(({ key }) => rows.some((row) => row[key] !== 0));
  const title = isMonth ? text.byDay : text.byMonth;
  return (
    <ReportChart
      title={title}
      legend={series}
      caption={title}
      columns={columns}
      rows={rows}
      file={text.file}
      period={report}
    >
      <BarChart
        label={text.label(
          formatExact(report.totals.received, 'EUR'),
          formatExact(report.totals.agreed, 'EUR'),
        )}
        series={series}
        formatValue={formatRoundEuros}
        points={rows.map(({ at, cash, card, transfer, agency, kept }) => ({
          name: isMonth ? String(Number(at.slice(8))) : staffShortMonth(at),
          title: nameOf(at),
          values: { cash, card, transfer, agency, kept },
        }))}
      />
    </ReportChart>
  );
}

function Ledger({ today }: { today: string }) {
  const { ledger: text } = useOfficeText('accountReports');
  const thisMonth = monthOf(today);
  const [month, setMonth] = useState(addMonths(thisMonth, -1));
  return (
    <section
      aria-labelledby="ledger"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-sand-line bg-white p-4 sm:p-6"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="ledger" className="text-heading">
          {text.title}
        </h2>
        <p className="mt-1 text-ink-soft text-small">{text.text}</p>
      </div>
      <ExportButton isLabelled path={LEDGER_FILE_PATH} query={{ month }} title={text.title}>
        <SelectField
          label={text.month}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        >
          {Array.from({ length: MONEY_MONTHS }, (_, i) => addMonths(thisMonth, -i)).map((each) => (
            <option key={each} value={each}>
              {staffMonth(each)}
            </option>
          ))}
        </SelectField>
      </ExportButton>
    </section>
  );
}
