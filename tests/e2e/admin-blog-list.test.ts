import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { clear, rowNames } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { addPost } from './support/posts.ts';
import { expect } from './support/test.ts';

const LIST = '/admin/blog';

const statusOf = (page: Page, title: string) =>
  page.getByRole('combobox', { name: `Status of ${title}` });
const star = (page: Page, title: string) =>
  page.getByRole('button', { name: `Featured: ${title}` });
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Delete this post?' });

test.beforeEach(async ({ page, business }) => {
  await clear(business.database);
  await signIn(page);
});

test('a row shows a new status and star at once, and a post is deleted after a confirmation @2.75 @4.25', async ({
  page,
  business: { database },
}) => {
  await addPost(database, { slug: 'taslak', title: 'Yarım yazı', status: 'draft' });
  await addPost(database, { slug: 'side', title: 'Side' });
  await page.goto(LIST);
  await statusOf(page, 'Yarım yazı').selectOption('Yayında');
  await expect(page.getByText('“Yarım yazı”: Yayında')).toBeVisible();
  await star(page, 'Yarım yazı').click();
  await expect(star(page, 'Yarım yazı')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('“Yarım yazı” is now featured.')).toBeVisible();
  const { data } = await (await page.request.get('/api/blogs?featured=true')).json();
  expect(data.blogs).toMatchObject([{ id: 'taslak' }]);
  await star(page, 'Yarım yazı').click();
  await expect(page.getByText('“Yarım yazı” is no longer featured.')).toBeVisible();
  await expect(star(page, 'Yarım yazı')).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('button', { name: 'Delete Yarım yazı' }).click();
  await expect(
    dialog(page).getByText(
      'Are you sure you want to delete "Yarım yazı"? This action cannot be undone.',
      { exact: true },
    ),
  ).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“Yarım yazı” was deleted.')).toBeVisible();
  await expect.poll(() => rowNames(page)).toEqual(['Side']);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
