import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import {
  content,
  expectSaved,
  field,
  newsroom,
  openPost,
  saveButton,
  saveState,
  WORDS,
} from './support/post-editor.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const choice = (page: Page, name: string) => dialog(page).getByRole('group', { name, exact: true });
const drafts = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('kervan_post_draft')),
  );
const lines = (...words: string[]) => [WORDS, ...words, 'Son söz.'].join('\n\n');

test('two clerks save one post: who comes second sees both, chooses, and saves', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 409 PUT/);
  const posts = await newsroom(page);
  const post = await posts.make({ content: lines('Ortası.'), tags: ['Kaş'] });
  await openPost(page, post.id);
  await field(page, 'Author').fill('Ayşe');
  await content(page).fill(lines('Benim ortam.'));
  await posts.change(post, {
    ...{ content: lines('Onun ortası.'), tags: ['Kaş', 'yol'], category: 'Travel Tips' },
  });
  await saveButton(page).click();
  await expect(dialog(page)).toContainText('This post was changed meanwhile');
  await expect(dialog(page).getByRole('group')).toHaveCount(3);
  await expect(choice(page, 'Content')).toContainText('Changed by both');
  await expect(choice(page, 'Content').locator('mark')).toHaveText([
    'Benim ortam.',
    'Onun ortası.',
  ]);
  await expect(choice(page, 'Content')).not.toContainText(WORDS);
  await expect(choice(page, 'Category')).toContainText(
    /Before\s*Company News[\s\S]*Theirs\s*Travel Tips/,
  );
  await expect(choice(page, 'Tags').getByLabel('Take theirs')).toBeChecked();

  await page.keyboard.press('Escape');
  await expect(saveButton(page)).toBeFocused();
  await expect(content(page)).toHaveValue(lines('Benim ortam.'));
  await saveButton(page).click();
  await choice(page, 'Category').getByLabel('Keep as before').check();
  await dialog(page).getByRole('button', { name: 'Save with these choices' }).click();
  await expectSaved(page, `“${post.title}” has been saved`);
  expect(await posts.read(post.id)).toMatchObject({
    ...{ content: lines('Benim ortam.'), tags: ['Kaş', 'yol'], category: 'Company News' },
    ...{ author: { name: 'Ayşe' }, version: 3 },
  });
});

test('a post that was deleted meanwhile can be saved as a new one', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 404 PUT/);
  const posts = await newsroom(page);
  const post = await posts.make();
  await openPost(page, post.id);
  await field(page, 'Author').fill('Ayşe');
  await posts.remove(post.id);
  await saveButton(page).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This post was deleted meanwhile');
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Save as a new post' }).click();
  await expectSaved(page, `“${post.title}” has been created`);
  const [saved] = await posts.search(post.title);
  expect(saved).toMatchObject({ author: { name: 'Ayşe' }, version: 1 });
});

test('what was typed is there again after a crash, beside what was saved since', async ({
  page,
  context,
}) => {
  const posts = await newsroom(page);
  const post = await posts.make();
  await openPost(page, post.id);
  await field(page, 'Title').fill(`${post.title} mine`);
  await field(page, 'Tags').fill('yarım');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await page.evaluate(() => {
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
  });
  await page.close({ runBeforeUnload: false });
  await posts.change(post, { title: `${post.title} theirs` });

  const again = await context.newPage();
  await openPost(again, post.id);
  const notice = again.getByRole('status').filter({ hasText: 'You have unsaved changes' });
  await expect(notice).toContainText('The post has been changed since; you will see both.');
  await again.getByRole('button', { name: 'Restore draft' }).click();
  await dialog(again).getByRole('button', { name: 'Use these choices' }).click();
  await expect(again.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(field(again, 'Title')).toHaveValue(`${post.title} mine`);
  await expect(field(again, 'Tags')).toHaveValue('yarım');
  await expect(saveState(again)).toHaveText('Unsaved changes');
  await saveButton(again).click();
  await expectSaved(again, `“${post.title} mine” has been saved`);
  expect(await drafts(again)).toEqual([]);
  expect(await posts.read(post.id)).toMatchObject({ tags: ['yarım'] });
});

test('leaving asks; who leaves gives up what was typed', async ({ page }) => {
  const posts = await newsroom(page);
  const post = await posts.make();
  await openPost(page, post.id);
  await content(page).fill(`${WORDS} Ve dahası.`);
  await page.getByRole('link', { name: 'Blog posts' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('What you have changed on this post is not saved.');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(content(page)).toHaveValue(`${WORDS} Ve dahası.`);
  await page.getByRole('link', { name: 'Blog posts' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  expect(await drafts(page)).toEqual([]);
});

test('who is no longer signed in comes back to what was typed', async ({ page, allowProblems }) => {
  allowProblems(/response 401/);
  const posts = await newsroom(page);
  const post = await posts.make();
  await openPost(page, post.id);
  await content(page).fill(`${WORDS} Ve dahası.`);
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await page.route(`**/api/admin/blogs/${post.id}`, (route) =>
    route.fulfill({ status: 401, json: { success: false, error: 'Who?', message: 'Who?' } }),
  );
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.unrouteAll();
  await signIn(page);
  await openPost(page, post.id);
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(content(page)).toHaveValue(`${WORDS} Ve dahası.`);
});
