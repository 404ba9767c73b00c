import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { clear } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { addPost } from './support/posts.ts';
import { expect } from './support/test.ts';

const band = (page: Page) => page.getByText('Preview: not published.');
const missing = (page: Page) => page.getByRole('heading', { name: 'Blog yazısı bulunamadı' });

test.beforeEach(async ({ business: { database }, allowProblems }) => {
  // The server shows no drafts; what staff see comes after its 404.
  allowProblems(/404/);
  await clear(database);
  await addPost(database, {
    slug: 'gizli',
    title: 'Gizli yazı',
    html: '<h2 id="bolum-yol">Yol</h2><p>Henüz kimse bilmiyor.</p>',
    status: 'draft',
  });
});

test('a draft and a post to come open in a new tab from the list, as visitors will see them', async ({
  page,
  context,
  business: { database },
}) => {
  // Visitors are led on to the post that once had this address; staff mean the draft.
  await addPost(database, { slug: 'baska', title: 'Başka yazı' });
  await database.query("insert into former_slugs (slug, post_id) values ('gizli', 'baska')");
  await signIn(page);
  await page.goto('/admin/blog');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Preview Gizli yazı' }).click();
  const preview = await opened;
  await expect(preview).toHaveURL('/news/gizli?preview');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Gizli yazı');
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

  await addPost(database, { slug: 'yarin', title: 'Yarınki yazı' });
  await database.query(`update posts set published_at = '2090-08-12T07:00:00Z' where id = 'yarin'`);
  await preview.goto('/blog/yarin');
  await expect(
    preview.getByText('It will appear by itself on 12 Ağu 2090 10:00, Istanbul time.'),
  ).toBeVisible();
});

test('visitors do not see it, nor the next person in the same browser', async ({ page }) => {
  const draftRequests: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/blogs\/|unshown-post/.test(request.url())) draftRequests.push(request.url());
  });
  await page.goto('/blog/gizli');
  await expect(page).toHaveURL('/news/gizli');
  await expect(missing(page)).toBeVisible();
  // Without a token nothing is asked for, and the script that shows drafts is not even loaded.
  expect(draftRequests).toEqual([]);
  await test.step('a token that is not valid', async () => {
    await page.evaluate(() => localStorage.setItem('admin_token', 'worthless'));
    await page.reload();
    await expect.poll(() => draftRequests.length).toBeGreaterThan(1);
    await expect(missing(page)).toBeVisible();
    await expect(band(page)).toHaveCount(0);
  });
  await test.step('no page, list or file names it after staff have seen it', async () => {
    await signIn(page);
    await page.goto('/blog/gizli');
    await expect(band(page)).toBeVisible();
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
});

test('a draft that is slow is on its way; one that cannot be read can be asked for again', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 503 GET .*\/api\/blogs\/gizli/);
  await signIn(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/blogs/gizli\\?lang=tr', async (route) => {
    await answer.promise;
    const error = 'Later';
    await route.fulfill({ status: 503, json: { success: false, error, message: error } });
  });
  await page.goto('/blog/gizli?preview');
  await expect(page.getByText('Yazı açılıyor…')).toBeVisible();
  await expect(missing(page)).toHaveCount(0);
  answer.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Blog yazısı yüklenemedi. Lütfen daha sonra tekrar deneyin.',
  );
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(band(page)).toBeVisible();
});
