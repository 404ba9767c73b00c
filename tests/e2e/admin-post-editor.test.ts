import { giveFiles, photo } from './support/pictures.ts';
import {
  article,
  content,
  expectSaved,
  field,
  newsroom,
  openPost,
  saveButton,
  show,
  WORDS,
} from './support/post-editor.ts';
import { expect, test } from './support/test.ts';

test('a post is written with every field and previewed as visitors see it @1.20 @2.44 @2.45 @2.77 @4.43 @6.10', async ({
  page,
  context,
}) => {
  const posts = await newsroom(page);
  const title = `Yaz ${crypto.randomUUID().slice(0, 8)}`;
  await openPost(page);
  await expect(page).toHaveTitle(/^(\(\d+\) )?New blog post$/);
  await expect(field(page, 'Status')).toHaveValue('draft');
  await field(page, 'Status').selectOption('Yayında');
  await field(page, 'Title').fill(title);
  await field(page, 'Excerpt').fill('Yaz aylarında Antalya için öneriler.');
  await field(page, 'Category').selectOption('Travel Tips');
  await field(page, 'Author').fill('Ayşe Yılmaz');
  await page.getByRole('checkbox', { name: /^Featured/ }).check();
  await field(page, 'Tags').fill('Yaz');
  await field(page, 'Tags').press('Enter');
  await field(page, 'Tags').pressSequentially('rez');
  await page.getByRole('option', { name: 'rezervasyon' }).click();
  await page.locator('#post-featuredImage').setInputFiles(await photo('cover'));
  await page.locator('#post-picture').getByLabel('Alt text').fill('Yaz günü sahil');
  const table = '| Gün | Yol |\n| --- | --- |\n| 1 | D400 |';
  await content(page).fill(
    `${WORDS}\n\n## Yayla yolu\n\n${table}\n\n<script>alert(1)</script>\n\n`,
  );
  await giveFiles(content(page), 'paste', [await photo('beach')]);
  await page.getByLabel('Alt text of beach.jpg').fill('Kumsal');
  await page.getByLabel('Alt text of beach.jpg').press('Enter');
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await show(page, 'Preview');
  const preview = article(page);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(preview).toContainText('Seyahat İpuçları');
  await expect(preview).toContainText('Ayşe Yılmaz');
  await expect(preview.getByRole('cell', { name: 'D400' })).toBeVisible();
  for (const name of ['Yaz günü sahil', 'Kumsal'])
    await expect(preview.getByRole('img', { name })).toBeVisible();
  await expect(preview.locator('script')).toHaveCount(0);
  const shown = await preview.locator('.post-body').innerHTML();
  await saveButton(page).click();
  await expectSaved(page, `“${title}” has been created`);
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();
  const [found] = await posts.search(title);
  const post = await posts.read(found?.id ?? '');
  expect(post).toMatchObject({
    ...{ excerpt: 'Yaz aylarında Antalya için öneriler.', tags: ['Yaz', 'rezervasyon'] },
    ...{ category: 'Travel Tips', status: 'published', featured: true },
    author: { name: 'Ayşe Yılmaz' },
    featuredImage: { alt: 'Yaz günü sahil' },
  });

  await openPost(page, post.id);
  await field(page, 'Title').fill('Not saved');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Preview/ }).click();
  await expect(
    page.getByText(
      'The preview shows the post as it was last saved, without your unsaved changes.',
    ),
  ).toBeVisible();
  const visitors = await opened;
  await expect(visitors).toHaveURL(`/news/${post.slug}?preview`);
  await expect(visitors.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await visitors.locator('.post-body').innerHTML()).toBe(shown);
});
