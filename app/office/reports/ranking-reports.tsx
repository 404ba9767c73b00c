import emptyRoad from '#app/base/shell/assets/empty-road.svg?no-inline';
import parked from '#app/base/shell/assets/parked.svg?no-inline';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { ChartTone } from '#app/ui/charts/chart-parts.tsx';
import { BarChart, barListHeight } from '#app/ui/charts/charts.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { EmptyPart } from '#app/ui/states/part-states.tsx';
import type { Report } from './report.schema.ts';
import { ReportChart } from './report-chart.tsx';
import type { ReportColumn } from './report-file.ts';
import { formatEuros, formatOccupancy, percentOf } from './report-format.rules.ts';

type CarRow = Report['cars'][number];
type ZoneRow = Report['zones'][number];
type Texts = OfficeTexts['reports'];

const carColumns = (texts: Texts): ReportColumn<CarRow>[] => {
  const { cars: carText } = texts;
  return [
    { header: carText.car, value: (car) => car.title },
    { header: carText.units, value: (car) => car.units },
    { header: carText.bookings, value: (car) => car.bookings },
    { header: carText.days, value: (car) => Math.round((car.hours / 24) * 10) / 10 },
    {
      header: carText.occupancy,
      value: (car) => percentOf(car.occupancy),
      text: (car) => formatOccupancy(car.occupancy, texts),
      unit: '%',
    },
  ];
};

const zoneColumns = ({ zones: zoneText }: Texts): ReportColumn<ZoneRow>[] => {
  return [
    { header: zoneText.zone, value: ({ zoneName }) => zoneName ?? zoneText.noZone },
    { header: zoneText.transfers, value: (zone) => zone.transfers },
    { header: zoneText.passengers, value: (zone) => zone.passengers },
    {
      header: zoneText.revenue,
      value: (zone) => zone.revenue,
      text: (zone) => formatEuros(zone.revenue),
      unit: '€',
    },
  ];
};

export function CarReport({ report }: { report: Report }) {
  const texts = useOfficeText('reports');
  const { cars: carText } = texts;
  return (
    <Ranking
      report={report}
      rows={report.cars}
      columns={carColumns(texts)}
      texts={carText}
      hint={carText.text}
      most={15}
      drawing={parked}
      series={{ name: carText.occupancy, tone: 'sea' }}
      barOf={(car) => ({ name: car.title, value: car.occupancy ?? 0 })}
      formatValue={texts.share}
      fractions
    />
  );
}

export function ZoneReport({ report }: { report: Report }) {
  const texts = useOfficeText('reports');
  const { zones: zoneText } = texts;
  return (
    <Ranking
      report={report}
      rows={report.zones}
      columns={zoneColumns(texts)}
      texts={zoneText}
      most={10}
      drawing={emptyRoad}
      series={{ name: zoneText.transfers, tone: 'turquoise' }}
      barOf={(zone) => ({ name: zone.zoneName ?? zoneText.noZone, value: zone.transfers })}
      formatValue={texts.count}
    />
  );
}

/** Chart of the first `most` rows; the table has all rows. */
function Ranking<Row>({
  report,
  rows,
  texts,
  hint,
  most,
  drawing,
  series,
  barOf,
  formatValue,
  fractions,
  columns,
}: {
  report: Report;
  rows: Row[];
  texts: Texts['cars' | 'zones'];
  hint?: string;
  most: number;
  drawing: string;
  series: { name: string; tone: ChartTone };
  barOf: (row: Row) => { name: string; value: number };
  formatValue: (value: number) => string;
  fractions?: boolean;
  columns: ReportColumn<Row>[];
}) {
  const bars = rows.slice(0, most).map(barOf);
  const [first] = bars;
  if (!first) return <EmptyPart drawing={drawing} title={texts.title} text={texts.empty} />;
  return (
    <ReportChart
      title={texts.title}
      text={[hint, rows.length > most && texts.chartOf(most, rows.length)]
        .filter(Boolean)
        .join(' ')}
      caption={texts.caption}
      columns={columns}
      rows={rows}
      file={texts.file}
      period={report}
      height={barListHeight(bars.length)}
    >
      <BarChart
        horizontal
        fractions={fractions}
        label={texts.label(first.name, formatValue(first.value))}
        series={[{ key: 'value', ...series }]}
        formatValue={formatValue}
        points={bars.map(({ name, value }) => ({ name, values: { value } }))}
      />
    </ReportChart>
  );
}
