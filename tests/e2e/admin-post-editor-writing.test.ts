import type { Page } from '@playwright/test';
import { giveFiles, holdUploads, photo } from './support/pictures.ts';
import {
  article,
  content,
  expectSaved,
  field,
  newsroom,
  openPost,
  problems,
  saveButton,
  show,
  WORDS,
} from './support/post-editor.ts';
import { expect, test } from './support/test.ts';

const PREVIEW = '**/api/admin/blogs/preview';

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });

/** Selects words of the text. */
async function select(page: Page, words: string) {
  await content(page).evaluate((area: HTMLTextAreaElement, found) => {
    const start = area.value.indexOf(found);
    area.focus();
    area.setSelectionRange(start, start + found.length);
  }, words);
}

const selected = (page: Page) =>
  content(page).evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
    value.slice(selectionStart, selectionEnd),
  );

test('the toolbar and the keys change what is selected, and undo takes it back', async ({
  page,
}) => {
  await newsroom(page);
  await openPost(page);
  await content(page).fill('Kaş yolu');

  await test.step('by pointer', async () => {
    await select(page, 'yolu');
    await tool(page, 'Bold').click();
    await expect(content(page)).toHaveValue('Kaş **yolu**');
    expect(await selected(page)).toBe('yolu');
    await tool(page, 'Heading').click();
    await expect(content(page)).toHaveValue('## Kaş **yolu**');
    await page.keyboard.press('Control+z');
    await expect(content(page)).toHaveValue('Kaş **yolu**');
    await page.keyboard.press('Control+z');
    await expect(content(page)).toHaveValue('Kaş yolu');
  });

  await test.step('by keys', async () => {
    await select(page, 'yolu');
    await page.keyboard.press('Control+b');
    await expect(content(page)).toHaveValue('Kaş **yolu**');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Control+k');
    await expect(content(page)).toHaveValue('Kaş [yolu](https://)');
    expect(await selected(page)).toBe('https://');
  });

  await test.step('an address that is pasted on words makes a link of them', async () => {
    await content(page).fill('Kaş yolu');
    await select(page, 'yolu');
    await content(page).evaluate((area) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'https://example.com/kas');
      const options = { bubbles: true, cancelable: true, clipboardData };
      area.dispatchEvent(new ClipboardEvent('paste', options));
    });
    await expect(content(page)).toHaveValue('Kaş [yolu](https://example.com/kas)');
  });

  await test.step('Enter goes on with a list', async () => {
    await content(page).fill('- bir');
    await content(page).press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('iki');
    await expect(content(page)).toHaveValue('- bir\n- iki');
  });

  await test.step('the toolbar is one stop, with arrow keys in it', async () => {
    await tool(page, 'Bold').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'Italic')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(content(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tool(page, 'Italic')).toBeFocused();
  });
});

test('what is written is what visitors see, by the server @2.77', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 503 POST .*preview/);
  const posts = await newsroom(page);
  await openPost(page);
  await show(page, 'Preview');
  await expect(
    page.getByText('What you write appears here as visitors will see it.'),
  ).toBeVisible();
  await show(page, 'Write');
  const title = `Preview ${crypto.randomUUID().slice(0, 8)}`;
  await field(page, 'Title').fill(title);
  const table = '| Gün | Yol |\n| --- | --- |\n| 1 | D400 |';
  const markdown = `${WORDS}\n\n## Yayla yolu\n\n${table}\n\n<script>alert(1)</script>`;
  await content(page).fill(markdown);
  await show(page, 'Preview');
  await expect(article(page).getByRole('heading', { name: 'Yayla yolu' })).toBeVisible();
  await expect(article(page).getByRole('cell', { name: 'D400' })).toBeVisible();
  await expect(article(page).locator('script')).toHaveCount(0);

  await test.step('its links lead nowhere', async () => {
    await article(page).getByRole('link', { name: 'Şirketten Haberler' }).click();
    await expect(page).toHaveURL(/\/admin\/blog\/new$/);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('the last good one stays when the next fails', async () => {
    await page.route(PREVIEW, (route) => route.fulfill({ status: 503, json: { success: false } }));
    await show(page, 'Write');
    await content(page).fill(`${markdown}\n\nDaha sonra`);
    await show(page, 'Preview');
    await expect(page.getByText('The preview could not be updated.')).toBeVisible();
    await expect(article(page).getByRole('heading', { name: 'Yayla yolu' })).toBeVisible();
    await page.unroute(PREVIEW);
    await show(page, 'Write');
    await content(page).fill(`${markdown}\n\nEn sonra`);
    await show(page, 'Preview');
    await expect(article(page)).toContainText('En sonra');
    await expect(page.getByText('The preview could not be updated.')).toBeHidden();
  });

  await test.step('it is the page', async () => {
    const shown = await article(page).locator('.post-body').innerHTML();
    await field(page, 'Status').selectOption('Yayında');
    await saveButton(page).click();
    await expectSaved(page, `“${title}” has been created`);
    const [post] = await posts.search(title);
    await page.goto(`/news/${post?.slug}`);
    expect(await page.locator('.post-body').innerHTML()).toBe(shown);
  });
});

test('only the newest text is asked about', async ({ page, allowProblems }) => {
  // One that is given up is a failed request to the browser.
  allowProblems(/preview/);
  await newsroom(page);
  await openPost(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(PREVIEW, async (route) => {
    requests += 1;
    if (requests === 1) await promise;
    await route.continue().catch(() => undefined);
  });
  await content(page).fill(`${WORDS} Birinci`);
  await expect.poll(() => requests).toBe(1);
  await content(page).fill(`${WORDS} İkinci`);
  await expect(article(page)).toContainText('İkinci');
  resolve();
  await content(page).fill(`${WORDS} Üçüncü`);
  await expect(article(page)).toContainText('Üçüncü');
});

test('pictures come into the text by drop and by paste, and get their alt text', async ({
  page,
}) => {
  const posts = await newsroom(page);
  const title = `Pictures ${crypto.randomUUID().slice(0, 8)}`;
  await openPost(page);
  await field(page, 'Title').fill(title);
  await content(page).fill(WORDS);
  const held = await holdUploads(page);
  const pictures = page.getByRole('list', { name: 'Pictures in the text' });
  const alt = (name: string) => pictures.getByLabel(`Alt text of ${name}`);

  await giveFiles(content(page), 'drop', [await photo('harbour')]);
  await expect(content(page)).toHaveValue(/!\[Uploading harbour\.jpg…\]\(uploading:upload-1\)/);
  await alt('harbour.jpg').fill('Liman [eski]');
  await content(page).press('Control+Home');
  await page.keyboard.type('Önce. ');
  await held.open();
  await expect(content(page)).toHaveValue(/!\[Liman \\\[eski\\\]\]\(\/images\/[^)]+\)/);
  await expect(content(page)).not.toHaveValue(/uploading:/);
  await pictures.getByRole('button', { name: 'Done' }).click();
  await expect(pictures).toBeHidden();

  await giveFiles(content(page), 'paste', [await photo('beach')]);
  await expect(content(page)).toHaveValue(/!\[\]\(\/images\/[^)]+\)/);
  await alt('beach.jpg').fill('Kumsal');
  await alt('beach.jpg').press('Enter');
  await expect(content(page)).toHaveValue(/!\[Kumsal\]\(\/images\/[^)]+\)/);
  await show(page, 'Preview');
  await expect(article(page).getByRole('img', { name: 'Kumsal' })).toBeVisible();

  await saveButton(page).click();
  await expectSaved(page, `“${title}” has been created`);
  const [post] = await posts.search(title);
  const { content: kept } = await posts.read(post?.id ?? '');
  expect(kept).toContain('Önce. ');
  expect(kept.match(/!\[[^\n]*?\]\(\/images\//g)).toHaveLength(2);
});

test('a picture that fails is taken out of the text, and stops the save; one can be given up', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 503 POST .*\/api\/images\/upload|request .*\/api\/images\/upload/);
  const posts = await newsroom(page);
  const title = `Failing ${crypto.randomUUID().slice(0, 8)}`;
  await openPost(page);
  await field(page, 'Title').fill(title);
  await content(page).fill(WORDS);
  const held = await holdUploads(page);
  await giveFiles(content(page), 'paste', [await photo('harbour')]);
  await expect.poll(held.count).toBe(1);
  await saveButton(page).click();
  await held.refuse(0, 503);
  await expect(problems(page)).toContainText('Failed to upload image. Please try again.');
  await expect(
    page.getByText('harbour.jpg: Failed to upload image. Please try again.'),
  ).toBeVisible();
  await expect(content(page)).toHaveValue(WORDS);
  expect(await posts.search(title)).toEqual([]);

  await giveFiles(content(page), 'paste', [await photo('beach')]);
  await page.getByRole('button', { name: 'Cancel upload of beach.jpg' }).click();
  await expect(content(page)).toHaveValue(WORDS);
  const text = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') };
  await giveFiles(content(page), 'drop', [text]);
  await expect(page.getByText('a.txt: Please select a valid image file')).toBeVisible();
  await saveButton(page).click();
  await expectSaved(page, `“${title}” has been created`);
});
