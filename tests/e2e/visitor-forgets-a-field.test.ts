import { decodeReservation } from '#app/domain/bookings/messages/decoded-reservation.rules.ts';
import { addDays } from '#app/lib/dates/dates.ts';
import * as car from './support/cars.ts';
import { chatOpenedBy } from './support/chat.ts';
import { expect, expectNoAxeViolations, expectUncovered, test } from './support/test.ts';
import * as transfer from './support/transfers.ts';

const OF_A_CAR = [
  ['Alış yeri', 'Pickup location is required'],
  ['Dönüş yeri', 'Drop-off location is required'],
  ['Alış tarihi', 'Pickup date is required'],
  ['Alış saati', 'Pickup time is required'],
  ['Dönüş tarihi', 'Return date is required'],
  ['Dönüş saati', 'Return time is required'],
] as const;

const OF_A_TRANSFER = [
  ['Ad soyad', 'Ad soyad gereklidir'],
  ['E-posta', 'Email adresi gereklidir'],
  ['Telefon', 'Telefon numarası gereklidir'],
  ['Alış yeri', 'Alış yeri gereklidir'],
  ['Varış yeri', 'Varış yeri gereklidir'],
  ['Tarih', 'Tarih seçimi gereklidir'],
  ['Saat', 'Saat seçimi gereklidir'],
] as const;

test('a visitor who sends an empty car form sees a message at each field @5.1 @9.29 @9.30', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/https:\/\/wa\.me/);
  const field = (label: string) => car.form(page).getByLabel(label);
  const { id } = await car.aCar(page, `brand=Fiat&pickupDate=${car.from}&dropoffDate=${car.to}`);
  await page.goto(`/cars/${id}`);

  await test.step('each empty field has its message, in the language that the specification gives', async () => {
    await car.openTrip(page);
    for (const time of ['Alış saati', 'Dönüş saati']) {
      await expect(field(time)).toHaveValue('10:00');
      await field(time).selectOption('');
    }
    await car.send(page).click();
    for (const [label, message] of OF_A_CAR) {
      await expect(field(label)).toHaveAccessibleDescription(message);
      const said = car.form(page).getByText(message);
      expect(await said.evaluate((each) => each.closest('[lang]')?.getAttribute('lang'))).toBe(
        'en',
      );
    }
    await expect(field('Alış yeri')).toBeFocused();
  });

  await test.step('the pickup place fills in the place of return', async () => {
    await field('Alış yeri').selectOption('Antalya Kemer');
    await expect(field('Dönüş yeri')).toHaveValue('Antalya Kemer');
    await expect(car.form(page).getByText(/location is required/)).toHaveCount(0);
    const places = await field('Alış yeri').locator('option').allTextContents();
    expect(places).toEqual(expect.arrayContaining(['Antalya Konyaaltı', 'Antalya Alanya']));
  });

  await test.step('the bar of a phone leads to the first empty field, and sends the request once all fields are filled in', async () => {
    const bar = page.getByRole('complementary', { name: 'Fiyatlar' });
    await page.goto(`/cars/${id}?pickupDate=${car.from}&returnDate=${car.to}`);
    await expect(bar).toContainText('€');
    await bar.getByRole('button', { name: 'Rezervasyon yap' }).click();
    await expect(field('Alış yeri')).toBeFocused();
    await expect(field('Alış yeri')).toBeInViewport();
    await field('Alış yeri').selectOption('Antalya Alanya');
    const chat = await chatOpenedBy(page, () =>
      bar.getByRole('button', { name: 'WhatsApp ile iste' }).click(),
    );
    expect(decodeReservation(chat.searchParams.get('text') ?? '')?.form).toMatchObject({
      ...{ pickupLocation: 'Antalya Alanya', pickupDate: car.from },
    });
  });
});

test('a visitor who sends an empty transfer form sees a message at each field @5.30 @5.32', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(`${car.today()}T12:00:00+03:00`));
  await page.goto('/transfer');
  const alert = page.getByRole('alert');
  const field = (label: string) => transfer.form(page).getByLabel(label, { exact: true });
  const [name, email, date, hour] = [
    ...[field('Ad soyad'), field('E-posta')],
    ...[field('Tarih'), field('Saat')],
  ] as const;

  await test.step('on a laptop the list is below the header', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await transfer.send(page).click();
    await expect(name).toBeFocused();
    await expectUncovered(name);
    const header = await page.getByRole('banner').boundingBox();
    const end = (header?.y ?? 0) + (header?.height ?? 0);
    await expect.poll(async () => (await alert.boundingBox())?.y).toBeGreaterThanOrEqual(end);
    await page.setViewportSize({ width: 360, height: 740 });
  });

  await test.step('each empty field has its message, which is also in the list', async () => {
    await transfer.send(page).click();
    await expect(alert).toContainText('Lütfen şu alanları kontrol edin:');
    await expect(alert.getByRole('link')).toHaveText(OF_A_TRANSFER.map(([, message]) => message));
    for (const [label, message] of OF_A_TRANSFER) {
      await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(label)).toHaveAccessibleDescription(new RegExp(message));
    }
    await expect(name).toBeFocused();
    await expectUncovered(name);
    await expectNoAxeViolations(page);
  });

  await test.step('a link in the list leads to its field, and the list marks corrected fields', async () => {
    await alert.getByRole('link', { name: 'Saat seçimi gereklidir' }).click();
    await expect(hour).toBeFocused();
    await hour.selectOption('09:00');
    await expect(hour).not.toHaveAttribute('aria-invalid');
    await expect(alert.getByRole('listitem').last()).toContainText('Saat seçimi gereklidir');
    await expect(alert.getByRole('img', { name: 'düzeltildi' })).toHaveCount(1);
  });

  await test.step('a wrong e-mail address, a past day and a past hour are reported one after the other', async () => {
    await transfer.fillIn(page);
    await email.fill('ayse@example');
    await transfer.send(page).click();
    await expect(alert.getByRole('link')).toHaveText(['Geçerli bir email adresi giriniz']);
    await expect(email).toBeFocused();
    await email.fill(transfer.typed.email);
    await date.fill(addDays(car.today(), -1));
    await expect(date).toHaveAccessibleDescription('Tarih bugünden önce olamaz');
    await transfer.send(page).click();
    await expect(alert.getByRole('link')).toHaveText(['Tarih bugünden önce olamaz']);
    await expect(date).toBeFocused();
    await date.fill(car.today());
    await hour.selectOption('00:00');
    await transfer.send(page).click();
    await expect(hour).toHaveAccessibleDescription('Saat şu andan önce olamaz');
    await expect(hour).toHaveValue('00:00');
    await expect(hour).toBeFocused();
  });
});
