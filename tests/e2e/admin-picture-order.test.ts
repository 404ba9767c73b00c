import type { Locator, Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import {
  alts,
  chooser,
  expectAllUploaded,
  expectOrder,
  fillGallery,
  gallery,
  main,
  openCar,
  saveCar,
  tiles,
} from './support/picture-fields.ts';
import { giveFiles, holdUploads, photo, photos } from './support/pictures.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const handle = (page: Page, place: number) =>
  gallery(page).getByRole('button', { name: `Move picture ${place}`, exact: true });

/** Chooses what the menu of a picture offers. */
async function act(page: Page, place: number, action: string) {
  await gallery(page)
    .getByRole('button', { name: `Actions for picture ${place}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** The middle of the picture itself, where no button is. */
const middleOf = (page: Page, place: number) => centreOf(handle(page, place).locator('..'));

async function centreOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pickUp(page: Page, place: number) {
  await handle(page, place).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Picked up picture ${place} of 3.`)).toBeAttached();
  // The sorting library listens for further keys one task after this announcement.
  await page.evaluate(() => new Promise((listening) => setTimeout(listening)));
}

async function threePictures(page: Page) {
  const car = await openCar(page);
  await fillGallery(page, 'one', 'two', 'three');
  await expectAllUploaded(page);
  await handle(page, 1).scrollIntoViewIfNeeded();
  return car;
}

test('pictures are sorted by mouse, by keyboard and by their menus, and it is announced', async ({
  page,
}) => {
  await threePictures(page);
  await test.step('by mouse', async () => {
    const [from, to] = [await middleOf(page, 1), await middleOf(page, 3)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 5, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 10 });
    await expect(page.getByText('Now at place 3 of 3.')).toBeAttached();
    await page.mouse.up();
    await expectOrder(page, 'two', 'three', 'one');
  });
  await test.step('by keyboard', async () => {
    await pickUp(page, 3);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('Now at place 2 of 3.')).toBeAttached();
    await page.keyboard.press('Space');
    await expectOrder(page, 'two', 'one', 'three');
    await expect(handle(page, 2)).toBeFocused();
    await pickUp(page, 1);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Now at place 2 of 3.')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Left at place 1.')).toBeAttached();
    await expectOrder(page, 'two', 'one', 'three');
  });
  await test.step('by the menu, which keeps the focus', async () => {
    await act(page, 1, 'Move right');
    await expectOrder(page, 'one', 'two', 'three');
    await expect(gallery(page).getByText('Picture moved to place 2 of 3.')).toBeVisible();
    await expect(
      gallery(page).getByRole('button', { name: 'Actions for picture 2' }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Move left' })).toBeFocused();
    // The menu is at the end of the page, not within the section.
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await expectOrder(page, 'two', 'one', 'three');
    await gallery(page).getByRole('button', { name: 'Actions for picture 1' }).click();
    await expect(page.getByRole('menuitem', { name: 'Move left' })).toBeDisabled();
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a handle drags at once, a picture after a long press, and a swipe scrolls', async ({
    page,
  }) => {
    await threePictures(page);
    const session = await page.context().newCDPSession(page);
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      point?: { x: number; y: number },
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    async function drag(from: { x: number; y: number }, to: { x: number; y: number }) {
      for (const step of [0.1, 0.4, 0.7, 1]) {
        const [x, y] = [from.x + (to.x - from.x) * step, from.y + (to.y - from.y) * step];
        await send('touchMove', { x, y });
      }
    }

    const grip = await centreOf(handle(page, 1));
    await send('touchStart', grip);
    await drag(grip, await centreOf(handle(page, 2)));
    await expect(page.getByText('Now at place 2 of 3.')).toBeAttached();
    await send('touchEnd');
    await expectOrder(page, 'two', 'one', 'three');

    const picture = await middleOf(page, 1);
    await send('touchStart', picture);
    await expect(page.getByText('Picked up picture 1 of 3.')).toBeAttached();
    await drag(picture, await middleOf(page, 2));
    await expect(page.getByText('Now at place 2 of 3.')).toBeAttached();
    await send('touchEnd');
    await expectOrder(page, 'one', 'two', 'three');

    const before = await page.evaluate(() => scrollY);
    const { x, y } = await middleOf(page, 1);
    // At once: a machine that is slow between start and movement would make a long press of them.
    await Promise.all([
      send('touchStart', { x, y }),
      ...[20, 50, 80, 110].map((down) => send('touchMove', { x, y: y + down })),
      send('touchEnd'),
    ]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
    await expectOrder(page, 'one', 'two', 'three');
  });
});

test('a removed picture comes back where it was; the main one changes places with another', async ({
  page,
}) => {
  const car = await threePictures(page);
  await act(page, 2, 'Remove');
  await act(page, 1, 'Remove');
  await expectOrder(page, 'three');
  await expect(page.getByText('2 pictures removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectOrder(page, 'one', 'three');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectOrder(page, 'one', 'two', 'three');
  await expect(handle(page, 2)).toBeFocused();

  await act(page, 3, 'Make main picture');
  await expect(main(page).getByLabel('Alt text')).toHaveValue('three');
  await expectOrder(page, 'one', 'two');
  await expect(gallery(page).getByText('This picture is the main picture now.')).toBeVisible();
  await act(page, 1, 'Make main picture');
  await expect(main(page).getByLabel('Alt text')).toHaveValue('one');
  await expectOrder(page, 'three', 'two');
  await expect(handle(page, 1)).toBeFocused();
  await alts(page).nth(1).fill('From behind');
  await saveCar(page);
  const saved = await car.saved();
  expect(saved.mainImage?.alt).toBe('one');
  expect(saved.gallery.map(({ alt }) => alt)).toEqual(['three', 'From behind']);
});

test('pictures are dropped and pasted', async ({ page }) => {
  await openCar(page);
  await giveFiles(gallery(page).getByText('or drop it here'), 'drop', await photos('one', 'two'));
  await expect(tiles(page)).toHaveCount(2);
  await giveFiles(page.locator('body'), 'paste', [await photo('three')]);
  await expect(tiles(page)).toHaveCount(3);
  await giveFiles(main(page).getByText('or drop it here'), 'drop', [await photo('front')]);
  await expectAllUploaded(page);
  await expect(main(page).getByRole('img')).not.toHaveCount(0);
  await expect(gallery(page).getByText('3 pictures uploaded.')).toBeVisible();

  // Beside the fields a file is not taken, and not opened in place of the form.
  const keptPage = await page.locator('body').evaluate((body) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'x.jpg', { type: 'image/jpeg' }));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    return !body.dispatchEvent(drop);
  });
  expect(keptPage).toBe(true);
  await expect(tiles(page)).toHaveCount(3);
  await tiles(page)
    .first()
    .evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'x.jpg', { type: 'image/jpeg' }));
      element.dispatchEvent(
        new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }),
      );
    });
  await expect(gallery(page).getByText('Drop to upload')).toBeVisible();
});

test.describe('a car that is saved while pictures are on their way', () => {
  test('waits for them, but not for one that is cancelled', async ({ page }) => {
    const car = await openCar(page);
    const held = await holdUploads(page);
    await fillGallery(page, 'one', 'two', 'three');
    await page.getByRole('button', { name: 'Update Car' }).click();
    await expect(page.getByText('Uploading images...')).toBeVisible();
    await gallery(page).getByRole('button', { name: 'Cancel upload of picture 2' }).click();
    await held.release(2);
    await expect(gallery(page).getByRole('progressbar')).toHaveCount(1);
    // Pictures are sorted once all are stored.
    await expect(handle(page, 2)).toBeDisabled();
    expect((await car.saved()).gallery).toEqual([]);
    await held.release(0);
    await page.waitForURL('**/admin?section=cars');
    expect((await car.saved()).gallery.map(({ alt }) => alt)).toEqual(['one', 'three']);
  });

  test('is not saved when the editor is left', async ({ page }) => {
    const car = await openCar(page);
    const held = await holdUploads(page);
    await fillGallery(page, 'one');
    await page.getByLabel('Title').fill('Never saved');
    await page.getByRole('button', { name: 'Update Car' }).click();
    await expect(page.getByText('Uploading images...')).toBeVisible();
    const cut = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/upload'));
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await cut;
    await page.waitForURL('**/admin?section=cars');
    await held.open();
    await page.goto(`/admin/editCar?id=${car.id}`);
    await expect(page.getByLabel('Title')).toHaveValue('Photo Car');
    expect((await car.saved()).gallery).toEqual([]);
  });
});

test('a person who is signed out in the middle signs in again and finds what was typed', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 401 POST .*\/api\/images\/upload/);
  const { id } = await openCar(page);
  await page.getByLabel('Title').fill('Typed before');
  const held = await holdUploads(page);
  await chooser(gallery(page)).setInputFiles(await photos('one', 'two'));
  await held.refuse(0, 401, 'Please sign in');
  await page.waitForURL('**/admin/login?next=*');
  expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull();
  expect(new URL(page.url()).searchParams.get('next')).toBe(`/admin/editCar?id=${id}`);
  await held.open();
  await signIn(page);
  await page.goto(`/admin/editCar?id=${id}`);
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Typed before');
});
