import type { Readable } from 'node:stream';
import { asc, desc, eq } from 'drizzle-orm';
import { type Acting, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { handovers, vehicles } from '#app/db/schema.server.ts';
import type { XlsxCell } from '#app/lib/xlsx.server.ts';
import { searchVehicles } from '#app/loop/vehicles/vehicle.rules.ts';
import type { Vehicle, VehicleExportQuery } from '#app/loop/vehicles/vehicle.schema.ts';
import { vehicleFilesText as text } from '#app/loop/vehicles/vehicle-files.text.ts';
import { listVehicles } from '#app/loop/vehicles/vehicles.server.ts';
import {
  blocksText,
  dueInWords,
  vehicleLabels as labels,
  vehiclesText,
} from '#app/loop/vehicles/vehicles.text.ts';
import { tableFile } from './table-file.server.ts';

interface Row extends Vehicle {
  /** Of the last hand-over or return. */
  fuelEighths: number | null;
}

interface Column {
  title: keyof typeof labels | keyof typeof text.columns;
  /** In characters. */
  width: number;
  of: (row: Row) => XlsxCell;
}

const asDay = (day: string | null) => (day === null ? null : { day });

const COLUMNS: Column[] = [
  { title: 'plate', width: 14, of: ({ plate }) => plate },
  { title: 'carId', width: 24, of: ({ carTitle }) => carTitle },
  { title: 'status', width: 12, of: ({ status }) => vehiclesText.statuses[status] },
  { title: 'colour', width: 12, of: ({ colour }) => colour },
  { title: 'chassisNumber', width: 20, of: ({ chassisNumber }) => chassisNumber },
  { title: 'kilometres', width: 12, of: ({ kilometres }) => kilometres },
  { title: 'fuelEighths', width: 16, of: ({ fuelEighths }) => fuelEighths },
  { title: 'inspectionDue', width: 14, of: ({ inspectionDue }) => asDay(inspectionDue) },
  { title: 'insuranceDue', width: 14, of: ({ insuranceDue }) => asDay(insuranceDue) },
  { title: 'cascoDue', width: 14, of: ({ cascoDue }) => asDay(cascoDue) },
  { title: 'serviceDue', width: 14, of: ({ serviceDue }) => asDay(serviceDue) },
  {
    title: 'serviceDueKilometres',
    width: 16,
    of: ({ serviceDueKilometres }) => serviceDueKilometres,
  },
  { title: 'due', width: 30, of: ({ due }) => due.map(dueInWords).join('; ') },
  {
    title: 'blocked',
    width: 30,
    of: ({ blocks }) =>
      blocks
        .map(({ firstDay, lastDay, reason }) =>
          [blocksText.days(firstDay, lastDay), blocksText.reasons[reason]].join(', '),
        )
        .join('; '),
  },
  { title: 'notes', width: 40, of: ({ notes }) => notes },
];

/** The vehicles that the list's search finds, in its order, as a file. */
export async function exportVehicles(
  db: Db,
  { format, search = '' }: VehicleExportQuery,
  { actor, now }: Acting,
): Promise<Readable> {
  const found = searchVehicles(await listVehicles(db, now), search);
  const fuel = await readLastFuel(db);
  const rows = found.map((vehicle) => ({ ...vehicle, fuelEighths: fuel.get(vehicle.id) ?? null }));
  const what = { action: 'download', entity: 'vehicle', entityId: null } as const;
  const after = { format, rows: rows.length };
  await recordChange(db, { actor, ...what, title: `.${format}`, after, now });
  const titles = { ...labels, ...text.columns };
  const columns = COLUMNS.map(({ title, ...column }) => ({ ...column, title: titles[title] }));
  return tableFile(format, { name: text.sheet, columns, batches: all(rows) });
}

/** A fleet is small: its rows are one batch. */
async function* all(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

/** By vehicle: how full its tank was when it was handed over or brought back last. */
async function readLastFuel(db: Db): Promise<Map<string, number>> {
  const last = db
    .select({ fuelEighths: handovers.fuelEighths })
    .from(handovers)
    .where(eq(handovers.vehicleId, vehicles.id))
    .orderBy(desc(handovers.at), asc(handovers.kind))
    .limit(1)
    .as('last');
  const rows = await db
    .select({ id: vehicles.id, fuelEighths: last.fuelEighths })
    .from(vehicles)
    .crossJoinLateral(last);
  return new Map(rows.map(({ id, fuelEighths }) => [id, fuelEighths]));
}
