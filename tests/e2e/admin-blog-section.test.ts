import { signIn } from './support/admin.ts';
import { clear, rowNames } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { addPost } from './support/posts.ts';
import { expect } from './support/test.ts';

const BLOG = '/admin?section=blog';

test.beforeEach(async ({ page, business }) => {
  await clear(business.database);
  await signIn(page);
});

test('a post is shown, and deleted after asking', async ({ page, business: { database } }) => {
  await addPost(database, { slug: 'kas-yolu', title: 'Kaş yolu' });
  await addPost(database, { slug: 'side', title: 'Side' });
  await page.goto(BLOG);
  await page.getByRole('button', { name: 'Kaş yolu – sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(page.getByText('“Kaş yolu” silindi.')).toBeVisible();
  await expect.poll(() => rowNames(page)).toEqual(['Side']);
});
