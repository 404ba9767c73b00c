import type { Page } from '@playwright/test';
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
const choice = (page: Page, name: string) => dialog(page).getByRole('group', { name, exact: true });

test('two people save one car: who comes second sees both, chooses field by field, and saves', async ({
  page,
  context,
  allowProblems,
}) => {
  allowProblems(/response 409 PUT/);
  const cars = await fleet(page);
  const car = await cars.make({ features: ['Klima'], seats: 5 });
  const other = await context.newPage();
  await openEditor(page, car.id);
  await openEditor(other, car.id);

  await field(other, 'Daily price').fill('50');
  await field(other, 'Seats').fill('7');
  await other.getByRole('checkbox', { name: 'ISOFIX' }).check();
  await saveButton(other).click();
  await expectSaved(other, `${car.title} has been saved`);
  await other.close();

  await field(page, 'Daily price').fill('60');
  await field(page, 'Model').fill('Egea Cross');
  await saveButton(page).click();
  await expect(dialog(page)).toContainText('This car was changed meanwhile');
  await expect(dialog(page).getByRole('group')).toHaveCount(3);
  await expect(choice(page, 'Daily price')).toContainText('Changed by both');
  await expect(choice(page, 'Daily price').getByLabel('Keep mine')).toBeChecked();
  await expect(choice(page, 'Daily price')).toContainText(/Yours\s*60[\s\S]*Theirs\s*50/);
  await expect(choice(page, 'Seats').getByLabel('Take theirs')).toBeChecked();
  await expect(choice(page, 'Features')).toContainText(/Klima[\s\S]*Klima, ISOFIX/);
  await expectNoAxeViolations(page);

  await expect(choice(page, 'Seats')).toContainText(/Before\s*5[\s\S]*Theirs\s*7/);
  await dialog(page).getByRole('button', { name: 'Take all of theirs' }).click();
  await expect(choice(page, 'Daily price').getByLabel('Take theirs')).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Keep all of mine' }).click();
  await expect(choice(page, 'Daily price').getByLabel('Keep mine')).toBeChecked();
  await expect(choice(page, 'Seats').getByLabel('Take theirs')).toBeChecked();
  await choice(page, 'Features').getByLabel('Keep as before').check();
  await dialog(page).getByRole('button', { name: 'Save with these choices' }).click();
  await expectSaved(page, `${car.title} has been saved`);
  expect(await cars.read(car.id)).toMatchObject({
    model: 'Egea Cross',
    pricing: { daily: 60 },
    seats: 7,
    features: ['Klima'],
    version: 3,
  });
});

test('the comparison can be put aside; it comes back with the next attempt', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 409 PUT/);
  const cars = await fleet(page);
  const car = await cars.make();
  await openEditor(page, car.id);
  await field(page, 'Model').fill('Egea Cross');
  await cars.change(car, { model: 'Egea Sedan' });
  await saveButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(saveButton(page)).toBeFocused();
  await expect(field(page, 'Model')).toHaveValue('Egea Cross');
  await expect(saveState(page)).toHaveText('Unsaved changes');
  await page.keyboard.press('Control+s');
  await dialog(page).getByRole('button', { name: 'Take all of theirs' }).click();
  await dialog(page).getByRole('button', { name: 'Save with these choices' }).click();
  await expectSaved(page, `${car.title} has been saved`);
  expect(await cars.read(car.id)).toMatchObject({ model: 'Egea Sedan', version: 3 });
});

test('a third who saves during the choice is seen as well', async ({ page, allowProblems }) => {
  allowProblems(/response 409 PUT/);
  const cars = await fleet(page);
  const car = await cars.make();
  await openEditor(page, car.id);
  await field(page, 'Model').fill('Mine');
  const second = await cars.change(car, { seats: 7 });
  await saveButton(page).click();
  await expect(choice(page, 'Seats')).toBeVisible();
  await cars.change(second, { doors: 5 });
  await dialog(page).getByRole('button', { name: 'Save with these choices' }).click();
  await expect(choice(page, 'Doors')).toBeVisible();
  await expect(choice(page, 'Seats')).toBeHidden();
  await dialog(page).getByRole('button', { name: 'Save with these choices' }).click();
  await expectSaved(page, `${car.title} has been saved`);
  expect(await cars.read(car.id)).toMatchObject({ model: 'Mine', seats: 7, doors: 5 });
});

test('when both typed the same there is nothing to ask', async ({ page, allowProblems }) => {
  allowProblems(/response 409 PUT/);
  const cars = await fleet(page);
  const car = await cars.make();
  await openEditor(page, car.id);
  await field(page, 'Model').fill('Egea Cross');
  await cars.change(car, { model: 'Egea Cross' });
  await saveButton(page).click();
  await expectSaved(page, `${car.title} has been saved`);
  expect(await cars.read(car.id)).toMatchObject({ model: 'Egea Cross', version: 3 });
});

test('a car that was deleted meanwhile can be saved as a new one', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 404 PUT/);
  const cars = await fleet(page);
  const car = await cars.make();
  await openEditor(page, car.id);
  await field(page, 'Model').fill('Egea Cross');
  await cars.remove(car.id);
  await saveButton(page).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This car was deleted meanwhile');
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Back to editing' }).click();
  await expect(saveButton(page)).toBeFocused();
  await expect(field(page, 'Model')).toHaveValue('Egea Cross');
  await saveButton(page).click();
  await question.getByRole('button', { name: 'Save as a new car' }).click();
  await expectSaved(page, `${car.title} has been created`);
  const [made] = await cars.search(car.title);
  expect(made).toMatchObject({ title: car.title, model: 'Egea Cross', version: 1 });
  expect(made?.id).not.toBe(car.id);
});
