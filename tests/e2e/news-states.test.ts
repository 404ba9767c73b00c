import { test } from './support/empty-business.ts';
import { addPost } from './support/posts.ts';
import { expect } from './support/test.ts';

test('a post without cover or tags, by someone without a picture', async ({
  page,
  business: { database },
}) => {
  await database.query('delete from posts');
  await addPost(database, {
    slug: 'sade',
    html: `<h2 id="bolum-a">Başlık</h2><p>${'uzun'.repeat(40)}</p><pre><code>${'kod '.repeat(60)}</code></pre>`,
  });
  await page.goto('/news/sade');
  const picture = page.getByRole('article').locator('header img');
  await expect(picture).toHaveAttribute('src', /default-post/);
  await expect(page.getByRole('navigation', { name: 'Etiketler' })).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Son yazılar' })).toHaveCount(0);
  // No content of a post makes the page wider than the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    page.viewportSize()?.width,
  );
});
