import { BarChart, barListHeight } from '#app/ui/bar-chart.tsx';
import { EmptyPart } from '#app/ui/empty-part.tsx';
import parked from '../site/assets/parked.svg?no-inline';
import type { Report } from './report.schema.ts';
import { reportText } from './report.text.ts';
import { ReportChart } from './report-chart.tsx';
import { formatShare, percentOf } from './report-format.ts';
import type { ReportColumn } from './report-table.tsx';

const text = reportText.cars;

type CarRow = Report['cars'][number];

/** As many bars as one reads; the table has all. */
const SHOWN = 15;

const COLUMNS: ReportColumn<CarRow>[] = [
  { header: text.car, value: (car) => car.title },
  { header: text.units, value: (car) => car.units },
  { header: text.bookings, value: (car) => car.bookings },
  { header: text.days, value: (car) => Math.round((car.hours / 24) * 10) / 10 },
  {
    header: text.occupancy,
    value: (car) => percentOf(car.occupancy),
    text: (car) => formatShare(car.occupancy),
    unit: '%',
  },
];

/** Which cars are out, and which stand in the yard. */
export function CarReport({ report }: { report: Report }) {
  const [first] = report.cars;
  if (!first) return <EmptyPart drawing={parked} title={text.title} text={text.empty} />;
  const shown = report.cars.slice(0, SHOWN);
  const more = report.cars.length > SHOWN ? text.chartOf(SHOWN, report.cars.length) : '';
  return (
    <ReportChart
      title={text.title}
      text={`${text.text} ${more}`}
      caption={text.caption}
      columns={COLUMNS}
      rows={report.cars}
      file={text.file}
      period={report}
      height={barListHeight(shown.length)}
    >
      <BarChart
        lying
        fractions
        label={text.label(first.title, formatShare(first.occupancy))}
        series={[{ key: 'occupancy', name: text.occupancy, tone: 'sea' }]}
        formatValue={formatShare}
        points={shown.map(({ title, occupancy }) => ({ name: title, values: { occupancy } }))}
      />
    </ReportChart>
  );
}
