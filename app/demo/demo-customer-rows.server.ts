import type { Db } from '#app/db/client.server.ts';
import { bookingCustomers, type bookings, customers } from '#app/db/schema.server.ts';
import { customerSearchText } from '#app/domain/customers/customer-search.rules.ts';
import { phoneKey } from '#app/lib/requests/phone.ts';

/** PostgreSQL allows 65,535 parameters in a statement. */
const ROWS_A_STATEMENT = 5000;

/** Staff's notes about customers, by the last two digits of the phone number. */
const NOTED: Record<string, { notes?: string; warning?: string }> = {
  '07': { warning: 'Son kiralamada aracı 5 saat geç getirdi.' },
  '12': { notes: 'Her yaz gelir, otomatik vites ister.' },
  '23': { notes: 'Fatura şirket adına kesilecek.' },
};

/**
 * Writes one customer for each phone number, and links customers and bookings. Each booking has one
 * driver.
 */
export async function insertCustomers(
  tx: Db,
  rows: (typeof bookings.$inferInsert)[],
): Promise<void> {
  const byPhone = Map.groupBy(rows, ({ drivers: [driver] }) => phoneKey(driver?.phoneNumber ?? ''));
  const people = [...byPhone].flatMap(([phoneDigits, own]) => {
    const [driver] = own[0]?.drivers ?? [];
    if (phoneDigits === null || !driver) return [];
    const { name, surname, phoneNumber: phone } = driver;
    const details = { name, surname, phone, email: own[0]?.email ?? '' };
    const times = own.flatMap(({ createdAt }) => createdAt?.getTime() ?? []);
    return {
      ...details,
      ...NOTED[phoneDigits.slice(-2)],
      id: `musteri-${phoneDigits.slice(-4)}`,
      phoneDigits,
      searchText: customerSearchText(details),
      lastPickupAt: own
        .map(({ pickupAt }) => pickupAt)
        .sort()
        .at(-1),
      createdAt: new Date(Math.min(...times)),
    };
  });
  if (people.length > 0) await tx.insert(customers).values(people);
  const links = people.flatMap(({ id: customerId, phoneDigits }) =>
    (byPhone.get(phoneDigits) ?? []).map(({ id }) => ({ bookingId: id, customerId, position: 0 })),
  );
  for (let i = 0; i < links.length; i += ROWS_A_STATEMENT) {
    await tx.insert(bookingCustomers).values(links.slice(i, i + ROWS_A_STATEMENT));
  }
}
