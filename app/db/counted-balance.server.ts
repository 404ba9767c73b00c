import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Returns the SQL of a booking's balance in euro cents as `countedBalance` does: 0 for a pending
 * booking. The status is a literal, because PostgreSQL uses the index only for the same expression.
 */
export function countedBalanceSql(booking: { balanceCents: SQLWrapper; status: SQLWrapper }): SQL {
  return sql`(case when ${booking.status} = 'pending' then 0 else ${booking.balanceCents} end)`;
}
