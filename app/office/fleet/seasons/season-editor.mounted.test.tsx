import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AdminCar } from '#app/domain/cars/car-input.schema.ts';
import { everyName } from '#app/domain/pricing/season.rules.ts';
import type { SeasonInput } from '#app/domain/pricing/season.schema.ts';
import { addDays, addYears, formatSlashDate, type IsoDate } from '#app/lib/dates/dates.ts';
import { readLayout } from '#tests/e2e/support/layout.ts';
import { anAdminCar } from '#tests/support/admin-cars.ts';
import { expectAddress, open, TODAY } from '#tests/support/mounted.tsx';
import { expectNoAxeViolations, innerTexts, press, pressIn } from '#tests/support/mounted-page.ts';
import * as carEdit from '../admin-car-edit.route.tsx';

/** Returns a season. The car itself costs €40 a day, €240 a week, €900 a month. */
function season(
  name: string,
  startDate: IsoDate,
  endDate: IsoDate,
  prices: Partial<SeasonInput> = { daily: 60 },
): SeasonInput {
  const none = { daily: null, weekly: null, monthly: null, translations: everyName({}) };
  return { name, startDate, endDate, ...none, ...prices };
}

/**
 * Opens the editor of a car with these seasons. `saved` returns the seasons that the API has
 * stored.
 */
async function openSeasons(seasonalPricing: SeasonInput[] = []) {
  let car = anAdminCar({ seasonalPricing });
  const api = (method: string, path: string, body: unknown) => {
    if (path === '/settings') return { rental: { places: [] } };
    if (path !== `/admin/cars/${car.id}`) return undefined;
    if (method === 'PUT') car = { ...car, ...(body as AdminCar), version: car.version + 1 };
    return car;
  };
  await open(`/admin/editCar?id=${car.id}&page=prices`, {
    routes: { '/admin/editCar': carEdit },
    api,
  });
  return { saved: () => car.seasonalPricing };
}

const editor = () => page.getByRole('region', { name: 'Scheduled pricing' });
const rows = () => editor().getByRole('list', { name: 'Seasons' }).css(':scope > li');
const row = (name: string) => rows().filter({ hasText: name });
const dialog = () => page.getByRole('dialog');

/** Formats a period: `14/07/2026 – 20/07/2026`. */
function slashPeriod(startDate: IsoDate, endDate: IsoDate): string {
  return `${formatSlashDate(startDate)} – ${formatSlashDate(endDate)}`;
}

/** Summer that has begun, and a holiday after it. */
const summer = season('Yaz', addDays(TODAY, -10), addDays(TODAY, 20), {
  daily: 60,
  weekly: 390,
});
const holiday = season('Bayram', addDays(TODAY, 40), addDays(TODAY, 49), { daily: 90 });

/** Fills fields of the open dialog. Other fields stay. */
async function fill(fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await dialog().getByLabelText(label, { exact: true }).fill(text);
  }
}

async function stripFacts(): Promise<string[]> {
  const facts = editor().getByRole('group').filter({ hasText: 'Show as a list' });
  await facts.getByText('Show as a list').click();
  return innerTexts(facts.getByRole('listitem'));
}

test('a season can be added with dates and prices in any format @2.73 @9.50', async () => {
  await openSeasons();
  await expect.element(editor()).toMatchTextContent('No season yet');
  await editor().getByRole('button', { name: 'Add season' }).click();
  const [start, end] = [addDays(TODAY, 3), addDays(TODAY, 12)];
  await fill({
    'Pricing name': ' Bayram ',
    'Start date': formatSlashDate(start).replaceAll('/', ''),
    'End date': formatSlashDate(end).replaceAll('/', '.'),
    'Daily price': '58,5',
  });
  // Formats a field when the focus leaves it.
  await expect
    .element(dialog().getByLabelText('Start date', { exact: true }))
    .toHaveValue(formatSlashDate(start));
  await expect.element(dialog()).toMatchTextContent('10 days, first and last included.');
  await expect.element(dialog()).toMatchTextContent('If empty: €240.00 (car’s own)');
  await expectNoAxeViolations('[role=dialog]');
  // Warns while prices are typed, and accepts them.
  await fill({ 'Daily price': '30' });
  await expect
    .element(dialog().getByRole('status'))
    .toMatchTextContent(
      'A week (€240.00) costs more than seven days at the daily price (€210.00).',
    );
  await fill({ 'Daily price': '58,5' });
  await expect.element(dialog().getByRole('status')).toBeEmptyDOMElement();
  // Types a date with the browser's calendar.
  await dialog().css('input[type=date]').first().fill(addDays(TODAY, 4));
  await expect
    .element(dialog().getByLabelText('Start date', { exact: true }))
    .toHaveValue(formatSlashDate(addDays(TODAY, 4)));
  await dialog().css('input[type=date]').first().fill(start);
  await pressIn(dialog().getByLabelText('Daily price'), 'Enter');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(rows()).toHaveLength(1);
  await expect.element(row('Bayram')).toMatchTextContent(slashPeriod(start, end));
  await expect.element(row('Bayram')).toMatchTextContent('Upcoming');
  await expect
    .element(row('Bayram'))
    .toMatchTextContent(/Daily\s*€58\.50\s*Weekly\s*€240\.00\s*car’s own/);
  await expect.element(row('Bayram').getByRole('button', { name: 'Edit' })).toHaveFocus();
  await expect
    .element(editor())
    .toMatchTextContent('“Bayram” will be added when you save the car.');
});

test('missing and invalid values are shown at their field @5.15', async () => {
  await openSeasons([holiday]);
  await editor().getByRole('button', { name: 'Add season' }).click();
  const submit = dialog().getByRole('button', { name: 'Add season' });
  const field = (label: string) => dialog().getByLabelText(label, { exact: true });
  await fill({ 'Start date': '' });
  await submit.click();
  await expect.element(field('Pricing name')).toHaveFocus();
  await expect
    .element(field('Pricing name'))
    .toHaveAccessibleDescription(/Pricing name is required/);
  await expect.element(field('Start date')).toHaveAccessibleDescription('Start date is required');
  await expect.element(field('End date')).toHaveAccessibleDescription('End date is required');
  await expect
    .element(field('Daily price'))
    .toHaveAccessibleDescription(/At least one price must be provided/);
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('Please check this season:');
  await expectNoAxeViolations('[role=dialog]');

  await fill({ 'Pricing name': 'Yaz', 'Start date': '14/07/2031', 'End date': '14/07/2031' });
  await expect
    .element(field('End date'))
    .toHaveAccessibleDescription('End date must be after start date');
  await fill({ 'End date': '31/09/2031', 'Daily price': '-5', 'Weekly price': 'abc' });
  await expect.element(field('End date')).toHaveAccessibleDescription('This date does not exist');
  for (const label of ['Daily price', 'Weekly price']) {
    await expect
      .element(field(label))
      .toHaveAccessibleDescription(/Price must be a number of at least 0/);
  }
  await fill({ 'Daily price': '45,5555', 'Weekly price': '100001' });
  await expect
    .element(field('Daily price'))
    .toHaveAccessibleDescription(/Price can have at most two decimals/);
  await expect
    .element(field('Weekly price'))
    .toHaveAccessibleDescription(/Price must be at most 100,000/);
  await submit.click();
  await expect.element(field('End date')).toHaveFocus();
  for (const message of ['End date: This date does not exist', 'Weekly price: Price must be']) {
    await expect.element(dialog().getByRole('link', { name: message })).toBeVisible();
  }
  await fill({
    'Start date': formatSlashDate(addDays(holiday.startDate, -9)),
    'End date': formatSlashDate(holiday.startDate),
    'Daily price': '0',
    'Weekly price': '',
  });
  await expect
    .element(field('End date'))
    .toHaveAccessibleDescription(
      `“Yaz” overlaps “Bayram” (${slashPeriod(holiday.startDate, holiday.endDate)})`,
    );
  await fill({ 'End date': formatSlashDate(addDays(holiday.startDate, -1)) });
  await submit.click();
  await expect.element(rows()).toHaveLength(2);
});

test('a season can be deleted, restored and copied to the next year @4.46', async () => {
  const year = Number(holiday.startDate.slice(0, 4));
  await openSeasons([summer, { ...holiday, name: `Bayram ${year}` }]);
  const question = page.getByRole('alertdialog', { name: 'Remove this pricing schedule?' });
  const remove = row('Bayram').getByRole('button', { name: 'Delete' });
  await remove.click();
  await expect
    .element(question)
    .toMatchTextContent(`“Bayram ${year}”, ${slashPeriod(holiday.startDate, holiday.endDate)}`);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(remove).toHaveFocus();
  await expect.element(rows()).toHaveLength(2);

  await remove.click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect.element(rows()).toHaveLength(1);
  await expect
    .element(editor())
    .toMatchTextContent(`“Bayram ${year}” will be removed when you save the car.`);
  const undo = editor().getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveFocus();
  await undo.click();
  await expect.element(row('Bayram').getByRole('button', { name: 'Edit' })).toHaveFocus();
  await expect.element(row('Bayram')).toMatchTextContent('€90.00');

  const copyTo = (later: number) =>
    row(`Bayram ${year}`).getByRole('button', { name: `Copy to ${later}` });
  await copyTo(year + 1).click();
  await expect
    .element(dialog().getByLabelText('Pricing name', { exact: true }))
    .toHaveValue(`Bayram ${year + 1}`);
  await dialog().getByRole('button', { name: 'Add season' }).click();
  await expect
    .element(row(`Bayram ${year + 1}`))
    .toMatchTextContent(slashPeriod(addYears(holiday.startDate, 1), addYears(holiday.endDate, 1)));
  await expect.element(copyTo(year + 2)).toBeVisible();
});

test('typed text is discarded only after a question', async () => {
  await openSeasons([summer]);
  await page.getByRole('main').getByRole('link', { name: 'Cars' }).click();
  await expectAddress(/\/admin\?section=cars$/);
  // Waits for the page, which changes after the address.
  await expect.element(page.getByText('Another page')).toBeVisible();
  history.back();
  const add = editor().getByRole('button', { name: 'Add season' });
  await add.click();
  // Proposes the day after the last season.
  await expect
    .element(dialog().getByLabelText('Start date', { exact: true }))
    .toHaveValue(formatSlashDate(addDays(summer.endDate, 1)));
  await press('Escape');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();

  await add.click();
  await fill({ 'Pricing name': 'Güz' });
  await press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await expect.element(question).toBeVisible();
  await press('Escape');
  await expect.element(question).not.toBeInTheDocument();
  // Goes forward like a phone's back gesture, which people use to close a full-screen dialog.
  history.forward();
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(leaving).not.toBeInTheDocument();
  await expect.element(dialog().getByLabelText('Pricing name', { exact: true })).toHaveValue('Güz');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(rows()).toHaveLength(1);
  history.forward();
  await expectAddress(/\/admin\?section=cars$/);
});

test('the strip shows the prices of the year and the warnings', async () => {
  const free = { ...holiday, daily: 0 };
  const over = season('Geçen', addDays(TODAY, -60), addDays(TODAY, -11));
  await openSeasons([over, { ...summer, weekly: 421, monthly: 1801 }, free]);
  await expect.element(rows()).toHaveLength(3);
  const texts = innerTexts(rows());
  expect(texts.map((text) => /Past|Now|Upcoming/.exec(text)?.[0])).toEqual([
    'Past',
    'Now',
    'Upcoming',
  ]);
  const lastDay = addDays(addYears(TODAY, 1), TODAY.endsWith('-02-29') ? 0 : -1);
  const untilHoliday = [addDays(summer.endDate, 1), addDays(free.startDate, -1)] as const;
  const afterHoliday = [addDays(free.endDate, 1), lastDay] as const;
  const facts = await stripFacts();
  expect(facts).toHaveLength(4);
  expect(facts[0]).toBe(
    `${slashPeriod(TODAY, summer.endDate)} (21 days): “Yaz”, €60.00 a day, €421.00 a week, €1,801.00 a month`,
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
    `the car’s own prices apply then: ${slashPeriod(...untilHoliday)}, ${slashPeriod(...afterHoliday)}.`,
  ]) {
    await expect.element(editor()).toMatchTextContent(warning);
  }
  await page.getByRole('region', { name: 'Prices' }).getByLabelText('Daily price').fill('');
  await expect
    .element(editor())
    .toMatchTextContent('There is no daily price: visitors see €50.00 a day.');
});

test('a season is one row of 44 px on a wide screen', async () => {
  await openSeasons([{ ...holiday, name: 'Ramazan Bayramı ve okulların ara tatili' }, summer]);
  await expect.element(rows()).toHaveLength(2);
  for (const each of rows().elements()) {
    expect(Math.round(each.getBoundingClientRect().height)).toBeLessThanOrEqual(46);
  }
});

test('all actions work with the keyboard alone', async () => {
  await openSeasons();
  await pressIn(editor().getByRole('button', { name: 'Add season' }), 'Enter');
  await expect.element(dialog().getByLabelText('Pricing name', { exact: true })).toHaveFocus();
  await userEvent.keyboard('Kış');
  await press('Tab');
  await userEvent.keyboard('01122031');
  // Skips the calendar's button.
  await press('Tab');
  await press('Tab');
  await userEvent.keyboard('28022032');
  await press('Tab');
  await press('Tab');
  await userEvent.keyboard('35');
  await press('Enter');
  await expect.element(page.getByRole('button', { name: 'Edit: Kış' })).toHaveFocus();
  await expect.element(row('Kış')).toMatchTextContent('01/12/2031 – 28/02/2032');
  await press('Tab');
  await expect.element(page.getByRole('button', { name: 'Delete: Kış' })).toHaveFocus();
  await press('Enter');
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await press('Tab');
  await press('Enter');
  await expect.element(editor()).toMatchTextContent('No season yet');
});

test('changed seasons are saved with the car', async () => {
  const coming = season('Yaz', addDays(TODAY, 5), addDays(TODAY, 20), {
    daily: 60,
    weekly: 390,
  });
  const car = await openSeasons([coming, holiday]);
  await editor().getByRole('button', { name: 'Add season' }).click();
  await fill({
    'Pricing name': 'Kış',
    'Start date': '01/12/2031',
    'End date': '28/02/2032',
    'Daily price': '35,50',
  });
  await press('Enter');
  await expect.element(rows()).toHaveLength(3);
  await row('Yaz').getByRole('button', { name: 'Edit' }).click();
  await dialog().getByLabelText('Weekly price').fill('');
  // Saves the season with the car's shortcut while the dialog is open.
  await press('Control+s');
  await expect.element(dialog()).not.toBeInTheDocument();
  await row('Bayram').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.element(rows()).toHaveLength(2);
  await expectAddress(/editCar/);
  expect(car.saved()).toEqual([coming, holiday]);

  await page.getByRole('button', { name: 'Update Car' }).click();
  await expect.element(page.getByText(/Fiat Egea 2024.* has been saved/)).toBeVisible();
  expect(car.saved()).toEqual([
    { ...coming, weekly: null },
    season('Kış', '2031-12-01', '2032-02-28', { daily: 35.5 }),
  ]);
});

test('a season can be named in each language', async () => {
  const spring = season('Bahar', addDays(TODAY, 5), addDays(TODAY, 20));
  const translations = everyName({ en: { name: 'Spring' } });
  const car = await openSeasons([{ ...spring, translations }, holiday]);
  await row('Bahar').getByRole('button', { name: 'Edit' }).click();
  const others = dialog().getByText('Name in other languages');
  await expect.element(dialog()).toMatchTextContent(/Name in other languages\s*2\/4/);
  await others.click();
  await expect.element(dialog().getByLabelText('Pricing name (English)')).toHaveValue('Spring');
  await fill({ 'Pricing name (Deutsch)': 'Frühling', 'Pricing name (English)': '' });
  await expectNoAxeViolations('[role=dialog]');
  await press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await question.getByRole('button', { name: 'Keep typing' }).click();
  await dialog().getByRole('button', { name: 'Change season' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Update Car' }).click();
  await expect.element(page.getByText(/Fiat Egea 2024.* has been saved/)).toBeVisible();
  expect(car.saved()).toEqual([
    { ...spring, translations: everyName({ de: { name: 'Frühling' } }) },
    holiday,
  ]);
});

test('a car has at most fifty seasons', async () => {
  const many = Array.from({ length: 50 }, (_, i) =>
    season(`Dönem ${i + 1}`, addDays(TODAY, i * 14), addDays(TODAY, i * 14 + 7)),
  );
  await openSeasons(many);
  await expect.element(rows()).toHaveLength(50);
  await expect.element(editor()).toMatchTextContent('A car can have at most 50 seasons.');
  await expect.element(editor().getByRole('button', { name: 'Add season' })).toBeDisabled();
  await expect.element(editor().getByRole('button', { name: /^Copy to/ })).toHaveLength(0);
  await expect.element(rows().last()).toMatchTextContent(formatSlashDate(addDays(TODAY, 49 * 14)));
});

test('the strip cuts off no price, on different days of the month', async () => {
  await page.viewport(360, 740);
  const months = editor().getByRole('heading', { name: 'The next twelve months' });
  for (const day of [8, 20, 23, 24, 25, 26, 28]) {
    vi.setSystemTime(`2026-11-${String(day).padStart(2, '0')}T09:00:00Z`);
    await openSeasons();
    await expect.element(months).toBeVisible();
    expect(readLayout().cutNumbers, `on the ${day}th`).toEqual([]);
  }
});
