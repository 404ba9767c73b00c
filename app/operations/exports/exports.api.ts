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

const STAFF_DAYS = `Staff name a first and a last day, at most ${STAFF_EXPORT_DAYS} days; owners have no such limit.`;

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
    summary: 'The bookings that the filters of the list find, for a spreadsheet',
    description: STAFF_DAYS,
    refusal: tooManyDays,
    words,
    query: bookingExportQuerySchema,
    table: bookingsTable,
  });
  exportRoute(app, services, '/admin/handovers/export', {
    tag: 'Hand-over (staff)',
    summary: 'Hand-overs and returns of bookings that a filter finds, for a spreadsheet',
    description: `Names of the drivers are in it, the numbers of their documents are not. ${STAFF_DAYS}`,
    refusal: tooManyDays,
    words,
    query: handoverExportQuerySchema,
    table: handoversTable,
  });
  exportRoute(app, services, '/admin/payments/export', {
    tag: 'Account of a booking (staff)',
    summary: 'Payments, refunds and reversals by the day of the payment, for a spreadsheet',
    description: `Money that leaves is negative. ${STAFF_DAYS}`,
    refusal: tooManyDays,
    words,
    query: accountExportQuerySchema,
    table: paymentsTable,
  });
  exportRoute(app, services, '/admin/charges/export', {
    tag: 'Account of a booking (staff)',
    summary: 'Charges of bookings by day, also voided ones, for a spreadsheet',
    description: STAFF_DAYS,
    refusal: tooManyDays,
    words,
    query: accountExportQuerySchema,
    table: chargesTable,
  });
  exportRoute(app, services, '/admin/vehicles/export', {
    tag: 'Vehicles (staff)',
    summary: 'The vehicles that a search finds, for a spreadsheet',
    query: vehicleExportQuerySchema,
    table: vehiclesTable,
  });
};

/** Registers the file of all customers, for owners only. */
export const customersExportApi: Api = async (app, { services }) => {
  exportRoute(app, services, '/admin/customers/export', {
    tag: 'Customers (staff)',
    summary: 'The customers whom a search finds, for a spreadsheet',
    query: customerExportQuerySchema,
    table: customersTable,
  });
};
