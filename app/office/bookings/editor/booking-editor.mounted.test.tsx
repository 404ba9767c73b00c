import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  type BookingInput,
  type BookingUpdate,
  type Clash,
  MAX_DRIVERS,
  type OpenedBooking,
} from '#app/domain/bookings/booking.schema.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { aBooking, bookingsApi } from '#tests/support/admin-bookings.ts';
import { car, options } from '#tests/support/booking-form.ts';
import { fieldsWithoutControl } from '#tests/support/controls.ts';
import { expectAddress, open } from '#tests/support/mounted.tsx';
import { refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations, innerTexts, press } from '#tests/support/mounted-page.ts';
import { sentRental, sentTransfer } from '#tests/support/sent-messages.ts';
import * as bookingEdit from './admin-booking-edit.route.tsx';
import { bookingCodec } from './booking-form.schema.ts';

const BOOKINGS = '/admin/bookings';
const CLIO = { ...car, id: 'clio', title: 'Renault Clio' };
const zones = options.zones.map((zone) => ({ ...zone, id: 'belek', zoneName: 'Belek' }));
const ALL = { ...options, cars: [car, CLIO], zones };

let bookings: OpenedBooking[] = [];
let free: Record<string, number> = {};
/** Bookings that hold the other units. */
let clashes: Clash[] | null = null;
let chooseFrom = ALL;

async function openForm(id = 'new'): Promise<void> {
  await open(`${BOOKINGS}/${id}`, {
    routes: { [`${BOOKINGS}/new`]: bookingEdit, [`${BOOKINGS}/:id`]: bookingEdit },
    api: (...call) => bookingsApi(bookings, { chooseFrom, free, clashes })(...call),
  });
}

const field = (label: string) =>
  page.css('form').getByLabelText(label, { exact: true }).and(page.css('input, select, textarea'));
const choices = (label: string) =>
  page.getByRole('listbox', { name: label, exact: true }).getByRole('option');
const saveButton = () => page.getByRole('button', { name: /^(Create|Update) Booking$/ });
const saveState = () => page.css('.save-bar').getByRole('status');
const problems = () => page.css('#booking-problems').getByRole('alert');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const receipt = () => page.getByRole('table', { name: 'Price' });
const said = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();

async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
}

async function expectValues(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect.element(field(label), { message: label }).toHaveValue(value);
}

/** Values of a rental that begins tomorrow and lasts two days. */
const RENTAL = {
  ...{ 'Pickup location': 'Antalya Lara', 'Pickup date': '14052026', 'Pickup time': '10:00' },
  ...{
    'Drop-off location': 'Antalya Kemer',
    'Drop-off date': '16052026',
    'Drop-off time': '10:00',
  },
  ...{ Car: 'Fiat Egea', 'First name': 'Elif', 'Last name': 'Demir' },
  'Phone number': '+90 555 000 00 02',
};

const expectProblems = (...messages: string[]) =>
  expect.poll(() => innerTexts(problems().getByRole('link'))).toEqual(messages);

async function expectSaved(verb: 'created' | 'updated'): Promise<void> {
  await said(`Booking ${verb} successfully!`);
  await expectAddress(BOOKINGS);
}

beforeEach(() => {
  bookings = [];
  free = { egea: 2, clio: 2 };
  clashes = null;
  chooseFrom = ALL;
});

/**
 * Fields without a control with their id: radio buttons share a name, `requested` has no control,
 * and `rulesReason` has one only if letting rules refuse the booking.
 */
const WITHOUT_OWN_CONTROL = ['serviceType', 'requested', 'rulesReason'];

test('the form has a control for each field of a booking', async () => {
  const vehicles = [{ id: 'v1', plate: '07 ABC 01', sold: false }];
  chooseFrom = { ...ALL, cars: [{ ...car, vehicles }] };
  await openForm();
  await fill({ Car: car.title });
  await expect.element(field('Plate')).toBeVisible();
  for (let drivers = 1; drivers < MAX_DRIVERS; drivers += 1) await button('Add a driver').click();
  const { fields } = bookingCodec(chooseFrom, allTexts.office.en.bookings);
  const notOfRental = fieldsWithoutControl('booking', fields);
  await page.getByRole('radio', { name: 'Transfer' }).click();
  await expect.element(field('Vehicle capacity')).toBeVisible();
  const missing = fieldsWithoutControl('booking', notOfRental);
  expect(missing, 'Add a control to the editor').toEqual(WITHOUT_OWN_CONTROL);
});

test('errors appear beside their fields and in the summary @3.22 @5.25 @8.34', async () => {
  await openForm();
  await expect.element(saveState()).toHaveTextContent('No changes');
  await fill({ Email: 'nobody' });
  await saveButton().click();
  await expect.element(problems()).toMatchTextContent('Please fix the following errors:');
  await expectProblems(
    'Pickup location is required',
    'Pickup date and time are required',
    'Drop-off location is required',
    'Drop-off date and time are required',
    'Car is required',
    'First name is required',
    'Last name is required',
    'Phone number is required',
    'Enter a valid email address',
  );
  await expect.element(field('Pickup location')).toHaveFocus();
  await expect.element(field('Car')).toHaveAccessibleDescription(/Car is required/);
  await expectNoAxeViolations('html');
  // Types a pickup in the past, a drop-off before the pickup, and a car that does not exist.
  await fill({ ...RENTAL, Car: 'Batmobile', Email: '', 'Pickup date': '12052026' });
  await fill({ 'Drop-off date': '11052026' });
  await saveButton().click();
  await expectProblems(
    'Pickup cannot be earlier than now',
    'Drop-off cannot be earlier than pickup',
    'Car is required',
  );
  await expect.element(field('Car')).toHaveValue('Batmobile');
  await expect
    .element(field('Car'))
    .toHaveAccessibleDescription(/“Batmobile” is not in your fleet/);
  await fill(RENTAL);
  const works = respondTo('POST', BOOKINGS, () => refusal(500, 'Not today'));
  await press('Control+s');
  await expect.element(problems()).toHaveTextContent('Error creating booking: Not today');
  works();
  await press('Control+s');
  await expectSaved('created');
});

test('the drop-off place and hour follow the pickup until they are typed', async () => {
  await openForm();
  // Enter chooses from an open list and does not submit the form.
  await fill({ 'Pickup location': 'lar' });
  await expect
    .poll(() => innerTexts(choices('Pickup location')))
    .toEqual(['Antalya Lara', 'Keep “lar” as typed']);
  await press('Enter');
  await expect.element(choices('Pickup location')).toHaveLength(0);
  await expectValues({ 'Pickup location': 'Antalya Lara' });
  await fill({ 'Pickup location': 'lar' });
  await press('ArrowDown');
  await press('Enter');
  await expect.element(choices('Pickup location')).toHaveLength(0);
  await expectValues({ 'Pickup location': 'lar' });
  await fill({ 'Pickup location': 'antalya lara' });
  await expect.element(choices('Pickup location')).toHaveLength(1);
  await press('Enter');
  await expectValues({ 'Pickup location': 'Antalya Lara' });
  await fill({ Car: 'l' });
  await expect.element(choices('Car')).toHaveLength(1);
  await fill({ Car: 'e' });
  await expect.element(choices('Car')).toHaveLength(2);
  await press('Enter');
  await expect.element(choices('Car')).toHaveLength(0);
  await expectValues({ Car: 'Fiat Egea' });
  await expect.element(problems()).toHaveLength(0);

  await fill({ 'Pickup location': '', 'Drop-off location': '', 'Drop-off time': '18:30' });
  await fill({ 'Pickup location': 'Antalya Lara', 'Pickup time': '9', Car: '' });
  await expectValues({ 'Drop-off location': 'Antalya Lara', 'Drop-off time': '18:30' });
  await fill({ 'Drop-off time': '', 'Pickup location': 'Antalya Kemer', 'Pickup time': '10' });
  await fill({ Car: '' });
  await expectValues({ 'Drop-off location': 'Antalya Lara', 'Drop-off time': '10:00' });
});

test('a total typed by staff stays when the days change @8.35', async () => {
  bookings = [aBooking()];
  await openForm('b1');
  await expect.element(saveState()).toHaveTextContent('All changes saved');
  await expectValues({ 'Total (€)': '' });
  await fill({ 'Total (€)': '125,5' });
  await said('€9.50 less than the calculated price');
  await button('Use the calculated price: €135.00').click();
  await expect.element(field('Total (€)')).toHaveFocus();
  await expect.element(saveState()).toHaveTextContent('All changes saved');
  await fill({ 'Total (€)': '155' });
  await said('€20.00 more than the calculated price');
  const works = respondTo('PUT', `${BOOKINGS}/b1`, () => refusal(500, 'Not today'));
  await saveButton().click();
  await expect.element(problems()).toHaveTextContent('Error updating booking: Not today');
  works();
  await saveButton().click();
  await expectSaved('updated');
  // The agreed total stays when something else is changed.
  await openForm('b1');
  await expectValues({ 'Total (€)': '155' });
  await fill({ 'Drop-off date': '18072026', 'Drop-off time': '10:00', Car: 'Fiat Egea' });
  await said('€25.00 less than the calculated price');
});

describe('the total of the form', () => {
  const pays = () => page.css('output');

  test('includes the charges of the booking', async () => {
    const { account } = aBooking();
    bookings = [aBooking({ account: { ...account, charged: 20, due: 155 } })];
    await openForm('b1');
    await expect.element(pays()).toHaveTextContent('€155.00');
    await expect.element(page.css('p:has(+ output)')).toHaveTextContent('Price with charges');
    await said('Including charges of €20.00');
  });

  test('of a cancelled booking is its fee, beside the former price', async () => {
    const { account } = aBooking();
    const due = { charged: 40, due: 40 };
    bookings = [aBooking({ status: 'cancelled', account: { ...account, ...due } })];
    await openForm('b1');
    await expect.element(pays()).toHaveTextContent('€40.00');
    await expect.element(page.css('p:has(+ output)')).toHaveTextContent('Total');
    const former = page.css('output + p');
    await expect.element(former).toHaveTextContent('Price before cancellation: €135.00');
  });
});

describe('a booking whose car has become more expensive', () => {
  const DEARER = {
    ...ALL,
    cars: [{ ...car, pricing: { ...car.pricing, daily: 50 } }, CLIO],
  };
  const pays = () => page.css('output');
  const price = (name: RegExp) => page.getByRole('radio', { name });
  beforeEach(() => {
    chooseFrom = DEARER;
  });

  test('keeps the agreed price when the phone is changed', async () => {
    bookings = [aBooking()];
    await openForm('b1');
    await expect.element(pays()).toHaveTextContent('€135.00');
    await said('Agreed: €135.00. At today’s prices it would be €165.00.');
    await expect.element(price(/As agreed €135.00/)).toBeChecked();
    await expectNoAxeViolations('main');
    await fill({ 'Phone number': '+90 555 999 99 99' });
    await saveButton().click();
    await expectSaved('updated');
    expect(bookings).toMatchObject([{ pricing: { total: 135 }, drivers: [{ name: 'Ayşe' }] }]);
  });

  test('takes today’s price when staff choose it', async () => {
    bookings = [aBooking()];
    await openForm('b1');
    await price(/Today’s price €165.00/).click({ force: true });
    await expect.element(pays()).toHaveTextContent('€165.00');
    await saveButton().click();
    await expectSaved('updated');
    expect(bookings).toMatchObject([{ pricing: { total: 165 } }]);
  });

  test('returns to the agreed price after today’s was chosen', async () => {
    bookings = [aBooking()];
    await openForm('b1');
    await price(/Today’s price/).click({ force: true });
    await price(/As agreed/).click({ force: true });
    await expect.element(pays()).toHaveTextContent('€135.00');
    await expect.element(saveState()).toHaveTextContent('All changes saved');
  });

  test('shows the new receipt beside the agreed price when the days change', async () => {
    bookings = [aBooking()];
    await openForm('b1');
    await fill({ 'Drop-off date': '18072026', 'Drop-off time': '10:00' });
    await said('€135.00 was agreed before this change. The new price is €220.00.');
    await expect.element(pays()).toHaveTextContent('€220.00');
    await price(/As agreed €135.00/).click({ force: true });
    await saveButton().click();
    await expectSaved('updated');
    expect(bookings).toMatchObject([{ pricing: { total: 135 } }]);
  });

  test('shows its stored receipt after prices have changed', async () => {
    const line = {
      ...{ kind: 'rental' as const, season: null, days: 3, months: 0, monthly: 0, weeks: 0 },
      ...{ weekly: 0, remainingDays: 3, daily: 30, amount: 90 },
    };
    const pricing = { total: 90, quoted: 90, currency: 'EUR' as const };
    bookings = [aBooking({ pricing, receipt: [line] })];
    await openForm('b1');
    const stored = page.getByRole('table', { name: 'At the time of booking' });
    await expect.element(stored).toMatchTextContent(/3\sdays × €30\.00.*€90\.00/);
    await price(/today/i).click({ force: true });
    await expect.element(stored).not.toBeInTheDocument();
    await expect.element(pays()).toHaveTextContent('€165.00');
  });

  test('keeps a price typed by staff beside the new receipt when the days change', async () => {
    bookings = [aBooking({ pricing: { total: 50, quoted: 135, currency: 'EUR' } })];
    await openForm('b1');
    await fill({ 'Drop-off date': '18072026', 'Drop-off time': '10:00' });
    await said('€50.00 was agreed before this change. The new price is €220.00.');
    await expect.element(price(/As agreed €50.00/)).toBeChecked();
    await expect.element(pays()).toHaveTextContent('€50.00');
  });
});

test('the hours offered for today begin at the next half hour', async () => {
  await openForm();
  await fill({ 'Pickup date': '13052026' });
  await field('Pickup time').click();
  await expect.poll(() => innerTexts(choices('Pickup time'))).toHaveProperty('0', '12:00');
});

test('the hours offered for another day begin at midnight', async () => {
  await openForm();
  await fill({ 'Pickup date': '14052026' });
  await field('Pickup time').click();
  await expect.poll(() => innerTexts(choices('Pickup time'))).toHaveProperty('0', '00:00');
});

test('the car field without any cars links to a new car', async () => {
  chooseFrom = { ...ALL, cars: [] };
  await openForm();
  await said('There are no cars yet.');
  const link = page.getByRole('link', { name: 'Add the first car' });
  await expect.element(link).toHaveAttribute('href', '/admin/editCar');
});

test('the notice of a new rental links to the booking and its contract', async () => {
  await openForm();
  await fill(RENTAL);
  await saveButton().click();
  await expectSaved('created');
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect.element(link('Open')).toHaveAttribute('href', `${BOOKINGS}/b1`);
  await expect
    .element(link('Print contract'))
    .toHaveAttribute('href', `${BOOKINGS}/b1/papers/contract`);
});

test('the notice of a new transfer links to its confirmation', async () => {
  await openForm();
  await page.getByRole('radio', { name: 'Transfer' }).click();
  await field('Vehicle capacity').selectOptions('Saloon, 1–4 passengers');
  const { Car: _, ...rest } = RENTAL;
  await fill({ ...rest, 'Total (€)': '120' });
  await saveButton().click();
  await expectSaved('created');
  await expect
    .element(page.getByRole('link', { name: 'Print confirmation' }))
    .toHaveAttribute('href', `${BOOKINGS}/b1/papers/confirmation`);
});

test('a new booking by staff is confirmed', async () => {
  await openForm();
  await expectValues({ Status: 'confirmed' });
  await fill(RENTAL);
  await saveButton().click();
  await expectSaved('created');
  expect(bookings).toMatchObject([{ status: 'confirmed', requested: false }]);
});

describe('a pasted message that shows another price than today’s', () => {
  const price = (name: RegExp) => page.getByRole('radio', { name });
  async function paste(): Promise<void> {
    await openForm();
    await page.getByText('Paste a WhatsApp message').click();
    await page.getByLabelText('Message', { exact: true }).fill(
      sentRental({
        ...{ pickupDate: '2026-05-23', returnDate: '2026-05-31', returnTime: '10:00' },
        ...{ cocukKoltugu: 0 },
      }),
    );
    const checks = page.getByRole('region', { name: 'Please check' });
    await expect
      .element(checks)
      .toMatchTextContent('The visitor was shown €320.00; today’s price is €270.00.');
    await fill({ 'First name': 'Elif', 'Last name': 'Demir', 'Phone number': '+90 555 000 00 02' });
  }

  test('is saved at the price that the visitor was shown', async () => {
    await paste();
    await expect.element(price(/As shown €320.00/)).toBeChecked();
    await saveButton().click();
    await expectSaved('created');
    expect(bookings).toMatchObject([{ pricing: { total: 320 } }]);
  });

  test('is saved as a pending request', async () => {
    await paste();
    await expectValues({ Status: 'pending' });
    await saveButton().click();
    await expectSaved('created');
    expect(bookings).toMatchObject([{ status: 'pending', requested: true }]);
  });

  test('is saved at today’s price when staff choose it', async () => {
    await paste();
    await price(/Today’s price €270.00/).click({ force: true });
    await saveButton().click();
    await expectSaved('created');
    expect(bookings).toMatchObject([{ pricing: { total: 270 } }]);
  });

  test('is saved at the new receipt when the days change', async () => {
    await paste();
    await fill({ 'Drop-off date': '01062026', 'Drop-off time': '10:00' });
    await said('The visitor was shown €320.00 before this change. The new price is €310.00.');
    await expectValues({ 'Total (€)': '' });
    await expect.element(price(/Today’s price €310.00/)).toBeChecked();
    await saveButton().click();
    await expectSaved('created');
    expect(bookings).toMatchObject([{ pricing: { total: 310 } }]);
  });

  test('has the price shown to the visitor again when the days are restored', async () => {
    await paste();
    await fill({ 'Drop-off date': '01062026', 'Drop-off time': '10:00' });
    await expectValues({ 'Total (€)': '' });
    await fill({ 'Drop-off date': '31052026', 'Drop-off time': '10:00' });
    await expect.element(price(/As shown €320.00/)).toBeChecked();
    await expectValues({ 'Total (€)': '320' });
  });

  test('keeps the price shown to the visitor for other days when staff choose it', async () => {
    await paste();
    await fill({ 'Drop-off date': '01062026', 'Drop-off time': '10:00' });
    await price(/As shown €320.00/).click({ force: true });
    await saveButton().click();
    await expectSaved('created');
    expect(bookings).toMatchObject([{ pricing: { total: 320 } }]);
  });

  test('leaves no price in the form when it is undone', async () => {
    await paste();
    await button('Undo').click();
    await expectValues({ 'Total (€)': '' });
    await expect.element(price(/As shown/)).toHaveLength(0);
  });
});

test('a fully booked car is booked after a question that lists the clashes', async () => {
  const [from, to] = ['2026-05-14T10:00', '2026-05-16T10:00'];
  clashes = [{ reference: 'KRV-7', customer: 'Ayşe Yılmaz', from, to }];
  await openForm();
  await fill(RENTAL);
  await said(/Fully booked on these dates. You will be asked when saving./);
  const error = 'Fiat Egea is not available then: KRV-7';
  let sent: unknown;
  respondTo('POST', BOOKINGS, (body) => {
    sent = body;
    const { allowOverbooking } = body as BookingInput;
    return allowOverbooking ? undefined : refusal(409, error, { data: { clashes } });
  });
  const question = page.getByRole('alertdialog');
  await saveButton().click();
  await expect.element(question).toMatchTextContent('No car available');
  await expect
    .element(question)
    .toMatchTextContent('Ayşe Yılmaz · 14 May 2026 10:00 – 16 May 2026 10:00');
  await expect
    .element(question.getByRole('link', { name: 'KRV-7' }))
    .toHaveAttribute('href', `${BOOKINGS}?search=KRV-7`);
  await expectNoAxeViolations('[role=alertdialog]');
  await press('Escape');
  await expect.element(saveButton()).toHaveFocus();
  await expect.element(problems()).toMatchTextContent(`Error creating booking: ${error}`);
  await saveButton().click();
  await question.getByRole('button', { name: 'Book anyway' }).click();
  await expectSaved('created');
  // The form did not ask about signatures.
  expect(sent).not.toHaveProperty('allowSignedChange');
  // The form of a stored booking lists the bookings that hold the other units.
  bookings = [aBooking()];
  await openForm('b1');
  await said('All units are booked on these dates:');
});

test('a rental that a letting rule refuses is saved with a reason', async () => {
  chooseFrom = {
    ...ALL,
    lettingRules: [
      {
        ...{ id: 'r1', carId: null, name: 'Yaz', firstDay: '2026-05-01', lastDay: '2026-05-31' },
        ...{ minDays: 5, maxDays: null, closed: false },
        ...{ noPickupWeekdays: [], noReturnWeekdays: [] },
      },
    ],
  };
  await openForm();
  await fill(RENTAL);
  await said('Yaz: Minimum rental on these dates: 5 days');
  await saveButton().click();
  await expectProblems('Enter the reason for overruling the rules');
  let sent: unknown;
  respondTo('POST', BOOKINGS, (body) => {
    sent = body;
    return undefined;
  });
  await fill({ 'Reason for overruling': 'Regular customer' });
  await expectNoAxeViolations('form');
  await saveButton().click();
  await expectSaved('created');
  expect(sent).toMatchObject({ allowRules: true, rulesReason: 'Regular customer' });
});

test('a signed booking is changed after a question about signatures, then one about clashes', async () => {
  const [from, to] = ['2026-05-14T10:00', '2026-05-16T10:00'];
  const taken = [{ reference: 'KRV-7', customer: 'Ayşe Yılmaz', from, to }];
  const signed = [{ part: 'contract', signedAt: '2026-05-13T09:00:00Z', signers: ['Ayşe Yılmaz'] }];
  respondTo('PUT', `${BOOKINGS}/b1`, (body) => {
    const { allowSignedChange, allowOverbooking } = body as BookingUpdate;
    if (!allowSignedChange) return refusal(409, 'It is signed', { data: { signed } });
    return allowOverbooking ? undefined : refusal(409, 'No unit', { data: { clashes: taken } });
  });
  bookings = [aBooking()];
  await openForm('b1');
  await fill({ 'Total (€)': '999' });
  await saveButton().click();
  const question = page.getByRole('alertdialog');
  await expect
    .element(question)
    .toMatchTextContent('Rental contract, signed on 13 May 2026 12:00: Ayşe Yılmaz');
  await question.getByRole('button', { name: 'Save without signatures' }).click();
  await question.getByRole('button', { name: 'Book anyway' }).click();
  await expectSaved('updated');
});

test('a transfer without a zone needs vehicle, passengers and a typed price @5.26', async () => {
  await openForm();
  await page.getByRole('radio', { name: 'Transfer' }).click();
  await expect.element(field('Car')).toHaveLength(0);
  await saveButton().click();
  await expect.element(problems()).toMatchTextContent('Vehicle capacity is required');
  await field('Vehicle capacity').selectOptions('Saloon, 1–4 passengers');
  const { Car: _, ...rest } = RENTAL;
  await fill({ ...rest, Passengers: '4', 'Flight number': 'TK2410', 'Pickup time': '1435' });
  await fill({ 'Transfer driver': ' Hasan Usta ', 'Transfer driver’s phone': '0532 444 55 66' });
  await button('Add a driver').click();
  await expectValues({ 'Pickup time': '14:35' });
  const second = page.getByRole('group', { name: 'Driver 2' });
  await expect.element(second.getByLabelText('First name')).toHaveFocus();
  await second.getByRole('button', { name: 'Remove driver 2' }).click();
  await expect.element(button('Add a driver')).toHaveFocus();
  await saveButton().click();
  await expect
    .element(problems())
    .toMatchTextContent('Total is required: there is no price for this booking');
  await expect.element(field('Total (€)')).toHaveFocus();
  await fill({ 'Total (€)': '120' });
  await saveButton().click();
  await expectSaved('created');
  expect(bookings).toMatchObject([
    {
      ...{ serviceType: 'transfer', pickupTime: '2026-05-14T14:35', pricing: { total: 120 } },
      transferData: {
        ...{ vehicleCapacity: 'capacity_1_4', passengers: 4, flightNumber: 'TK2410' },
        ...{ driverName: 'Hasan Usta', driverPhone: '0532 444 55 66' },
      },
    },
  ]);
});

test('the parameters of the link fill in the form', async () => {
  await openForm('new?carId=egea&pickupTime=2026-05-14T10:00&dropoffTime=2026-05-17T10:00');
  await expectValues({ Car: 'Fiat Egea' });
  await said('2 of 2 units available on these dates.');
  await expect.element(receipt()).toMatchTextContent('€120.00');
  await expect.element(saveState()).toHaveTextContent('No changes');
  await saveButton().click();
  await expect.element(saveState()).toHaveTextContent('Not saved yet');
});

/** Note above the form, which receives the focus. */
const filled = (from: 'rental' | 'transfer') =>
  page.getByRole('status').filter({ hasText: `The form was filled in from a ${from} request.` });
const message = () => page.getByRole('textbox', { name: 'Message', exact: true });

test('a pasted rental request fills in the form and can be undone', async () => {
  await openForm();
  await page.getByText('Paste a WhatsApp message').click();
  const error = (text: RegExp) => expect.element(message()).toHaveAccessibleDescription(text);
  await button('Fill in the form').click();
  await error(/There is no text to read/);
  await message().fill('Merhaba, araç var mı?');
  // The focus stays in the field while somebody types.
  await error(/^The whole message[^.]+\.$/);
  await button('Fill in the form').click();
  await error(/There is no request code \(KRV1-…\) in this text/);
  await expectNoAxeViolations('main details');
  // A quoted message, as in a reply. A complete message is read as soon as it is pasted.
  const request = sentRental({
    ...{ pickupDate: '2026-05-23', returnDate: '2026-05-26', returnTime: '10:00' },
    cocukKoltugu: 1,
  });
  await message().fill(`> ${request.replaceAll('\n', '\n> ')}\n\nUygun mu?`);
  await expect.element(filled('rental')).toHaveFocus();
  await expectValues({
    ...{ 'Pickup location': 'Antalya Havalimanı (AYT)', 'Pickup date': '23/05/2026' },
    ...{ 'Pickup time': '10:00', 'Drop-off date': '26/05/2026', Car: 'Fiat Egea' },
    ...{ 'Child seat': '1', 'Total (€)': '' },
  });
  await expect.element(receipt()).toMatchTextContent('€135.00');
  await expectNoAxeViolations('main details');
  await fill({ 'Special requests': 'Ski rack', 'Drop-off location': 'Kaş' });
  await button('Undo').click();
  await said('What the message filled in has been removed');
  // Undo keeps values that were typed since.
  await expectValues({
    ...{ 'Pickup location': '', 'Special requests': 'Ski rack', 'Drop-off location': 'Kaş' },
  });
  await expect.element(message()).toHaveValue(expect.stringContaining('KRV1-'));
});

test('a phone number sets the language of the customer until staff choose one', async () => {
  const leave = async (phone: string, language: string, completed = phone) => {
    await fill({ 'Phone number': phone });
    await press('Tab');
    await expectValues({ 'Phone number': completed, Language: language });
  };
  await openForm();
  await expectValues({ Language: 'tr' });
  await leave('+49 (0)171 1234567', 'de', '+49 171 1234567');
  await leave('+44 7700 900123', 'en');
  await leave('0555 000 00 02', 'tr', '+90 555 000 00 02');
  // A chosen language stays.
  await field('Language').selectOptions('Русский');
  await leave('+49 171 1234567', 'ru');
  await leave('8 912 345-67-89', 'ru', '+7 912 345 67 89');
  await fill({ ...RENTAL, 'Phone number': '8 912 345-67-89' });
  await saveButton().click();
  await expectSaved('created');
  expect(bookings).toMatchObject([
    { language: 'ru', drivers: [{ phoneNumber: expect.stringMatching(/^\+7/) }] },
  ]);
});

test('a pasted message sets the language, not the phone number', async () => {
  await openForm();
  await page.getByText('Paste a WhatsApp message').click();
  await message().fill(sentRental({}, 'tr'));
  await expectValues({ Language: 'tr' });
  await fill({ 'Phone number': '+49 171 1234567' });
  await press('Tab');
  await expectValues({ Language: 'tr' });
  await button('Paste another message').click();
  await message().fill(sentTransfer({ phone: '0171 1234567' }, 'de'));
  await expectValues({ Language: 'de', 'Phone number': '+49 171 1234567' });
});

test('the two bookings of a transfer with a return link to each other', async () => {
  const ways = [
    { id: 'b1', isWayBack: false },
    { id: 'b2', isWayBack: true },
  ] as const;
  bookings = ways.map(({ id }, i) => {
    const other = ways[1 - i] ?? ways[0];
    return aBooking({
      ...{ id, serviceType: 'transfer', transferId: 'belek' },
      transferData: { vehicleCapacity: 'capacity_1_4', passengers: 2 },
      otherWay: { ...other, bookingReference: other.id.toUpperCase() },
    });
  });
  await openForm('b1');
  await said('Return:');
  await page.getByRole('link', { name: 'B2', exact: true }).click();
  await expectAddress(`${BOOKINGS}/b2`);
  await said('Outward:');
  await expect.element(field('Return transfer date')).toHaveLength(0);
});

test('a pasted transfer request is saved unchanged', async () => {
  await openForm();
  await page.getByText('Paste a WhatsApp message').click();
  const request = sentTransfer({
    ...{ dropoffLocation: 'Belek', date: '2026-05-18', time: '09:00' },
    ...{ returnDate: '2026-05-25', returnTime: '18:00' },
  });
  vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue(request);
  await button('Paste from clipboard').click();
  await expect.element(filled('transfer')).toHaveFocus();
  await expect
    .element(page.getByRole('region', { name: 'Please check' }))
    .toMatchTextContent('The transfer is assumed to end one hour after the pickup.');
  await expectValues({
    ...{ 'Drop-off location': 'Belek', 'Drop-off time': '10:00', Zone: 'belek' },
    ...{ 'Vehicle capacity': 'capacity_1_6', Passengers: '5', 'First name': 'Ayşe Nur' },
    ...{ 'Last name': 'Yılmaz', 'Phone number': '+90 555 000 00 00' },
    ...{ 'Return transfer date': '25/05/2026', 'Return transfer time': '18:00' },
  });
  await expect.element(receipt()).toMatchTextContent('€120.00');
  await button('Paste another message').click();
  await expect.element(message()).toHaveValue('');
  await saveButton().click();
  await expectSaved('created');
  expect(bookings).toMatchObject([{ transferId: 'belek', drivers: [{ name: 'Ayşe Nur' }] }]);
});

const title = () => page.getByRole('heading', { level: 1 });
/** Returns the labels of the main action. A screen has only one. */
const main = () => innerTexts(page.css('.button.bg-sun'));
const PHOTO = { url: '/nowhere.webp', alt: '', width: 640, height: 480, srcset: '' };
const OUT: OpenedBooking['handovers'][number] = {
  ...{ kind: 'out', at: '2026-05-12T10:05', plate: '07 ABC 123' },
  ...{ kilometres: 45_120, fuelEighths: 6, photos: [] },
};

test('the header shows customer and status, and its menus list papers and messages', async () => {
  bookings = [aBooking({ status: 'active', language: 'de', handovers: [OUT] })];
  const step = { step: 'return', tr: 'Merhaba', en: 'Hello', de: 'Hallo', ru: '' };
  const messages = { phone: '905550000000', language: 'de', tripUrl: 'https://kervan.example/x' };
  respondTo('GET', `${BOOKINGS}/b1/messages`, () => ({ ...messages, messages: [step] }));
  await openForm('b1');
  await expect.element(title()).toHaveTextContent('Ayşe Yılmaz · Fiat Egea');
  const facts = page.css('.page-head + div li');
  await expect
    .poll(() => innerTexts(facts).map((text) => text.replace(/\s+/g, ' ')))
    .toEqual([
      ...['14–17 Tem, Lara', 'Active'],
      ...['Hand-over', '12 May 2026 10:05', '45,120 km', 'Fuel 6/8'],
      // The plate is read from the hand-over, because the office records no vehicles.
      ...['Plate: 07 ABC 123', 'Language: German', 'Reference: B1'],
    ]);
  const goOn = page.css('header').getByRole('link', { name: 'Record return', exact: true });
  await expect.element(goOn).toHaveAttribute('href', `${BOOKINGS}/b1/handover/back`);
  expect(main()).toEqual(['Record return']);
  await expectNoAxeViolations('header');

  await button('Papers').click();
  const items = page.getByRole('menu').getByRole('menuitem');
  await expect
    .poll(() => innerTexts(items))
    .toEqual([
      ...['Rental contract', 'Hand-over sheet', 'Booking confirmation', 'Receipt'],
      ...['Hand-over', 'Return'],
    ]);
  await expect.element(items.nth(2)).toHaveAttribute('href', `${BOOKINGS}/b1/papers/confirmation`);
  await expectNoAxeViolations('[role=menu]');
  await press('Escape');
  await expect.element(button('Papers')).toHaveFocus();

  await press('Tab');
  await press('Enter');
  const message = items.filter({ hasText: 'Return' });
  await expect.element(message).toHaveFocus();
  await expect.element(message).toHaveAttribute('href', 'https://wa.me/905550000000?text=Hallo');
  await expect.element(message).toHaveAttribute('target', '_blank');
  await expectNoAxeViolations('[role=menu]');
  await page.getByRole('menuitemradio', { name: 'EN English' }).click();
  await expect.element(message).toHaveAttribute('href', 'https://wa.me/905550000000?text=Hello');
  await page.getByRole('menuitemradio', { name: 'RU Russian' }).click();
  await said('There is no message for this booking; texts are written in Settings.');
  await items.filter({ hasText: 'Trip page' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Trip page' }).getByRole('link', { name: 'Open' }))
    .toHaveAttribute('href', 'https://kervan.example/x');
  await press('Escape');
  await expect.element(button('WhatsApp')).toHaveFocus();
});

test.each([
  ['', 'The customer has no valid phone number.'],
  ['905321234567', 'There is no message to send at this stage of the booking.'],
])('the menu of messages shows why there is none for the number %j', async (phone, reason) => {
  bookings = [aBooking()];
  const response = { phone, language: 'tr', tripUrl: 'https://kervan.example/x', messages: [] };
  respondTo('GET', `${BOOKINGS}/b1/messages`, () => response);
  await openForm('b1');
  await button('WhatsApp').click();
  await said(reason);
  // Staff can still send the link of the trip page in another way.
  await expect.element(page.getByRole('menuitem')).toHaveTextContent('Trip page');
});

test('messages and history that cannot be loaded show an error and load on retry', async () => {
  bookings = [aBooking()];
  const work = ['messages', 'history'].map((part) =>
    respondTo('GET', `${BOOKINGS}/b1/${part}`, () => refusal(503)),
  );
  await openForm('b1');
  const history = page.getByRole('region', { name: 'History' });
  await expect.element(history).toMatchTextContent('The history could not be loaded.');
  await button('WhatsApp').click();
  await said('The messages could not be loaded.');
  for (const each of work) each();
  await page.getByRole('menuitem', { name: 'Try again' }).click();
  await expect.element(history).not.toMatchTextContent('could not be loaded');
});

test('a request is declined beside its confirmation, with a reason', async () => {
  bookings = [aBooking({ status: 'pending' })];
  await openForm('b1');
  await button('Decline').click();
  await page.getByLabelText('Reason').selectOptions('The office cancelled');
  await button('Cancel booking').click();
  await said('Booking status updated successfully!');
  await expectValues({ Status: 'cancelled' });
  await expect.element(button('Decline')).not.toBeInTheDocument();
});

test('the next step is saved with one click, together with unsaved changes', async () => {
  bookings = [aBooking({ status: 'pending' })];
  await openForm('b1');
  await expect.poll(main).toEqual(['Confirm']);
  await button('Confirm').click();
  await said('Booking status updated successfully!');
  await expect.element(title()).toHaveFocus();
  await expect.poll(main).toEqual(['Hand over']);
  await expectValues({ Status: 'confirmed' });
  await expect.element(saveState()).toHaveTextContent('All changes saved');
  await button('Undo: B1').click();
  await expect.poll(main).toEqual(['Confirm']);
  await expectValues({ Status: 'pending' });

  await fill({ 'Special requests': 'Ski rack' });
  await expect.poll(main).toEqual(['Update Booking']);
  await button('Confirm').click();
  await expectSaved('updated');
  expect(bookings).toMatchObject([{ status: 'confirmed', specialRequests: 'Ski rack' }]);
});

test('the history lists each change, with the photos of the hand-over', async () => {
  bookings = [aBooking({ status: 'active', handovers: [{ ...OUT, photos: [PHOTO] }] })];
  const at = (day: number) => `2026-05-${String(day).padStart(2, '0')}T09:00:00.000Z`;
  const { photos: _, at: handedAt, ...facts } = OUT;
  const days = { pickupTime: '2026-07-14T10:00', dropoffTime: '2026-07-17T10:00' };
  const events = [
    { at: at(1), by: '', changes: [{ kind: 'requested' }] },
    { at: at(2), by: 'Deniz Kaya', changes: [{ kind: 'status', status: 'confirmed' }] },
    {
      at: at(3),
      by: 'Ali Can',
      changes: [
        { kind: 'days', ...days },
        { kind: 'total', before: 120, after: 135.5 },
        { kind: 'plate', plate: '' },
        { kind: 'fields', fields: ['email', 'hotel'] },
      ],
    },
    { at: at(4), by: 'Ali Can', changes: [{ ...facts, handedAt }] },
    { at: at(5), by: 'Ali Can', changes: [{ kind: 'corrected', record: 'out' }] },
    { at: at(6), by: 'Ali Can', changes: [{ kind: 'car', title: 'Renault Clio' }] },
    { at: at(7), by: 'Ali Can', changes: [{ kind: 'deleted', record: 'back' }] },
    { at: at(8), by: 'Ali Can', changes: [{ kind: 'status', status: 'cancelled' }] },
    { at: at(9), by: 'Ali Can', changes: [{ kind: 'status', status: 'active' }] },
  ];
  respondTo('GET', `${BOOKINGS}/b1/history`, () => ({ events }));
  await openForm('b1');
  const region = page.getByRole('region', { name: 'History' });
  await expect.element(region).not.toMatchTextContent('Requested by the visitor');
  await button('Show 1\u00a0earlier step').click();
  await expect.element(region.getByRole('list').first()).toHaveFocus();
  await expect
    .poll(() => innerTexts(region.css('ol > li')).map((text) => text.trim().split(/\s*\n+\s*/)))
    .toEqual([
      ['Requested by the visitor', '1 May 2026 12:00'],
      ['Confirmed', '2 May 2026 12:00 · Deniz Kaya'],
      [
        '14 Tem 2026 10:00 – 17 Tem 2026 10:00',
        'Total: €120.00 → €135.50',
        'Plate: none',
        'Changed: Email and Hotel',
        '3 May 2026 12:00 · Ali Can',
      ],
      [
        'Handed over: 12 May 2026 10:05 · 07\u00a0ABC\u00a0123 · 45,120 km · Fuel 6/8',
        '4 May 2026 12:00 · Ali Can',
        expect.stringContaining('Photo 1 of 1'),
      ],
      ['Hand-over record changed', '5 May 2026 12:00 · Ali Can'],
      ['Car: Renault Clio', '6 May 2026 12:00 · Ali Can'],
      ['Return record deleted', '7 May 2026 12:00 · Ali Can'],
      ['Cancelled', '8 May 2026 12:00 · Ali Can'],
      ['Active', '9 May 2026 12:00 · Ali Can'],
    ]);
  await expectNoAxeViolations('#booking-section-history');
});

test('the save bar on a phone shows the typed total and the status', async () => {
  await page.viewport(390, 844);
  bookings = [aBooking()];
  await openForm('b1');
  const foot = page.css('.save-bar');
  await expect.element(foot.getByText('€135.00')).toBeInViewport();
  await expect.element(foot.getByText('Confirmed')).toBeInViewport();
  await fill({ 'Total (€)': '99' });
  await expect.element(foot.getByText('€99.00')).toBeInViewport();
  await expect.element(title()).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(390);
});
