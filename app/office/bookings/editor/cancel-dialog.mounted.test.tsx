import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OpenedBooking } from '#app/domain/bookings/booking.schema.ts';
import { aBooking, bookingsApi } from '#tests/support/admin-bookings.ts';
import { expectAddress, open } from '#tests/support/mounted.tsx';
import { refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations } from '#tests/support/mounted-page.ts';
import * as bookingList from '../list/admin-bookings.route.tsx';
import * as bookingEdit from './admin-booking-edit.route.tsx';

const BOOKINGS = '/admin/bookings';

let bookings: OpenedBooking[] = [];

const openScreen = (path: string) =>
  open(path, {
    routes: { [BOOKINGS]: bookingList, [`${BOOKINGS}/:id`]: bookingEdit },
    api: (...call) => bookingsApi(bookings)(...call),
  });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();

const PROPOSED = [
  { reason: 'customer', amount: 72, percent: 30, agreed: 240, hoursBefore: 12 },
  { reason: 'no-show', amount: 120, percent: 50, agreed: 240, hoursBefore: null },
];
let sent: unknown[] = [];
const fee = () => page.getByLabelText('Fee (€)');

async function cancelling(status: OpenedBooking['status'] = 'confirmed') {
  sent = [];
  bookings = [aBooking({ status })];
  await openScreen(BOOKINGS);
  respondTo('PUT', `${BOOKINGS}/b1/status`, (body) => {
    sent.push(body);
    return undefined;
  });
  await page.getByRole('combobox', { name: 'Status of B1' }).selectOptions('Cancelled');
  await expect.element(button('Cancel booking')).not.toHaveAttribute('aria-busy');
}
const answerFees = (given: object = {}) =>
  respondTo('GET', `${BOOKINGS}/b1/cancellation-fees`, () => ({
    ...{ fees: PROPOSED, rental: null, balance: 0, ...given },
  }));

test('a cancellation proposes the fee of its reason, and records it with the terms', async () => {
  answerFees();
  await cancelling();
  await expect.element(fee()).toHaveValue('72');
  await said('30 % of €240.00: cancelled 12 hours before pick-up');
  await page.getByLabelText('Reason').selectOptions('The customer did not show up');
  await expect.element(fee()).toHaveValue('120');
  await expectNoAxeViolations('html');
  await button('Cancel booking').click();
  await said('Booking status updated successfully!');
  const note = '50 % of €240.00: the customer did not come';
  expect(sent).toMatchObject([
    { status: 'cancelled', cancelReason: 'no-show', fee: { amount: 120, note } },
  ]);
});

test('a fee that staff have changed is recorded without the terms', async () => {
  answerFees();
  await cancelling();
  await fee().fill('-5');
  await button('Cancel booking').click();
  await said('Amount must be a number above 0 with at most two decimals');
  await fee().fill('50,50');
  await button('Cancel booking').click();
  await said('Booking status updated successfully!');
  expect(sent).toMatchObject([{ cancelReason: 'customer', fee: { amount: 50.5, note: '' } }]);
});

test('no fee is recorded if staff remove it', async () => {
  answerFees();
  await cancelling();
  await button('No fee').click();
  await expect.element(fee()).toHaveValue('');
  await button('Cancel booking').click();
  await said('Booking status updated successfully!');
  expect(sent).toMatchObject([{ cancelReason: 'customer', fee: null }]);
});

test('a cancellation by the office has no fee', async () => {
  answerFees();
  await cancelling();
  await page.getByLabelText('Reason').selectOptions('The office cancelled');
  await expect.element(fee()).toHaveLength(0);
  await button('Cancel booking').click();
  await said('Booking status updated successfully!');
  expect(sent).toMatchObject([{ cancelReason: 'office', fee: null }]);
});

test('the cancellation of a request asks only for its reason', async () => {
  await cancelling('pending');
  await expect.element(page.getByLabelText('Reason')).toHaveValue('office');
  await expect.element(fee()).toHaveLength(0);
});

test('a cancellation without a fee is possible if the terms cannot be read', async () => {
  respondTo('GET', `${BOOKINGS}/b1/cancellation-fees`, () => refusal(500));
  await cancelling();
  await said(/^The proposed fee could not be read/);
  await button('Cancel booking').click();
  await said('Booking status updated successfully!');
  expect(sent).toMatchObject([{ cancelReason: 'customer', fee: null }]);
});

test('the cancellation of a rental whose car is out says that the car becomes free', async () => {
  answerFees({ rental: 'out', balance: -240 });
  await cancelling();
  await said(/The car is out with the customer/);
  await said(/the customer gets €168\.00 back/);
  await button('No fee').click();
  await said(/the customer gets €240\.00 back/);
  await fee().fill('300');
  await said(/the customer owes €60\.00/);
  await expectNoAxeViolations('html');
});

test('the cancellation of a returned rental says that the car was out and what is owed', async () => {
  answerFees({ rental: 'returned', balance: 60 });
  await cancelling();
  await said(/The car was out and has come back/);
  await page.getByLabelText('Reason').selectOptions('The office cancelled');
  await said(/the customer owes €60\.00/);
});

test('the cancellation of a booking whose car was never out says nothing about it', async () => {
  answerFees();
  await cancelling();
  await expect.element(fee()).toHaveValue('72');
  await expect.element(page.getByText(/The car/)).toHaveLength(0);
});

test('a booking that is cancelled in its form is saved only after the question about the fee', async () => {
  answerFees();
  bookings = [aBooking({ status: 'confirmed' })];
  await openScreen(`${BOOKINGS}/b1`);
  const field = (label: string) => page.css('form').getByLabelText(label, { exact: true });
  await field('Special requests').fill('Ski rack');
  await field('Status').selectOptions('Cancelled');
  const bodies: unknown[] = [];
  respondTo('PUT', `${BOOKINGS}/b1`, (body) => {
    bodies.push(body);
    return undefined;
  });
  await button('Update Booking').click();
  await button('Back').click();
  expect(bodies).toEqual([]);
  await button('Update Booking').click();
  await expect.element(fee()).toHaveValue('72');
  await button('Cancel booking').click();
  await said('Booking updated successfully!');
  await expectAddress(BOOKINGS);
  expect(bodies).toMatchObject([
    {
      ...{ specialRequests: 'Ski rack', status: 'cancelled', cancelReason: 'customer' },
      fee: { amount: 72 },
    },
  ]);
});
