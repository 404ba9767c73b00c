import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { holdUploads, photo } from './support/pictures.ts';
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
const drafts = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('kervan_post_draft')),
  );

test('the second to save sees theirs and chooses theirs or mine', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 409 PUT/);
  const posts = await newsroom(page);
  const post = await posts.make({ tags: ['Kaş'] });
  await openPost(page, post.id);
  await content(page).fill(`${WORDS} Benim ortam.`);
  const theirs = await posts.change(post, {
    ...{ content: `${WORDS} Onun ortası.`, tags: ['Kaş', 'yol'] },
  });
  await saveButton(page).click();
  await expect(dialog(page)).toContainText('This post was changed meanwhile');
  // What was not changed here is theirs, and no question.
  await expect(dialog(page).getByRole('term')).toHaveText(['Content']);
  await expect(dialog(page)).toContainText(
    /Theirs[\s\S]*Onun ortası[\s\S]*Yours[\s\S]*Benim ortam/,
  );
  await expectNoAxeViolations(page, '[role=dialog]');

  await page.keyboard.press('Escape');
  await expect(saveButton(page)).toBeFocused();
  await saveButton(page).click();
  await dialog(page).getByRole('button', { name: 'Take theirs' }).click();
  await expect(content(page)).toHaveValue(theirs.content);
  await expect(saveState(page)).not.toHaveText('Unsaved changes');

  await content(page).fill(`${WORDS} Benim ortam.`);
  await posts.change(theirs, { title: `${post.title} theirs` });
  await saveButton(page).click();
  await dialog(page).getByRole('button', { name: 'Save mine' }).click();
  const title = `${post.title} theirs`;
  await expectSaved(page, `“${title}” has been saved`);
  expect(await posts.read(post.id)).toMatchObject({
    ...{ title, content: `${WORDS} Benim ortam.`, tags: ['Kaş', 'yol'], version: 4 },
  });
});

test('after a new sign-in what was typed is there', async ({ page, allowProblems }) => {
  allowProblems(/response 401/);
  const posts = await newsroom(page);
  const post = await posts.make();
  await openPost(page, post.id);
  await content(page).fill(`${WORDS} Ve dahası.`);
  await field(page, 'Tags').fill('yarım');
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
  await expect(page.getByRole('list', { name: 'Tags of this post' })).toHaveText('yarım');
});

test('a preview that falls due while the list takes over is not asked of the list', async ({
  page,
}) => {
  const posts = await newsroom(page);
  const post = await posts.make();
  // The pause after typing ends when the address is the list's, and the editor is still there.
  await page.addInitScript(() => {
    const PAUSE_MS = 400;
    const { setTimeout } = window;
    const push = history.pushState.bind(history);
    const due: (() => void)[] = [];
    const hold = (run: () => void, ms?: number) =>
      ms === PAUSE_MS ? due.push(run) : setTimeout(run, ms);
    Object.assign(window, { setTimeout: hold, due });
    history.pushState = (...entry) => {
      push(...entry);
      queueMicrotask(() => {
        for (const run of due.splice(0)) run();
      });
    };
  });
  await openPost(page, post.id);
  await content(page).fill(`${WORDS} Ve dahası.`);
  // Or the pause is another one by now, and this would prove nothing.
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'due').length))
    .toBeGreaterThan(0);
  const previewRequest = page.waitForRequest(
    (request) => /blogs\/preview$/.test(request.url()) && /Ve dah/.test(request.postData() ?? ''),
  );
  await saveButton(page).click();
  await expectSaved(page, `“${post.title}” has been saved`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog posts');
  await previewRequest;
});

test('leaving while pictures are on their way saves nothing', async ({ page, allowProblems }) => {
  // Given up on the way.
  allowProblems(/\/api\/images\/upload/);
  const posts = await newsroom(page);
  const post = await posts.make();
  await openPost(page, post.id);
  await field(page, 'Author').fill('Ayşe');
  await holdUploads(page);
  await page.locator('#post-featuredImage').setInputFiles(await photo('cover'));
  await saveButton(page).click();
  await expect(saveState(page)).toHaveText('Uploading images...');
  await page.getByRole('link', { name: 'Blog posts' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('What you have changed on this post is not saved.');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  expect(await drafts(page)).toEqual([]);
  await page.getByRole('link', { name: 'New Blog Post' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New blog post');
  expect(await posts.read(post.id)).toMatchObject({ version: 1 });
});
