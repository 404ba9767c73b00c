import { decodeReservation } from '#app/domain/bookings/messages/decoded-reservation.rules.ts';
import { addDays, formatFieldDate } from '#app/lib/dates/dates.ts';
import { tr as dates } from '../../app/lib/text/tr.ts';
import {
  calendar,
  calendarDay,
  cards,
  cell,
  chosenPlace,
  closePopover,
  extra,
  extrasRow,
  form,
  later,
  pricesInSight,
  receipt,
  reservationCard,
  searchBar,
  send,
  soon,
  ticket,
} from './support/cars.ts';
import { chatOpenedBy, countRows } from './support/chat.ts';
import { stopClock } from './support/clock.ts';
import { expect, expectNoLayoutShift, expectUncovered, test } from './support/test.ts';
import { boxOf } from './support/touch.ts';

const AIRPORT = 'Antalya Havalimanı (AYT)';
const SENT = 'WhatsApp açılıyor! Rezervasyon talebiniz hazırlandı.';

test('a visitor on a phone finds a car for some days, and requests it in WhatsApp @1.6 @1.7 @2.22 @3.29 @4.34 @6.3 @7.47 @7.54 @8.16 @9.29', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/https:\/\/wa\.me/);
  await page.clock.install();
  await page.goto('/');
  const search = searchBar(page).getByRole('button', { name: 'Müsait araçları göster' });

  await test.step('places, days and the button are visible without scrolling', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const name of ['Alış ve dönüş yeri', 'Alış tarihi', 'Alış saati', 'Dönüş tarihi'])
      await expectUncovered(searchBar(page).getByLabel(name));
    await expectUncovered(search);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
  });

  await test.step('five taps lead to cars with prices for the days', async () => {
    await searchBar(page).getByLabel('Alış tarihi').tap();
    await calendarDay(page, soon).tap();
    await expect(calendar(page)).toContainText('Dönüş gününü seçin');
    await calendarDay(page, later).tap();
    await expect(calendar(page)).toHaveCount(0);
    for (const day of [soon, later])
      await expect(searchBar(page)).toContainText(formatFieldDate(day, dates));
    await expectNoLayoutShift(page);
    await search.tap();
    await expect(page).toHaveURL(new RegExp(`&pickupDate=${soon}&returnDate=${later}$`));
    await expect(searchBar(page)).toContainText('4 gün');
    await expect(cards(page).first()).toContainText(/€.*\/\s?gün/);
    await expect.poll(() => pricesInSight(page)).toBeGreaterThanOrEqual(5);
  });

  await test.step('each part of the trip is changed in the bar of the list', async () => {
    const { y } = await boxOf(cards(page).first());
    await searchBar(page).getByLabel('Alış ve dönüş yeri').selectOption('Farklı yerde bırakacağım');
    await searchBar(page).getByLabel('Dönüş yeri').selectOption('Antalya Lara');
    await searchBar(page).getByLabel('Dönüş saati').selectOption('12:00');
    expect((await boxOf(cards(page).first())).y).toBe(y);
    await expect(page).toHaveURL(/dropoffLocation=Antalya\+Lara&.*returnTime=12%3A00/);
    await expect(searchBar(page)).toContainText('5 gün');
    await expect(cards(page).first()).toContainText(/€.*\/\s?gün/);
  });

  await test.step('a tap on empty space of a row opens the car', async () => {
    const picture = await cards(page).first().getByRole('img').first().boundingBox();
    if (!picture) throw new Error('the car has no picture');
    await page.touchscreen.tap(picture.x + 8, picture.y + picture.height - 4);
    await expect(page).toHaveURL(/\/cars\/./);
  });
  const id = new URL(page.url()).pathname.split('/').at(-1);

  await test.step('each cell opens its part: the days with prices, the places with their questions', async () => {
    await expect(cell(page, 'Dönüş yeri')).toContainText('Lara');
    await expect(page.getByRole('radio', { name: 'Antalya Lara' })).toHaveCount(0);
    await cell(page, 'Alış').tap();
    await expect(calendarDay(page, soon)).toHaveAttribute('data-price', /^€\d+$/);
    await calendarDay(page, soon).tap();
    await calendarDay(page, addDays(later, 1)).tap();
    await expect(receipt(page)).toContainText('6 gün');
    await expect(calendar(page)).toHaveCount(0);
    await cell(page, 'Dönüş').tap();
    await form(page).getByLabel('Dönüş saati').selectOption('10:00');
    await expect(receipt(page)).toContainText('5 gün');
    await closePopover(page);
    await cell(page, 'Alış yeri').getByText('+ Uçuş numarası').tap();
    await form(page).getByLabel('Uçuş numarası').fill('XQ 123');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Alış yeri')).toContainText('XQ 123');
    await extrasRow(page).tap();
    for (let taps = 0; taps < 2; taps += 1)
      await page.getByRole('button', { name: 'Artır: Çocuk koltuğu' }).tap();
    await expect(extra(page, 'Çocuk koltuğu')).toHaveValue('2');
    await closePopover(page);
    await expect(
      receipt(page).getByRole('row', { name: /Çocuk koltuğu 2\sadet × 5\sgün × €5\.00 €50\.00/ }),
    ).toBeVisible();
  });
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const total = await receipt(page)
    .getByRole('row', { name: /^Toplam/ })
    .getByRole('cell')
    .textContent();

  await test.step('the chat has the whole request, which the server neither receives nor stores', async () => {
    await expect(reservationCard(page)).toContainText(/Bu tarihlerde (müsait|son 1\saraç)/);
    const before = await countRows();
    expect(before).toMatchObject({ bookings: expect.any(Number), cars: expect.any(Number) });
    await stopClock(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      // Ignores scripts of other pages, and rates, which expire when the clock jumps. Neither
      // contains data of the visitor.
      if (!/^\/assets\/|current$/.test(new URL(request.url()).pathname))
        requests.push(`${request.method()} ${request.url()}`);
    });
    const chat = await chatOpenedBy(page, () => send(page).click());
    expect(requests).toEqual([]);
    expect(await countRows()).toEqual(before);
    const message = chat.searchParams.get('text') ?? '';
    expect(message).toContain(title);
    expect(message).toContain(`*Toplam: ${total}*`);
    expect(decodeReservation(message)).toMatchObject({
      carId: id,
      form: {
        ...{ pickupLocation: AIRPORT, dropoffLocation: 'Antalya Lara', flightNumber: 'XQ 123' },
        ...{ pickupDate: soon, pickupTime: '10:00', returnDate: addDays(later, 1) },
        ...{ returnTime: '10:00', cocukKoltugu: 2, ekSurucu: 0, gencSurucu: 0 },
      },
    });
  });

  await test.step('one second later the form is empty, and a ticket takes its place', async () => {
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page.getByRole('button', { name: 'WhatsApp Açılıyor...' })).toBeDisabled();
    await page.clock.runFor(1000);
    await expect(ticket(page)).toBeFocused();
    await expect(ticket(page)).toContainText(String(total));
    await expect(form(page)).toBeHidden();
    await expect(send(page)).toHaveCount(0);
    await page.clock.runFor(5000);
    await expect(page.getByText(SENT)).toBeHidden();
    // The list keeps the days for another car.
    await expect(page.getByRole('link', { name: / araç, / })).toHaveAttribute(
      'href',
      new RegExp(`pickupDate=${soon}`),
    );
    await ticket(page).getByRole('button', { name: 'Yeni talep' }).tap();
    await expect(ticket(page)).toHaveCount(0);
    await expect(chosenPlace(page, 'Alış yeri')).toHaveCount(0);
    await expect(form(page).locator('[name="pickupDate"]')).toHaveValue('');
    await expect(form(page).locator('[name="cocukKoltugu"]')).toHaveValue('0');
  });
});
