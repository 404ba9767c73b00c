import {
  addDays,
  formatDayMonth,
  formatDayRange,
  formatFieldDate,
  formatFullDate,
  monthStart,
} from '#app/lib/dates/dates.ts';
import { tr as dates } from '../../app/lib/text/tr.ts';
import {
  aCar,
  aFullDay,
  searchBar as bar,
  calendar,
  calendarDay as day,
  form,
  from,
  later,
  openTrip,
  receipt,
  soon,
  to,
  today,
  tripLine,
} from './support/cars.ts';
import {
  DESKTOP,
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  expectUncovered,
  test,
} from './support/test.ts';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('where, when and the one yellow button are seen without scrolling', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Alış ve dönüş yeri', 'Alış tarihi', 'Alış saati', 'Dönüş tarihi']) {
      await expectUncovered(bar(page).getByLabel(name));
    }
    const search = bar(page).getByRole('button', { name: 'Boş araçları göster' });
    await expectUncovered(search);
    const [button, contact] = [
      await search.boundingBox(),
      await page.getByRole('complementary').last().boundingBox(),
    ];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(contact?.y ?? 0);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await test.step('a day of pickup that is typed brings that of the return, a week later', async () => {
      const [pickup, back] = [
        bar(page).getByLabel('Alış tarihi'),
        bar(page).getByLabel('Dönüş tarihi'),
      ];
      expect(await pickup.getAttribute('min')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      await pickup.fill('2031-05-10');
      await expect(back).toHaveAttribute('min', '2031-05-11');
      await pickup.blur();
      await expect(back).toHaveValue('2031-05-17');
      await search.click();
      await expect(page).toHaveURL(
        '/cars?pickupLocation=Antalya+Havaliman%C4%B1+%28AYT%29&pickupDate=2031-05-10&returnDate=2031-05-17',
      );
    });
  });
});

test('days are tapped in a sheet, and lead to priced cars in five taps', async ({ page }) => {
  await page.goto('/');
  await bar(page).getByLabel('Alış tarihi').tap();
  await expect(calendar(page)).toBeVisible();
  await day(page, soon).tap();
  await expect(calendar(page)).toContainText('Dönüş gününü seçin');
  await day(page, later).tap();
  await expect(calendar(page)).toHaveCount(0);
  await expect(bar(page)).toContainText(
    `${formatFullDate(soon, dates)} – ${formatFullDate(later, dates)} · 4 gün`,
  );
  await expectNoLayoutShift(page);
  await bar(page).getByRole('button', { name: 'Boş araçları göster' }).tap();
  await expect(page).toHaveURL(
    new RegExp(`/cars\\?pickupLocation=.+&pickupDate=${soon}&returnDate=${later}$`),
  );
  await expect(page.getByRole('article').first()).toContainText('4 gün · günlük ort.');

  await test.step('the list has the same bar, folded to a line, which keeps the filters', async () => {
    const line = page.getByText(/^Antalya Havalimanı \(AYT\) · /);
    await expect(line).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.goto(`${page.url()}&brand=Fiat`);
    await line.tap();
    await bar(page).getByLabel('Alış ve dönüş yeri').selectOption('Antalya Lara');
    await bar(page).getByRole('checkbox', { name: 'Farklı yerde bırakacağım' }).check();
    await bar(page).getByLabel('Dönüş yeri').selectOption('Antalya Kemer');
    await bar(page).getByLabel('Dönüş saati').focus();
    await bar(page).getByLabel('Dönüş saati').selectOption('12:00');
    await bar(page).getByRole('button', { name: 'Boş araçları göster' }).tap();
    await expect(page).toHaveURL(
      /brand=Fiat&pickupLocation=Antalya\+Lara&dropoffLocation=Antalya\+Kemer&.*returnTime=12%3A00/,
    );
    await expect(bar(page)).toBeHidden();
    await expect(page.getByText(/^Antalya Lara · /)).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('5 gün · günlük ort.');
  });
});

test.describe('on a wide screen', DESKTOP, () => {
  test('the bar takes the whole measure of the first screen, and works by keyboard alone', async ({
    page,
  }) => {
    await page.goto('/');
    const [box, measure] = [
      await bar(page).boundingBox(),
      await page.getByRole('list').filter({ hasText: 'Aracınızı seçin' }).boundingBox(),
    ];
    expect(box?.width).toBe(measure?.width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(800);

    const field = bar(page).getByLabel('Alış tarihi');
    await field.focus();
    await page.keyboard.press('Space');
    const chosen = addDays(today(), 1);
    await expect(day(page, chosen)).toBeFocused();
    await expectNoAxeViolations(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(calendar(page)).toHaveCount(0);
    await expect(field).toBeFocused();

    await page.keyboard.press('Alt+ArrowDown');
    await expect(day(page, chosen)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(day(page, addDays(chosen, 7))).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(calendar(page)).toHaveCount(0);
    await expect(field).toHaveValue(addDays(chosen, 7));
    await expect(bar(page).getByLabel('Dönüş tarihi')).toHaveValue(addDays(chosen, 15));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`pickupDate=${addDays(chosen, 7)}`));
    // The list folds the search bar once the days are known.
    await page.getByRole('main').getByText('Değiştir').click();
    await expect(bar(page)).toBeVisible();
  });

  test('past days cannot be chosen, two months begin on Monday, and one can go on typing', async ({
    page,
  }) => {
    await page.goto('/cars');
    const field = bar(page).getByLabel('Alış tarihi');
    await field.click();
    await expect(calendar(page).getByRole('grid')).toHaveCount(2);
    await expect(calendar(page).locator('th').first()).toHaveText('Pt');
    const yesterday = addDays(today(), -1);
    if (yesterday >= monthStart(today())) await expect(day(page, yesterday)).toBeDisabled();
    await field.fill(soon);
    await bar(page).getByLabel('Dönüş tarihi').fill(addDays(soon, -3));
    await bar(page).getByLabel('Dönüş saati').focus();
    await expect(calendar(page)).toHaveCount(0);
    await expect(bar(page).getByLabel('Dönüş tarihi')).toHaveValue(addDays(soon, 1));
  });
});

test('on a car one line opens the calendar, which has its prices, and the fields of the trip', async ({
  page,
}) => {
  const car = await aCar(page, `pickupDate=${from}&dropoffDate=${to}`);
  await page.goto(
    `/cars/${car.id}?pickupLocation=Antalya+Lara&pickupDate=${from}&returnDate=${to}`,
  );
  const daily = `€${Math.round(car.pricing.daily)}`;
  await expect(tripLine(page)).toContainText('Antalya Lara');
  await expect(tripLine(page)).toContainText(formatDayMonth(to, dates));
  await expect(form(page).getByLabel('Alış yeri')).toBeHidden();
  await tripLine(page).tap();
  await expect(day(page, from)).toHaveAttribute('data-price', daily);
  await expect(day(page, from)).toHaveAccessibleName(new RegExp(`, ${daily}$`));
  await day(page, addDays(from, 1)).tap();
  await expect(calendar(page)).toContainText('Dönüş gününü seçin');
  await day(page, addDays(from, 4)).tap();
  await expect(calendar(page)).toHaveCount(0);
  await expect(receipt(page)).toContainText('3 gün');
  // The message is in the language of the page, not of the browser.
  const field = form(page).getByLabel('Dönüş tarihi');
  await expect(field).toHaveValue(addDays(from, 4));
  await expect(form(page).getByText(formatFieldDate(addDays(from, 4), dates))).toBeVisible();
  await form(page).getByLabel('Alış yeri').selectOption('Antalya Kemer');
  await expect(tripLine(page)).toContainText('Antalya Kemer');
  await tripLine(page).tap();
  await expect(field).toBeHidden();
  const back = page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('link');
  await expect(back).toHaveText(
    new RegExp(`^\\d+\\saraç, ${formatDayRange(addDays(from, 1), addDays(from, 4), dates)}$`),
  );
  const listed = Number.parseInt((await back.textContent()) ?? '', 10);
  await back.tap();
  await expect(page.getByText(new RegExp(`^${listed}\\saraç`)).first()).toBeVisible();
});

test('a range that is drawn says what it costs', DESKTOP, async ({ page }) => {
  const { id } = await aCar(page, `pickupDate=${from}&dropoffDate=${to}`);
  await page.goto(`/cars/${id}?pickupDate=${from}&returnDate=${to}`);
  await openTrip(page);
  await form(page).getByLabel('Dönüş tarihi').click();
  const end = addDays(to, 1);
  await day(page, end).hover();
  await expect(calendar(page)).toContainText('9 gün');
  const total = await calendar(page).locator('footer strong').textContent();
  await day(page, end).click();
  await expect(
    receipt(page)
      .getByRole('row', { name: /^Toplam/ })
      .getByRole('cell'),
  ).toHaveText(total ?? 'a total');
});

test('days on which the car is full are marked', async ({ page }) => {
  const { id, day } = await aFullDay(page);
  await page.goto(`/cars/${id}`);
  await tripLine(page).tap();
  await expect(
    calendar(page).getByRole('button', { name: `${formatFullDate(day, dates)}, dolu` }),
  ).toBeDisabled();
  await expect(calendar(page)).toContainText('Üstü çizili günlerde araç dolu.');
  await expectNoAxeViolations(page, 'dialog[open]');
});

test('without the calendar, on a bad line, days can still be typed', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/trip-calendar|ERR_FAILED|Failed to fetch dynamically/);
  await page.route(/trip-calendar/, (route) => route.abort());
  await page.goto('/');
  await bar(page).getByLabel('Alış tarihi').tap();
  await bar(page).getByLabel('Alış tarihi').fill(soon);
  await bar(page).getByLabel('Dönüş tarihi').fill(later);
  await bar(page).getByRole('button', { name: 'Boş araçları göster' }).tap();
  await expect(page).toHaveURL(new RegExp(`pickupDate=${soon}&returnDate=${later}`));
});
