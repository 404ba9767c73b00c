import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { AdminCar } from '#app/domain/cars/car-input.schema.ts';
import { anAdminCar } from '#tests/support/admin-cars.ts';
import { expectAddress, open } from '#tests/support/mounted.tsx';
import { entityApi, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations, innerTexts, press } from '#tests/support/mounted-page.ts';
import { centreOf, mouse } from '#tests/support/pointer.ts';
import {
  giveFiles,
  heavyPhoto,
  noPicture,
  photo,
  photos,
  storedId,
  storedImage,
  takeUploads,
} from '#tests/support/uploads.ts';
import * as carEdit from './admin-car-edit.route.tsx';

const PATH = `/admin/editCar?id=${anAdminCar().id}&page=pictures`;

let cars: AdminCar[] = [];
let uploads = takeUploads();

async function openCar(at = PATH): Promise<void> {
  const carsApi = entityApi('/admin/cars', cars, anAdminCar);
  await open(at, {
    routes: { '/admin/editCar': carEdit },
    api: (...call) => (call[1] === '/settings' ? { rental: { places: [] } } : carsApi(...call)),
  });
}

async function openGallery(...names: string[]): Promise<void> {
  const gallery = names.map((name) => storedImage(storedId(name), name));
  cars = [anAdminCar({ gallery })];
  await openCar();
  await expectOrder(...names);
  (await menu(1).findElement()).scrollIntoView({ block: 'center' });
}

beforeEach(() => {
  cars = [anAdminCar()];
  uploads = takeUploads();
});

const main = () => page.getByRole('group', { name: 'Main image' });
const gallery = () => page.getByRole('group', { name: 'Gallery' });
const chooser = (field: Locator) => field.css('input[type="file"]');
const tiles = () => gallery().getByRole('listitem', { name: /^Picture \d+ of \d+$/ });
const alts = () => gallery().getByLabelText(/^Alt text of picture/);
const errorOf = (field: Locator) => field.getByRole('alert');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (label: string) =>
  page.css('form').getByLabelText(label, { exact: true }).and(page.css('input'));
/** Opens a page of the form. */
const openPage = (name: string) =>
  page
    .getByRole('navigation', { name: 'Pages of this form' })
    .getByRole('link', { name, exact: true })
    .click();
const saveButton = () => page.getByRole('button', { name: /^(Create|Update) Car$/ });
const saveState = () => page.css('.save-bar').getByRole('status');
const problems = () => page.css('#car-problems').getByRole('alert');
const menu = (place: number) =>
  gallery().getByRole('button', { name: `Actions for picture ${place}`, exact: true });
/** Area of a picture outside its buttons, also before the picture has loaded. */
const picture = (place: number) =>
  tiles()
    .nth(place - 1)
    .css('div')
    .first();
const left = (element: Locator) => element.element().getBoundingClientRect().left;

async function act(place: number, action: string): Promise<void> {
  await menu(place).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function fillGallery(...names: string[]): Promise<void> {
  await chooser(gallery()).upload(await photos(...names));
  for (const [index, name] of names.entries()) await alts().nth(index).fill(name);
}

const expectOrder = (...names: string[]) =>
  expect
    .poll(() =>
      alts()
        .elements()
        .map((alt) => (alt as HTMLInputElement).value),
    )
    .toEqual(names);

const expectAllUploaded = () => expect.element(page.getByRole('progressbar')).toHaveLength(0);

async function save(): Promise<void> {
  await saveButton().click();
  await expectAddress('/admin?section=cars');
}

test('the main picture keeps the alt text that was typed during the upload @2.71', async () => {
  await openCar();
  uploads.hold();
  await chooser(main()).upload(await photo('front'));
  await expect
    .element(main().getByRole('img'))
    .toHaveAttribute('src', expect.stringMatching(/^blob:/));
  await expect
    .element(main().getByRole('progressbar', { name: 'Upload of front.jpg' }))
    .toBeVisible();
  await main().getByLabelText('Alt text').fill('Beyaz Egea');
  await uploads.release(0);
  await expectAllUploaded();
  await save();
  expect(cars[0]?.mainImage).toMatchObject({
    ...storedImage(storedId('front')),
    alt: 'Beyaz Egea',
  });
});

test('the main picture can be replaced, removed and restored @5.14 @8.22', async () => {
  await openCar();
  await giveFiles(main().getByText('or drop it here'), 'drop', [noPicture()]);
  await expect.element(errorOf(main())).toHaveTextContent('Please select a valid image file');
  await giveFiles(main().getByText('or drop it here'), 'drop', [heavyPhoto(32 * 1024 * 1024 + 1)]);
  await expect.element(errorOf(main())).toHaveTextContent('Image size must be less than 32MB');
  uploads.hold();
  await chooser(main()).upload(new File(['not a photo'], 'a.jpg', { type: 'image/jpeg' }));
  await uploads.refuse(0, 415, 'This is not a picture');
  await expect.element(errorOf(main())).toHaveTextContent('This is not a picture');
  await expect.element(button('Try again')).toHaveLength(0);
  await expect.element(main().getByText('No preview')).toBeVisible();
  await chooser(main()).upload(await photo('old'));
  await uploads.release(1);
  await main().getByLabelText('Alt text').fill('A white Egea');
  await expect.element(main().getByText('Replace')).toBeVisible();
  await chooser(main()).upload(await photo('new'));
  await uploads.refuse(2, 503, 'Busy just now.');
  await expect.element(errorOf(main())).toHaveTextContent('Busy just now.');
  await button('Try again').click();
  await uploads.refuse(3, 500);
  await expect
    .element(errorOf(main()))
    .toHaveTextContent('Failed to upload image. Please try again.');
  await button('Keep previous picture').click();
  await expect.element(errorOf(main())).toHaveLength(0);
  await expect.element(main().getByLabelText('Alt text')).toHaveValue('A white Egea');
  await main().getByRole('button', { name: 'Remove' }).click();
  await expect.element(main().getByText('Choose picture')).toBeVisible();
  await expect.element(button('Undo')).toHaveFocus();
  await press('Enter');
  await expect.element(main().getByLabelText('Alt text')).toHaveValue('A white Egea');
  await expect.element(chooser(main())).toHaveFocus();
});

test('the gallery uploads three pictures at a time and keeps their order @2.72', async () => {
  await openCar();
  uploads.hold();
  await fillGallery('one', 'two', 'three', 'four');
  await expect.element(gallery().getByRole('progressbar')).toHaveLength(4);
  await expect.element(gallery().getByText('Waiting…')).toHaveLength(1);
  await expect.element(gallery().getByText('Uploading 4 pictures…')).toBeVisible();
  for (const index of [2, 3, 1]) await uploads.release(index);
  await expect.element(gallery().getByRole('progressbar')).toHaveLength(1);
  await uploads.release(0);
  await expect.element(gallery().getByText('4 pictures uploaded.')).toBeVisible();
  await expectOrder('one', 'two', 'three', 'four');
});

test('an alt text keeps the focus while its picture is stored', async () => {
  await openCar();
  uploads.hold();
  await fillGallery('one', 'two');
  await alts().first().click();
  await uploads.release(0);
  await expect.element(gallery().getByRole('progressbar')).toHaveLength(1);
  await expect.element(alts().first()).toHaveFocus();
});

test('a failed picture keeps its place and can be retried @8.23', async () => {
  await openCar();
  uploads.hold();
  await fillGallery('left', 'middle', 'right');
  await uploads.refuse(1, 500);
  await uploads.release(0);
  await uploads.release(2);
  await expect
    .element(errorOf(gallery()))
    .toHaveTextContent('Failed to upload gallery image. Please try again.');
  await expect
    .element(gallery().getByText('2 pictures uploaded. 1 picture could not be uploaded.'))
    .toBeVisible();
  await gallery().getByRole('button', { name: 'Try again' }).click();
  await expect.element(button('Cancel upload of picture 2')).toHaveFocus();
  await uploads.release(3);
  await expectAllUploaded();
  await expectOrder('left', 'middle', 'right');
});

test('the gallery refuses duplicates and pictures beyond its limit', async () => {
  const mainImage = storedImage(storedId('face'));
  cars = [anAdminCar({ mainImage })];
  await openCar();
  await chooser(gallery()).upload(await photos('side', 'side', 'face'));
  await expectAllUploaded();
  await expect.element(tiles()).toHaveLength(1);
  await expect
    .poll(() => innerTexts(errorOf(gallery()).getByRole('listitem')))
    .toEqual([
      'side.jpg: this picture is already here and was not added again.',
      'face.jpg: this picture is already here and was not added again.',
    ]);
  await button('Dismiss').click();
  await expect.element(chooser(gallery())).toHaveFocus();
  await expect.element(errorOf(gallery())).toHaveLength(0);
  const names = Array.from({ length: 21 }, (_, n) => `many-${n}`);
  await chooser(gallery()).upload([...(await photos(...names)), noPicture()]);
  await expect.element(tiles()).toHaveLength(20);
  await expect
    .element(errorOf(gallery()))
    .toMatchTextContent('a.txt: Please select a valid image file');
  await expect
    .element(errorOf(gallery()))
    .toMatchTextContent('At most 20 pictures fit: 2 pictures not added.');
  await expect
    .element(gallery().getByText('The gallery is full: 20 pictures is the maximum.'))
    .toBeVisible();
  await expect.element(chooser(gallery())).toBeDisabled();
});

test('pictures can be dropped and pasted', async () => {
  await openCar();
  await giveFiles(gallery().getByText('or drop it here'), 'drop', await photos('one', 'two'));
  await expect.element(tiles()).toHaveLength(2);
  await giveFiles(page.css('body'), 'paste', [await photo('three')]);
  await expect.element(gallery().getByText('3 pictures uploaded.')).toBeVisible();
  await expect.element(tiles()).toHaveLength(3);
  // Drops a file beside the fields: it is neither uploaded nor opened in place of the form.
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(await photo('four'));
  const options = { bubbles: true, cancelable: true, dataTransfer };
  expect(document.body.dispatchEvent(new DragEvent('drop', options))).toBe(false);
  await expect.element(tiles()).toHaveLength(3);
  tiles().first().element().dispatchEvent(new DragEvent('dragenter', options));
  await expect.element(gallery().getByText('Drop to upload')).toBeVisible();
});

test('a picture can be dragged to another place', async () => {
  await openGallery('one', 'two', 'three');
  const [from, to] = [await centreOf(picture(1)), await centreOf(picture(3))];
  const third = left(tiles().nth(2));
  await mouse.move(from);
  await mouse.down();
  await mouse.move({ x: from.x + 10, y: from.y + 5 });
  await mouse.move({ x: to.x - 10, y: to.y });
  await mouse.move(to);
  // Waits until the others make room.
  await expect.poll(() => left(tiles().nth(2))).toBeLessThan(third);
  await mouse.up();
  await expectOrder('two', 'three', 'one');
  await expect.element(gallery().getByText('Picture moved to position 3 of 3.')).toBeVisible();
});

test('pictures can be sorted with their menus, which keep the focus', async () => {
  await openGallery('one', 'two', 'three');
  await act(1, 'Move right');
  await expectOrder('two', 'one', 'three');
  await expect.element(gallery().getByText('Picture moved to position 2 of 3.')).toBeVisible();
  await expect.element(menu(2)).toHaveFocus();
  await press('Enter');
  await expect.element(page.getByRole('menuitem', { name: 'Move left' })).toHaveFocus();
  await expectNoAxeViolations('html');
  await press('Enter');
  await expectOrder('one', 'two', 'three');
  await menu(1).click();
  await expect
    .element(page.getByRole('menuitem', { name: 'Move left' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('undo restores a removed picture at its place', async () => {
  await openGallery('one', 'two', 'three');
  await act(3, 'Remove');
  await act(1, 'Remove');
  await expectOrder('two');
  await expect.element(gallery().getByText('Picture removed.')).toBeVisible();
  await expect.element(button('Undo')).toHaveFocus();
  await button('Undo').click();
  await expectOrder('one', 'two');
  await expect.element(menu(1)).toHaveFocus();
  await expect.element(button('Undo')).toHaveLength(0);
});

test('a picture of the gallery can become the main picture', async () => {
  await openGallery('one', 'two', 'three');
  await act(3, 'Make main picture');
  await expect.element(main().getByLabelText('Alt text')).toHaveValue('three');
  await expectOrder('one', 'two');
  await expect.element(gallery().getByText('This picture is now the main picture.')).toBeVisible();
  await act(1, 'Make main picture');
  await expectOrder('three', 'two');
  await expect.element(menu(1)).toHaveFocus();
  await alts().nth(1).fill('From behind');
  await save();
  expect(cars).toMatchObject([
    { mainImage: { alt: 'one' }, gallery: [{ alt: 'three' }, { alt: 'From behind' }] },
  ]);
});

test('a save waits for pictures, except for a cancelled one @4.32', async () => {
  await openCar();
  uploads.hold();
  await fillGallery('one', 'two', 'three');
  await saveButton().click();
  await expect.element(saveState()).toHaveTextContent('Uploading images...');
  await expect.element(saveButton()).toBeDisabled();
  await button('Cancel upload of picture 2').click();
  await uploads.release(2);
  await expect.element(gallery().getByRole('progressbar')).toHaveLength(1);
  // Pictures can be sorted only after all are stored.
  await menu(2).click();
  await expect
    .element(page.getByRole('menuitem', { name: 'Move left' }))
    .toHaveAttribute('aria-disabled', 'true');
  await press('Escape');
  expect(cars[0]?.gallery).toEqual([]);
  await uploads.release(0);
  await expectAddress('/admin?section=cars');
  expect(cars).toMatchObject([{ gallery: [{ alt: 'one' }, { alt: 'three' }], version: 2 }]);

  await openCar();
  uploads.hold();
  await chooser(main()).upload(await photo('front'));
  await saveButton().click();
  await expect.element(saveState()).toHaveTextContent('Uploading images...');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await button('Leave without saving').click();
  await expectAddress('/admin?section=cars');
  await expect.poll(uploads.cut).toBe(1);
  expect(cars).toMatchObject([{ version: 2 }]);
});

test('a failed picture stops the save @4.32', async () => {
  await openCar();
  uploads.hold();
  await chooser(main()).upload(await photo('main'));
  await saveButton().click();
  await uploads.refuse(0, 503);
  await expect
    .element(problems())
    .toMatchTextContent('A picture could not be uploaded. Try again or remove it, then save.');
  await expect.element(button('Try again')).toHaveFocus();
  await expect.element(button('Try again')).toBeInViewport();
  await problems()
    .getByRole('link', { name: /^Main image: .*Failed to upload image/ })
    .click();
  await expect.element(button('Try again')).toHaveFocus();
  expect(cars).toMatchObject([{ version: 1 }]);
  uploads.open();
  await button('Try again').click();
  await expect.element(problems().getByLabelText('Fixed')).toHaveLength(1);
  await save();
  expect(cars[0]?.mainImage?.url).toBe(storedImage(storedId('main')).url);
});

test('typed text is restored after a sign-out during an upload', async () => {
  await openCar();
  await openPage('Car');
  await field('Title').fill('Typed before');
  await openPage('Pictures');
  uploads.hold();
  await chooser(gallery()).upload(await photos('one', 'two'));
  await uploads.refuse(0, 401, 'Please sign in');
  await expectAddress(`/admin/login?next=${encodeURIComponent(PATH)}`);
  expect(localStorage.getItem('admin_token')).toBeNull();
  uploads.open();
  await openCar();
  await button('Restore draft').click();
  await expect.element(field('Title')).toHaveValue('Typed before');
});

test('three quick clicks create one car @4.33', async () => {
  cars = [];
  await openCar('/admin/editCar');
  for (const label of ['Title', 'Brand', 'Model']) await field(label).fill('Fiat Egea');
  await openPage('Prices');
  await field('Daily price').fill('40');
  const { promise, resolve } = Promise.withResolvers<void>();
  let sent = 0;
  respondTo('POST', '/admin/cars', () => {
    sent += 1;
    return promise;
  });
  await saveButton().tripleClick();
  await expect.element(saveState()).toHaveTextContent('Saving...');
  resolve();
  await expect.element(page.getByText('Fiat Egea has been created')).toBeVisible();
  expect(sent).toBe(1);
});

describe('the guide to photos', () => {
  const guide = () => page.getByRole('region', { name: /^Your own photo/ });
  const drawing = (name: string) => ({
    ...storedImage(storedId(name), name),
    illustration: true as const,
  });

  test('names the number of drawings while the car has no photo', async () => {
    cars = [
      anAdminCar({}, { mainImage: drawing('main'), gallery: [drawing('coast'), drawing('boot')] }),
    ];
    await openCar();
    await expect
      .element(guide().getByRole('heading'))
      .toHaveTextContent('Your own photo: this car still has 3 drawings');
    expect(guide().getByRole('listitem').elements()).toHaveLength(5);
    await expectNoAxeViolations('section[aria-labelledby="photo-guide"]');
  });

  test('disappears after a photo was added', async () => {
    cars = [anAdminCar({}, { mainImage: drawing('main'), gallery: [drawing('coast')] })];
    await openCar();
    await expect.element(guide()).toBeVisible();
    await fillGallery('photo');
    await expectAllUploaded();
    await expect.element(guide()).not.toBeInTheDocument();
  });

  test('is not shown for a car without pictures', async () => {
    cars = [anAdminCar({}, { mainImage: null, gallery: [] })];
    await openCar();
    await expect.element(main()).toBeVisible();
    expect(guide().elements()).toHaveLength(0);
  });
});
