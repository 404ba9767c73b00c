import { truncate, writeFile } from 'node:fs/promises';
import {
  chooser,
  errorOf,
  expectAllUploaded,
  expectOrder,
  fillGallery,
  gallery,
  main,
  openCar,
  saveCar,
  tiles,
} from './support/picture-fields.ts';
import { holdUploads, photo, photos } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

test.describe('the main picture', () => {
  test('shows at once, keeps the alt text typed during the upload, and is on the public page @2.71', async ({
    page,
  }) => {
    const car = await openCar(page);
    const held = await holdUploads(page);
    await chooser(main(page)).setInputFiles(await photo('front'));
    await expect(main(page).getByRole('img')).toHaveAttribute('src', /^blob:/);
    await expect(
      main(page).getByRole('progressbar', { name: 'Upload of front.jpg' }),
    ).toBeVisible();
    await main(page).getByLabel('Alt text').fill('Beyaz Egea önden');
    await held.release(0);
    await expectAllUploaded(page);
    await expect(main(page).getByRole('img', { name: 'Beyaz Egea önden' }).last()).toHaveAttribute(
      'srcset',
      /320w.+640w.+900w/,
    );
    await saveCar(page);
    expect(await car.saved()).toMatchObject({ mainImage: { alt: 'Beyaz Egea önden' } });
    await page.goto(`/cars/${car.id}`);
    await expect(page.getByRole('img', { name: 'Beyaz Egea önden' }).first()).toBeVisible();
  });

  test('can be replaced, removed and brought back; no other file is taken @5.14 @8.22', async ({
    page,
    allowProblems,
  }, testInfo) => {
    allowProblems(/response (415|50[03]) POST .*\/api\/images\/upload/);
    const car = await openCar(page);
    const buffer = Buffer.from('not a photo');
    await chooser(main(page)).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer });
    await expect(errorOf(main(page))).toHaveText('Please select a valid image file');
    const huge = testInfo.outputPath('huge.jpg');
    await writeFile(huge, '');
    await truncate(huge, 32 * 1024 * 1024 + 1);
    await chooser(main(page)).setInputFiles(huge);
    await expect(errorOf(main(page))).toHaveText('Image size must be less than 32MB');
    await chooser(main(page)).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await expect(errorOf(main(page))).toContainText('not a picture');
    await expect(main(page).getByRole('button', { name: 'Try again' })).toBeHidden();
    await expect(main(page).getByText('No preview')).toBeVisible();
    await chooser(main(page)).setInputFiles(await photo('old'));
    await main(page).getByLabel('Alt text').fill('A white Egea');
    await expectAllUploaded(page);
    await expect(main(page).getByText('Replace')).toBeVisible();
    const held = await holdUploads(page);
    await chooser(main(page)).setInputFiles(await photo('new'));
    await held.refuse(0, 503, 'Busy just now.');
    await expect(errorOf(main(page))).toHaveText('Busy just now.');
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await held.refuse(1, 500);
    await expect(errorOf(main(page))).toHaveText('Failed to upload image. Please try again.');
    await main(page).getByRole('button', { name: 'Keep previous picture' }).click();
    await expect(errorOf(main(page))).toBeHidden();
    await expect(main(page).getByLabel('Alt text')).toHaveValue('A white Egea');
    await main(page).getByRole('button', { name: 'Remove' }).click();
    await expect(main(page).getByText('Choose picture')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main(page).getByLabel('Alt text')).toHaveValue('A white Egea');
    await expect(chooser(main(page))).toBeFocused();
    await saveCar(page);
    expect(await car.saved()).toMatchObject({ mainImage: { alt: 'A white Egea' } });
  });
});

test.describe('the gallery', () => {
  test('takes several at once, three on the way, and keeps their order however they arrive @2.72', async ({
    page,
  }) => {
    const car = await openCar(page);
    const held = await holdUploads(page);
    await fillGallery(page, 'one', 'two', 'three', 'four');
    await expect(gallery(page).getByRole('progressbar')).toHaveCount(4);
    await expect(gallery(page).getByText('Waiting…')).toHaveCount(1);
    await expect(gallery(page).getByText('Uploading 4 pictures…')).toBeVisible();
    await held.release(2);
    await held.release(3);
    await held.release(1);
    await expect(gallery(page).getByRole('progressbar')).toHaveCount(1);
    await held.release(0);
    await expect(gallery(page).getByText('4 pictures uploaded.')).toBeVisible();
    await expectOrder(page, 'one', 'two', 'three', 'four');
    await saveCar(page);
    await page.goto(`/cars/${car.id}`);
    for (const name of ['one', 'four']) {
      await expect(page.getByRole('img', { name }).first()).toBeAttached();
    }
  });

  test('one that fails leaves the others alone, keeps its place, and is tried again @8.23', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/response 500 POST .*\/api\/images\/upload/);
    await openCar(page);
    const held = await holdUploads(page);
    await fillGallery(page, 'left', 'middle', 'right');
    await held.refuse(1, 500);
    await held.release(0);
    await held.release(2);
    await expect(errorOf(gallery(page))).toHaveText(
      'Failed to upload gallery image. Please try again.',
    );
    await expect(
      gallery(page).getByText('2 pictures uploaded. 1 picture could not be uploaded.'),
    ).toBeVisible();
    // A car is not saved without a picture that was chosen for it.
    await page.getByRole('button', { name: 'Update Car' }).click();
    await expect(page.getByText('A picture could not be uploaded.')).toBeVisible();
    await gallery(page).getByRole('button', { name: 'Try again' }).click();
    await expect(
      gallery(page).getByRole('button', { name: 'Cancel upload of picture 2' }),
    ).toBeFocused();
    await held.release(3);
    await expectAllUploaded(page);
    await expectOrder(page, 'left', 'middle', 'right');
    await saveCar(page);
  });

  test('takes each picture once, and what fits, and says what it does not take', async ({
    page,
  }) => {
    await openCar(page);
    await chooser(main(page)).setInputFiles(await photo('face'));
    await expectAllUploaded(page);
    await chooser(gallery(page)).setInputFiles(await photos('side', 'side', 'face'));
    await expectAllUploaded(page);
    await expect(tiles(page)).toHaveCount(1);
    const refused = errorOf(gallery(page)).getByRole('listitem');
    await expect(refused).toHaveCount(2);
    // In the order in which the server has answered.
    expect((await refused.allTextContents()).sort()).toEqual([
      'face.jpg: this picture is already here and was not added again.',
      'side.jpg: this picture is already here and was not added again.',
    ]);
    await gallery(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(chooser(gallery(page))).toBeFocused();
    await expect(errorOf(gallery(page))).toBeHidden();

    const names = Array.from({ length: 21 }, (_, n) => `many-${n}`);
    const files = await Promise.all(names.map((name) => photo(name, 60, 40)));
    const text = { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
    await chooser(gallery(page)).setInputFiles([...files, text]);
    await expect(tiles(page)).toHaveCount(20);
    await expect(errorOf(gallery(page))).toContainText(
      'list.txt: Please select a valid image file',
    );
    await expect(errorOf(gallery(page))).toContainText(
      'At most 20 pictures fit: 2 pictures not added.',
    );
    await expect(
      gallery(page).getByText('The gallery is full: 20 pictures is the maximum.'),
    ).toBeVisible();
    await expect(chooser(gallery(page))).toBeDisabled();
    await expectAllUploaded(page);
  });
});
