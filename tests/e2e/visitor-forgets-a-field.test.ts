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

/** Messages in the cells of a car form. */
const IN_CELLS = [
  ['Alış yeri', 'Pickup location is required'],
  ['Dönüş yeri', 'Drop-off location is required'],
  ['Alış', 'Pickup date is required'],
  ['Dönüş', 'Return date is required'],
] as const;

const OF_A_TRANSFER = [
  ['Alış yeri', 'Alış yeri gereklidir'],
  ['Varış yeri', 'Varış yeri gereklidir'],
  ['Tarih', 'Tarih seçimi gereklidir'],
  ['Saat', 'Saat seçimi gereklidir'],
  ['Ad soyad', 'Ad soyad gereklidir'],
  ['E-posta', 'Email adresi gereklidir'],
  ['Telefon', 'Telefon numarası gereklidir'],
] as const;

test('a visitor who sends an empty car form sees a message at each field @5.1 @9.29 @9.30', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/https:\/\/wa\.me/);
  const field = (label: string) => car.form(page).getByLabel(label);
  const { id } = await car.aCar(page, `brand=Fiat&pickupDate=${car.from}&dropoffDate=${car.to}`);
  await page.goto(`/cars/${id}`);

  const place = (name: string) => page.getByRole('group', { name });

  await test.step('each empty field has its message, in the language that the specification gives', async () => {
    await car.openDays(page);
    for (const time of ['Alış saati', 'Dönüş saati']) {
      await expect(field(time)).toHaveValue('10:00');
      await field(time).selectOption('');
    }
    await car.closePopover(page);
    await car.send(page).click();
    // The first empty cell opens.
    await expect(place('Alış yeri')).toHaveAccessibleDescription(OF_A_CAR[0][1]);
    await expect(place('Alış yeri').getByRole('radio').first()).toBeFocused();
    await car.closePopover(page);
    for (const [label, message] of IN_CELLS)
      await expect(car.cell(page, label)).toContainText(message);
    await car.cell(page, 'Dönüş yeri').click();
    await expect(place('Dönüş yeri')).toHaveAccessibleDescription(OF_A_CAR[1][1]);
    await car.closePopover(page);
    await car.openDays(page);
    for (const [label, message] of OF_A_CAR.slice(2))
      await expect(field(label)).toHaveAccessibleDescription(message);
    for (const [, message] of OF_A_CAR) {
      const said = car.form(page).getByText(message).first();
      expect(await said.evaluate((each) => each.closest('[lang]')?.getAttribute('lang'))).toBe(
        'en',
      );
    }
    await car.closePopover(page);
  });

  await test.step('the pickup place fills in the place of return', async () => {
    await car.choosePlace(page, 'Alış yeri', 'Antalya Kemer');
    await expect(car.chosenPlace(page, 'Dönüş yeri')).toHaveValue('Antalya Kemer');
    await expect(car.form(page).getByText(/location is required/)).toHaveCount(0);
    await car.cell(page, 'Alış yeri').click();
    const places = await place('Alış yeri').locator('label').allTextContents();
    await car.closePopover(page);
    expect(places).toEqual(expect.arrayContaining(['Antalya Konyaaltı', 'Antalya Alanya']));
  });

  await test.step('the bar of a phone leads to the first empty field, and sends the request once all fields are filled in', async () => {
    const bar = page.getByRole('complementary', { name: 'Fiyatlar' });
    await page.goto(`/cars/${id}?pickupDate=${car.from}&returnDate=${car.to}`);
    await expect(bar).toContainText('€');
    await bar.getByRole('button', { name: 'Rezervasyon yap' }).click();
    const alanya = place('Alış yeri').getByRole('radio', { name: 'Antalya Alanya' });
    await expect(place('Alış yeri').getByRole('radio').first()).toBeFocused();
    await expect(place('Alış yeri')).toBeInViewport();
    // A tap on a place that asks nothing closes the sheet.
    await alanya.tap();
    await expect(place('Alış yeri')).toHaveCount(0);
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
  const [pickup, email, date, hour] = [
    ...[field('Alış yeri'), field('E-posta')],
    ...[field('Tarih'), field('Saat')],
  ] as const;

  await test.step('on a laptop the list is below the header', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await transfer.send(page).click();
    await expect(pickup).toBeFocused();
    await expectUncovered(pickup);
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
    await expect(pickup).toBeFocused();
    await expectUncovered(pickup);
    await expectNoAxeViolations(page);
  });

  await test.step('a link in the list leads to its field, and the list marks corrected fields', async () => {
    await alert.getByRole('link', { name: 'Saat seçimi gereklidir' }).click();
    await expect(hour).toBeFocused();
    await hour.selectOption('09:00');
    await expect(hour).not.toHaveAttribute('aria-invalid');
    const fixed = page.getByRole('img', { name: 'düzeltildi' });
    await expect(alert.getByRole('listitem').filter({ has: fixed })).toHaveText(
      /Saat seçimi gereklidir/,
    );
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
