import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CustomerMatch } from '#app/domain/customers/customer-match.schema.ts';
import { TOKEN_KEY } from '#app/editing/office-calls/token.ts';
import { paginate } from '#app/lib/pagination.ts';
import * as bookingEdit from '#app/office/bookings/editor/admin-booking-edit.route.tsx';
import * as guard from '#app/office/frame/admin-guard.route.tsx';
import * as screens from '#app/office/frame/admin-page.route.tsx';
import { aBooking, bookingsApi } from '#tests/support/admin-bookings.ts';
import { fieldsWithoutControl } from '#tests/support/controls.ts';
import { expectAddress, OWNER, open } from '#tests/support/mounted.tsx';
import { type Api, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations, innerTexts, press, rowOf } from '#tests/support/mounted-page.ts';
import * as customerEdit from './admin-customer-edit.route.tsx';
import * as customerList from './admin-customers.route.tsx';
import { type CustomerPage, customerInputSchema, customerPageSchema } from './customer.schema.ts';

const CUSTOMERS = '/admin/customers';
const BOOKINGS = '/admin/bookings';
const LATE = 'Geçen yıl aracı beş saat geç getirdi';

function aCustomer(input: Partial<CustomerPage>): CustomerPage {
  return customerPageSchema.parse({
    ...{ name: 'Ayşe', surname: 'Yılmaz', phone: '+90 555 000 00 00', email: '', warning: '' },
    ...{
      notes: '',
      bookings: 1,
      total: 90,
      balance: 0,
      depositHeld: 0,
      lastPickup: '2026-05-14T10:00',
      anonymisedAt: null,
    },
    ...{ documents: null, history: [], sharedWith: [], version: 1 },
    ...{ createdAt: '2026-05-01T09:00:00Z', updatedAt: '2026-05-01T09:00:00Z', ...input },
  });
}

/** Customers that the test's API returns. */
let customers: CustomerPage[] = [];

const toMatch = ({ id, name, surname, phone, email, warning, bookings }: CustomerPage) =>
  ({ id, name, surname, phone, email, warning, bookings }) satisfies CustomerMatch;

const digits = (text: string | null) => text?.replace(/\D/g, '').replace(/^0/, '') ?? '';

function matchesOf(query: URLSearchParams) {
  const [search, phone] = ['search', 'phone'].map((name) => query.get(name));
  const fits = (each: CustomerPage) =>
    /\d/.test(search ?? '')
      ? digits(each.phone).includes(digits(search ?? ''))
      : each.name.toLocaleLowerCase('tr').startsWith((search ?? '').toLocaleLowerCase('tr'));
  return {
    matches: search ? customers.filter(fits).map(toMatch) : [],
    known: customers.filter((each) => phone && digits(each.phone) === digits(phone)).map(toMatch),
  };
}

const api: Api = (...call) => {
  const [method, path, body] = call;
  const { pathname, searchParams } = new URL(path, 'http://api');
  if (pathname === '/auth/admin/me') return { admin: OWNER };
  if (pathname === `${CUSTOMERS}/matches`) return matchesOf(searchParams);
  if (pathname === CUSTOMERS) return { customers, pagination: paginate(1, 20, customers.length) };
  const [, id] = /^\/admin\/customers\/([^/]+)$/.exec(pathname) ?? [];
  if (!id) return bookingsApi([aBooking({ id: 'b1' })])(...call);
  const found = customers.find((each) => each.id === id);
  if (!found) return refusal(404);
  if (method === 'PUT') Object.assign(found, body, { version: found.version + 1 });
  return found;
};

const routes = {
  [CUSTOMERS]: customerList,
  [`${CUSTOMERS}/:id`]: customerEdit,
  [`${BOOKINGS}/new`]: bookingEdit,
  [`${BOOKINGS}/:id`]: bookingEdit,
};

const openAt = (address: string) => open(address, { routes, api });

const field = (label: string) =>
  page.css('form').getByLabelText(label, { exact: true }).and(page.css('input, textarea'));
const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();
const warning = () => page.getByText('aracı beş saat geç getirdi');
const offers = () => page.getByRole('listbox', { name: 'Known customers' }).getByRole('option');

async function expectCustomer(...values: [string, string, string, string]): Promise<void> {
  const labels = ['First name', 'Last name', 'Phone number', 'Email'];
  for (const [i, label] of labels.entries())
    await expect.element(field(label), { message: label }).toHaveValue(values[i]);
}
const ISIK = ['Işık', 'Çağlar', '+90 532 123 45 67', 'isik@example.com'] as const;

beforeEach(() => {
  const [name, surname, phone, email] = ISIK;
  customers = [
    aCustomer({ id: 'isik', name, surname, phone, email, warning: LATE }),
    aCustomer({ id: 'ayse' }),
  ];
});

test('a suggested customer is chosen by the keyboard and shown with the warning', async () => {
  await openAt(`${BOOKINGS}/new`);
  const [name, surname] = [field('First name'), field('Last name')];
  await name.fill('ışı');
  await expect.poll(() => innerTexts(offers())).toEqual([expect.stringMatching(/Işık Çağlar/)]);
  expect(innerTexts(offers())[0]).toMatch(/1 booking\s+Warning/);
  // Enter selects from the list and does not submit the form.
  await press('Enter');
  await expect.element(offers()).toHaveLength(0);
  await expect.element(page.css('#booking-problems').getByRole('alert')).toHaveLength(0);
  await button('Create Booking').click();
  await expect.element(surname).toHaveAttribute('aria-invalid', 'true');
  await name.fill('ış');
  await expect.element(offers()).toHaveLength(1);
  await press('ArrowDown');
  await expect.element(offers().first()).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeViolations('main');
  await press('Enter');
  await expect.element(offers()).toHaveLength(0);
  await expectCustomer(...ISIK);
  // A filled field shows no error.
  await expect.element(surname).not.toHaveAttribute('aria-invalid', 'true');
  await expect.element(warning()).toBeVisible();
  await expectNoAxeViolations('main');
});

test('a booking shows its customer’s warning until the phone number changes', async () => {
  const [first, last, phoneNumber] = ISIK;
  const drivers = [{ name: first, surname: last, phoneNumber }];
  const booking = aBooking({ id: 'b1', drivers });
  respondTo('GET', `${BOOKINGS}/b1`, () => booking);
  await openAt(`${BOOKINGS}/b1`);
  await expect.element(warning()).toBeVisible();
  const phone = field('Phone number');
  await phone.fill('');
  await expect.element(warning()).not.toBeInTheDocument();
  await phone.fill('0555 000');
  await page.getByRole('option', { name: /Ayşe Yılmaz/ }).click();
  await expect.element(field('Last name')).toHaveValue('Yılmaz');
});

test('the booking form lists all customers with the phone number', async () => {
  customers.push(aCustomer({ id: 'ivan', name: 'Ivan', surname: 'Petrov', phone: ISIK[2] }));
  await openAt(`${BOOKINGS}/new`);
  await field('Phone number').fill(ISIK[2]);
  await said('This phone number is on record for:');
  await expect
    .element(page.getByRole('link', { name: 'Open the customer Ivan Petrov' }))
    .toBeVisible();
  await said(/^Warning about Işık Çağlar:/);
  await field('First name').fill('Ivan');
  await field('Last name').fill('Petrov');
  await said('The number is shared with:');
  await expect
    .element(page.getByRole('link', { name: 'Open the customer Işık Çağlar' }))
    .toBeVisible();
  await expect.element(warning()).not.toBeInTheDocument();
  await expectNoAxeViolations('main');
});

test('the form has a control for each field of a customer', async () => {
  await openAt(`${CUSTOMERS}/isik`);
  await expect.element(page.getByRole('textbox', { name: 'Telefon' })).toBeVisible();
  const missing = fieldsWithoutControl('customer', customerInputSchema.keyof().options);
  expect(missing, 'Add a control to the editor').toEqual([]);
});

test('the page of a customer links to others with the same number', async () => {
  const ivan = { id: 'ivan', name: 'Ivan', surname: 'Petrov', bookings: 2 };
  customers[1] = aCustomer({ id: 'ayse', sharedWith: [ivan] });
  await openAt(`${CUSTOMERS}/ayse`);
  await said(/Bu telefon numarası başkalarında da kayıtlı/);
  const other = page.getByRole('link', { name: 'Ivan Petrov, 2 rezervasyon' });
  await expect.element(other).toHaveAttribute('href', `${CUSTOMERS}/ivan`);
  await expectNoAxeViolations('main');
});

test('the page of a customer shows the fee of a cancelled booking, and its former price', async () => {
  const times = { pickupTime: '2026-05-14T10:00', dropoffTime: '2026-05-16T10:00' };
  customers = [
    aCustomer({
      id: 'ayse',
      history: [
        {
          ...{ id: 'b1', bookingReference: 'KRV-1', serviceType: 'car_rental', title: 'Fiat Egea' },
          ...{ ...times, status: 'cancelled', total: 40, formerPrice: 77.77, balance: 40 },
          ...{ depositHeld: 0, own: true },
        },
      ],
    }),
  ];
  await openAt(`${CUSTOMERS}/ayse`);
  const row = page.getByRole('listitem').filter({ hasText: 'KRV-1' });
  await expect.element(row.getByText('€40.00', { exact: true })).toBeVisible();
  expect(row.getByText('€77.77').element().tagName).toBe('S');
});

test('owners see a note about a customer without bookings, and a button to anonymise', async () => {
  customers[1] = aCustomer({ id: 'ayse', bookings: 0, lastPickup: null });
  await openAt(`${CUSTOMERS}/ayse`);
  await said(/Bu müşterinin rezervasyonu kalmadı ve hakkında not yok/);
  await expect.element(button('Müşteriyi anonimleştir')).toBeVisible();
});

test('a new booking from a customer’s page has their details', async () => {
  await openAt(`${CUSTOMERS}/isik`);
  await page.getByRole('link', { name: 'Yeni rezervasyon' }).click();
  await expectAddress(`${BOOKINGS}/new?customer=isik`);
  await expectCustomer(...ISIK);
});

const keptInBrowser = () => Object.values({ ...localStorage }).join();

test('an anonymised customer is removed from the browser’s drafts', async () => {
  const message = 'Bitmemiş rezervasyon varken olmaz: KRV-1.';
  const over = respondTo('POST', `${CUSTOMERS}/isik/anonymise`, () => refusal(409, message));
  await openAt(`${CUSTOMERS}/isik`);
  const dialog = page.getByRole('alertdialog', { name: 'Müşteri anonimleştirilsin mi?' });
  const ask = button('Müşteriyi anonimleştir');
  const confirm = dialog.getByRole('button', { name: 'Anonimleştir' });
  await ask.click();
  await expect.element(dialog).toMatchTextContent('araç, gün ve tutarlarıyla');
  await expectNoAxeViolations('[role=alertdialog]');
  await confirm.click();
  await expect.element(dialog).toMatchTextContent(message);
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  over();
  respondTo('POST', `${CUSTOMERS}/isik/anonymise`, () => {
    const nobody = { name: 'Anonim', surname: '', phone: '', email: '', warning: '' };
    const customer = aCustomer({ id: 'isik', ...nobody, anonymisedAt: '2026-05-13T09:00:00Z' });
    customers = [customer];
    return { customer };
  });
  await field('Notlar').fill('Işık Hanım');
  await expect.poll(keptInBrowser).toContain('Işık Hanım');
  await ask.click();
  await confirm.click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Anonim');
  await expect.poll(keptInBrowser).not.toContain('Işık');
});

test('a download with an expired session opens the sign-in page', async () => {
  await open(CUSTOMERS, { routes, api, within: [guard, screens] });
  await button('Dışa aktar').click();
  respondTo('GET', /^\/admin\/customers\/export\?/, () => refusal(401));
  await page.getByRole('dialog').getByRole('button', { name: 'İndir' }).click();
  await expectAddress('/admin/login?next=%2Fadmin%2Fcustomers');
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

test('the list shows a warning beside the customer', async () => {
  await openAt(CUSTOMERS);
  await expect.element(rowOf('Işık Çağlar')).toMatchTextContent(LATE);
});

test('a phone number is saved with its country code', async () => {
  await openAt(`${CUSTOMERS}/isik`);
  await field('Telefon').fill('0532 123 45 68');
  await button('Kaydet').click();
  await said('Işık Çağlar kaydedildi');
  expect(customers[0]?.phone).toBe('+90 532 123 45 68');
});
