import { type bookings, handovers } from '#app/db/schema.server.ts';
import type { buildTestApp } from '#tests/support/app.ts';
import { aBooking, DRIVER_DOCUMENTS } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

/** Query for yesterday and today. The tests' clock stands at noon on 1 July 2026. */
export const DAYS = 'from=2026-06-30&to=2026-07-01';
/** Driver whose address a spreadsheet would run as a formula. */
export const DRIVER = { ...DRIVER_DOCUMENTS, address: '=Lara' };

type TestApp = Pick<Awaited<ReturnType<typeof buildTestApp>>, 'app' | 'db'>;

export function filingRecords({ app, db }: TestApp) {
  async function clerk() {
    const { headers, admin } = await signIn(db, undefined, { role: 'staff' });
    const call = callsOf(app, headers);
    const list = async (query: string) => (await call('GET', `/filings?${query}`)).data;
    const unfiled = async () => (await call('GET', '/dashboard/agenda')).data.unfiled;
    return { admin, headers, call, list, unfiled };
  }

  async function handedOver(given: Partial<typeof handovers.$inferInsert> = {}, id = 'b-1') {
    await aBooking(db, {
      ...{ id, reference: id.toUpperCase(), status: 'active' },
      ...{ pickupAt: '2026-06-30 10:00', dropoffAt: '2026-07-04 10:00' },
      drivers: [
        { name: 'Ada', surname: 'Su', phoneNumber: '+90 532 111 22 33' },
        { name: 'Can', surname: 'Su', phoneNumber: '+90 532 444 55 66' },
      ],
    });
    await record(id, { kind: 'out', at: '2026-06-30 10:05', drivers: [DRIVER], ...given });
    return id;
  }

  function record(bookingId: string, given: Partial<typeof handovers.$inferInsert>) {
    const reading = { plate: '07 A 1', kilometres: 45_000, fuelEighths: 8, staffName: 'owner' };
    const signatures = { customer: null, staff: null };
    return db.insert(handovers).values({
      bookingId,
      kind: 'back',
      at: '2026-07-01 11:00',
      ...reading,
      signatures,
      ...given,
    });
  }

  function aTransfer(given: Partial<typeof bookings.$inferInsert> = {}) {
    return aBooking(db, {
      ...{ id: 't-1', reference: 'T-1', serviceType: 'transfer', carTitle: null },
      ...{ pickupAt: '2026-07-01 20:00', dropoffAt: '2026-07-01 21:00' },
      pickupLocation: 'Antalya Havalimanı (AYT)',
      dropoffLocation: 'Kemer',
      transferData: { vehicleCapacity: 'capacity_1_4', passengers: 3, flightNumber: 'TK 2410' },
      ...given,
    });
  }

  return { clerk, handedOver, record, aTransfer };
}
