import { expect, test } from './support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('legal pages, numbers, hours of office and delivery, and reviews are there', async ({
    page,
  }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    for (const [label, path] of [
      ['KVKK aydınlatma metni', '/kvkk'],
      ['Kiralama koşulları', '/kiralama-kosullari'],
      ['Gizlilik', '/gizlilik'],
      ['Çerezler', '/cerezler'],
    ] as const) {
      await footer.getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Bu bir örnek metindir.');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new URL(path, page.url()).href,
      );
      await expect(page).toHaveTitle(`${label} | Kervan Rent a Car & Transfer`);
    }
    await page.goto('/');
    await expect(footer).toContainText('Vergi dairesi ve no: Muratpaşa');
    const place = page.getByRole('region', { name: 'Bizi burada bulursunuz' });
    for (const part of [footer, place]) {
      await expect(part).toContainText('Çalışma saatleri');
      await expect(part).toContainText('Teslim saatleri');
      await expect(part).toContainText('Havalimanı ve otellerde her gün, 24 saat');
    }
    const reviews = page.getByRole('list', { name: 'Misafirlerimizin yorumları' });
    await expect(reviews.getByRole('listitem')).toHaveCount(3);
    await expect(reviews.getByRole('listitem').first()).toContainText('Örnek yorum');
  });

  test('an article ends with the way to a car', async ({ page }) => {
    const { data } = await (await page.request.get('/api/blogs?limit=1')).json();
    await page.goto(`/news/${data.blogs[0].slug}`);
    const band = page.getByRole('complementary', { name: 'Bu yollar için bir araç' });
    await band.getByRole('link', { name: 'Araçları gör' }).click();
    await expect(page).toHaveURL('/cars');
  });
});

test('search engines are told of the legal pages', async ({ page }) => {
  const xml = await (await page.request.get('/sitemap.xml')).text();
  for (const path of ['/kvkk', '/kiralama-kosullari', '/gizlilik', '/cerezler']) {
    expect(xml).toContain(`${path}</loc>`);
  }
});
