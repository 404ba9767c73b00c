import { askAgain, test, withoutTable } from './support/empty-business.ts';
import { heldBack } from './support/held-back.ts';
import { expect, expectNoLayoutShift } from './support/test.ts';

const ADD_POST = `insert into posts
  (id, slug, title, excerpt, content, html, category, reading_minutes, status, published_at,
   search_text)
  values ('kas', 'kas-yolu', 'Kaş yolu', 'Koy koy batıya.', 'Koy koy batıya, acele etmeden.',
   '<p>Koy koy batıya, acele etmeden.</p>', 'Travel Tips', 1, 'published', now() - interval '1 day',
   'koy koy batıya acele etmeden')`;

test('without posts it says so, and Yenile shows those that have come @4.4', async ({
  page,
  business: { database },
}) => {
  await database.query('delete from posts');
  await page.goto('/?news=1');
  const news = page.getByRole('region', { name: 'Yola çıkmadan önce' });
  await expect(news.getByRole('heading', { name: 'Henüz yazı yok' })).toBeVisible();
  await expect(news.getByRole('link', { name: 'Tüm yazılar' })).toHaveAttribute('href', '/news');

  await database.query(ADD_POST);
  const release = await heldBack(page, '**/*.data*');
  await news.getByRole('link', { name: 'Yenile' }).click();
  await expect(news.getByRole('status').getByText('Yazılar yükleniyor')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Yola çıkmadan önce' })).toBeFocused();
  release();
  await expect(news.getByRole('heading', { name: 'Kaş yolu' })).toBeVisible();
});

test('when the posts cannot be read, three of ours stand in for them, quietly @4.5 @8.3', async ({
  page,
  business: { database },
}) => {
  await database.query('delete from posts');
  await database.query(ADD_POST);
  const news = page.getByRole('region', { name: 'Yola çıkmadan önce' });
  await withoutTable(database, 'posts', async () => {
    await page.goto('/?news=2');
    await expect(news.getByRole('article')).toHaveCount(3);
    for (const more of await news.getByRole('link', { name: /^Devamını Oku/ }).all())
      await expect(more).toHaveAttribute('href', '/news');
    await expect(news.getByRole('status')).toContainText('Güncel yazılar şu anda yüklenemedi.');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await news.scrollIntoViewIfNeeded();
    await expectNoLayoutShift(page);
    await askAgain(page, 'Yeniden dene');
    await expect(news.getByRole('article')).toHaveCount(3);
  });
  await askAgain(page, 'Yeniden dene');
  await expect(news.getByRole('heading', { name: 'Kaş yolu' })).toBeVisible();
  await expect(news.getByRole('article')).toHaveCount(1);
});

test('neither the posts nor the cars take the others with them', async ({
  page,
  business: { database },
}) => {
  await database.query('delete from posts');
  await database.query(ADD_POST);
  await withoutTable(database, 'posts', async () => {
    const response = await page.goto('/?news=3');
    // Nobody else is to get the failure.
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByText('Failed to load cars.')).toHaveCount(0);
  });
  await withoutTable(database, 'cars', async () => {
    await page.goto('/?news=4');
    await expect(page.getByText('Failed to load cars.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Kaş yolu' })).toBeVisible();
  });
});
