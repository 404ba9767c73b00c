import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { apiFails, clear, rowNames, rowOf } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { addPost, addPosts } from './support/posts.ts';
import { expect } from './support/test.ts';

const BLOG = '/admin?section=blog';
const FAILED = 'Blog verileri yüklenemedi.';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Yazılarda ara' });
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Yazı silinsin mi?' });
const bin = (page: Page, title: string) => page.getByRole('button', { name: `${title} – sil` });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Sil', exact: true });

test.beforeEach(async ({ page, business }) => {
  await clear(business.database);
  await signIn(page);
});

test('shows every post with what is to be known of it @2.66', async ({
  page,
  business: { database },
}) => {
  await addPost(database, { slug: 'kas-yolu', title: 'Kaş yolu', featured: true });
  await addPost(database, { slug: 'taslak', title: 'Yarım yazı', status: 'draft' });
  await addPost(database, { slug: 'eski', title: 'Eski yazı', status: 'archived' });
  await addPost(database, { slug: 'yarin', title: 'Yarınki yazı', days: 1 });
  await database.query(
    "update posts set created_at = '2026-02-07T22:30:00Z' where id = 'kas-yolu'",
  );
  await page.goto(BLOG);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Yönetimi');
  await expect(page.getByText('4 yazı', { exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Blog Yönetimi' })).toBeVisible();

  const post = rowOf(page, 'Kaş yolu');
  for (const text of [
    'Sahil yolunda bir gün.',
    'Seyahat İpuçları',
    'Yayında',
    // The day in Istanbul, where it was Sunday already.
    '8 Şub 2026',
  ]) {
    await expect(post.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(post.getByRole('img', { name: 'Öne çıkan' })).toBeVisible();
  await expect(post.getByRole('link', { name: /düzenle/ })).toHaveAttribute(
    'href',
    '/admin/blog/edit/kas-yolu',
  );
  const view = post.getByRole('link', { name: /sitede gör \(yeni sekmede açılır\)/ });
  await expect(view).toHaveAttribute('href', '/blog/kas-yolu');
  await expect(view).toHaveAttribute('target', '_blank');
  await expect(rowOf(page, 'Yarım yazı').getByText('Taslak')).toBeVisible();
  await expect(rowOf(page, 'Eski yazı').getByText('Arşivde')).toBeVisible();
  // Of the others only staff see the page.
  await expect(page.getByRole('link', { name: /sitede gör/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Yarınki yazı – önizle' })).toHaveAttribute(
    'href',
    '/blog/yarin?preview',
  );
  await expect(page.getByRole('link', { name: 'Tüm yazıları yönet' })).toHaveAttribute(
    'href',
    '/admin/blog',
  );
  await expect(page.getByRole('link', { name: 'Yeni yazı' })).toHaveAttribute(
    'href',
    '/admin/blog/new',
  );
});

test('says that the posts did not come, and that there are none yet @8.19', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 500/);
  await apiFails(page, '/admin/blogs?*');
  await page.goto(BLOG);
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await page.unroute('**/api/admin/blogs?*');
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByText('Henüz yazı yok')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Yeni yazı' })).toHaveCount(2);
});

test('searches, filters and pages in the address', async ({ page, business: { database } }) => {
  await addPosts(database, 12);
  await addPost(database, { slug: 'taslak', title: 'Kaş için taslak', status: 'draft' });
  await page.goto(BLOG);
  await expect.poll(async () => (await rowNames(page)).length).toBe(10);
  await page.getByRole('link', { name: 'Sayfa 2' }).click();
  await expect(page).toHaveURL(`${BLOG}&page=2`);
  await expect.poll(async () => (await rowNames(page)).length).toBe(3);
  await page.getByRole('radio', { name: 'Taslak' }).check();
  await expect(page).toHaveURL(`${BLOG}&status=draft`);
  await expect.poll(() => rowNames(page)).toEqual(['Kaş için taslak']);
  await page.locator('body').press('/');
  await page.keyboard.type('zürafa');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Aramanıza uyan yazı yok')).toBeVisible();
  await search(page).fill('kas');
  await search(page).press('Enter');
  await expect(page).toHaveURL(`${BLOG}&search=kas&status=draft`);
  await expect.poll(() => rowNames(page)).toEqual(['Kaş için taslak']);
});

test('an answer without pages is one page of all, also when it is empty', async ({
  page,
  business: { database },
}) => {
  await addPosts(database, 2);
  await page.route('**/api/admin/blogs?*', async (route) => {
    const { data } = await (await route.fetch()).json();
    await route.fulfill({ json: data.blogs });
  });
  await page.goto(`${BLOG}&page=3`);
  await expect(page).toHaveURL(BLOG);
  await expect(page.getByText('2 yazı', { exact: true })).toBeVisible();
  await page.unroute('**/api/admin/blogs?*');
  await page.route('**/api/admin/blogs?*', (route) => {
    const pagination = { page: 1, limit: 10, total: 0, totalPages: 0 };
    const data = { blogs: [], pagination: { ...pagination, hasNext: false, hasPrev: false } };
    return route.fulfill({ json: { success: true, data } });
  });
  await page.reload();
  await expect(page.getByText('Henüz yazı yok')).toBeVisible();
});

test('deletes a post after asking, and says why one stays', async ({
  page,
  business: { database },
  allowProblems,
}) => {
  allowProblems(/response 500/);
  await addPost(database, { slug: 'kas-yolu', title: 'Kaş yolu' });
  await addPost(database, { slug: 'side', title: 'Side' });
  await page.goto(BLOG);
  await bin(page, 'Kaş yolu').click();
  const question = 'Are you sure you want to delete "Kaş yolu"? This action cannot be undone.';
  await expect(dialog(page).getByText(question, { exact: true })).toHaveAttribute('lang', 'en');
  for (const [error, said] of [
    ['The post is locked', 'The post is locked'],
    ['', 'Öğe silinemedi.'],
  ] as const) {
    await apiFails(page, '/admin/blogs/kas-yolu', { error, method: 'DELETE' });
    await confirm(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(said);
    await page.unrouteAll();
  }
  await dialog(page).getByRole('button', { name: 'Vazgeç' }).click();
  await expect(bin(page, 'Kaş yolu')).toBeFocused();
  await bin(page, 'Kaş yolu').click();
  await confirm(page).click();
  await expect(page.getByText('“Kaş yolu” silindi.')).toBeVisible();
  await expect.poll(() => rowNames(page)).toEqual(['Side']);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
