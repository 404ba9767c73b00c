import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { apiFails, clear, rowNames, rowOf } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { addPost, addPosts } from './support/posts.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

const LIST = '/admin/blog';
const LONG =
  'Sahil yolu boyunca durulacak koylar, yemek yenecek yerler, akşamüstü ışığı ve dönüş yolu.';

const filter = (page: Page, name: 'Status' | 'Tag') =>
  page.getByRole('button', { name: new RegExp(`^${name}:`) });
const choose = async (page: Page, name: 'Status' | 'Tag', option: RegExp) => {
  await filter(page, name).click();
  await page.getByRole('menuitemradio', { name: option }).click();
  // It gives the focus back when it closes.
  await expect(page.getByRole('menu')).toHaveCount(0);
};
const statusOf = (page: Page, title: string) =>
  page.getByRole('combobox', { name: `Status of ${title}` });
const star = (page: Page, title: string) =>
  page.getByRole('button', { name: `Featured: ${title}` });
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Delete this post?' });

test.beforeEach(async ({ page, business }) => {
  await clear(business.database);
  await signIn(page);
});

test('shows every post with what the spec names @2.43 @4.22 @9.40', async ({
  page,
  business: { database },
}) => {
  await addPost(database, {
    slug: 'kas-yolu',
    title: 'Kaş yolu',
    tags: ['Kaş', 'rota', 'yaz', 'koy'],
  });
  await addPost(database, { slug: 'taslak', title: 'Yarım yazı', status: 'draft' });
  await addPost(database, { slug: 'eski', title: 'Eski yazı', status: 'archived' });
  await addPost(database, { slug: 'yarin', title: 'Yarınki yazı' });
  await database.query(
    `update posts set created_at = '2026-02-07T22:30:00Z', excerpt = $1 where id = 'kas-yolu'`,
    [`${LONG} Devamı`],
  );
  await database.query(`update posts set published_at = '2090-08-12T07:00:00Z' where id = 'yarin'`);
  await page.goto(LIST);
  await expect(page.getByRole('heading', { level: 1, name: 'Blog posts' })).toBeVisible();
  await expect(page.getByText('4 posts', { exact: true })).toBeVisible();
  await expect(page.locator('main [lang="en"]').first()).toBeVisible();
  const post = rowOf(page, 'Kaş yolu');
  for (const text of ['Travel Tips', 'Kaş', 'rota', '+2', '8 Şub 2026']) {
    await expect(post.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(post.getByText('yaz', { exact: true })).toHaveCount(0);
  await expect(
    post.getByText(`${[...`${LONG} Devamı`].slice(0, 100).join('').trim()}`),
  ).toBeVisible();
  await expect(statusOf(page, 'Kaş yolu').locator('option')).toHaveText([
    'Taslak',
    'Yayında',
    'Arşivde',
  ]);
  await expect(statusOf(page, 'Kaş yolu')).toHaveValue('published');
  await expect(statusOf(page, 'Yarım yazı')).toHaveValue('draft');
  await expect(rowOf(page, 'Yarınki yazı').getByText('Scheduled: 12 Ağu 2090 10:00')).toBeVisible();
  await expect(post.getByRole('link', { name: 'Edit Kaş yolu' })).toHaveAttribute(
    'href',
    '/admin/blog/edit/kas-yolu',
  );
  const view = page.getByRole('link', { name: /View .* on the site/ });
  await expect(view).toHaveCount(1);
  await expect(view).toHaveAttribute('href', '/blog/kas-yolu');
  await expect(view).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: /^Preview / })).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'New Blog Post' })).toHaveAttribute(
    'href',
    '/admin/blog/new',
  );
  await expect(page.getByText('Showing 1 to 4 of 4 entries')).toBeVisible();
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
});

test('searches, filters and pages in the address @2.74 @2.76 @4.36', async ({
  page,
  business: { database },
}) => {
  await page.goto(LIST);
  await expect(page.getByText('No blog posts yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'New Blog Post' })).toHaveCount(2);
  await expect(filter(page, 'Tag')).toBeDisabled();
  await addPosts(database, 12);
  await addPost(database, { slug: 'taslak', title: 'Kaş taslağı', status: 'draft', tags: ['Kaş'] });
  await addPost(database, { slug: 'kas', title: 'Kaş yolu', tags: ['kaş', 'rota'] });
  await test.step('by pages', async () => {
    await page.goto(`${LIST}?refresh=1766000000`);
    await expect(page.getByText('Showing 1 to 10 of 14 entries')).toBeVisible();
    await expect(page.locator('[aria-disabled="true"]', { hasText: 'Previous' })).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${LIST}?page=2`);
    await expect(page.getByText('Showing 11 to 14 of 14 entries')).toBeVisible();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    // What led there is at rest now; the focus is not lost with it.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await test.step('by status, from any page; the same again clears it', async () => {
    await choose(page, 'Status', /Taslak/);
    await expect(page).toHaveURL(`${LIST}?status=draft`);
    await expect(filter(page, 'Status')).toHaveText('Status: Taslak');
    await expect.poll(() => rowNames(page)).toEqual(['Kaş taslağı']);
    await choose(page, 'Status', /Taslak/);
    await expect(page).toHaveURL(LIST);
    await expect(filter(page, 'Status')).toHaveText('Status: All');
  });
  await test.step('by tag, those of drafts too', async () => {
    await filter(page, 'Tag').click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['Kaş2', 'rota1']);
    await expectNoAxeViolations(page);
    await page.getByRole('menuitemradio', { name: /Kaş/ }).click();
    await expect(page).toHaveURL(`${LIST}?tag=Ka%C5%9F`);
    await expect.poll(async () => (await rowNames(page)).length).toBe(2);
    await choose(page, 'Tag', /Kaş/);
    await expect(page).toHaveURL(LIST);
  });
  await test.step('by words, and Clear takes all away', async () => {
    await page.locator('body').press('/');
    await page.keyboard.type('KAS yolu');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${LIST}?search=KAS+yolu`);
    await expect.poll(() => rowNames(page)).toEqual(['Kaş yolu']);
    await choose(page, 'Status', /Arşivde/);
    await expect(page.getByText('No post matches these filters')).toBeVisible();
    await page.getByRole('link', { name: 'Clear' }).first().click();
    await expect(page).toHaveURL(LIST);
    await expect(page.getByRole('searchbox', { name: 'Search posts' })).toHaveValue('');
  });
});

test('status and star change in the row, at once, and a post is deleted after asking @2.75 @4.25', async ({
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
  await expect(page.getByText('“Yarım yazı” is featured now.')).toBeVisible();
  const { data } = await (await page.request.get('/api/blogs?featured=true')).json();
  expect(data.blogs).toMatchObject([{ id: 'taslak' }]);
  await star(page, 'Yarım yazı').click();
  await expect(page.getByText('“Yarım yazı” is not featured any more.')).toBeVisible();
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

test('what the server refuses is said, and stays as it was @8.28', async ({
  page,
  business: { database },
  allowProblems,
}) => {
  allowProblems(/response 500/);
  await addPost(database, { slug: 'side', title: 'Side' });
  await page.goto(LIST);
  for (const method of ['PATCH', 'PUT', 'DELETE']) {
    await page.route('**/api/admin/blogs/side{,/*}', (route) =>
      route.request().method() === method
        ? route.fulfill({
            status: 500,
            json: { success: false, error: 'x', message: 'x', details: [] },
          })
        : route.fallback(),
    );
  }
  await statusOf(page, 'Side').selectOption('Taslak');
  await expect(page.getByText('Failed to update status', { exact: true })).toBeVisible();
  await expect(statusOf(page, 'Side')).toHaveValue('published');
  await star(page, 'Side').click();
  await expect(page.getByText('Failed to update featured status', { exact: true })).toBeVisible();
  await expect(star(page, 'Side')).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Delete Side' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Failed to delete blog post');
});

test('a list that does not come is emptied and says why, or shows what visitors see @8.27', async ({
  page,
  business: { database },
  allowProblems,
}) => {
  allowProblems(/response 50[03]/);
  await addPost(database, { slug: 'side', title: 'Side' });
  await addPost(database, { slug: 'taslak', title: 'Yarım yazı', status: 'draft' });
  await test.step('the published posts, when those can be had', async () => {
    await apiFails(page, '/admin/blogs?*');
    await page.goto(LIST);
    await expect.poll(() => rowNames(page)).toEqual(['Side']);
    await expect(page.getByText(/The full list could not be loaded/)).toBeVisible();
  });
  await test.step('else why not', async () => {
    await apiFails(page, '/blogs?*', { status: 503 });
    await page.goto(LIST);
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to load blog posts' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(0);
  });
  await page.unroute('**/api/admin/blogs?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(async () => (await rowNames(page)).length).toBe(2);
});
