import type { Page } from '@playwright/test';
import type { AdminPostDetail } from '#app/domain/posts/admin-post.schema.ts';
import type { PostSent } from '#app/office/posts/post-entity.ts';
import { signIn } from './admin.ts';
import { expect } from './test.ts';

export const WORDS = 'Sahil yolunda bir gün, ardından yayla yolunda bir gün daha.';

export async function newsroom(page: Page) {
  const { token } = await signIn(page);
  const headers = { authorization: `Bearer ${token}` };
  const path = (id: string) => `/api/admin/blogs/${id}`;
  const answer = async (response: { json: () => Promise<unknown> }) =>
    ((await response.json()) as { data: AdminPostDetail }).data;
  return {
    /** Creates a post with a new title, a draft unless `input` sets `status`. */
    async make(input: Partial<PostSent> = {}) {
      const title = `Editor test ${crypto.randomUUID().slice(0, 8)}`;
      const data = { title, content: WORDS, ...input };
      const response = await page.request.post('/api/admin/blogs', { headers, data });
      expect(response.status()).toBe(201);
      return answer(response);
    },
    read: async (id: string) => answer(await page.request.get(path(id), { headers })),
    async search(title: string) {
      const query = new URLSearchParams({ search: title });
      const response = await page.request.get(`/api/admin/blogs?${query}`, { headers });
      const { data } = (await response.json()) as { data: { blogs: AdminPostDetail[] } };
      return data.blogs.filter((post) => post.title.includes(title));
    },
  };
}

export async function openPost(page: Page, id?: string) {
  await page.goto(id ? `/admin/blog/edit/${id}` : '/admin/blog/new');
  // The page loads the person and then the post, so it gets more time than the default.
  await expect(saveButton(page)).toBeVisible({ timeout: 20_000 });
}

export const field = (page: Page, label: string) =>
  page
    .locator('form')
    .getByLabel(label, { exact: true })
    .and(page.locator('input, select, textarea'));
export const content = (page: Page) => field(page, 'Content');
export const saveButton = (page: Page) =>
  page.getByRole('button', { name: /^(Create|Update) Post$/ });
export const article = (page: Page) =>
  page.frameLocator('iframe[title="Preview of the post as visitors see it"]').getByRole('article');

/** Switches to the editor or the preview, if the window has no room for both. */
export async function show(page: Page, view: 'Write' | 'Preview') {
  const choice = page.getByRole('radio', { name: view });
  if (await choice.isVisible()) await choice.check();
}

export async function expectSaved(page: Page, notice: string) {
  await expect(page.getByText(notice)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/admin\/blog$/);
}
