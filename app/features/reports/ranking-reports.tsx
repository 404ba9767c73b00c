import { BarChart, barListHeight } from '#app/ui/bar-chart.tsx';
import { EmptyPart } from '#app/ui/empty-part.tsx';
import emptyRoad from '../site/assets/empty-road.svg?no-inline';
import parked from '../site/assets/parked.svg?no-inline';
import type { Report } from './report.schema.ts';
import { formatEuros, formatShare, percentOf, reportText } from './report.text.ts';
import { ReportChart, type ReportColumn } from './report-chart.tsx';

const carText = reportText.cars;

type CarRow = Report['cars'][number];

/** As many bars as one reads; the table has all. */
const CARS_SHOWN = 15;

const CAR_COLUMNS: ReportColumn<CarRow>[] = [
  { header: carText.car, value: (car) => car.title },
  { header: carText.units, value: (car) => car.units },
  { header: carText.bookings, value: (car) => car.bookings },
  { header: carText.days, value: (car) => Math.round((car.hours / 24) * 10) / 10 },
  {
    header: carText.occupancy,
    value: (car) => percentOf(car.occupancy),
    text: (car) => formatShare(car.occupancy),
    unit: '%',
  },
];

/** Which cars are out, and which stand in the yard. */
export function CarReport({ report }: { report: Report }) {
  const [first] = report.cars;
  if (!first) return <EmptyPart drawing={parked} title={carText.title} text={carText.empty} />;
  const shown = report.cars.slice(0, CARS_SHOWN);
  const more =
    report.cars.length > CARS_SHOWN ? carText.chartOf(CARS_SHOWN, report.cars.length) : '';
  return (
    <ReportChart
      title={carText.title}
      text={`${carText.text} ${more}`}
      caption={carText.caption}
      columns={CAR_COLUMNS}
      rows={report.cars}
      file={carText.file}
      period={report}
      height={barListHeight(shown.length)}
    >
      <BarChart
        lying
        fractions
        label={carText.label(first.title, formatShare(first.occupancy))}
        series={[{ key: 'occupancy', name: carText.occupancy, tone: 'sea' }]}
        formatValue={formatShare}
        points={shown.map(({ title, occupancy }) => ({ name: title, values: { occupancy } }))}
      />
    </ReportChart>
  );
}

const zoneText = reportText.zones;

type ZoneRow = Report['zones'][number];

const ZONES_SHOWN = 10;

const nameOf = ({ zoneName }: ZoneRow) => zoneName ?? zoneText.noZone;

const ZONE_COLUMNS: ReportColumn<ZoneRow>[] = [
  { header: zoneText.zone, value: nameOf },
  { header: zoneText.transfers, value: (zone) => zone.transfers },
  { header: zoneText.passengers, value: (zone) => zone.passengers },
  {
    header: zoneText.revenue,
    value: (zone) => zone.revenue,
    text: (zone) => formatEuros(zone.revenue),
    unit: '€',
  },
];

/** Where people are driven to. */
export function ZoneReport({ report }: { report: Report }) {
  const [first] = report.zones;
  if (!first) return <EmptyPart drawing={emptyRoad} title={zoneText.title} text={zoneText.empty} />;
  const shown = report.zones.slice(0, ZONES_SHOWN);
  return (
    <ReportChart
      title={zoneText.title}
      text={
        report.zones.length > ZONES_SHOWN
          ? zoneText.chartOf(ZONES_SHOWN, report.zones.length)
          : undefined
      }
      caption={zoneText.caption}
      columns={ZONE_COLUMNS}
      rows={report.zones}
      file={zoneText.file}
      period={report}
      height={barListHeight(shown.length)}
    >
      <BarChart
        lying
        label={zoneText.label(nameOf(first), first.transfers)}
        series={[{ key: 'transfers', name: zoneText.transfers, tone: 'turquoise' }]}
        formatValue={String}
        points={shown.map((zone) => ({
          name: nameOf(zone),
          values: { transfers: zone.transfers },
        }))}
      />
    </ReportChart>
  );
}
