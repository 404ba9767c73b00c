import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminPostDetail } from '#app/domain/posts/admin-post.schema.ts';
import { aPost, postsApi } from '#tests/support/admin-posts.ts';
import { expectAddress, open } from '#tests/support/mounted.tsx';
import { refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations, innerTexts, rowNames, rowOf } from '#tests/support/mounted-page.ts';
import * as postList from './admin-post-list.route.tsx';

const LIST = '/admin/blog';
const LONG =
  'Sahil yolu boyunca durulacak koylar, yemek yenecek yerler, akşamüstü ışığı ve dönüş yolu.';

const filter = (name: 'Status' | 'Tag') =>
  page.getByRole('button', { name: new RegExp(`^${name}:`) });
const choose = async (name: 'Status' | 'Tag', option: RegExp) => {
  await filter(name).click();
  await page.getByRole('menuitemradio', { name: option }).click();
  // Waits until the menu is closed and the focus is back on its button.
  await expect.element(page.getByRole('menu')).toHaveLength(0);
};
const statusOf = (title: string) => page.getByRole('combobox', { name: `Status of ${title}` });
const star = (title: string) => page.getByRole('button', { name: `Featured: ${title}` });

const openList = (at = LIST) => open(at, { routes: { [LIST]: postList }, api: postsApi(posts) });

let posts: AdminPostDetail[] = [];

beforeEach(() => {
  posts = [];
});

test('each row shows the post’s details @2.43 @4.22 @9.40', async () => {
  posts.push(
    aPost({
      slug: 'kas-yolu',
      title: 'Kaş yolu',
      tags: ['Kaş', 'rota', 'yaz', 'koy'],
      translatedInto: ['de'],
      excerpt: `${LONG} Devamı`,
    }),
  );
  posts.push(aPost({ slug: 'taslak', title: 'Yarım yazı', status: 'draft' }));
  posts.push(aPost({ slug: 'eski', title: 'Eski yazı', status: 'archived' }));
  posts.push(
    aPost({
      slug: 'yarin',
      title: 'Yarınki yazı',
      publishedAt: '2090-08-12T07:00:00.000Z',
      scheduled: true,
    }),
  );
  await openList();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Blog posts' })).toBeVisible();
  await expect.element(page.getByText('4 posts', { exact: true })).toBeVisible();
  await expect.element(page.css('main [lang="en"]').first()).toBeVisible();
  const post = rowOf('Kaş yolu');
  await expect.element(post.getByText('In 2 of 4 languages')).toBeVisible();
  for (const text of ['Travel Tips', 'Kaş', 'rota', '+2', '8 Şub 2026']) {
    await expect.element(post.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(post.getByText('yaz', { exact: true })).toHaveLength(0);
  await expect
    .element(post.getByText(`${[...`${LONG} Devamı`].slice(0, 100).join('').trim()}`))
    .toBeVisible();
  await expect
    .poll(() => innerTexts(statusOf('Kaş yolu').css('option')))
    .toEqual(['Taslak', 'Yayında', 'Arşivde']);
  await expect.element(statusOf('Kaş yolu')).toHaveValue('published');
  await expect.element(statusOf('Yarım yazı')).toHaveValue('draft');
  await expect
    .element(rowOf('Yarınki yazı').getByText('Scheduled: 12 Ağu 2090 10:00'))
    .toBeVisible();
  await expect
    .element(post.getByRole('link', { name: 'Edit Kaş yolu' }))
    .toHaveAttribute('href', '/admin/blog/edit/kas-yolu');
  const view = page.getByRole('link', { name: /View .* on the site/ });
  await expect.element(view).toHaveLength(1);
  await expect.element(view).toHaveAttribute('href', '/blog/kas-yolu');
  await expect.element(view).toHaveAttribute('target', '_blank');
  await expect.element(page.getByRole('link', { name: /^Preview / })).toHaveLength(3);
  await expect
    .element(page.getByRole('link', { name: 'New Blog Post' }))
    .toHaveAttribute('href', '/admin/blog/new');
  await expect.element(page.getByText('Showing 1 to 4 of 4 entries')).toBeVisible();
  await expect.element(page.getByText('Page 1 of 1')).toBeVisible();
});

test('each page shows the range and number of its entries @2.74', async () => {
  for (let n = 1; n <= 14; n += 1) posts.push(aPost({ slug: `yazi-${n}` }));
  // Older addresses have a parameter `refresh`.
  await openList(`${LIST}?refresh=1766000000`);
  await expect.element(page.getByText('Showing 1 to 10 of 14 entries')).toBeVisible();
  await expect
    .element(page.css('[aria-disabled="true"]').filter({ hasText: 'Previous' }))
    .toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.element(page.getByText('Showing 11 to 14 of 14 entries')).toBeVisible();
  await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
});

test('an empty list links to a new post @2.76', async () => {
  await openList();
  await expect.element(page.getByText('No blog posts yet')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'New Blog Post' })).toHaveLength(2);
  await expect.element(filter('Tag')).toBeDisabled();
});

test('a chosen status opens page 1, and is removed when chosen again @4.36', async () => {
  for (let n = 1; n <= 12; n += 1) posts.push(aPost({ slug: `yazi-${n}` }));
  posts.push(aPost({ slug: 'taslak', title: 'Kaş taslağı', status: 'draft' }));
  await openList(`${LIST}?page=2`);
  await choose('Status', /Taslak/);
  await expectAddress(`${LIST}?status=draft`);
  await expect.element(filter('Status')).toHaveTextContent('Status: Taslak');
  await expect.poll(rowNames).toEqual(['Kaş taslağı']);
  await choose('Status', /Taslak/);
  await expectAddress(LIST);
  await expect.element(filter('Status')).toHaveTextContent('Status: All');
});

test('a tag is listed once for all spellings, and removed when chosen again @4.36', async () => {
  posts.push(aPost({ slug: 'taslak', title: 'Kaş taslağı', status: 'draft', tags: ['Kaş'] }));
  posts.push(aPost({ slug: 'kas', title: 'Kaş yolu', tags: ['kaş', 'rota'] }));
  await openList();
  await filter('Tag').click();
  const items = page.getByRole('menuitemradio');
  await expect
    .poll(() => items.elements().map((item) => item.textContent))
    .toEqual(['Kaş2', 'rota1']);
  await expectNoAxeViolations('html');
  await items.filter({ hasText: 'rota' }).click();
  await expectAddress(`${LIST}?tag=rota`);
  await expect.poll(rowNames).toEqual(['Kaş yolu']);
  await choose('Tag', /rota/);
  await expectAddress(LIST);
});

test('a refused change of status or star is reverted @8.28', async () => {
  posts.push(aPost({ slug: 'side', title: 'Side' }));
  await openList();
  for (const method of ['PATCH', 'PUT']) {
    respondTo(method, /^\/admin\/blogs\/side/, () => refusal(500, 'x'));
  }
  await statusOf('Side').selectOptions('Taslak');
  await expect.element(page.getByText('Failed to update status', { exact: true })).toBeVisible();
  await expect.element(statusOf('Side')).toHaveValue('published');
  await star('Side').click();
  await expect
    .element(page.getByText('Failed to update featured status', { exact: true }))
    .toBeVisible();
  await expect.element(star('Side')).toHaveAttribute('aria-pressed', 'false');
});

test('the public posts are listed if the staff list cannot be loaded', async () => {
  posts.push(aPost({ slug: 'side', title: 'Side' }));
  posts.push(aPost({ slug: 'taslak', title: 'Yarım yazı', status: 'draft' }));
  respondTo('GET', /^\/admin\/blogs\?/, () => refusal(500));
  await openList();
  await expect.poll(rowNames).toEqual(['Side']);
  await expect.element(page.getByText(/The full list could not be loaded/)).toBeVisible();
});
