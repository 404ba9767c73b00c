import { describe, expect, test } from 'vitest';
import { auditValue, type Wording } from '#app/base/audit/audit-value.rules.ts';
import type { AuditEntity } from '#app/db/audit-log.server.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { auditWords } from './audit-words.rules.ts';

const texts = allTexts.office.en;
const wordingOf = (entity: string): Wording => ({
  labels: {},
  values: {},
  ...auditWords(texts)[entity],
  text: texts.audit,
  language: 'en',
  dates: 'en',
});

/** Every kind of record, so that a new one without a name does not compile. */
const ENTITIES: Record<AuditEntity, true> = {
  admin: true,
  backup: true,
  booking: true,
  car: true,
  'card-hold': true,
  'cash-count': true,
  'cash-move': true,
  charge: true,
  customer: true,
  damage: true,
  expense: true,
  filing: true,
  handover: true,
  image: true,
  'letting-rule': true,
  payment: true,
  post: true,
  rates: true,
  'road-charge': true,
  section: true,
  settings: true,
  vehicle: true,
  zone: true,
};

test.each(Object.keys(ENTITIES))('the audit log has a name for %s', (entity) => {
  for (const { audit } of Object.values(allTexts.office)) {
    expect(audit.entity(entity)).not.toBe(entity);
  }
});

describe('amounts in the audit log are in euros', () => {
  test.each([
    ['booking', 'pricing.total', 80, '€80.00'],
    ['car', 'pricing.daily', 45.5, '€45.50'],
    ['card-hold', 'amount', 200, '€200.00'],
    ['charge', 'amount', 36, '€36.00'],
    ['payment', 'amount', 120.5, '€120.50'],
    ['car', 'seasonalPricing', [{ daily: 60 }], 'Daily price: €60.00'],
    ['settings', 'rental.extras.ekSurucu.daily', 5, '€5.00'],
    ['settings', 'rental.deliveryFees.Side', 15, '€15.00'],
    ['settings', 'rental.returnFees.Side', 25, '€25.00'],
    ['settings', 'rental.outOfHours.pickup', 20, '€20.00'],
    ['settings', 'rental.outOfHours.return', 12.5, '€12.50'],
    ['settings', 'papers.messages.return.tr', 'Hello', 'Hello'],
    ['settings', 'rental.returns.extraKilometre', 0.25, '€0.25'],
    ['settings', 'rental.returns.fuelEighth', 8, '€8.00'],
    ['settings', 'rental.returns.lateHour', 10, '€10.00'],
    ['zone', 'pricing.capacity_1_16', 90, '€90.00'],
  ])('field of a %s: %s', (entity, field, value, written) => {
    expect(auditValue(field, value, wordingOf(entity))).toBe(written);
  });
});

describe('codes in the audit log have the label of their screen', () => {
  test.each([
    ['admin', 'role', 'owner', texts.people.people.roles.owner],
    ['booking', 'status', 'active', texts.bookings.statuses.active],
    ['booking', 'serviceType', 'car_rental', texts.bookings.services.car_rental],
    [
      'booking',
      'transferData.vehicleCapacity',
      'capacity_1_4',
      texts.bookings.vehicles.capacity_1_4,
    ],
    ['booking', 'language', 'de', 'German'],
    ['card-hold', 'state', 'released', 'Released'],
    ['charge', 'kind', 'fuel', texts.account.chargeKinds.fuel],
    ['payment', 'direction', 'out', 'Paid out'],
    ['payment', 'method', 'cash', texts.account.methods.cash],
    ['payment', 'purpose', 'deposit', 'Deposit'],
    ['letting-rule', 'noPickupWeekdays', ['monday', 'sunday'], 'Monday, Sunday'],
    ['post', 'status', 'draft', texts.newsroom.statuses.draft],
    ['rates', 'source', 'ecb', texts.rates.page.sources.ecb],
    ['settings', 'business.languages', ['en', 'ru'], 'English, Russian'],
    ['settings', 'business.openingHours', [{ days: ['monday'] }], 'Days: Monday'],
    ['settings', 'rental.placeKinds.Side', 'hotel', texts.settings.form.places.kinds.hotel],
    ['vehicle', 'status', 'sold', texts.vehicles.page.statuses.sold],
    ['zone', 'status', 'inactive', texts.zones.page.statuses.inactive],
  ])('field of a %s: %s', (entity, field, value, written) => {
    expect(auditValue(field, value, wordingOf(entity))).toBe(written);
  });
});
