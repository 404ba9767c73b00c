import { type AuditWords, euros } from '#app/base/audit/audit-value.rules.ts';
import { bookingCodes } from '#app/domain/bookings/booking-words.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { handoverWords } from '#app/operations/handovers/editor/handover-words.rules.ts';
import { vehicleWords } from '#app/operations/vehicles/vehicle-words.rules.ts';

const PRICES = { daily: euros, weekly: euros, monthly: euros };

/**
 * Returns labels and texts for the fields of each kind of record, by its name in the audit log.
 * They are the texts of the screens on which staff edit the records.
 */
export function auditWords(texts: OfficeTexts): Record<string, AuditWords> {
  const { bookings, fleet, settings } = texts;
  const { places, hours } = settings.form;
  const { days, opens, closes } = hours;
  const { name, startDate, endDate, daily, weekly, monthly } = fleet.season.form;
  const { languages } = texts.messages;
  const { account, bookingAccount } = texts;
  return {
    admin: { labels: {}, values: { role: texts.people.people.roles } },
    booking: {
      labels: { ...bookings.fields, ...bookings.driverFields },
      values: {
        ...bookingCodes(texts),
        total: euros,
        quoted: euros,
      },
    },
    car: {
      labels: { ...fleet.labels, name, startDate, endDate, daily, weekly, monthly },
      values: PRICES,
    },
    'card-hold': {
      labels: account.labels,
      values: { amount: euros, state: bookingAccount.holdStates },
    },
    'cash-count': {
      labels: { ...texts.cash.labels, expected: texts.cash.page.expected },
      values: {},
    },
    'cash-move': { labels: texts.cash.labels, values: { kind: texts.cash.kinds } },
    charge: { labels: account.labels, values: { kind: account.chargeKinds, amount: euros } },
    customer: { labels: texts.customers.labels, values: {} },
    damage: {
      labels: texts.damages.labels,
      values: {
        panel: texts.handovers.page.panels,
        kind: texts.handovers.page.damageKinds,
        state: texts.damages.states,
        estimate: euros,
      },
    },
    expense: {
      labels: texts.expenses.labels,
      values: { category: texts.expenses.categories, method: texts.expenses.methods },
    },
    handover: { labels: texts.handovers.labels, values: handoverWords(texts.handovers) },
    'letting-rule': {
      labels: texts.lettingRules.labels,
      values: {
        noPickupWeekdays: hours.dayNames,
        noReturnWeekdays: hours.dayNames,
      },
    },
    payment: {
      labels: account.labels,
      values: {
        direction: account.directions,
        purpose: bookingAccount.payment.purposes,
        method: account.methods,
        amount: euros,
      },
    },
    post: { labels: texts.news.labels, values: { status: texts.newsroom.statuses } },
    rates: { labels: {}, values: { source: texts.rates.page.sources } },
    'road-charge': { labels: texts.road.labels, values: { state: texts.road.states } },
    settings: {
      labels: { ...settings.parts, ...settings.labels, days, opens, closes },
      values: {
        ...PRICES,
        days: hours.dayNames,
        languages,
        placeKinds: places.kinds,
        deliveryFees: euros,
        returnFees: euros,
        // Fees out of hours.
        pickup: euros,
        return: euros,
        extraKilometre: euros,
        fuelEighth: euros,
        lateHour: euros,
        roadFee: euros,
      },
    },
    vehicle: { labels: texts.vehicles.labels, values: vehicleWords(texts.vehicles) },
    zone: {
      labels: texts.zones.labels,
      values: {
        capacity_1_4: euros,
        capacity_1_6: euros,
        capacity_1_16: euros,
        status: texts.zones.page.statuses,
      },
    },
  };
}
