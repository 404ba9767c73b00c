import { and, eq, gte, inArray } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { auditLog, type bookings, handovers } from '#app/db/schema.server.ts';
import { isSameName } from '#app/domain/customers/person.rules.ts';
import {
  forgetDocuments,
  forgetDriver,
} from '#app/operations/handovers/documents/forget-documents.server.ts';
import { forgetSigner } from '#app/operations/papers/signed-papers.server.ts';
import { isBooking, isPerson, type Person } from './anonymous.rules.ts';

type Booking = Pick<typeof bookings.$inferSelect, 'id' | 'drivers'>;

/** A person among the drivers of a booking. Position 0 is the customer. */
interface Role {
  position: number;
  driver: Booking['drivers'][number];
}

/**
 * Removes a person from the hand-overs of all bookings that name or named them. If the person is or
 * was the customer, all documents are removed; else only the person's own. `positions` is the
 * person's index among the drivers by booking id; null if the booking no longer names them.
 */
export async function forgetHandovers(
  tx: Db,
  rows: readonly Booking[],
  {
    positions,
    person,
    now,
  }: {
    positions: ReadonlyMap<string, number | null>;
    person: Person;
    now: Date;
  },
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const former = await readFormerRoles(tx, ids, person);
  for (const { id, drivers } of rows) {
    const position = positions.get(id) ?? null;
    const driver = position === null ? undefined : drivers[position];
    const others = drivers.filter((each) => each !== driver);
    // Skips a former driver whose name a present driver has: this is another customer with another
    // phone number.
    const were = (former.get(id) ?? []).filter(
      (role, i, all) =>
        !others.some((other) => isSameName(other, role.driver)) &&
        all.findIndex(isSame(role)) === i,
    );
    const roles = position !== null && driver ? [{ position, driver }, ...were] : were;
    if (roles.some((role) => role.position === 0)) {
      await forgetDocuments(tx, [id], now);
    } else {
      for (const { driver: each } of roles) {
        await forgetDriver(tx, id, { driver: each, others, now });
        await forgetSigner(tx, id, { driver: each, others });
      }
    }
  }
}

const isSame = (a: Role) => (b: Role) =>
  a.position === b.position && isSameName(a.driver, b.driver);

/** Returns the roles that a person had in a booking at its hand-over or later, by booking id. */
async function readFormerRoles(
  tx: Db,
  ids: string[],
  person: Person,
): Promise<Map<string, Role[]>> {
  const changes = await tx
    .select({ id: handovers.bookingId, before: auditLog.before })
    .from(auditLog)
    .innerJoin(
      handovers,
      and(eq(handovers.bookingId, auditLog.entityId), gte(auditLog.at, handovers.createdAt)),
    )
    .where(and(eq(auditLog.entity, 'booking'), inArray(auditLog.entityId, ids)));
  const roles = changes.flatMap(({ id, before }) =>
    (isBooking(before) ? before.drivers : []).flatMap((driver, position) =>
      isPerson(driver, person) ? { id, position, driver } : [],
    ),
  );
  return Map.groupBy(roles, ({ id }) => id);
}
