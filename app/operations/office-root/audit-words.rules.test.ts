import { describe, expect, test } from 'vitest';
import { auditValue, type Wording } from '#app/base/audit/audit-value.rules.ts';
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

describe('amounts in the audit log are in euros', () => {
  test.each([
    ['booking', 'pricing.total', 80, '€80.00'],
    ['car', 'pricing.daily', 45.5, '€45.50'],
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
