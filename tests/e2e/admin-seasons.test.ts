import type { Page } from '@playwright/test';
import { addDays, addYears, formatSlashDate } from '../../app/lib/dates.ts';
import { today } from './support/cars.ts';
import { cutNumbers } from './support/layout.ts';
import { dialog, editor, openSeasons, row, rows, season, slashPeriod } from './support/seasons.ts';
import { expect, expectNoAxeViolations, PHONE, test } from './support/test.ts';

/** A summer that has begun, and a holiday after it. */
const summer = season('Yaz', addDays(today(), -10), addDays(today(), 20), {
  daily: 60,
  weekly: 390,
});
const holiday = season('Bayram', addDays(today(), 40), addDays(today(), 49), { daily: 90 });

/** Fills in the open dialog; fields that are not given stay as they are. */
async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await dialog(page).getByLabel(label, { exact: true }).fill(text);
  }
}

/** What the list below the strip says. */
async function stripFacts(page: Page): Promise<string[]> {
  const facts = editor(page).getByRole('group').filter({ hasText: 'Show as a list' });
  if (!(await facts.getByRole('list').isVisible())) await facts.getByText('Show as a list').click();
  return facts.getByRole('listitem').allInnerTexts();
}

test('a season is added, dates and prices as people type them @2.73 @9.50', async ({ page }) => {
  await openSeasons(page);
  await expect(editor(page)).toContainText('No season yet');
  await editor(page).getByRole('button', { name: 'Add season' }).click();
  const [start, end] = [addDays(today(), 3), addDays(today(), 12)];
  await fill(page, {
    'Pricing name': ' Bayram ',
    'Start date': formatSlashDate(start).replaceAll('/', ''),
    'End date': formatSlashDate(end).replaceAll('/', '.'),
    'Daily price': '58,5',
  });
  // Left fields show what was understood.
  await expect(dialog(page).getByLabel('Start date', { exact: true })).toHaveValue(
    formatSlashDate(start),
  );
  await expect(dialog(page)).toContainText('10 days, both included.');
  await expect(dialog(page)).toContainText('If empty: €240.00 (car’s own)');
  await expectNoAxeViolations(page, '[role=dialog]');
  // It warns while prices are typed, and takes them all the same.
  await fill(page, { 'Daily price': '30' });
  await expect(dialog(page).getByRole('status')).toContainText(
    'A week (€240.00) costs more than seven days at the daily price (€210.00).',
  );
  await fill(page, { 'Daily price': '58,5' });
  await expect(dialog(page).getByRole('status')).toBeEmpty();
  // The browser's calendar is another way to type.
  await dialog(page).locator('input[type=date]').first().fill(addDays(today(), 4));
  await expect(dialog(page).getByLabel('Start date', { exact: true })).toHaveValue(
    formatSlashDate(addDays(today(), 4)),
  );
  await dialog(page).locator('input[type=date]').first().fill(start);
  await dialog(page).getByLabel('Daily price').press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, 'Bayram')).toContainText(slashPeriod(start, end));
  await expect(row(page, 'Bayram')).toContainText('Coming');
  await expect(row(page, 'Bayram')).toContainText(
    /Daily\s*€58\.50\s*Weekly\s*€240\.00\s*car’s own/,
  );
  await expect(row(page, 'Bayram').getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(editor(page)).toContainText('“Bayram” will be added when you save the car.');
});

test('what is missing or impossible is said at its field @5.15', async ({ page }) => {
  await openSeasons(page, [holiday]);
  await editor(page).getByRole('button', { name: 'Add season' }).click();
  const submit = dialog(page).getByRole('button', { name: 'Add season' });
  const field = (label: string) => dialog(page).getByLabel(label, { exact: true });
  await fill(page, { 'Start date': '' });
  await submit.click();
  await expect(field('Pricing name')).toBeFocused();
  await expect(field('Pricing name')).toHaveAccessibleDescription(/Pricing name is required/);
  await expect(field('Start date')).toHaveAccessibleDescription('Start date is required');
  await expect(field('End date')).toHaveAccessibleDescription('End date is required');
  await expect(field('Daily price')).toHaveAccessibleDescription(
    /At least one price must be provided/,
  );
  await expect(dialog(page).getByRole('alert')).toContainText('Please check this season:');
  await expectNoAxeViolations(page, '[role=dialog]');

  await fill(page, { 'Pricing name': 'Yaz', 'Start date': '14/07/2031', 'End date': '14/07/2031' });
  await expect(field('End date')).toHaveAccessibleDescription('End date must be after start date');
  await fill(page, { 'End date': '31/09/2031', 'Daily price': '-5', 'Weekly price': 'abc' });
  await expect(field('End date')).toHaveAccessibleDescription('This date does not exist');
  for (const label of ['Daily price', 'Weekly price']) {
    await expect(field(label)).toHaveAccessibleDescription(/Price must be a number of at least 0/);
  }
  await fill(page, { 'Daily price': '45,5555', 'Weekly price': '100001' });
  await expect(field('Daily price')).toHaveAccessibleDescription(
    /Price can have at most two decimals/,
  );
  await expect(field('Weekly price')).toHaveAccessibleDescription(/Price must be at most 100,000/);
  await submit.click();
  await expect(field('End date')).toBeFocused();
  for (const message of ['End date: This date does not exist', 'Weekly price: Price must be']) {
    await expect(dialog(page).getByRole('link', { name: message })).toBeVisible();
  }
  await fill(page, {
    'Start date': formatSlashDate(addDays(holiday.startDate, -9)),
    'End date': formatSlashDate(holiday.startDate),
    'Daily price': '0',
    'Weekly price': '',
  });
  await expect(field('End date')).toHaveAccessibleDescription(
    `“Yaz” overlaps “Bayram” (${slashPeriod(holiday.startDate, holiday.endDate)})`,
  );
  await fill(page, { 'End date': formatSlashDate(addDays(holiday.startDate, -1)) });
  await submit.click();
  await expect(rows(page)).toHaveCount(2);
});

test('a season is deleted after a question, comes back by undo, and is copied to the next year @4.46', async ({
  page,
}) => {
  const year = Number(holiday.startDate.slice(0, 4));
  await openSeasons(page, [summer, { ...holiday, name: `Bayram ${year}` }]);
  const question = page.getByRole('alertdialog', { name: 'Remove this pricing schedule?' });
  const remove = row(page, 'Bayram').getByRole('button', { name: 'Delete' });
  await remove.click();
  await expect(question).toContainText(
    `“Bayram ${year}”, ${slashPeriod(holiday.startDate, holiday.endDate)}`,
  );
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await expect(rows(page)).toHaveCount(2);

  await remove.click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(editor(page)).toContainText(
    `“Bayram ${year}” will be removed when you save the car.`,
  );
  const undo = editor(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(row(page, 'Bayram').getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(row(page, 'Bayram')).toContainText('€90.00');

  const copyTo = (later: number) =>
    row(page, `Bayram ${year}`).getByRole('button', { name: `Copy to ${later}` });
  await copyTo(year + 1).click();
  await expect(dialog(page).getByLabel('Pricing name')).toHaveValue(`Bayram ${year + 1}`);
  await dialog(page).getByRole('button', { name: 'Add season' }).click();
  await expect(row(page, `Bayram ${year + 1}`)).toContainText(
    slashPeriod(addYears(holiday.startDate, 1), addYears(holiday.endDate, 1)),
  );
  await expect(copyTo(year + 2)).toBeVisible();
});

test('nothing typed is dropped unasked, nor lost by leaving the page', async ({ page }) => {
  await openSeasons(page, [summer]);
  await page.getByRole('main').getByRole('link', { name: 'Cars' }).click();
  await expect(page).toHaveURL(/\/admin\?section=cars$/);
  // The address changes before the page does, and the dialog is to open on the next one.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Araç Yönetimi');
  await page.goBack();
  const add = editor(page).getByRole('button', { name: 'Add season' });
  await add.click();
  // The day after the last season is proposed.
  await expect(dialog(page).getByLabel('Start date', { exact: true })).toHaveValue(
    formatSlashDate(addDays(summer.endDate, 1)),
  );
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(add).toBeFocused();

  await add.click();
  await fill(page, { 'Pricing name': 'Güz' });
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  // As on a phone, where going back closes what fills the screen.
  await page.evaluate(() => history.forward());
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Keep editing' }).click();
  await expect(leaving).toBeHidden();
  await expect(dialog(page).getByLabel('Pricing name')).toHaveValue('Güz');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(/\/admin\?section=cars$/);
});

test('the strip says what holds when, and what to check', async ({ page }) => {
  const free = { ...holiday, daily: 0 };
  const over = season('Geçen', addDays(today(), -60), addDays(today(), -11));
  await openSeasons(page, [free, { ...summer, weekly: 421, monthly: 1801 }, over]);
  await expect(rows(page)).toHaveCount(3);
  const texts = await rows(page).allInnerTexts();
  expect(texts.map((text) => /Past|Now|Coming/.exec(text)?.[0])).toEqual(['Past', 'Now', 'Coming']);
  const lastDay = addDays(addYears(today(), 1), today().endsWith('-02-29') ? 0 : -1);
  const untilHoliday = [addDays(summer.endDate, 1), addDays(free.startDate, -1)] as const;
  const afterHoliday = [addDays(free.endDate, 1), lastDay] as const;
  const facts = await stripFacts(page);
  expect(facts).toHaveLength(4);
  expect(facts[0]).toBe(
    `${slashPeriod(today(), summer.endDate)} (21 days): “Yaz”, €60.00 a day, €421.00 a week, €1,801.00 a month`,
  );
  expect(facts[1]).toContain(
    `${slashPeriod(...untilHoliday)} (19 days): car’s own prices, €40.00 a day`,
  );
  expect(facts[2]).toContain(`“Bayram”, €0.00 a day, €240.00 a week`);
  expect(facts[3]).toContain(slashPeriod(...afterHoliday));
  for (const warning of [
    '3 things to check',
    'A week (€421.00) costs more than seven days at the daily price (€420.00).',
    'A month (€1,801.00) costs more than thirty days at the daily price (€1,800.00).',
    'Daily price is zero.',
    `the car’s own prices hold then: ${slashPeriod(...untilHoliday)}, ${slashPeriod(...afterHoliday)}.`,
  ]) {
    await expect(editor(page)).toContainText(warning);
  }
  await page.getByRole('region', { name: 'Prices' }).getByLabel('Daily price').fill('');
  await expect(editor(page)).toContainText('There is no daily price: visitors see €50.00 a day.');
});

test('all of it works with the keyboard alone', async ({ page }) => {
  await openSeasons(page);
  await editor(page).getByRole('button', { name: 'Add season' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Pricing name')).toBeFocused();
  await page.keyboard.type('Kış');
  await page.keyboard.press('Tab');
  await page.keyboard.type('01122031');
  // Over the calendar's button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('28022032');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('35');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit: Kış' })).toBeFocused();
  await expect(row(page, 'Kış')).toContainText('01/12/2031 – 28/02/2032');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Delete: Kış' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(editor(page)).toContainText('No season yet');
});

test('what was changed is saved with the car, and not before', async ({ page }) => {
  const coming = season('Yaz', addDays(today(), 5), addDays(today(), 20), {
    daily: 60,
    weekly: 390,
  });
  const car = await openSeasons(page, [coming, holiday]);
  await editor(page).getByRole('button', { name: 'Add season' }).click();
  await fill(page, {
    'Pricing name': 'Kış',
    'Start date': '01/12/2031',
    'End date': '28/02/2032',
    'Daily price': '35,50',
  });
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(3);
  await row(page, 'Yaz').getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Weekly price').fill('');
  // The key that saves the car saves the season while its dialog is open.
  await page.keyboard.press('Control+s');
  await expect(dialog(page)).toBeHidden();
  await row(page, 'Bayram').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/editCar/);
  expect(await car.saved()).toEqual([coming, holiday]);

  await page.getByRole('button', { name: 'Update Car' }).click();
  await expect(page.getByText(/Season test .* has been saved/)).toBeVisible();
  expect(await car.saved()).toEqual([
    { ...coming, weekly: null },
    season('Kış', '2031-12-01', '2032-02-28', { daily: 35.5 }),
  ]);
});

test('fifty seasons are all there is room for', async ({ page }) => {
  const many = Array.from({ length: 50 }, (_, i) =>
    season(`Dönem ${i + 1}`, addDays(today(), i * 14), addDays(today(), i * 14 + 7)),
  );
  await openSeasons(page, many);
  await expect(rows(page)).toHaveCount(50);
  await expect(editor(page)).toContainText('A car can have at most 50 seasons.');
  await expect(editor(page).getByRole('button', { name: 'Add season' })).toBeDisabled();
  await expect(editor(page).getByRole('button', { name: /^Copy to/ })).toHaveCount(0);
  await expect(rows(page).last()).toContainText(formatSlashDate(addDays(today(), 49 * 14)));
});

test('no price of the strip is cut, whatever is left of the month', PHONE, async ({ page }) => {
  await openSeasons(page);
  const months = editor(page).getByRole('heading', { name: 'The next twelve months' });
  for (const day of [8, 20, 23, 24, 25, 26, 28]) {
    await page.clock.setFixedTime(`2026-11-${String(day).padStart(2, '0')}T09:00:00Z`);
    await page.reload();
    await expect(months).toBeVisible();
    expect(await cutNumbers(page), `on the ${day}th`).toEqual([]);
  }
});
