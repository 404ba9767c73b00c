import type { bookings } from '#app/db/schema.server.ts';
import type { AccountSummary } from '#app/domain/account/account.schema.ts';
import { type Booking, bookingPrivacy, filedPrivacy } from '#app/domain/bookings/booking.schema.ts';
import type { Privacy } from '#app/lib/privacy.ts';
import { customerPrivacy } from './customer.schema.ts';
import type { CustomerRow } from './customers.server.ts';

const accountPrivacy = {
  price: 'impersonal',
  charged: 'impersonal',
  due: 'impersonal',
  paid: 'impersonal',
  settledBefore: 'impersonal',
  balance: 'impersonal',
  depositHeld: 'impersonal',
  state: 'impersonal',
} satisfies Record<keyof AccountSummary, Privacy>;

/**
 * Privacy of each column of a booking, and of its fields in the audit log. The search text is
 * computed again from the remaining values.
 */
export const bookingColumns = {
  ...bookingPrivacy,
  pricing: { parts: { total: 'impersonal', quoted: 'impersonal', currency: 'impersonal' } },
  id: 'impersonal',
  reference: 'impersonal',
  bookingReference: 'impersonal',
  carTitle: 'impersonal',
  zoneId: 'impersonal',
  zoneName: 'impersonal',
  pickupAt: 'impersonal',
  dropoffAt: 'impersonal',
  totalCents: 'impersonal',
  quotedCents: 'impersonal',
  receiptLines: 'impersonal',
  chargedCents: 'impersonal',
  paidCents: 'impersonal',
  settledCents: 'impersonal',
  depositCents: 'impersonal',
  dueCents: 'impersonal',
  balanceCents: 'impersonal',
  account: { parts: accountPrivacy },
  cancelReason: 'impersonal',
  filed: { parts: filedPrivacy },
  wayBackId: 'impersonal',
  holdUntil: 'impersonal',
  requested: 'impersonal',
  tripToken: 'impersonal',
  searchText: { erasedTo: '' },
  version: 'impersonal',
  createdAt: 'impersonal',
  updatedAt: 'impersonal',
  // References of other bookings that held the units; only in the audit log.
  overbooked: 'impersonal',
  overruledRules: 'impersonal',
  rulesReason: { erasedTo: '' },
} satisfies Record<
  | keyof typeof bookings.$inferSelect
  | keyof Booking
  | 'overbooked'
  | 'overruledRules'
  | 'rulesReason',
  Privacy
>;

export const customerColumns = {
  ...customerPrivacy,
  id: 'impersonal',
  phoneDigits: { erasedTo: null },
  lastPickupAt: 'impersonal',
  searchText: { erasedTo: '' },
  anonymisedAt: 'impersonal',
  version: 'impersonal',
  createdAt: 'impersonal',
  updatedAt: 'impersonal',
} satisfies Record<keyof CustomerRow, Privacy>;
