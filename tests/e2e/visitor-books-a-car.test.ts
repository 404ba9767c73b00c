import { decodeReservation } from '#app/domain/bookings/messages/decoded-reservation.rules.ts';
import { addDays, formatFullDate } from '#app/lib/dates/dates.ts';
import { tr as dates } from '../../app/lib/text/tr.ts';
import {
  calendar,
  calendarDay,
  cards,
  extrasLine,
  form,
  later,
  pricesInSight,
  receipt,
  searchBar,
  send,
  soon,
  tripLine,
} from './support/cars.ts';
import { chatOpenedBy, countRows } from './support/chat.ts';
import { stopClock } from './support/clock.ts';
import { expect, expectNoLayoutShift, expectUncovered, test } from './support/test.ts';

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
    await expect(searchBar(page)).toContainText(
      `${formatFullDate(soon, dates)} – ${formatFullDate(later, dates)} · 4 gün`,
    );
    await expectNoLayoutShift(page);
    await search.tap();
    await expect(page).toHaveURL(new RegExp(`&pickupDate=${soon}&returnDate=${later}$`));
    await expect(cards(page).first()).toContainText('4 gün · günlük ort.');
    await expect.poll(() => pricesInSight(page)).toBeGreaterThanOrEqual(4);
  });

  await test.step('the search of the list is one line, which can be opened', async () => {
    await expect(searchBar(page)).toBeHidden();
    await page.getByText(/^Antalya Havalimanı \(AYT\) · /).tap();
    await searchBar(page).getByRole('checkbox', { name: 'Farklı yerde bırakacağım' }).check();
    await searchBar(page).getByLabel('Dönüş yeri').selectOption('Antalya Lara');
    await searchBar(page).getByLabel('Dönüş saati').selectOption('12:00');
    await search.tap();
    await expect(page).toHaveURL(/dropoffLocation=Antalya\+Lara&.*returnTime=12%3A00/);
    await expect(cards(page).first()).toContainText('5 gün · günlük ort.');
  });

  await test.step('a tap on empty space of a row opens the car', async () => {
    const picture = await cards(page).first().getByRole('img').first().boundingBox();
    if (!picture) throw new Error('the car has no picture');
    await page.touchscreen.tap(picture.x + 8, picture.y + picture.height - 4);
    await expect(page).toHaveURL(/\/cars\/./);
  });
  const id = new URL(page.url()).pathname.split('/').at(-1);

  await test.step('the line of the trip opens the fields and the calendar, which shows prices', async () => {
    await expect(tripLine(page)).toContainText('Antalya Lara');
    await expect(form(page).getByLabel('Alış yeri')).toBeHidden();
    await tripLine(page).tap();
    await expect(calendarDay(page, soon)).toHaveAttribute('data-price', /^€\d+$/);
    await calendarDay(page, soon).tap();
    await calendarDay(page, addDays(later, 1)).tap();
    await expect(receipt(page)).toContainText('6 gün');
    await form(page).getByLabel('Dönüş saati').selectOption('10:00');
    await expect(receipt(page)).toContainText('5 gün');
    await tripLine(page).getByText('+ Uçuş numarası').click();
    await form(page).getByLabel('Uçuş numarası').fill('XQ 123');
    await extrasLine(page).click();
    await form(page).getByLabel('Çocuk koltuğu').selectOption('2');
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
    await expect(form(page)).toContainText(/Bu tarihlerde (müsait|son 1\saraç)/);
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

  await test.step('the form confirms the request, and is empty one second later', async () => {
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page.getByRole('button', { name: 'WhatsApp Açılıyor...' })).toBeDisabled();
    await page.clock.runFor(1000);
    await expect(send(page)).toBeEnabled();
    await expect(form(page).getByLabel('Alış yeri')).toHaveValue('');
    await expect(form(page).getByLabel('Alış tarihi')).toHaveValue('');
    await expect(form(page).getByLabel('Çocuk koltuğu')).toHaveValue('0');
    await page.clock.runFor(5000);
    await expect(page.getByText(SENT)).toBeHidden();
  });
});
