import type { Locator, Page } from '@playwright/test';
import { signIn } from './admin.ts';
import { photos } from './pictures.ts';
import { expect } from './test.ts';

export const main = (page: Page) => page.getByRole('group', { name: 'Main image' });
export const gallery = (page: Page) => page.getByRole('group', { name: 'Gallery' });
export const chooser = (field: Locator) => field.locator('input[type="file"]');
export const tiles = (page: Page) =>
  gallery(page).getByRole('listitem', { name: /^Picture \d+ of \d+$/ });
export const alts = (page: Page) => gallery(page).getByLabel(/^Alt text of picture/);
export const errorOf = (field: Locator) => field.getByRole('alert');

/** A car of its own, in the editor; gives its id and what the API knows of it later. */
export async function openCar(page: Page) {
  const { token } = await signIn(page);
  const headers = { authorization: `Bearer ${token}` };
  const data = { title: 'Photo Car', brand: 'Fiat', model: 'Egea', pricing: { daily: 40 } };
  const made = await page.request.post('/api/admin/cars', { headers, data });
  const { id } = (await made.json()).data;
  await page.goto(`/admin/editCar?id=${id}`);
  await expect(chooser(gallery(page))).toBeAttached();
  return {
    id: id as string,
    async saved() {
      const response = await page.request.get(`/api/admin/cars/${id}`, { headers });
      const { mainImage, gallery: pictures } = (await response.json()).data;
      return { mainImage, gallery: pictures } as {
        mainImage: { url: string; alt: string } | null;
        gallery: { url: string; alt: string }[];
      };
    },
  };
}

/** Chooses pictures for the gallery and names them in their alt texts, in the order chosen. */
export async function fillGallery(page: Page, ...names: string[]) {
  const before = await tiles(page).count();
  await chooser(gallery(page)).setInputFiles(await photos(...names));
  for (const [index, name] of names.entries())
    await alts(page)
      .nth(before + index)
      .fill(name);
}

export async function expectOrder(page: Page, ...names: string[]) {
  await expect.poll(() => alts(page).evaluateAll(valuesOf)).toEqual(names);
}

const valuesOf = (inputs: Element[]) => inputs.map((input) => (input as HTMLInputElement).value);

export async function expectAllUploaded(page: Page) {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

export async function saveCar(page: Page) {
  await page.getByRole('button', { name: 'Update Car' }).click();
  await page.waitForURL('**/admin?section=cars');
}
