import type { Page } from '@playwright/test';
import type { Client } from 'pg';
import { signIn } from './support/admin.ts';
import { apiFails, rowNames, rowOf } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { heldBack } from './support/held-back.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

const ZONES = '/admin/transfer-zones';
const CREATED = 'Transfer zone created successfully!';
const UPDATED = 'Transfer zone updated successfully!';

const name = (page: Page) => page.getByRole('textbox', { name: 'Zone name' });
const price = (page: Page, people: string) =>
  page.getByRole('textbox', { name: `${people} passengers` });
const edit = (page: Page, zone: string) => page.getByRole('link', { name: `Edit ${zone}` });
const button = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true });
const link = (page: Page, text: string) => page.getByRole('link', { name: text, exact: true });

async function addZones(database: Client, ...names: string[]): Promise<void> {
  for (const [place, zoneName] of names.entries()) {
    await database.query(
      `insert into zones (id, zone_name, description, capacity_1_4_cents, capacity_1_6_cents,
          capacity_1_16_cents, display_order, active)
        values ($1, $2, 'Oteller', 3000, 4050, 120000, $3, $4)`,
      [`zone-${place}`, zoneName, (place + 1) * 10, zoneName !== 'Pasif'],
    );
  }
}

test.beforeEach(async ({ page, business: { database } }) => {
  await database.query('truncate zones, bookings, audit_log cascade');
  await signIn(page);
});

test('shows, searches and edits zones in their rows @1.22 @2.47 @4.29', async ({
  page,
  business: { database },
}) => {
  await addZones(database, 'İncekum', 'Lara', 'Pasif');
  await page.goto(ZONES);
  await test.step('all of them, in order, the inactive one set off', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transfer zones');
    await expect(page.getByText('3 zones, 2 active')).toBeVisible();
    expect(await rowNames(page)).toEqual(['İncekum', 'Lara', 'Pasif']);
    for (const text of ['€30.00', '€40.50', '€1,200.00', 'Active']) {
      await expect(rowOf(page, 'Lara').getByText(text, { exact: true })).toBeVisible();
    }
    const ground = (zone: string) =>
      rowOf(page, zone).evaluate((row) => getComputedStyle(row).backgroundColor);
    expect(await ground('Pasif')).not.toBe(await ground('Lara'));
  });
  await test.step('a row opens without asking the server, and Esc leaves it as it was', async () => {
    await page.route('**/api/admin/transfers', () => {});
    await edit(page, 'Lara').click();
    await expect(name(page)).toBeFocused();
    await expect(page).toHaveURL(`${ZONES}?edit=zone-1`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.keyboard.press('Escape');
    await expect(edit(page, 'Lara')).toBeFocused();
  });
  await test.step('what is wrong is said, Enter saves what is right', async () => {
    await edit(page, 'Lara').click();
    await price(page, '1–4').fill('-1');
    await price(page, '1–6').fill('');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Please check these fields');
    await expect(price(page, '1–4')).toBeFocused();
    await expect(price(page, '1–4')).toHaveAccessibleDescription(/at least 0/);
    await expect(price(page, '1–6')).toHaveAccessibleDescription(/is required/);
    await expectNoAxeViolations(page);
    await price(page, '1–4').fill('35,5');
    await price(page, '1–6').fill('45');
    const release = await heldBack(page, '**/api/admin/transfers/*');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Save')).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('9');
    await expect(price(page, '1–6')).toHaveValue('45');
    release();
    await expect(page.getByText(UPDATED)).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(rowOf(page, 'Lara').getByText('€35.50')).toBeVisible();
    await expect(edit(page, 'Lara')).toBeFocused();
  });
  await test.step('a zone moves up and down in the order', async () => {
    await button(page, 'Move Pasif up').click();
    await expect.poll(() => rowNames(page)).toEqual(['İncekum', 'Pasif', 'Lara']);
    await expect(button(page, 'Move Pasif up')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => rowNames(page)).toEqual(['Pasif', 'İncekum', 'Lara']);
    await expect(button(page, 'Move Pasif up')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Move İncekum down').click();
    await expect.poll(() => rowNames(page)).toEqual(['Pasif', 'Lara', 'İncekum']);
  });
  await test.step('a search finds in any spelling', async () => {
    await page.getByRole('searchbox').fill('ince');
    await page.keyboard.press('Enter');
    await expect.poll(() => rowNames(page)).toEqual(['İncekum']);
    await expect(page.getByText('1 zone found')).toBeVisible();
    await page.getByRole('searchbox').fill('nowhere');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No zone matches your search')).toBeVisible();
    await link(page, 'Clear search').click();
    await expect.poll(() => rowNames(page)).toHaveLength(3);
  });
});

test('adds the first zone, hides it and deletes it @2.81 @6.13 @8.37', async ({
  page,
  business: { database },
}) => {
  await page.goto(ZONES);
  await expect(page.getByText('No transfer zones yet')).toBeVisible();
  await link(page, 'Add zone').first().click();
  await expect(name(page)).toBeFocused();
  await button(page, 'Create zone').click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4);
  await name(page).fill('Belek');
  await price(page, '1–4').fill('30');
  await price(page, '1–6').fill('40,5');
  await price(page, '1–16').fill('1.200');
  await button(page, 'Create zone').click();
  await expect(page.getByText(CREATED)).toBeVisible();
  await expect(link(page, 'Add zone')).toBeFocused();
  await expect(rowOf(page, 'Belek').getByText('€1,200.00')).toBeVisible();

  await page.getByRole('switch', { name: 'Belek is shown to visitors' }).click();
  await expect(page.getByText(UPDATED)).toBeVisible();
  await expect(rowOf(page, 'Belek').getByText('Inactive')).toBeVisible();
  const { rows } = await database.query('select active from zones');
  expect(rows).toEqual([{ active: false }]);

  await button(page, 'Delete Belek').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete "Belek"? This action cannot be undone.',
  );
  // It has faded in.
  await expect(question).toHaveCSS('opacity', '1');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Transfer zone deleted successfully!')).toBeVisible();
  await expect(page.getByText('No transfer zones yet')).toBeVisible();
});

test('says what failed, in the words of the catalogue, and keeps what was typed @8.36', async ({
  page,
  business: { database },
  allowProblems,
}) => {
  allowProblems(/response (400|500|503)/);
  await addZones(database, 'Lara', 'Side');
  await apiFails(page, '/admin/transfers', { status: 503 });
  await page.goto(ZONES);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch transfer zones');
  await page.unroute('**/api/admin/transfers');
  await button(page, 'Retry').click();
  await expect.poll(() => rowNames(page)).toEqual(['Lara', 'Side']);

  await link(page, 'Add zone').click();
  await name(page).fill('LARA');
  for (const people of ['1–4', '1–6', '1–16']) await price(page, people).fill('30');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    'Error creating zone: “Lara” has this name already',
  );
  await expect(name(page)).toBeFocused();
  await name(page).fill('Kemer');
  await page.keyboard.press('Enter');
  await expect(page.getByText(CREATED)).toBeVisible();

  const failure = { status: 500, error: 'No room' };
  await apiFails(page, '/admin/transfers/zone-0', { ...failure, method: 'PUT' });
  await edit(page, 'Lara').click();
  await price(page, '1–4').fill('31');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Error updating zone: No room');
  await expect(price(page, '1–4')).toHaveValue('31');
  await page.keyboard.press('Escape');
  await button(page, 'Leave without saving').click();
  await page.getByRole('switch', { name: 'Lara is shown to visitors' }).click();
  await expect(page.getByText('Error updating zone: No room')).toBeVisible();
  await expect(rowOf(page, 'Lara').getByText('Active')).toBeVisible();

  await apiFails(page, '/admin/transfers/zone-0', { ...failure, method: 'DELETE' });
  await button(page, 'Delete Lara').click();
  await button(page, 'Delete').click();
  await expect(page.getByRole('alert')).toContainText('Error deleting zone: No room');
});

test('one zone is edited at a time, and not while one is added; what is typed is asked about @4.30', async ({
  page,
  business: { database },
}) => {
  await addZones(database, 'Lara', 'Side');
  await page.goto(ZONES);
  await edit(page, 'Lara').click();
  await edit(page, 'Side').click();
  await expect(name(page)).toHaveCount(1);
  await expect(name(page)).toHaveValue('Side');
  await price(page, '1–4').fill('99');
  await edit(page, 'Lara').click();
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?');
  await button(page, 'Keep editing').click();
  await expect(price(page, '1–4')).toHaveValue('99');
  await link(page, 'Add zone').click();
  await button(page, 'Leave without saving').click();
  await expect(page.getByRole('heading', { name: 'New transfer zone' })).toBeVisible();
  await expect(name(page)).toHaveCount(1);
  await expect(name(page)).toHaveValue('');
  await edit(page, 'Lara').click();
  await expect(page.getByRole('heading', { name: 'New transfer zone' })).toHaveCount(0);
  await expect(name(page)).toHaveValue('Lara');
});

test('two people save one zone: the second sees theirs and mine, and chooses', async ({
  page,
  business: { database },
  allowProblems,
}) => {
  allowProblems(/response 409 PUT/);
  await addZones(database, 'Lara', 'Side');
  const dialog = page.getByRole('dialog');
  const iChange = async (id: string, fare: string) => {
    await page.goto(`${ZONES}?edit=${id}`);
    await price(page, '1–4').fill(fare);
    await database.query(
      'update zones set capacity_1_4_cents = 3200, version = version + 1 where id = $1',
      [id],
    );
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('This zone was changed meanwhile');
  };
  await test.step('mine is saved over theirs', async () => {
    await iChange('zone-0', '33');
    await expect(dialog).toContainText(/1–4 passengers\s*Theirs\s*€32.00\s*Yours\s*€33.00/);
    await expect(dialog).toHaveCSS('opacity', '1');
    await expectNoAxeViolations(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Save mine' }).click();
    await expect(page.getByText(UPDATED)).toBeVisible();
    await expect(rowOf(page, 'Lara').getByText('€33.00')).toBeVisible();
  });
  await test.step('or theirs is taken', async () => {
    await iChange('zone-1', '34');
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect(price(page, '1–4')).toHaveValue('32');
    await page.keyboard.press('Escape');
    await expect(rowOf(page, 'Side').getByText('€32.00')).toBeVisible();
  });
});

test('what was typed is offered again, and a zone deleted since becomes a new one', async ({
  page,
  business: { database },
  allowProblems,
}) => {
  allowProblems(/response 404 PUT|ERR_FAILED|admin\/transfers/);
  await addZones(database, 'Lara');
  await page.goto(`${ZONES}?edit=zone-0`);
  await price(page, '1–4').fill('77');
  page.once('dialog', (leaving) => leaving.accept());
  await page.reload();
  await button(page, 'Restore draft').click();
  await expect(price(page, '1–4')).toHaveValue('77');

  await database.query('delete from zones');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('This zone was deleted meanwhile');
  await page.route('**/api/admin/transfers', (route) => route.abort());
  await button(page, 'Save as a new zone').click();
  await expect(page.getByRole('alert')).toContainText('may have been added all the same');
  await expect(link(page, 'Open the list')).toHaveAttribute('href', ZONES);
  await page.unroute('**/api/admin/transfers');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(CREATED)).toBeVisible();
  await expect(rowOf(page, 'Lara').getByText('€77.00')).toBeVisible();
});
