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
import { expect, test } from './support/test.ts';

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
  const asked = page.waitForRequest(
    (request) => /blogs\/preview$/.test(request.url()) && /Ve dah/.test(request.postData() ?? ''),
  );
  await saveButton(page).click();
  await expectSaved(page, `“${post.title}” has been saved`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog posts');
  await asked;
});

test('who leaves while pictures are on their way saves nothing, and goes on elsewhere', async ({
  page,
  allowProblems,
}) => {
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
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await page.getByRole('link', { name: 'New Blog Post' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New blog post');
  expect(await posts.read(post.id)).toMatchObject({ version: 1 });
});
