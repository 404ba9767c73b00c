import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import {
  expectSaved,
  field,
  fleet,
  openEditor,
  saveButton,
  saveState,
} from './support/car-editor.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'You have unsaved changes' });
const restore = (page: Page) => page.getByRole('button', { name: 'Restore draft' });
const drafts = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('kervan_car_draft')),
  );

/** Closes a page as a crash does: without a question, once what was typed last is in the draft. */
async function crash(page: Page, last: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(last);
  expect(await drafts(page)).toHaveLength(1);
  await page.evaluate(() => {
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
  });
  await page.close({ runBeforeUnload: false });
}

test('what was typed is there again after a crash, and deleted once it is saved', async ({
  page,
  context,
}) => {
  const cars = await fleet(page);
  const car = await cars.make();
  await openEditor(page, car.id);
  await field(page, 'Model').fill('Egea Cross');
  await field(page, 'Daily price').fill('55,5');
  await page.getByRole('checkbox', { name: 'Klima' }).check();
  await crash(page, 'Klima');

  const again = await context.newPage();
  await openEditor(again, car.id);
  await expect(notice(again)).toBeVisible();
  await expect(field(again, 'Model')).toHaveValue('Egea');
  // What is typed before the draft is restored stays.
  await field(again, 'Seats').fill('7');
  await restore(again).click();
  await expect(notice(again)).toBeHidden();
  await expect(again.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(field(again, 'Model')).toHaveValue('Egea Cross');
  await expect(field(again, 'Seats')).toHaveValue('7');
  await expect(field(again, 'Daily price')).toHaveValue('55,5');
  await expect(again.getByRole('checkbox', { name: 'Klima' })).toBeChecked();
  await expect(saveState(again)).toHaveText('Unsaved changes');
  await saveButton(again).click();
  await expectSaved(again, `${car.title} has been saved`);
  expect(await drafts(again)).toEqual([]);
  expect(await cars.read(car.id)).toMatchObject({ model: 'Egea Cross', pricing: { daily: 55.5 } });
});

test('a draft of a car that was saved since asks before it is saved over it', async ({
  page,
  context,
  allowProblems,
}) => {
  allowProblems(/response 409 PUT/);
  const cars = await fleet(page);
  const car = await cars.make();
  await openEditor(page, car.id);
  await field(page, 'Model').fill('Egea Cross');
  await crash(page, 'Egea Cross');
  await cars.change(car, { model: 'Egea Sedan' });
  const again = await context.newPage();
  await openEditor(again, car.id);
  await expect(notice(again)).toContainText('The car has been changed since');
  await restore(again).click();
  await expect(field(again, 'Model')).toHaveValue('Egea Cross');
  await saveButton(again).click();
  await expect(dialog(again)).toContainText(/Model\s*Theirs\s*Egea Sedan\s*Yours\s*Egea Cross/);
  await dialog(again).getByRole('button', { name: 'Save mine' }).click();
  await expectSaved(again, `${car.title} has been saved`);
  expect(await cars.read(car.id)).toMatchObject({ model: 'Egea Cross' });
});

test('broken drafts and those of another person are not shown', async ({ page }) => {
  const { admin } = await signIn(page);
  const car = await (await fleet(page)).make();
  await page.goto('/robots.txt');
  for (const value of ['not json', '{"format":1,"values":{"title":5}}']) {
    await page.evaluate(
      ([key = '', text = '']) => localStorage.setItem(key, text),
      [`kervan_car_draft:${admin.id}:${car.id}`, value],
    );
    await openEditor(page, car.id);
    await expect(notice(page)).toBeHidden();
  }
  await field(page, 'Model').fill('Egea Cross');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('Cross');
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('admin_user') ?? '{}');
    localStorage.setItem('admin_user', JSON.stringify({ ...user, id: 'somebody-else' }));
  });
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(saveButton(page)).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('a storage that takes nothing is survived', async ({ page }) => {
  const car = await (await fleet(page)).make();
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key, value) {
      if (key.startsWith('kervan_car_draft')) throw new DOMException('full', 'QuotaExceededError');
      set.call(this, key, value);
    };
  });
  await openEditor(page, car.id);
  await field(page, 'Model').fill('Egea Cross');
  await expect(saveState(page)).toHaveText('Unsaved changes');
  await saveButton(page).click();
  await expectSaved(page, `${car.title} has been saved`);
});

test('who is signed out while typing finds the draft after signing in, and may discard it', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 401/);
  const cars = await fleet(page);
  const car = await cars.make();
  await openEditor(page, car.id);
  await field(page, 'Model').fill('Egea Cross');
  await page.route('**/api/admin/cars/**', (route) =>
    route.fulfill({
      status: 401,
      json: { success: false, error: 'Sign in', message: 'Sign in' },
    }),
  );
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
  await page.unroute('**/api/admin/cars/**');
  await signIn(page);
  await openEditor(page, car.id);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(saveButton(page)).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await expect(field(page, 'Model')).toHaveValue('Egea');
});

test('what was typed of a deleted car can become a new one', async ({ page, allowProblems }) => {
  allowProblems(/response 404 GET/);
  const cars = await fleet(page);
  const car = await cars.make();
  await openEditor(page, car.id);
  await field(page, 'Model').fill('Egea Cross');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await cars.remove(car.id);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(
    page.getByText('What you typed about it and did not save is still here.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Use it for a new car' }).click();
  await restore(page).click();
  await expect(field(page, 'Title')).toHaveValue(car.title);
  await expect(field(page, 'Model')).toHaveValue('Egea Cross');
});

test('leaving with unsaved changes asks, by link, by arrow and by closing the tab', async ({
  page,
}) => {
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const car = await (await fleet(page)).make();
  await openEditor(page, car.id);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/section=cars$/);
  // The address changes before the page does, and the form that is typed into is to be the next.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Araç Yönetimi');
  await page.goBack();
  await field(page, 'Model').fill('Egea Cross');
  for (const leave of [
    () => page.getByRole('link', { name: 'Cancel' }).click(),
    () => page.goForward(),
  ]) {
    await leave();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(field(page, 'Model')).toHaveValue('Egea Cross');
  }
  const dialogOpened = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const closing = await dialogOpened;
  expect(closing.type()).toBe('beforeunload');
  await closing.dismiss();
  await expect(field(page, 'Model')).toHaveValue('Egea Cross');

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(question).toHaveCSS('opacity', '1');
  await expectNoAxeViolations(page, '[role=alertdialog]');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/section=cars$/);
  expect(await drafts(page)).toEqual([]);
});
