import { and, eq, gte, inArray } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { auditLog, type bookings, handovers } from '#app/db/schema.server.ts';
import { isSameName } from '#app/domain/customers/person.rules.ts';
import {
  forgetDocuments,
  forgetDriver,
} from '#app/operations/handovers/documents/forget-documents.server.ts';
import { forgetSigner } from '#app/operations/papers/signed-papers.server.ts';
import { isBooking, isTheirs, type Whom } from './anonymous.rules.ts';

type Booking = Pick<typeof bookings.$inferSelect, 'id' | 'drivers'>;

/** A person among the drivers of a booking. Position 0 is the customer. */
interface Role {
  position: number;
  driver: Booking['drivers'][number];
}

/**
 * Removes a person from the hand-overs of all bookings that name or named them. If the person is
 * the customer, all documents are removed. If they only drove, only their own documents are.
 * `positions` is the person's place among the drivers, by booking id; null if the booking does not
 * name them any more.
 */
export async function forgetHandovers(
  tx: Db,
  rows: readonly Booking[],
  {
    positions,
    whom,
    now,
  }: {
    positions: ReadonlyMap<string, number | null>;
    whom: Whom;
    now: Date;
  },
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const former = await readFormerRoles(tx, ids, whom);
  for (const { id, drivers } of rows) {
    const position = positions.get(id) ?? null;
    const driver = position === null ? undefined : drivers[position];
    const others = drivers.filter((each) => each !== driver);
    // A person with the same name under another phone number stays in the booking as another
    // customer.
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

/** Returns the roles of a person in bookings since their hand-over, by booking. */
async function readFormerRoles(tx: Db, ids: string[], whom: Whom): Promise<Map<string, Role[]>> {
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
      isTheirs(driver, whom) ? { id, position, driver } : [],
    ),
  );
  return Map.groupBy(roles, ({ id }) => id);
}
