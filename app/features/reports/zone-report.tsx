import { BarChart, barListHeight } from '#app/ui/bar-chart.tsx';
import { EmptyPart } from '#app/ui/empty-part.tsx';
import emptyRoad from '../site/assets/empty-road.svg?no-inline';
import type { Report } from './report.schema.ts';
import { reportText } from './report.text.ts';
import { ReportChart } from './report-chart.tsx';
import { formatEuros } from './report-format.ts';
import type { ReportColumn } from './report-table.tsx';

const text = reportText.zones;

type ZoneRow = Report['zones'][number];

const SHOWN = 10;

const nameOf = ({ zoneName }: ZoneRow) => zoneName ?? text.noZone;

const COLUMNS: ReportColumn<ZoneRow>[] = [
  { header: text.zone, value: nameOf },
  { header: text.transfers, value: (zone) => zone.transfers },
  { header: text.passengers, value: (zone) => zone.passengers },
  {
    header: text.revenue,
    value: (zone) => zone.revenue,
    text: (zone) => formatEuros(zone.revenue),
    unit: '€',
  },
];

/** Where people are driven to. */
export function ZoneReport({ report }: { report: Report }) {
  const [first] = report.zones;
  if (!first) return <EmptyPart drawing={emptyRoad} title={text.title} text={text.empty} />;
  const shown = report.zones.slice(0, SHOWN);
  return (
    <ReportChart
      title={text.title}
      text={report.zones.length > SHOWN ? text.chartOf(SHOWN, report.zones.length) : undefined}
      caption={text.caption}
      columns={COLUMNS}
      rows={report.zones}
      file={text.file}
      period={report}
      height={barListHeight(shown.length)}
    >
      <BarChart
        lying
        label={text.label(nameOf(first), first.transfers)}
        series={[{ key: 'transfers', name: text.transfers, tone: 'turquoise' }]}
        formatValue={String}
        points={shown.map((zone) => ({
          name: nameOf(zone),
          values: { transfers: zone.transfers },
        }))}
      />
    </ReportChart>
  );
}
