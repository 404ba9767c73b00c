import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { clear } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { addPost } from './support/posts.ts';
import { expect } from './support/test.ts';

const band = (page: Page) => page.getByText('Preview: not published.');
const missing = (page: Page) => page.getByRole('heading', { name: 'Blog yazısı bulunamadı' });

test.beforeEach(async ({ business: { database }, allowProblems }) => {
  // The server responds with 404 for a draft. The browser then loads the draft with the token of
  // staff.
  allowProblems(/404|response 503 GET .*\/api\/blogs\/gizli/);
  await clear(database);
  await addPost(database, {
    slug: 'gizli',
    title: 'Gizli yazı',
    html: '<h2 id="bolum-yol">Yol</h2><p>Henüz kimse bilmiyor.</p>',
    status: 'draft',
  });
});

test('drafts and future posts open from the list in a new tab, as visitors will see them', async ({
  page,
  context,
  business: { database },
}) => {
  await signIn(page);
  const response = Promise.withResolvers<void>();
  await context.route('**/api/blogs/gizli\\?lang=tr', async (route) => {
    await response.promise;
    const error = 'Later';
    await route.fulfill({ status: 503, json: { success: false, error, message: error } });
  });
  await page.goto('/admin/blog');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Preview Gizli yazı' }).click();
  const preview = await opened;
  await expect(preview).toHaveURL('/news/gizli?preview');
  const title = preview.getByRole('heading', { level: 1 });
  await test.step('a slow preview says that it is loading, and a failed one can be loaded again', async () => {
    await expect(preview.getByText('Yazı açılıyor…')).toBeVisible();
    await expect(missing(preview)).toHaveCount(0);
    response.resolve();
    await expect(title).toHaveText('Blog yazısı yüklenemedi. Lütfen daha sonra tekrar deneyin.');
    await context.unrouteAll();
    await preview.getByRole('button', { name: 'Tekrar Dene' }).click();
  });
  await expect(title).toHaveText('Gizli yazı');
  await expect(preview).toHaveTitle('Preview: Gizli yazı');
  await expect(band(preview)).toBeVisible();
  await expect(
    preview.getByText('This is a draft; only signed-in staff can see it.'),
  ).toBeVisible();
  await expect(preview.getByText('Henüz kimse bilmiyor.')).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Edit post' })).toHaveAttribute(
    'href',
    '/admin/blog/edit/gizli',
  );

  await test.step('no public page, feed, sitemap or API names the draft after staff have seen it', async () => {
    for (const path of [
      '/',
      '/news',
      '/news/gizli',
      '/news/rss.xml',
      '/sitemap.xml',
      '/api/blogs',
    ]) {
      const body = await (await page.request.get(path)).text();
      expect(body).not.toMatch(/Gizli yazı|Henüz kimse/);
    }
  });

  await addPost(database, { slug: 'yarin', title: 'Yarınki yazı' });
  await database.query(`update posts set published_at = '2090-08-12T07:00:00Z' where id = 'yarin'`);
  // Visitors are redirected to the post that had this address before; staff see the future post.
  await addPost(database, { slug: 'baska', title: 'Başka yazı' });
  await database.query("insert into former_slugs (slug, post_id) values ('yarin', 'baska')");
  await preview.goto('/news/yarin?preview');
  await expect(
    preview.getByText('It will be published automatically on 12 Ağu 2090 10:00, Istanbul time.'),
  ).toBeVisible();
});

test('neither visitors nor the next person in the same browser can see the draft', async ({
  page,
}) => {
  const draftRequests: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/blogs\/|unshown-post/.test(request.url())) draftRequests.push(request.url());
  });
  await page.goto('/blog/gizli');
  await expect(page).toHaveURL('/news/gizli');
  await expect(missing(page)).toBeVisible();
  // Without a token the page neither requests drafts nor loads the script that shows them.
  expect(draftRequests).toEqual([]);
  await test.step('an invalid token does not show the draft', async () => {
    await page.evaluate(() => localStorage.setItem('admin_token', 'worthless'));
    await page.reload();
    await expect.poll(() => draftRequests.length).toBeGreaterThan(1);
    await expect(missing(page)).toBeVisible();
    await expect(band(page)).toHaveCount(0);
  });
});
