import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { handovers, vehicles } from '#app/db/schema.server.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { searchVehicles } from '#app/operations/vehicles/vehicle.rules.ts';
import {
  type Vehicle,
  type VehicleInput,
  vehicleInputSchema,
} from '#app/operations/vehicles/vehicle.schema.ts';
import { dueInWords } from '#app/operations/vehicles/vehicle-words.rules.ts';
import { listVehicles } from '#app/operations/vehicles/vehicles.server.ts';
import { type Column, fieldColumn, type Table, withAllFields } from './export-table.server.ts';

interface Row extends Vehicle {
  /** Eighths of a tank at the last hand-over or return; null without one. */
  fuelEighths: number | null;
}

/** A column has the label of its field in the form, or a label of its own. */
type Title = keyof VehicleInput | keyof OfficeTexts['outgoing']['tables']['vehicles']['columns'];

const asDay = (day: string | null) => (day === null ? null : { day });

const columnsIn = ({ page: text, state }: OfficeTexts['vehicles']): Column<Row, Title>[] => [
  fieldColumn('plate', 14),
  { title: 'carId', width: 24, cell: ({ carTitle }) => carTitle },
  fieldColumn('status', 12, { status: text.statuses }),
  fieldColumn('colour', 12),
  fieldColumn('chassisNumber', 20),
  fieldColumn('kilometres', 12),
  fieldColumn('fuelEighths', 16),
  { title: 'inspectionDue', width: 14, cell: ({ inspectionDue }) => asDay(inspectionDue) },
  { title: 'insuranceDue', width: 14, cell: ({ insuranceDue }) => asDay(insuranceDue) },
  { title: 'cascoDue', width: 14, cell: ({ cascoDue }) => asDay(cascoDue) },
  { title: 'serviceDue', width: 14, cell: ({ serviceDue }) => asDay(serviceDue) },
  fieldColumn('serviceDueKilometres', 16),
  {
    title: 'due',
    width: 30,
    cell: ({ due }) => due.map((each) => dueInWords(each, state)).join('; '),
  },
  {
    title: 'blocked',
    width: 30,
    cell: ({ blocks }) =>
      blocks
        .map(({ firstDay, lastDay, reason }) =>
          [state.days(firstDay, lastDay), state.reasons[reason]].join(', '),
        )
        .join('; '),
  },
  fieldColumn('notes', 40),
];

const FIELDS = vehicleInputSchema.keyof().options;

/** Returns the vehicles that the list's search finds as a file, in the order of the list. */
export async function vehiclesTable(
  db: Db,
  { search = '' }: { search?: string | undefined },
  { now, texts }: { now: Date; texts: OfficeTexts },
): Promise<Table<Row, Title>> {
  const { sheet, columns: titles } = texts.outgoing.tables.vehicles;
  const found = searchVehicles(await listVehicles(db, now), search);
  const fuel = await readLastFuel(db);
  const rows = found.map((vehicle) => ({ ...vehicle, fuelEighths: fuel.get(vehicle.id) ?? null }));
  return {
    entity: 'vehicle',
    file: 'vehicles',
    text: { sheet, columns: { ...texts.vehicles.labels, ...titles } },
    columns: withAllFields(columnsIn(texts.vehicles), FIELDS),
    count: rows.length,
    batches: all(rows),
  };
}

/** Yields all rows in one batch because a fleet is small. */
async function* all(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

/** Reads the fuel (eighths of a tank) at the last hand-over or return, by vehicle id. */
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
