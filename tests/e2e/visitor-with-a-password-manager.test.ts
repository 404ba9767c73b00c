import type { Locator, Page } from '@playwright/test';
import { aCar, form, from, send, to } from './support/cars.ts';
import { chatOpenedBy } from './support/chat.ts';
import { fillSilently } from './support/silent-fill.ts';
import { DESKTOP, expect, test } from './support/test.ts';
import * as transfer from './support/transfers.ts';

/** Changes the currency, which renders all prices and forms again. */
async function chooseLira(page: Page): Promise<void> {
  await page.getByRole('button', { name: /TRY/ }).filter({ visible: true }).first().click();
}

async function fillAll(of: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const controls = of.locator(`[name="${name}"]`);
    const radio = controls.and(of.locator(`[type="radio"][value="${value}"]`));
    if ((await radio.count()) === 0) await controls.evaluate(fillSilently, value);
    else await radio.evaluate(checkSilently);
  }
}

function checkSilently(radio: HTMLElement | SVGElement): void {
  if (radio instanceof HTMLInputElement) radio.checked = true;
}

const expectFilled = (of: Locator, values: Record<string, string>) =>
  expect
    .poll(() =>
      of.evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element))),
    )
    .toMatchObject(values);

test(
  'values that a browser fills in without an event remain, and are sent',
  DESKTOP,
  async ({ page, allowProblems }) => {
    allowProblems(/https:\/\/wa\.me/);

    await test.step('a transfer, after changes beside the fields', async () => {
      await page.goto('/transfer');
      const filled = {
        name: 'Ayşe Yılmaz',
        email: 'ayse@example.com',
        phone: '+90 555 000 00 00',
        passengers: '2',
        pickupLocation: 'Antalya Havalimanı (AYT)',
        date: transfer.day,
        time: '10:30',
        flightNumber: 'XQ 123',
        message: 'İki bavul',
      };
      await fillAll(transfer.form(page), filled);
      const search = page.getByRole('searchbox', { name: 'Bölge ara' });
      await search.press('k');
      await expectFilled(transfer.form(page), filled);
      await search.evaluate(fillSilently, 'Belek');
      await chooseLira(page);
      await expect(transfer.fares(page)).toContainText('₺');
      await expectFilled(transfer.form(page), filled);
      await transfer.form(page).locator('[name="dropoffLocation"]').fill('Kemer');
      await expectFilled(transfer.form(page), filled);
      await search.press('Enter');
      await expect(page).toHaveURL(/search=Belek/);
      const chat = await chatOpenedBy(page, () => transfer.send(page).click());
      for (const value of ['Ayşe Yılmaz', 'ayse@example.com', '555', '10:30', 'XQ 123', 'Kemer'])
        expect(chat.searchParams.get('text')).toContain(value);
    });

    await test.step('a reservation', async () => {
      const { id } = await aCar(page, 'brand=Fiat');
      await page.goto(`/cars/${id}`);
      const filled = {
        pickupLocation: 'Antalya Lara',
        dropoffLocation: 'Antalya Kemer',
        pickupDate: from,
        pickupTime: '11:00',
        returnDate: to,
        returnTime: '10:00',
        cocukKoltugu: '1',
      };
      await fillAll(form(page), filled);
      await page.getByRole('button', { name: /EUR/ }).filter({ visible: true }).first().click();
      await expect(form(page)).toContainText('günde €');
      await expectFilled(form(page), filled);
      const chat = await chatOpenedBy(page, () => send(page).click());
      for (const value of ['Antalya Lara', 'Antalya Kemer', '11:00', 'Çocuk koltuğu'])
        expect(chat.searchParams.get('text')).toContain(value);
    });

    await test.step('a search', async () => {
      await page.goto('/news');
      const search = page.getByRole('searchbox', { name: 'Yazılarda ara' });
      await search.evaluate(fillSilently, 'otoyol');
      await search.press('Enter');
      await expect(page).toHaveURL('/news?search=otoyol');
    });
  },
);
