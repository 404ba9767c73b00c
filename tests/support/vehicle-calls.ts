import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Db } from '#app/db/client.server.ts';
import { callsOf, signIn } from './sign-in.ts';

/** Calls of `/admin/vehicles`, for one test file: `const { staff, add } = vehicleCalls({ app, db });` */
export function vehicleCalls({ app, db }: { app: FastifyInstance; db: Db }) {
  /** Calls as a signed-in person; gives the status and the envelope. */
  async function staff() {
    const { headers } = await signIn(db);
    return callsOf(app, headers, '/api/admin/vehicles');
  }
  let plates = 0;
  /** Adds a vehicle with a plate of its own to a car. */
  async function add(call: Awaited<ReturnType<typeof staff>>, carId: string, given: object = {}) {
    plates += 1;
    const plate = `07 KV ${100 + plates}`;
    const { status, data } = await call('POST', '', { plate, carId, ...given });
    expect(status).toBe(201);
    return data;
  }
  return { staff, add };
}
