import { addDays, businessNow, formatSlashDate } from '../../app/lib/dates.ts';
import { staffDay } from '../../app/lib/staff-dates.ts';
import { apiFails, rowOf } from './support/back-office.ts';
import { heldBack } from './support/held-back.ts';
import { holdUploads, photo } from './support/pictures.ts';
import {
  article,
  content,
  expectSaved,
  field,
  newsroom,
  openPost,
  problems,
  saveButton,
  saveState,
  show,
  WORDS,
} from './support/post-editor.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const tomorrow = addDays(businessNow(new Date()).date, 1);

test('a post is written with every field, and stands in the API as it was written @1.20 @2.44 @4.43 @5.20 @6.10 @9.41', async ({
  page,
}) => {
  const posts = await newsroom(page);
  const mark = crypto.randomUUID().slice(0, 8);
  await openPost(page);
  await expect(page).toHaveTitle('New blog post');
  await expect(field(page, 'Status')).toHaveValue('draft');
  await expect(field(page, 'Category')).toHaveValue('Company News');
  await expect(saveState(page)).toHaveText('Nothing to save yet');

  await test.step('the slug follows the title until another is typed', async () => {
    await field(page, 'Title').fill(`Antalya'da İpuçları ${mark}`);
    await expect(field(page, 'Slug')).toHaveValue(`antalyada-ipuclari-${mark}`);
    await field(page, 'Slug').fill(`own-${mark}`);
    await field(page, 'Title').fill(`Antalya'da Kış İpuçları ${mark}`);
    await expect(field(page, 'Slug')).toHaveValue(`own-${mark}`);
    await field(page, 'Slug').fill('');
    await field(page, 'Title').fill(`Antalya'da Yaz ${mark}`);
    await expect(field(page, 'Slug')).toHaveValue(`antalyada-yaz-${mark}`);
    await expect(page.getByText('23 of 200 characters')).toBeVisible();
  });

  await test.step('an empty excerpt is the beginning of the content', async () => {
    await content(page).fill('Kısa');
    await expect(page.getByText('46 more characters needed')).toBeVisible();
    await content(page).fill(WORDS);
    await expect(page.getByText(`Left empty, this is used: “${WORDS}...”`)).toBeVisible();
    await field(page, 'Excerpt').fill('Yaz aylarında Antalya için öneriler.');
    await expect(page.getByText('36 of 300 characters')).toBeVisible();
  });

  await test.step('tags: Enter, suggestions, each once, removed by the keyboard', async () => {
    const tags = page.getByRole('list', { name: 'Tags of this post' });
    await field(page, 'Tags').fill('  Yaz ');
    await field(page, 'Tags').press('Enter');
    await field(page, 'Tags').fill('YAZ');
    await field(page, 'Tags').press('Enter');
    await expect(page.getByText('“YAZ” is already there.')).toBeVisible();
    await field(page, 'Tags').pressSequentially('bir, iki,');
    await expect(tags.getByRole('listitem')).toHaveText(['Yaz', 'bir', 'iki']);
    await tags.getByRole('button', { name: 'Remove tag bir' }).focus();
    await page.keyboard.press('Enter');
    await expect(tags.getByRole('button', { name: 'Remove tag iki' })).toBeFocused();
    await field(page, 'Tags').focus();
    await page.keyboard.press('Backspace');
    await expect(tags.getByRole('listitem')).toHaveText(['Yaz']);
    await field(page, 'Tags').pressSequentially('rez');
    await page.getByRole('option', { name: 'rezervasyon' }).click();
    await expect(tags.getByRole('listitem')).toHaveText(['Yaz', 'rezervasyon']);
  });

  await test.step('a day to come is a schedule', async () => {
    await field(page, 'Status').selectOption('Yayında');
    await expect(page.getByText('It appears on the site as soon as it is saved.')).toBeVisible();
    await field(page, 'Publish date').fill(formatSlashDate(tomorrow));
    await field(page, 'Time').selectOption('10:30');
    await expect(
      page.getByText(
        `Scheduled: it appears on the site by itself on ${staffDay(tomorrow)} 10:30, Istanbul time.`,
      ),
    ).toBeVisible();
  });

  await field(page, 'Category').selectOption('Travel Tips');
  await expect(page.getByText('Visitors read: Seyahat İpuçları')).toBeVisible();
  await field(page, 'Author').fill('Ayşe Yılmaz');
  await page.getByRole('checkbox', { name: /^Featured/ }).check();
  await page.locator('#post-featuredImage').setInputFiles(await photo('cover'));
  await page.locator('#post-picture').getByLabel('Alt text').fill('Yaz günü sahil');
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await show(page, 'Preview');
  await expect(article(page).getByRole('heading', { level: 1 })).toHaveText(
    `Antalya'da Yaz ${mark}`,
  );
  await expect(article(page)).toContainText('Seyahat İpuçları');
  await expect(article(page)).toContainText('Ayşe Yılmaz');
  await expect(article(page).getByRole('img', { name: 'Yaz günü sahil' })).toBeVisible();

  await expect(saveState(page)).toHaveText('Unsaved changes');
  await saveButton(page).click();
  await expectSaved(page, `“Antalya'da Yaz ${mark}” has been created`);
  await expect(rowOf(page, `Antalya'da Yaz ${mark}`)).toBeVisible();
  const [found] = await posts.search(mark);
  expect(await posts.read(found?.id ?? '')).toMatchObject({
    ...{ slug: `antalyada-yaz-${mark}`, excerpt: 'Yaz aylarında Antalya için öneriler.' },
    ...{ content: WORDS, category: 'Travel Tips', tags: ['Yaz', 'rezervasyon'] },
    ...{ status: 'published', scheduled: true, featured: true },
    author: { name: 'Ayşe Yılmaz' },
    featuredImage: { alt: 'Yaz günü sahil' },
    publishedAt: `${tomorrow}T07:30:00.000Z`,
  });
});

test('what is wrong is gathered on top, beside its field, and struck out when mended @5.17 @8.32', async ({
  page,
}) => {
  await newsroom(page);
  await openPost(page);
  await saveButton(page).click();
  await expect(problems(page)).toHaveText(
    /Please fix the following errors:\s*Title is required\s*Content is required/,
  );
  await expect(page.locator('#post-problems')).toBeFocused();
  await expect(problems(page)).toBeInViewport();

  await field(page, 'Title').fill('Kaş');
  await content(page).fill('Kısa');
  await field(page, 'Slug').fill('Kaş Yolu');
  await field(page, 'Publish date').fill('32/12/2026');
  await page.keyboard.press('Control+s');
  await expect(problems(page)).toBeInViewport();
  await expect(problems(page).getByRole('link')).toHaveText([
    'Title must be at least 5 characters',
    'Slug can only contain lowercase letters, numbers, and hyphens',
    'Publish date must be a date and time between 2000 and 2099',
    'Content must be at least 50 characters',
  ]);
  await expect(field(page, 'Slug')).toHaveAccessibleDescription(
    /Slug can only contain lowercase letters, numbers, and hyphens/,
  );
  await problems(page)
    .getByRole('link', { name: /^Content/ })
    .click();
  await expect(content(page)).toBeFocused();
  await content(page).fill(WORDS);
  await expect(problems(page).getByLabel('Fixed')).toHaveCount(1);
});

test('a refusal is said in the words of the server, or in our own @8.31 @2.49', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response (400|503|504) (POST|PUT)/);
  const post = await (await newsroom(page)).make();
  // The other reading of the address (spec, part 2).
  await page.goto(`/admin/edit-blog/${post.id}`);
  await field(page, 'Title').fill(`${post.title} two`);
  await page.route(`**/api/admin/blogs/${post.id}`, async (route) => {
    const details = [{ field: 'slug', message: 'No such word' }];
    await route.fulfill({ status: 400, json: { success: false, error: 'Not so', details } });
  });
  await saveButton(page).click();
  await expect(problems(page)).toHaveText(/Not so\s*No such word/);
  await expect(page.locator('#post-problems')).toBeFocused();
  await page.unrouteAll();
  await apiFails(page, `/admin/blogs/${post.id}`, { method: 'PUT', status: 503 });
  await saveButton(page).click();
  await expect(problems(page)).toHaveText('Failed to update blog post');
  await page.unrouteAll();
  const release = await heldBack(page, `**/api/admin/blogs/${post.id}`);
  await saveButton(page).click();
  await expect(saveState(page)).toHaveText('Saving...');
  await expect(saveButton(page)).toBeDisabled();
  release();
  await expectSaved(page, `“${post.title} two” has been saved`);

  await page.goto('/admin/create-blog');
  await apiFails(page, '/admin/blogs', { method: 'POST', status: 503 });
  await field(page, 'Title').fill('Never there');
  await content(page).fill(WORDS);
  await saveButton(page).click();
  await expect(problems(page)).toHaveText('Failed to create blog post');
  await page.unrouteAll();
  await apiFails(page, '/admin/blogs', { method: 'POST', status: 504 });
  await saveButton(page).click();
  await expect(problems(page)).toContainText('The post may have been added all the same');
  await expect(problems(page).getByRole('link', { name: 'Open the list' })).toHaveAttribute(
    'href',
    '/admin/blog',
  );
});

test('a post that cannot be loaded can be asked for again; one that is not there is said to be @8.29', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response (503|404) GET/);
  const posts = await newsroom(page);
  const post = await posts.make();
  await apiFails(page, `/admin/blogs/${post.id}`, { status: 503 });
  await page.goto(`/admin/blog/edit/${post.id}`);
  await expect(page.getByRole('alert')).toContainText(
    'Failed to load blog post. Please try again.',
  );
  await expectNoAxeViolations(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(field(page, 'Title')).toHaveValue(post.title);
  await page.goto('/admin/blog/edit/nobody');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This post does not exist');
});

test('a cover is a picture of at most 5 MB; one that fails stops the save @5.23 @8.30 @9.39', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 503 POST .*\/api\/images\/upload/);
  const posts = await newsroom(page);
  const title = `Cover ${crypto.randomUUID().slice(0, 8)}`;
  await openPost(page);
  await field(page, 'Title').fill(title);
  await content(page).fill(WORDS);
  const cover = page.locator('#post-featuredImage');
  const text = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') };
  await cover.setInputFiles(text);
  await expect(page.getByText('Please select a valid image file')).toBeVisible();
  const buffer = Buffer.alloc(5 * 1024 * 1024 + 1);
  await cover.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Image size must be less than 5MB')).toBeVisible();

  const held = await holdUploads(page);
  await cover.setInputFiles(await photo('cover'));
  await saveButton(page).click();
  await expect(saveState(page)).toHaveText('Uploading images...');
  await held.refuse(0, 503);
  await expect(problems(page)).toContainText('Failed to upload image. Please try again.');
  await expect(page.locator('#post-problems')).toBeFocused();
  expect(await posts.search(title)).toEqual([]);
  await held.open();
  await problems(page).getByRole('link').click();
  await page.keyboard.press('Enter');
  await expect(problems(page).getByLabel('Fixed')).toHaveCount(1);
  await saveButton(page).click();
  await expectSaved(page, `“${title}” has been created`);
  const [saved] = await posts.search(title);
  expect(saved?.featuredImage?.url).toMatch(/^\/images\//);
});

test('Preview opens the saved post; a new one has to be saved first @2.45', async ({
  page,
  context,
}) => {
  const posts = await newsroom(page);
  const post = await posts.make({ status: 'published' });
  await openPost(page);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByText('Please save the blog post first to preview')).toBeVisible();

  await openPost(page, post.id);
  await field(page, 'Slug').fill(`${post.slug}-two`);
  await expect(
    page.getByText(
      `Visitors who come by the old address, /news/${post.slug}, will be led on to the new one.`,
    ),
  ).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Preview/ }).click();
  await expect(
    page.getByText(
      'The preview shows the post as it was last saved, without your unsaved changes.',
    ),
  ).toBeVisible();
  const preview = await opened;
  await expect(preview).toHaveURL(`/news/${post.slug}?preview`);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await preview.close();
  await saveButton(page).click();
  await expectSaved(page, `“${post.title}” has been saved`);
  expect(await posts.read(post.id)).toMatchObject({ slug: `${post.slug}-two` });
});

test('the first press of the button saves while the list of tags makes the page longer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 800 });
  const posts = await newsroom(page);
  await posts.make({ tags: ['Kayak', 'Kale', 'Kamp', 'Kanyon'] });
  await openPost(page);
  const title = `Etiket ${crypto.randomUUID().slice(0, 8)}`;
  await field(page, 'Title').fill(title);
  await content(page).fill(WORDS);
  await field(page, 'Tags').pressSequentially('deneme');
  await field(page, 'Tags').press('Enter');
  await field(page, 'Tags').press('ArrowDown');
  await field(page, 'Tags').press('k');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const box = await saveButton(page).boundingBox();
  if (!box) throw new Error('the button is in view');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expectSaved(page, `“${title}” has been created`);
  expect(await posts.search(title)).toMatchObject([{ tags: ['deneme', 'k'] }]);
});
