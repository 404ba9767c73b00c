import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { STAFF_EXPORT_DAYS } from '#app/office/bookings/list/booking-list-address.rules.ts';
import type { Api } from '#app/services.ts';
import { chargesTable, paymentsTable } from './account-tables.server.ts';
import { bookingsTable } from './bookings-table.server.ts';
import { customersTable } from './customers-table.server.ts';
import { exportRoute } from './export-route.server.ts';
import {
  accountExportQuerySchema,
  bookingExportQuerySchema,
  customerExportQuerySchema,
  handoverExportQuerySchema,
  vehicleExportQuerySchema,
} from './exports.schema.ts';
import { handoversTable } from './handovers-table.server.ts';
import { tooManyDays } from './staff-export.rules.ts';
import { vehiclesTable } from './vehicles-table.server.ts';

const STAFF_DAYS = `Staff must give \`from\` and \`to\`, at most ${STAFF_EXPORT_DAYS} days; owners have no such limit.`;

const words = ({ outgoing, bookings }: OfficeTexts) => ({
  messages: {
    notADay: bookings.input.notADay,
    wrongDay: outgoing.tables.refusals.wrongDay,
    wrongRange: outgoing.tables.refusals.wrongRange,
  },
  labels: {},
});

export const exportsApi: Api = async (app, { services }) => {
  exportRoute(app, services, '/admin/bookings/export', {
    tag: 'Bookings (staff)',
    summary: "Exports the bookings that match the list's filters, for a spreadsheet",
    description: STAFF_DAYS,
    refusal: tooManyDays,
    words,
    query: bookingExportQuerySchema,
    table: bookingsTable,
  });
  exportRoute(app, services, '/admin/handovers/export', {
    tag: 'Hand-over (staff)',
    summary: 'Exports hand-overs and returns of bookings that match the filters, for a spreadsheet',
    description: `Includes driver names but no document numbers. ${STAFF_DAYS}`,
    refusal: tooManyDays,
    words,
    query: handoverExportQuerySchema,
    table: handoversTable,
  });
  exportRoute(app, services, '/admin/payments/export', {
    tag: 'Account of a booking (staff)',
    summary: 'Exports payments, refunds and reversals by payment day, for a spreadsheet',
    description: `Outgoing money is negative. ${STAFF_DAYS}`,
    refusal: tooManyDays,
    words,
    query: accountExportQuerySchema,
    table: paymentsTable,
  });
  exportRoute(app, services, '/admin/charges/export', {
    tag: 'Account of a booking (staff)',
    summary: 'Exports charges by day, including voided ones, for a spreadsheet',
    description: STAFF_DAYS,
    refusal: tooManyDays,
    words,
    query: accountExportQuerySchema,
    table: chargesTable,
  });
  exportRoute(app, services, '/admin/vehicles/export', {
    tag: 'Vehicles (staff)',
    summary: 'Exports the vehicles that match a search, for a spreadsheet',
    query: vehicleExportQuerySchema,
    table: vehiclesTable,
  });
};

/** Registers the file of all customers, for owners only. */
export const customersExportApi: Api = async (app, { services }) => {
  exportRoute(app, services, '/admin/customers/export', {
    tag: 'Customers (staff)',
    summary: 'Exports the customers who match a search, for a spreadsheet',
    query: customerExportQuerySchema,
    table: customersTable,
  });
};
