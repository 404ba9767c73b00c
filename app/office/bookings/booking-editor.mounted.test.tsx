import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aBooking, bookingsApi } from '#tests/support/admin-bookings.ts';
import { car, options } from '#tests/support/booking-form.ts';
import {
  answers,
  expectAddress,
  expectNoAxeViolations,
  innerTexts,
  open,
  press,
  refusal,
} from '#tests/support/mounted.tsx';
import { sentRental, sentTransfer } from '#tests/support/sent-messages.ts';
import * as bookingEdit from './admin-booking-edit.route.tsx';
import type { BookingInput, Clash, OpenedBooking } from './booking.schema.ts';

const BOOKINGS = '/admin/bookings';
const CLIO = { ...car, id: 'clio', title: 'Renault Clio' };
const zones = options.zones.map((zone) => ({ ...zone, id: 'belek', zoneName: 'Belek' }));
const ALL = { ...options, cars: [car, CLIO], zones };

/** What the server has. */
let bookings: OpenedBooking[] = [];
/** Units that are free, by car. */
let free: Record<string, number> = {};
/** Who holds the others. */
let clashes: Clash[] | null = null;

async function openForm(id = 'new'): Promise<void> {
  await open(`${BOOKINGS}/${id}`, {
    routes: { [`${BOOKINGS}/new`]: bookingEdit, [`${BOOKINGS}/:id`]: bookingEdit },
    api: (...call) => bookingsApi(bookings, { chooseFrom: ALL, free, clashes })(...call),
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
const receipt = () => page.getByRole('table', { name: 'Receipt' });
const said = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();

async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
}

async function expectValues(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect.element(field(label), { message: label }).toHaveValue(value);
}

/** Two days of a car, from tomorrow on. */
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
});

test('all that is wrong is said by the field and on top, and what the server refuses @3.22 @5.25 @8.34', async () => {
  await openForm();
  await expect.element(saveState()).toHaveTextContent('Nothing to save yet');
  await fill({ 'E-mail': 'nobody' });
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
    'This is not an e-mail address',
  );
  await expect.element(field('Pickup location')).toHaveFocus();
  await expect.element(field('Car')).toHaveAccessibleDescription(/Car is required/);
  await expectNoAxeViolations('html');
  // No pickup before now, no drop-off before pickup, no car that is none.
  await fill({ ...RENTAL, Car: 'Batmobile', 'E-mail': '', 'Pickup date': '12052026' });
  await fill({ 'Drop-off date': '11052026' });
  await saveButton().click();
  await expectProblems(
    'Pickup cannot be earlier than now',
    'Drop-off cannot be earlier than pickup',
    'Car is required',
  );
  await expect.element(field('Car')).toHaveValue('Batmobile');
  await expect.element(field('Car')).toHaveAccessibleDescription(/“Batmobile” is no car of yours/);
  await fill(RENTAL);
  const works = answers('POST', BOOKINGS, () => refusal(500, 'Not today'));
  await press('Control+s');
  await expect.element(problems()).toHaveTextContent('Error creating booking: Not today');
  works();
  await press('Control+s');
  await expectSaved('created');
});

test('a car comes back where and at the hour it was handed over, unless it is said otherwise', async () => {
  await openForm();
  // Enter answers an open list, and does not send the form under it.
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
  await expect.element(choices('Car')).toHaveLength(2);
  await expect.element(problems()).toHaveLength(0);

  await fill({ 'Pickup location': '', 'Drop-off location': '', 'Drop-off time': '18:30' });
  await fill({ 'Pickup location': 'Antalya Lara', 'Pickup time': '9', Car: '' });
  await expectValues({ 'Drop-off location': 'Antalya Lara', 'Drop-off time': '18:30' });
  await fill({ 'Drop-off time': '', 'Pickup location': 'Antalya Kemer', 'Pickup time': '10' });
  await fill({ Car: '' });
  await expectValues({ 'Drop-off location': 'Antalya Lara', 'Drop-off time': '10:00' });
});

test('the receipt can be overruled and taken back; what a colleague saved is not overwritten @8.35', async () => {
  bookings = [aBooking()];
  await openForm('b1');
  await expect.element(saveState()).toHaveTextContent('All changes saved');
  await expectValues({ 'Total (€)': '' });
  await fill({ 'Total (€)': '125,5' });
  await said('€9.50 less than the receipt');
  await button('Use the receipt: €135.00').click();
  await expect.element(field('Total (€)')).toHaveFocus();
  await expect.element(saveState()).toHaveTextContent('All changes saved');
  await fill({ 'Total (€)': '155' });
  await said('€20.00 more than the receipt');
  const works = answers('PUT', `${BOOKINGS}/b1`, () => refusal(500, 'Not today'));
  await saveButton().click();
  await expect.element(problems()).toHaveTextContent('Error updating booking: Not today');
  works();

  const theirs = { specialRequests: 'Baby seat', status: 'pending', version: 4 } as const;
  bookings = [aBooking({ ...theirs, updatedAt: '2026-05-13T08:00:00.000Z' })];
  await fill({ 'Special requests': 'Ski rack' });
  await saveButton().click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('This booking was changed meanwhile');
  await expect.element(dialog).toMatchTextContent('Somebody saved it at 13 May 2026 11:00');
  await expect
    .element(dialog)
    .toMatchTextContent(/Special requests\s*Theirs\s*Baby seat\s*Yours\s*Ski rack/);
  // What was not changed here is theirs, and no question.
  await expect.element(dialog).not.toMatchTextContent('Status');
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expectSaved('updated');
  expect(bookings).toMatchObject([
    { specialRequests: 'Ski rack', status: 'pending', pricing: { total: 155 }, version: 5 },
  ]);
  // The agreed total stays when something else is changed.
  await openForm('b1');
  await expectValues({ 'Total (€)': '155' });
  await fill({ 'Drop-off date': '18072026', 'Drop-off time': '10:00', Car: 'Fiat Egea' });
  await said('€25.00 less than the receipt');
});

test('a car that is taken: the form shows what is in the way, and books anyway', async () => {
  const [from, to] = ['2026-05-14T10:00', '2026-05-16T10:00'];
  clashes = [{ reference: 'KRV-7', customer: 'Ayşe Yılmaz', from, to }];
  await openForm();
  await fill(RENTAL);
  await said(/No unit is free for these dates. Saving will ask./);
  const error = 'Fiat Egea has no free unit then: KRV-7';
  answers('POST', BOOKINGS, (body) =>
    (body as BookingInput).allowOverbooking
      ? undefined
      : refusal(409, error, { data: { clashes } }),
  );
  const question = page.getByRole('alertdialog');
  await saveButton().click();
  await expect.element(question).toMatchTextContent('No car is free then');
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
  // As long as it takes no more than it has, nothing is asked.
  bookings = [aBooking()];
  await openForm('b1');
  await said('Other bookings hold all units on these dates:');
});

test('a transfer has vehicle and passengers, and a price of its own without a zone @5.26', async () => {
  await openForm();
  await page.getByRole('radio', { name: 'Transfer' }).click();
  await expect.element(field('Car')).toHaveLength(0);
  await saveButton().click();
  await expect.element(problems()).toMatchTextContent('Vehicle capacity is required');
  await field('Vehicle capacity').selectOptions('Sedan, 1–4 passengers');
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

test('an address fills the form in; what is missing or does not come has a way back', async () => {
  await openForm('new?carId=egea&pickupTime=2026-05-14T10:00&dropoffTime=2026-05-17T10:00');
  await expectValues({ Car: 'Fiat Egea' });
  await said('2 of 2 units free for these dates.');
  await expect.element(receipt()).toMatchTextContent('€120.00');
  await expect.element(saveState()).toHaveTextContent('Nothing to save yet');
  await saveButton().click();
  await expect.element(saveState()).toHaveTextContent('Not saved yet');
  // What was typed of a booking that is deleted since becomes a new one.
  bookings = [aBooking()];
  await openForm('b1');
  await fill({ 'Special requests': 'Ski rack' });
  await expect.poll(() => JSON.stringify({ ...localStorage })).toContain('Ski rack');
  bookings = [];
  await openForm('b1');
  await button('Use it for a new booking').click();
  await button('Restore draft').click();
  await expectValues({ 'Special requests': 'Ski rack' });
  await saveButton().click();
  await expectSaved('created');
  await openForm('nobody');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('This booking does not exist');
  const works = answers('GET', `${BOOKINGS}/options`, () => refusal(503));
  await openForm();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Failed to load booking. Please try again.');
  works();
  await page.getByRole('button', { name: /Try again/i }).click();
  await expect.element(saveButton()).toBeVisible();
});

/** The note above the form, which takes the focus. */
const filled = (from: 'rental' | 'transfer') =>
  page.getByRole('status').filter({ hasText: `The form was filled in from a ${from} request.` });
const message = () => page.getByRole('textbox', { name: 'Message', exact: true });

test('a message without a valid code says so; a rental request fills in the form, and can be taken back', async () => {
  await openForm();
  await page.getByText('Paste a WhatsApp message').click();
  const error = (text: RegExp) => expect.element(message()).toHaveAccessibleDescription(text);
  await button('Fill in the form').click();
  await error(/There is no text to read/);
  await message().fill('Merhaba, araç var mı?');
  // Typing is not interrupted.
  await error(/^The whole message[^.]+\.$/);
  await button('Fill in the form').click();
  await error(/There is no request code \(KRV1-…\) in this text/);
  await expectNoAxeViolations('main details');
  // Quoted, as in an answer. A whole message is read as soon as it is pasted.
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
  await said('What the message filled in is taken out again');
  // What was typed since stays.
  await expectValues({
    ...{ 'Pickup location': '', 'Special requests': 'Ski rack', 'Drop-off location': 'Kaş' },
  });
  await expect.element(message()).toHaveValue(expect.stringContaining('KRV1-'));
});

test('a number says in which language one writes to it, and a language how numbers are typed', async () => {
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
  // What was chosen stays.
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

test('a message says its language, whatever the number of who sent it', async () => {
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

test('each of both ways of a transfer leads to the other', async () => {
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
  await said('Way back:');
  await page.getByRole('link', { name: 'B2', exact: true }).click();
  await expectAddress(`${BOOKINGS}/b2`);
  await said('Way there:');
  await expect.element(field('Way back date')).toHaveLength(0);
});

test('a transfer request comes from the clipboard, and is saved as it is', async () => {
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
    .element(page.getByRole('region', { name: 'To be checked' }))
    .toMatchTextContent('The transfer ends one hour after the pickup.');
  await expectValues({
    ...{ 'Drop-off location': 'Belek', 'Drop-off time': '10:00', Zone: 'belek' },
    ...{ 'Vehicle capacity': 'capacity_1_6', Passengers: '5', 'First name': 'Ayşe Nur' },
    ...{ 'Last name': 'Yılmaz', 'Phone number': '+90 555 000 00 00' },
    ...{ 'Way back date': '25/05/2026', 'Way back time': '18:00' },
  });
  await expect.element(receipt()).toMatchTextContent('€120.00');
  await button('Paste another message').click();
  await expect.element(message()).toHaveValue('');
  await saveButton().click();
  await expectSaved('created');
  expect(bookings).toMatchObject([{ transferId: 'belek', drivers: [{ name: 'Ayşe Nur' }] }]);
});
