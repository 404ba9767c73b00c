import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AdminPostDetail } from '#app/domain/posts/admin-post.schema.ts';
import { aPost, postsApi } from '#tests/support/admin-posts.ts';
import { expectAddress, open } from '#tests/support/mounted.tsx';
import { answers, refusal } from '#tests/support/mounted-api.ts';
import { press, pressIn, rowNames, rowOf } from '#tests/support/mounted-page.ts';
import * as dashboard from './admin-dashboard.route.tsx';

const BLOG = '/admin?section=blog';
const FAILED = 'Blog verileri yüklenemedi.';

const search = () => page.getByRole('searchbox', { name: 'Yazılarda ara' });
const dialog = () => page.getByRole('alertdialog', { name: 'Yazı silinsin mi?' });
const bin = (title: string) => page.getByRole('button', { name: `${title} – sil` });
const confirm = () => dialog().getByRole('button', { name: 'Sil', exact: true });

/** What the server has. */
let posts: AdminPostDetail[] = [];

const openPosts = (at = BLOG) =>
  open(at, { routes: { '/admin': dashboard }, api: postsApi(posts) });

beforeEach(() => {
  posts = [];
});

test('shows every post with what is to be known of it @2.66', async () => {
  posts.push(aPost({ slug: 'kas-yolu', title: 'Kaş yolu', featured: true }));
  posts.push(aPost({ slug: 'taslak', title: 'Yarım yazı', status: 'draft' }));
  posts.push(aPost({ slug: 'eski', title: 'Eski yazı', status: 'archived' }));
  posts.push(aPost({ slug: 'yarin', title: 'Yarınki yazı', scheduled: true }));
  await openPosts();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Blog Yönetimi');
  await expect.element(page.getByText('4 yazı', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Blog Yönetimi' })).toBeVisible();

  const post = rowOf('Kaş yolu');
  for (const text of [
    'Sahil yolunda bir gün.',
    'Seyahat İpuçları',
    'Yayında',
    // The day in Istanbul, where it was Sunday already.
    '8 Şub 2026',
  ]) {
    await expect.element(post.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(post.getByRole('img', { name: 'Öne çıkan' })).toBeVisible();
  await expect
    .element(post.getByRole('link', { name: /düzenle/ }))
    .toHaveAttribute('href', '/admin/blog/edit/kas-yolu');
  const view = post.getByRole('link', { name: /sitede gör \(yeni sekmede açılır\)/ });
  await expect.element(view).toHaveAttribute('href', '/blog/kas-yolu');
  await expect.element(view).toHaveAttribute('target', '_blank');
  await expect.element(rowOf('Yarım yazı').getByText('Taslak')).toBeVisible();
  await expect.element(rowOf('Eski yazı').getByText('Arşivde')).toBeVisible();
  // Of the others only staff see the page.
  await expect.element(page.getByRole('link', { name: /sitede gör/ })).toHaveLength(1);
  await expect
    .element(page.getByRole('link', { name: 'Yarınki yazı – önizle' }))
    .toHaveAttribute('href', '/blog/yarin?preview');
  await expect
    .element(page.getByRole('link', { name: 'Tüm yazıları yönet' }))
    .toHaveAttribute('href', '/admin/blog');
  await expect
    .element(page.getByRole('link', { name: 'Yeni yazı' }))
    .toHaveAttribute('href', '/admin/blog/new');
  // A card has the same in a menu.
  await page.viewport(390, 844);
  await rowOf('Kaş yolu').getByRole('button', { name: 'Kaş yolu: işlemler' }).click();
  const item = page.getByRole('menuitem', { name: /sitede gör \(yeni sekmede açılır\)/ });
  await expect.element(item).toHaveAttribute('href', '/blog/kas-yolu');
  await expect.element(item).toHaveAttribute('target', '_blank');
});

test('says that the posts did not come, and that there are none yet @8.19', async () => {
  const works = answers('GET', /^\/admin\/blogs\?/, () => refusal(500));
  await openPosts();
  await expect.element(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  works();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect.element(page.getByText('Henüz yazı yok')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Yeni yazı' })).toHaveLength(2);
});

test('searches, filters and pages in the address', async () => {
  for (let n = 1; n <= 12; n += 1) posts.push(aPost({ slug: `yazi-${n}` }));
  posts.push(aPost({ slug: 'taslak', title: 'Kaş için taslak', status: 'draft' }));
  await openPosts();
  await expect.poll(rowNames).toHaveLength(10);
  await page.getByRole('link', { name: 'Sayfa 2' }).click();
  await expectAddress(`${BLOG}&page=2`);
  await expect.poll(rowNames).toHaveLength(3);
  await page.getByRole('radio', { name: 'Taslak' }).click();
  await expectAddress(`${BLOG}&status=draft`);
  await expect.poll(rowNames).toEqual(['Kaş için taslak']);
  await userEvent.keyboard('/');
  await userEvent.keyboard('zürafa');
  await press('Enter');
  await expect.element(page.getByText('Aramanıza uyan yazı yok')).toBeVisible();
  await search().fill('kas');
  await pressIn(search(), 'Enter');
  await expectAddress(`${BLOG}&search=kas&status=draft`);
  await expect.poll(rowNames).toEqual(['Kaş için taslak']);
});

test('an answer without pages is one page of all, also when it is empty', async () => {
  for (let n = 1; n <= 2; n += 1) posts.push(aPost({ slug: `yazi-${n}` }));
  const withPages = answers('GET', /^\/admin\/blogs\?/, () => posts);
  await openPosts(`${BLOG}&page=3`);
  await expectAddress(BLOG);
  await expect.element(page.getByText('2 yazı', { exact: true })).toBeVisible();
  withPages();
  posts = [];
  await openPosts();
  await expect.element(page.getByText('Henüz yazı yok')).toBeVisible();
});

test('shows edit and delete of a row also while no mouse points at it', async () => {
  posts.push(aPost({ slug: 'kas-yolu', title: 'Kaş yolu' }));
  await openPosts();
  await expect.element(bin('Kaş yolu')).toBeVisible();
  expect(Number(getComputedStyle(bin('Kaş yolu').element()).opacity)).toBeGreaterThan(0.5);
});

test('deletes a post after asking, and says why one stays', async () => {
  posts.push(aPost({ slug: 'kas-yolu', title: 'Kaş yolu' }));
  posts.push(aPost({ slug: 'side', title: 'Side' }));
  await openPosts();
  await bin('Kaş yolu').click();
  const question = 'Are you sure you want to delete "Kaş yolu"? This action cannot be undone.';
  await expect.element(dialog().getByText(question, { exact: true })).toHaveAttribute('lang', 'en');
  for (const [error, said] of [
    ['The post is locked', 'The post is locked'],
    ['', 'Öğe silinemedi.'],
  ] as const) {
    const works = answers('DELETE', '/admin/blogs/kas-yolu', () => refusal(500, error));
    await confirm().click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent(said);
    await expect.element(page.getByText(said)).toHaveLength(1);
    works();
  }
  await dialog().getByRole('button', { name: 'Vazgeç' }).click();
  await expect.element(bin('Kaş yolu')).toHaveFocus();
  await bin('Kaş yolu').click();
  await confirm().click();
  await expect.element(page.getByText('“Kaş yolu” silindi.')).toBeVisible();
  await expect.poll(rowNames).toEqual(['Side']);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
