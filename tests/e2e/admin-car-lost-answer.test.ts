import type { Route } from '@playwright/test';
import {
  expectSaved,
  field,
  fleet,
  openEditor,
  problems,
  saveButton,
} from './support/car-editor.ts';
import { expect, test } from './support/test.ts';

const CARS_API = '**/api/admin/cars';

/** The request arrives and is carried out, and the connection breaks before its answer. */
async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort();
}

for (const goesOn of [false, true]) {
  test(`a new car whose answer was lost is there once${goesOn ? ', as it was typed at last' : ''}`, async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/request .*api\/admin\/cars|ERR_FAILED/);
    const cars = await fleet(page);
    const title = `Lost answer ${crypto.randomUUID().slice(0, 8)}`;
    await openEditor(page);
    await field(page, 'Title').fill(title);
    await field(page, 'Brand').fill('Fiat');
    await field(page, 'Model').fill('Egea');
    await field(page, 'Daily price').fill('45');
    await page.route(CARS_API, loseAnswer);
    await saveButton(page).click();
    await expect(problems(page)).toContainText('Failed to save car data.');
    expect(await cars.search(title)).toHaveLength(1);

    // Still without a connection: it is not added a second time.
    await saveButton(page).click();
    await expect(problems(page)).toContainText('Failed to save car data.');
    if (goesOn) await field(page, 'Model').fill('Egea Cross');
    await page.unroute(CARS_API);
    await saveButton(page).click();
    await expectSaved(page, `${title} has been ${goesOn ? 'saved' : 'created'}`);
    const there = await cars.search(title);
    expect(there.map((car) => car.model)).toEqual([goesOn ? 'Egea Cross' : 'Egea']);
    for (const { id } of there) await cars.remove(id);
  });
}
