import { addDays } from '#app/lib/dates/dates.ts';
import {
  aCar,
  choosePlace,
  closePopover,
  form,
  from,
  openDays,
  receipt,
  reservationCard,
  send,
  to,
  today,
} from './support/cars.ts';
import { dateTyper } from './support/date-typer.ts';
import { expect, test } from './support/test.ts';

/**
 * A fixed time in the afternoon, because late in the evening the first possible day is tomorrow.
 */
const AFTERNOON = new Date(`${today()}T15:10:00+03:00`);

test('impossible days and hours are corrected or reported @5.4 @5.6', async ({ page }) => {
  await page.clock.setFixedTime(AFTERNOON);
  const { id } = await aCar(page, `brand=Renault&pickupDate=${from}&dropoffDate=${to}`);
  await page.goto(`/cars/${id}`);
  await openDays(page);
  const typeDate = await dateTyper(page);
  const field = (label: string) => form(page).getByLabel(label);
  const [pickup, back, hour] = [field('Alış tarihi'), field('Dönüş tarihi'), field('Alış saati')];
  const notice = (text: string) => page.getByRole('status').filter({ hasText: text });
  const past = 'Alış saati şu andan önce olamaz!';

  await test.step('a past hour of today is replaced by the next possible hour, until another day is chosen', async () => {
    await expect(hour).toHaveValue('10:00');
    await pickup.fill(today());
    await expect(page.getByText(past)).toBeVisible();
    await expect(hour).toHaveValue('16:30');
    await pickup.fill(addDays(today(), 5));
    await expect(hour).toHaveValue('10:00');
  });

  await test.step('a past hour that was chosen remains, and cannot be sent', async () => {
    await pickup.fill(today());
    await back.fill(from);
    await hour.selectOption('00:00');
    await expect(notice(past)).toBeVisible();
    await choosePlace(page, 'Alış yeri', 'Antalya Lara');
    await send(page).filter({ visible: true }).first().click();
    await expect(hour).toHaveAccessibleDescription(new RegExp(`${past}$`));
    await expect(hour).toBeFocused();
    await expect(hour).toHaveValue('00:00');
    await hour.selectOption('18:00');
    await expect(hour).not.toHaveAccessibleDescription(new RegExp(past));
  });

  await test.step('a day before today, or a return before the pickup, is replaced', async () => {
    await expect(back).toHaveAttribute('min', addDays(today(), 1));
    await pickup.fill(addDays(today(), -1));
    await expect(notice('Alış tarihi bugünden önce olamaz!')).toBeVisible();
    await expect(pickup).toHaveValue(today());
    await back.fill(today());
    await expect(notice('Dönüş tarihi alış tarihinden en az 1 gün sonra olmalıdır!')).toBeVisible();
    await expect(back).toHaveValue(addDays(today(), 1));
  });

  await test.step('a day typed digit by digit is corrected only when the field loses the focus', async () => {
    await typeDate(pickup, addDays(today(), -400));
    await expect(notice('Alış tarihi bugünden önce olamaz!')).toHaveCount(0);
    await pickup.blur();
    await expect(pickup).toHaveValue(today());
    await expect(notice('Alış tarihi bugünden önce olamaz!')).toBeVisible();
    for (const [date, day] of [
      [back, addDays(to, 30)],
      [pickup, from],
      [back, addDays(from, 6)],
    ] as const) {
      await typeDate(date, day);
      await date.blur();
      await expect(date).toHaveValue(day);
    }
    await expect(notice('ol')).toHaveCount(0);
    await expect(back).toHaveAttribute('min', addDays(from, 1));
  });

  await test.step('a longer rental that costs less is offered', async () => {
    await hour.selectOption('10:00');
    await expect(receipt(page)).toContainText('7 gün kiralarsanız toplam');
    await closePopover(page);
    await page.getByRole('button', { name: '7 gün olarak değiştir' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Kiralama özeti' })).toBeFocused();
    await expect(back).toHaveValue(addDays(from, 7));
    await expect(receipt(page)).toContainText('1 hafta ×');
  });

  await test.step('days and hours are in the address, and remain after a reload', async () => {
    await openDays(page);
    await back.fill(to);
    await hour.selectOption('09:00');
    await field('Dönüş saati').selectOption('11:30');
    await expect(page).toHaveURL(
      new RegExp(`pickupDate=${from}&pickupTime=09%3A00&returnDate=${to}&returnTime=11%3A30`),
    );
    await expect(receipt(page)).toContainText('9 gün');
    await page.reload();
    await expect(receipt(page)).toContainText('9 gün');
  });

  await test.step('the address has both of two quick changes', async () => {
    await expect(reservationCard(page)).toContainText(/Bu tarihlerde (müsait|son 1\saraç)/);
    expect(await page.evaluate(changeTwoHoursAtOnce)).toEqual([]);
  });
});

/**
 * Changes two hours, with 0 to 15 tasks of the page between them, so that the second change comes
 * before, during and after React's work. Returns `[]`, or the address in which one hour is missing.
 * Runs in the page.
 */
async function changeTwoHoursAtOnce(): Promise<string[]> {
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
    // Waits up to 20 s for a slow machine.
    let waits = 0;
    do {
      await new Promise((done) => setTimeout(done, 100));
      waits += 1;
    } while (!isThere() && waits < 200);
    if (!isThere()) return [`after ${tasks}: ${location.search}`];
  }
  return [];
}
