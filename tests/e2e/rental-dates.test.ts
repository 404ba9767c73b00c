import type { Locator, Page } from '@playwright/test';
import { addDays, type IsoDate } from '#app/lib/dates/dates.ts';
import { aCar, form, from, openTrip, receipt, send, to, today } from './support/cars.ts';
import { DESKTOP, expect, test } from './support/test.ts';

/** Late in the evening the first day that can be chosen is tomorrow. */
const NOON = new Date(`${today()}T12:00:00+03:00`);

/**
 * Types dates digit by digit. The order of day, month and year depends on the browser's language,
 * so it is tried out first.
 */
async function dateTyper(page: Page) {
  const probe = await page.context().newPage();
  await probe.setContent('<input type="date" aria-label="Probe">');
  await probe.getByLabel('Probe').focus();
  await probe.keyboard.type('03042031');
  const dayFirst = (await probe.getByLabel('Probe').inputValue()) === '2031-04-03';
  await probe.close();
  return async (field: Locator, date: IsoDate): Promise<void> => {
    const [year, month, day] = date.split('-');
    await field.focus();
    await page.keyboard.type(dayFirst ? `${day}${month}${year}` : `${month}${day}${year}`);
  };
}

test('impossible dates are replaced with a message, possible ones go into the address @5.4 @5.6', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(`${today()}T15:10:00+03:00`));
  await page.goto(`/cars/${(await aCar(page)).id}`);
  await openTrip(page);
  await test.step('an hour of today that is over gives way to the next one, and comes back on another day; one that is chosen stays, and is not sent', async () => {
    const says = 'Alış saati şu andan önce olamaz!';
    const hour = form(page).getByLabel('Alış saati');
    await expect(hour).toHaveValue('10:00');
    await form(page).getByLabel('Alış tarihi').fill(today());
    await expect(page.getByText(says)).toBeVisible();
    await expect(hour).toHaveValue('16:30');
    await form(page).getByLabel('Alış tarihi').fill(addDays(today(), 5));
    await expect(hour).toHaveValue('10:00');

    await form(page).getByLabel('Alış tarihi').fill(today());
    await form(page).getByLabel('Dönüş tarihi').fill(from);
    await expect(hour).toHaveValue('16:30');
    await hour.selectOption('00:00');
    await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible();
    await form(page).getByLabel('Alış yeri').selectOption('Antalya Lara');
    await send(page).filter({ visible: true }).first().click();
    await expect(hour).toHaveAccessibleDescription(says);
    await expect(hour).toBeFocused();
    await expect(hour).toHaveValue('00:00');
    await expect(page.getByText('WhatsApp açılıyor!')).toHaveCount(0);
    await hour.selectOption('18:00');
    await expect(hour).not.toHaveAccessibleDescription(says);
  });

  await page.clock.setFixedTime(NOON);
  await expect(form(page).getByLabel('Dönüş tarihi')).toHaveAttribute('min', addDays(today(), 1));
  await form(page).getByLabel('Alış tarihi').fill(addDays(today(), -1));
  await expect(page.getByText('Alış tarihi bugünden önce olamaz!')).toBeVisible();
  await expect(form(page).getByLabel('Alış tarihi')).toHaveValue(today());
  await form(page).getByLabel('Dönüş tarihi').fill(today());
  await expect(
    page.getByText('Dönüş tarihi alış tarihinden en az 1 gün sonra olmalıdır!'),
  ).toBeVisible();
  await expect(form(page).getByLabel('Dönüş tarihi')).toHaveValue(addDays(today(), 1));

  await form(page).getByLabel('Dönüş tarihi').fill(to);
  await form(page).getByLabel('Alış tarihi').fill(from);
  await expect(form(page).getByLabel('Dönüş tarihi')).toHaveAttribute('min', addDays(from, 1));
  await form(page).getByLabel('Alış saati').selectOption('09:00');
  await form(page).getByLabel('Dönüş saati').selectOption('11:30');
  await expect(page).toHaveURL(
    new RegExp(`pickupDate=${from}&pickupTime=09%3A00&returnDate=${to}&returnTime=11%3A30`),
  );
  await expect(receipt(page)).toContainText('9 gün');
  await page.reload();
  await expect(receipt(page)).toContainText('9 gün');
});

test('a longer rental that costs less is offered', async ({ page }) => {
  const car = await aCar(page, `brand=Renault&pickupDate=${from}&dropoffDate=${to}`);
  await page.goto(`/cars/${car.id}?pickupDate=${from}&returnDate=${addDays(from, 6)}`);
  await expect(receipt(page)).toContainText('7 gün kiralarsanız toplam');
  await page.getByRole('button', { name: '7 gün olarak değiştir' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Kiralama özeti' })).toBeFocused();
  await expect(form(page).getByLabel('Dönüş tarihi')).toHaveValue(addDays(from, 7));
  await expect(receipt(page)).toContainText('1 hafta ×');
});

test('dates can be typed with the keyboard', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  await page.goto(`/cars/${(await aCar(page)).id}`);
  await openTrip(page);
  const [pickup, back] = [
    form(page).getByLabel('Alış tarihi'),
    form(page).getByLabel('Dönüş tarihi'),
  ];
  const notices = form(page).getByRole('status').filter({ hasText: 'olamaz' });
  const typeDate = await dateTyper(page);

  await test.step('into an empty field', async () => {
    await typeDate(pickup, from);
    await pickup.blur();
    await expect(pickup).toHaveValue(from);
    await typeDate(back, to);
    await back.blur();
    await expect(back).toHaveValue(to);
    await expect(notices).toHaveCount(0);
  });

  await test.step('over what is there', async () => {
    const later = addDays(to, 30);
    await typeDate(back, later);
    await back.blur();
    await expect(back).toHaveValue(later);
    await expect(notices).toHaveCount(0);
  });

  await test.step('and are corrected only once the field is left', async () => {
    await typeDate(pickup, addDays(today(), -400));
    await expect(notices).toHaveCount(0);
    await pickup.blur();
    await expect(pickup).toHaveValue(today());
    await expect(notices.first()).toContainText('Alış tarihi bugünden önce olamaz!');
  });
});

test(
  'dates typed into the bar narrow the list, and the sidebar can be folded away @2.13',
  DESKTOP,
  async ({ page }) => {
    const typeDate = await dateTyper(page);
    await page.goto('/cars?brand=Fiat');
    const search = page.getByRole('form', { name: 'Araç ara' });
    const filters = page.getByRole('complementary', { name: 'Filtreler' });
    await typeDate(search.getByLabel('Alış tarihi'), from);
    await typeDate(search.getByLabel('Dönüş tarihi'), to);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      new RegExp(`/cars\\?brand=Fiat&pickupLocation=.+&pickupDate=${from}&returnDate=${to}$`),
    );
    await expect(page.getByRole('article').first()).toContainText('8 gün · günlük ort.');
    await filters.locator('summary', { hasText: 'Filtreler' }).click();
    await expect(filters.getByLabel('Fiat')).toBeHidden();
    // Sections closed on a wide screen are open in the sheet of a narrow one.
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Filtrele' }).click();
    await expect(page.getByRole('dialog', { name: 'Filtreler' }).getByLabel('Fiat')).toBeVisible();
  },
);

test('the address follows the form, however close two changes come', async ({ page }) => {
  const { id } = await aCar(page, `pickupDate=${from}&dropoffDate=${to}`);
  await page.goto(`/cars/${id}?pickupDate=${from}&returnDate=${to}`);
  await expect(form(page)).toContainText(/Bu tarihlerde (boş|son 1\saraç)/);
  const lost = await page.evaluate(async () => {
    function choose(name: string, value: string) {
      const field = document.querySelector<HTMLSelectElement>(`#rezervasyon [name="${name}"]`);
      if (!field) throw new Error(`no field ${name}`);
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    const task = () =>
      new Promise<void>((done) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done();
        channel.port2.postMessage(null);
      });
    // The second change after so many tasks of the page: before, between and after what React does.
    for (let tasks = 0; tasks < 16; tasks += 1) {
      const pickupTime = tasks % 2 ? '11:00' : '12:00';
      const returnTime = tasks % 2 ? '13:30' : '14:30';
      choose('pickupTime', pickupTime);
      for (let done = 0; done < tasks; done += 1) await task();
      choose('returnTime', returnTime);
      const isThere = () => {
        const trip = new URLSearchParams(location.search);
        return trip.get('pickupTime') === pickupTime && trip.get('returnTime') === returnTime;
      };
      // A slow machine is waited for; what is lost never comes.
      let waits = 0;
      do {
        await new Promise((done) => setTimeout(done, 100));
        waits += 1;
      } while (!isThere() && waits < 200);
      if (!isThere()) return [`after ${tasks}: ${location.search}`];
    }
    return [];
  });
  expect(lost).toEqual([]);
});
