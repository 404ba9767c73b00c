import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminPostDetail } from '#app/domain/posts/admin-post.schema.ts';
import { aPost, postsApi } from '#tests/support/admin-posts.ts';
import { expectAddress, open } from '#tests/support/mounted.tsx';
import { respondTo } from '#tests/support/mounted-api.ts';
import { rowNames, rowOf } from '#tests/support/mounted-page.ts';
import * as dashboard from './admin-dashboard.route.tsx';

const BLOG = '/admin?section=blog';

const bin = (title: string) => page.getByRole('button', { name: `${title} – sil` });

let posts: AdminPostDetail[] = [];

const openPosts = (at = BLOG) =>
  open(at, { routes: { '/admin': dashboard }, api: postsApi(posts) });

beforeEach(() => {
  posts = [];
});

test('each row shows the post’s details and its links @2.66', async () => {
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
    // The date of publication in Istanbul, one day later than in UTC.
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
  // Only staff can see the pages of the other posts.
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
  // A card has the same link in a menu.
  await page.viewport(390, 844);
  await rowOf('Kaş yolu').getByRole('button', { name: 'Kaş yolu: işlemler' }).click();
  const item = page.getByRole('menuitem', { name: /sitede gör \(yeni sekmede açılır\)/ });
  await expect.element(item).toHaveAttribute('href', '/blog/kas-yolu');
  await expect.element(item).toHaveAttribute('target', '_blank');
});

test('a response without pagination is shown as page 1, and an empty one as an empty list', async () => {
  for (let n = 1; n <= 2; n += 1) posts.push(aPost({ slug: `yazi-${n}` }));
  const withPages = respondTo('GET', /^\/admin\/blogs\?/, () => posts);
  await openPosts(`${BLOG}&page=3`);
  await expectAddress(BLOG);
  await expect.element(page.getByText('2 yazı', { exact: true })).toBeVisible();
  withPages();
  posts = [];
  await openPosts();
  await expect.element(page.getByText('Henüz yazı yok')).toBeVisible();
});

test('the delete button of a row is visible without hovering', async () => {
  posts.push(aPost({ slug: 'kas-yolu', title: 'Kaş yolu' }));
  await openPosts();
  await expect.element(bin('Kaş yolu')).toBeVisible();
  expect(Number(getComputedStyle(bin('Kaş yolu').element()).opacity)).toBeGreaterThan(0.5);
});

test('a chosen status is in the address and filters the posts', async () => {
  posts.push(aPost({ slug: 'kas-yolu', title: 'Kaş yolu' }));
  posts.push(aPost({ slug: 'taslak', title: 'Kaş için taslak', status: 'draft' }));
  await openPosts();
  await page.getByRole('radio', { name: 'Taslak' }).click();
  await expectAddress(`${BLOG}&status=draft`);
  await expect.poll(rowNames).toEqual(['Kaş için taslak']);
});
