import type { FastifyInstance } from 'fastify';
import type { Db } from '#app/db/client.server.ts';
import { vehicles } from '#app/db/schema.server.ts';
import { STAFF_RENTAL } from './booking-requests.ts';
import { aCar } from './factories.ts';
import { callsOf, signIn } from './sign-in.ts';

/** Values of a hand-over or a return. The time is 15 minutes before the tests' clock. */
const READING = { at: '2026-07-01T11:45', kilometres: 45_000, fuelEighths: 8 };

/**
 * Creates a car with a vehicle of 44,000 km for each plate (also the vehicle's id). Returns
 * functions with which a signed-in owner books, hands over and takes back. By default a rental
 * costs €200 and lasts from 1 to 5 July 2026, and its hand-over has the first vehicle.
 */
export async function rentalsOf(
  { app, db }: { app: FastifyInstance; db: Db },
  ...plates: string[]
) {
  const { headers } = await signIn(db);
  const call = callsOf(app, headers);
  const { id: carId } = await aCar(db, { totalUnits: Math.max(1, plates.length) });
  for (const plate of plates) {
    await db.insert(vehicles).values({ id: plate, carId, plate, kilometres: 44_000 });
  }

  async function book(given: object = {}) {
    const { data } = await call('POST', '/bookings', {
      ...STAFF_RENTAL,
      carId,
      status: 'confirmed',
      pickupTime: '2026-07-01T12:30',
      dropoffTime: '2026-07-05T12:30',
      drivers: [{ name: 'Ada', surname: 'Su', phoneNumber: '+905321234567' }],
      pricing: { total: 200 },
      ...given,
    });
    return data as { id: string; bookingReference: string };
  }

  const record = (id: string, payload: object) =>
    call('POST', `/bookings/${id}/handovers`, { ...READING, ...payload });

  return {
    headers,
    call,
    carId,
    book,
    handOver: (id: string, given: object = {}) =>
      record(id, { kind: 'out', vehicleId: plates[0], ...given }),
    takeBack: (id: string, given: object = {}) => record(id, { kind: 'back', ...given }),
    changeRecord: (id: string, kind: 'out' | 'back', given: object) =>
      call('PUT', `/bookings/${id}/handovers/${kind}`, { ...READING, ...given }),
    deleteRecord: (id: string, kind: 'out' | 'back') =>
      call('DELETE', `/bookings/${id}/handovers/${kind}`),
    setStatus: (id: string, status: string) => call('PUT', `/bookings/${id}/status`, { status }),
    /**
     * Reads the data of the hand-over screen: the booking, its records and the vehicles of its car.
     */
    read: async (id: string) => (await call('GET', `/bookings/${id}/handovers`)).data,
    readAccount: async (id: string) => (await call('GET', `/bookings/${id}/account`)).data,
  };
}
