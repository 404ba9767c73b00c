import { weekdayOf } from '#app/domain/availability/letting.rules.ts';
import { refusalReason } from '#app/domain/availability/refusal-text.rules.ts';
import { decodeReservation } from '#app/domain/bookings/messages/decoded-reservation.rules.ts';
import { addDays, formatDay } from '#app/lib/dates/dates.ts';
import { encodeRequest } from '#app/lib/requests/request-code.ts';
import { unbroken } from '#app/lib/words/plain-text.ts';
import { allTexts } from '../../app/texts/all.server.ts';
import { ADMIN } from './support/admin.ts';
import { addCar, clear, inDays, overflow } from './support/back-office.ts';
import { chatOpenedBy } from './support/chat.ts';
import { test } from './support/empty-business.ts';
import { expect } from './support/test.ts';

const NAMES = { tr: 'Bayram', en: 'Holiday', de: 'Opferfest', ru: 'Курбан-байрам' };
const LANGUAGES = ['tr', 'en', 'de', 'ru'] as const;
/** Monday in 10 to 16 days. A rental of 5 days ends on a Saturday. */
const monday = [10, 11, 12, 13, 14, 15, 16].map(inDays).find((day) => weekdayOf(day) === 'monday');
if (!monday) throw new Error('no Monday in a week');
const [tooSoon, allowed, sunday, closed] = [2, 5, 6, 7].map((days) => addDays(monday, days)) as [
  string,
  string,
  string,
  string,
];
const refusedTrip = `pickupDate=${monday}&returnDate=${tooSoon}&pickupLocation=Antalya+Lara&dropoffLocation=Antalya+Lara`;

test('a visitor whose days a rule refuses reads why and takes the shortest allowed rental', async ({
  page,
  browser,
  business: { database, url },
  allowProblems,
}) => {
  allowProblems(/https:\/\/wa\.me/);
  await clear(database);
  await database.query('delete from letting_rules');
  await addCar(database, { id: 'egea', title: 'Fiat Egea' }, { id: 'clio', title: 'Renault Clio' });
  const trip = ['egea', 'Antalya Lara', '', monday, '10:00', tooSoon, '10:00', 0, 0, 0, 'EUR'];
  const sent = `/yolculuk#${encodeRequest('rental', trip, 8000)}`;

  const login = await page.request.post('/api/auth/admin/login', { data: ADMIN });
  const headers = { authorization: `Bearer ${(await login.json()).data.token}` };
  const { tr: name, ...others } = NAMES;
  const translations = Object.fromEntries(
    Object.entries(others).map(([language, name]) => [language, { name }]),
  );
  const week = { firstDay: monday, lastDay: sunday };
  for (const data of [
    { ...week, name, translations, minDays: 5 },
    { ...week, noReturnWeekdays: ['sunday'] },
    { firstDay: closed, lastDay: closed, closed: true },
  ]) {
    const response = await page.request.post('/api/admin/letting-rules', { headers, data });
    expect(response.status()).toBe(201);
  }

  for (const language of LANGUAGES) {
    const { cars: text, letting, dates } = allTexts.site[language];
    const prefix = language === 'tr' ? '' : `/${language}`;
    const reason = `${NAMES[language]}: ${letting.tooShort(5)}`;
    const closedReason = refusalReason(
      {
        ...{ ruleId: '', kind: 'closed' as const, name: '', days: null, weekday: null },
        until: closed,
      },
      letting,
      (day) => unbroken(formatDay(day, dates)),
    );
    for (const width of [360, 1280]) {
      await test.step(`${language}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${prefix}/cars?${refusedTrip}`);
        const group = page.getByRole('region', { name: text.browse.refused.title });
        await expect(group.getByRole('article')).toHaveCount(2);
        await expect(group).toContainText('€200.00');
        await expect(page.getByRole('main')).toContainText(reason);
        expect(await overflow(page)).toBe(0);

        await page.goto(`${prefix}/cars/egea?${refusedTrip}`);
        const alert = page.getByRole('alert').filter({ hasText: reason });
        await expect(alert).toBeVisible();
        expect(await overflow(page)).toBe(0);
        await alert.getByRole('link', { name: text.full.takeLength(5, '€200.00') }).click();
        await expect(page).toHaveURL(new RegExp(`pickupDate=${monday}&returnDate=${allowed}`));
        await expect(alert).toHaveCount(0);

        const form = page.getByRole('form', { name: text.form.title });
        await form.locator('.trip-cell').nth(2).click();
        const calendar = page.getByRole('dialog', { name: text.calendar.label });
        const day = calendar.locator(`[data-day="${closed}"] button`);
        await expect(day).toHaveCSS('text-decoration-line', 'line-through');
        // A phone has no mouse that rests on another day.
        await page.mouse.move(0, 0);
        // The day is `aria-disabled`, for which Playwright would wait.
        await day.evaluate((button) => button.scrollIntoView({ block: 'center' }));
        await (width === 360 ? day.tap({ force: true }) : day.hover({ force: true }));
        await expect(calendar.locator('footer')).toContainText(closedReason);
        await expect(calendar).toBeVisible();
        await expect(form.locator('[name="pickupDate"]')).toHaveValue(monday);
        await page.keyboard.press('Escape');

        const send = page
          .getByRole('button', { name: new RegExp(`^(${text.price.send}|${text.form.submit})$`) })
          .filter({ visible: true })
          .first();
        const chat = await chatOpenedBy(page, () => send.click());
        const decoded = decodeReservation(chat.searchParams.get('text') ?? '');
        expect(JSON.stringify(decoded)).toContain(`"${allowed}"`);
        expect(JSON.stringify(decoded)).not.toContain(tooSoon);
      });
    }

    await test.step(`${language} without JavaScript`, async () => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: url });
      const plain = await context.newPage();
      await plain.goto(`${prefix}/cars/egea?${refusedTrip}`);
      await expect(plain.getByRole('alert').filter({ hasText: reason })).toBeVisible();
      await context.close();
    });
  }

  await test.step('a trip that was sent before the rule still opens', async () => {
    await page.goto(sent);
    const ticket = page.getByRole('article');
    await expect(ticket.getByRole('heading', { level: 1 })).toHaveText('Fiat Egea');
    await expect(ticket).toContainText('€80.00');
  });
});
