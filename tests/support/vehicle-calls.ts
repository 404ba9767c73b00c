import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Db } from '#app/db/client.server.ts';
import { callsOf, signIn } from './sign-in.ts';

/**
 * Returns helpers to call `/admin/vehicles`: `const { staff, add } = vehicleCalls({ app, db });`.
 */
export function vehicleCalls({ app, db }: { app: FastifyInstance; db: Db }) {
  /** Signs in an owner and returns a function that calls `/admin/vehicles` (`callsOf`). */
  async function staff() {
    const { headers } = await signIn(db);
    return callsOf(app, headers, '/api/admin/vehicles');
  }
  let plates = 0;
  async function add(call: Awaited<ReturnType<typeof staff>>, carId: string, given: object = {}) {
    plates += 1;
    const plate = `07 KV ${100 + plates}`;
    const { status, data } = await call('POST', '', { plate, carId, ...given });
    expect(status).toBe(201);
    return data;
  }
  return { staff, add };
}
