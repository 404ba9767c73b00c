import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AdminPostDetail, PostPreviewInput } from '#app/domain/posts/admin-post.schema.ts';
import { aPost, postsApi } from '#tests/support/admin-posts.ts';
import { expectAddress, open } from '#tests/support/mounted.tsx';
import { type Api, heldBack, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations, innerTexts, press, pressIn } from '#tests/support/mounted-page.ts';
import { centreOf, mouse } from '#tests/support/pointer.ts';
import {
  giveFiles,
  heavyPhoto,
  noPicture,
  photo,
  storedId,
  storedImage,
  takeUploads,
} from '#tests/support/uploads.ts';
import * as postEdit from './admin-post-edit.route.tsx';

const NEW = '/admin/blog/new';
const WORDS = 'Sahil yolunda bir gün, ardından yayla yolunda bir gün daha.';
const TAGS = ['rezervasyon', ...'123456789'].map((tag) => tag.replace(/^\d/, 'Koy $&'));
const PREVIEW = '/admin/blogs/preview';
const KAS = '/admin/blogs/kas-yolu';

let posts: AdminPostDetail[] = [];
let uploads = takeUploads();

const api: Api = (method, path, body) => {
  if (path.startsWith('/blogs/tags?')) return TAGS.map((tag) => ({ tag, count: 3 }));
  if (path !== PREVIEW) return postsApi(posts)(method, path, body);
  const { content, slug } = body as PostPreviewInput;
  return { html: `<p>${content}</p>`, excerpt: `${content}...`, readingMinutes: 1, slug };
};
const paths = [NEW, '/admin/create-blog', '/admin/blog/edit/:id', '/admin/edit-blog/:id'];
const routes = Object.fromEntries(paths.map((path) => [path, postEdit]));

const openEditor = (at = NEW) => open(at, { routes, api });

async function openPost(post: Partial<AdminPostDetail> = {}): Promise<void> {
  posts.push(aPost({ slug: 'kas-yolu', title: 'Kaş yolu', content: WORDS, ...post }));
  await openEditor('/admin/blog/edit/kas-yolu');
}

/** Opens the editor of a new post and fills in the required fields. */
async function openNewPost(): Promise<void> {
  await openEditor();
  await field('Title').fill('Kaş yolu');
  await content().fill(WORDS);
}

/** Simulates a save of the post by somebody else. */
function changePost(changes: Partial<AdminPostDetail>): void {
  posts = posts.map((post) => ({ ...post, ...changes, version: post.version + 1 }));
}

const field = (label: string) =>
  page.css('form').getByLabelText(label, { exact: true }).and(page.css('input, select, textarea'));
const content = () => field('Content');
const saveButton = () => page.getByRole('button', { name: /^(Create|Update) Post$/ });
const saveState = () => page.css('.save-bar').getByRole('status');
const problems = () => page.css('#post-problems').getByRole('alert');
const dialog = () => page.getByRole('dialog');
const cover = () => page.css('#post-featuredImage');
const tags = () => page.getByRole('list', { name: 'Tags of this post' });
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('kervan_post_draft'));
const article = () => document.querySelector('iframe')?.contentDocument?.querySelector('article');
const expectArticle = (words: string) =>
  expect.poll(() => article()?.textContent ?? '').toContain(words);

async function expectSaved(verb = 'created'): Promise<void> {
  await expect.element(page.getByText(`“Kaş yolu” has been ${verb}`)).toBeVisible();
  await expectAddress('/admin/blog');
}

beforeEach(() => {
  posts = [];
  uploads = takeUploads();
});

test('the draft of a new post is kept when another new post is saved', async () => {
  const offer = (words: string) => page.getByRole('listitem').filter({ hasText: `: “${words}` });
  await openEditor();
  await field('Title').fill('Birinci yazı');
  await expect.poll(drafts).toHaveLength(1);
  await openEditor();
  await field('Title').fill('İkinci yazı');
  await expect.poll(drafts).toHaveLength(2);
  await openEditor();
  await expect.element(offer('Birinci yazı')).toBeVisible();
  await offer('İkinci yazı').getByRole('button', { name: 'Restore draft' }).click();
  await expect.element(field('Title')).toHaveValue('İkinci yazı');
  await content().fill(WORDS);
  await saveButton().click();
  await expect.element(page.getByText('“İkinci yazı” has been created')).toBeVisible();
  expect(drafts()).toHaveLength(1);
  await openEditor();
  await offer('Birinci yazı').getByRole('button', { name: 'Discard' }).click();
  await expect.element(field('Title')).toHaveValue('');
  expect(drafts()).toEqual([]);
});

test('at most twenty drafts of new posts are kept', async () => {
  await openEditor();
  await field('Title').fill('Yazı');
  await expect.poll(drafts).toHaveLength(1);
  const [key = ''] = drafts();
  const kept = localStorage.getItem(key) ?? '';
  for (let i = 0; i < 30; i += 1) localStorage.setItem(`${key}${i}`, kept);
  await openEditor();
  await expect.element(page.getByRole('button', { name: 'Discard' })).toHaveLength(20);
  expect(drafts()).toHaveLength(20);
});

test('the Enter key of an input method adds no tag', async () => {
  await openEditor();
  for (const typed of ['tokyo', 'Koy']) {
    await field('Tags').fill(typed);
    await press('ArrowDown');
    const enter = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true };
    field('Tags').element().dispatchEvent(new KeyboardEvent('keydown', enter));
    await expect.element(field('Tags')).toHaveValue(typed);
  }
  await expect.element(tags().getByRole('listitem')).not.toBeInTheDocument();
});

test('each field shows the effect of its value @5.20 @9.41', async () => {
  await openEditor();
  await expect.element(field('Category')).toHaveValue('Company News');
  await expect.element(saveState()).toHaveTextContent('No changes');
  // The slug follows the title until another slug is typed.
  await field('Title').fill("Antalya'da İpuçları");
  await expect.element(field('Slug')).toHaveValue('antalyada-ipuclari');
  await field('Slug').fill('own');
  await field('Title').fill("Antalya'da Kış");
  await expect.element(field('Slug')).toHaveValue('own');
  await field('Slug').fill('');
  await field('Title').fill("Antalya'da Yaz");
  await expect.element(field('Slug')).toHaveValue('antalyada-yaz');
  await expect.element(page.getByText('14 of 200 characters')).toBeVisible();
  // If the excerpt is empty, the beginning of the content is used.
  await content().fill('Kısa');
  await expect.element(page.getByText('46 more characters needed')).toBeVisible();
  await content().fill(WORDS);
  await expect.element(page.getByText(`If empty, this is used: “${WORDS}...”`)).toBeVisible();
  await field('Excerpt').fill('Yaz aylarında Antalya için öneriler.');
  await expect.element(page.getByText('36 of 300 characters')).toBeVisible();
  // Enter, a comma and a suggestion add tags, a duplicate is refused, and the keyboard removes
  // tags.
  await field('Tags').fill('  Yaz ');
  await press('Enter');
  await field('Tags').fill('YAZ');
  await press('Enter');
  await expect.element(page.getByText('“YAZ” is already there.')).toBeVisible();
  await field('Tags').fill('');
  await userEvent.keyboard('bir, iki,');
  await expect.poll(() => innerTexts(tags().getByRole('listitem'))).toEqual(['Yaz', 'bir', 'iki']);
  await pressIn(tags().getByRole('button', { name: 'Remove tag bir' }), 'Enter');
  await expect.element(tags().getByRole('button', { name: 'Remove tag iki' })).toHaveFocus();
  await pressIn(field('Tags'), 'Backspace');
  await expect.poll(() => innerTexts(tags().getByRole('listitem'))).toEqual(['Yaz']);
  await field('Tags').fill('rez');
  await page.getByRole('option', { name: 'rezervasyon' }).click();
  await expect.poll(() => innerTexts(tags().getByRole('listitem'))).toEqual(['Yaz', 'rezervasyon']);
  // A future date schedules the post.
  await field('Status').selectOptions('Yayında');
  await expect
    .element(page.getByText('It appears on the site as soon as it is saved.'))
    .toBeVisible();
  await field('Publish date').fill('14/05/2026');
  await field('Time').selectOptions('10:30');
  await expect
    .element(
      page.getByText(/^Scheduled: it will be published automatically on .*10:30, Istanbul time/),
    )
    .toBeVisible();
  await field('Category').selectOptions('Travel Tips');
  await expect.element(page.getByText('Visitors read: Seyahat İpuçları')).toBeVisible();
  await saveButton().click();
  await expectAddress('/admin/blog');
  expect(posts).toMatchObject([
    {
      slug: 'antalyada-yaz',
      publishedAt: '2026-05-14T07:30:00.000Z',
      tags: ['Yaz', 'rezervasyon'],
    },
  ]);
});

test('errors are listed on top and at their fields, and struck out when fixed @5.17 @8.32', async () => {
  await openEditor();
  await saveButton().click();
  await expect
    .element(problems())
    .toMatchTextContent(
      /Please fix the following errors:\s*Title is required\s*Content is required/,
    );
  await expect.element(page.css('#post-problems')).toHaveFocus();
  await expect.element(problems()).toBeInViewport();
  await field('Title').fill('Kaş');
  await content().fill('Kısa');
  await field('Slug').fill('Kaş Yolu');
  await field('Publish date').fill('32/12/2026');
  await press('Control+s');
  await expect.element(problems()).toBeInViewport();
  await expect
    .poll(() => innerTexts(problems().getByRole('link')))
    .toEqual([
      'Title must be at least 5 characters',
      'Slug can only contain lowercase letters, numbers, and hyphens',
      'Publish date must be a date and time between 2000 and 2099',
      'Content must be at least 50 characters',
    ]);
  await expect
    .element(field('Slug'))
    .toHaveAccessibleDescription(/Slug can only contain lowercase letters/);
  await problems()
    .getByRole('link', { name: /^Content/ })
    .click();
  await expect.element(content()).toHaveFocus();
  await content().fill(WORDS);
  await expect.element(problems().getByLabelText('Fixed')).toHaveLength(1);
});

test('a post that could not be created shows a message, at the other addresses too @8.31 @2.49', async () => {
  posts.push(aPost({ slug: 'kas-yolu', title: 'Kaş yolu', content: WORDS }));
  // Opens the editor by its other address (spec, part 2).
  await openEditor('/admin/edit-blog/kas-yolu');
  await field('Author').fill('Ayşe');
  const release = heldBack('PUT', KAS);
  await saveButton().click();
  await expect.element(saveState()).toHaveTextContent('Saving...');
  await expect.element(saveButton()).toBeDisabled();
  release();
  await expectSaved('saved');

  await openEditor('/admin/create-blog');
  let response = () => refusal(503);
  respondTo('POST', '/admin/blogs', () => response());
  await field('Title').fill('Never there');
  await content().fill(WORDS);
  await saveButton().click();
  await expect.element(problems()).toHaveTextContent('Failed to create blog post');
  response = () => refusal(504);
  await saveButton().click();
  await expect.element(problems()).toMatchTextContent('The post may have been added anyway');
  await expect
    .element(problems().getByRole('link', { name: 'Open the list' }))
    .toHaveAttribute('href', '/admin/blog');
});

test('a cover above 5 MB is refused, and a failed upload stops the save @5.23 @8.30 @9.39', async () => {
  await openNewPost();
  await cover().upload(noPicture());
  await expect.element(page.getByText('Please select a valid image file')).toBeVisible();
  await giveFiles(page.getByText('or drop it here'), 'drop', [heavyPhoto(5 * 1024 * 1024 + 1)]);
  await expect.element(page.getByText('Image size must be less than 5MB')).toBeVisible();
  uploads.hold();
  await cover().upload(await photo('cover'));
  await saveButton().click();
  await expect.element(saveState()).toHaveTextContent('Uploading images...');
  await uploads.refuse(0, 503);
  await expect.element(problems()).toMatchTextContent('Failed to upload image. Please try again.');
  await expect.element(page.css('#post-problems')).toHaveFocus();
  expect(posts).toEqual([]);
  uploads.open();
  await problems().getByRole('link').click();
  await press('Enter');
  await expect.element(problems().getByLabelText('Fixed')).toHaveLength(1);
  await saveButton().click();
  await expectSaved();
  expect(posts).toMatchObject([{ featuredImage: { publicId: storedId('cover') } }]);
});

test('a new post has no preview, and a changed slug announces a redirect @2.45', async () => {
  await openEditor();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect.element(page.getByText('Please save the blog post first to preview')).toBeVisible();
  await openPost();
  await field('Slug').fill('kas-yolu-two');
  await expect
    .element(
      page.getByText('Visitors to the old address, /news/kas-yolu, are redirected to the new one.'),
    )
    .toBeVisible();
});

test('one click saves although it closes the open list of tags, which made the page longer', async () => {
  await page.viewport(800, 800);
  await openNewPost();
  await field('Tags').fill('deneme');
  await press('Enter');
  await press('ArrowDown');
  await userEvent.keyboard('k');
  await expect.element(page.getByRole('option', { name: 'Koy 9' })).toBeVisible();
  scrollTo(0, document.body.scrollHeight);
  await mouse.move(await centreOf(saveButton()));
  await mouse.down();
  await mouse.up();
  await expectSaved();
  expect(posts).toMatchObject([{ tags: ['deneme', 'k'] }]);
});

const tool = (name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });

const area = () => content().element() as HTMLTextAreaElement;

function select(words: string): void {
  const start = area().value.indexOf(words);
  area().focus();
  area().setSelectionRange(start, start + words.length);
}

const selected = () => area().value.slice(area().selectionStart, area().selectionEnd);

test('toolbar and shortcuts format the selected text', async () => {
  await openEditor();
  await content().fill('Kaş yolu');
  select('yolu');
  await tool('Bold').click();
  await expect.element(content()).toHaveValue('Kaş **yolu**');
  expect(selected()).toBe('yolu');
  await tool('Heading').click();
  await expect.element(content()).toHaveValue('## Kaş **yolu**');
  await press('Control+z');
  await expect.element(content()).toHaveValue('Kaş **yolu**');
  await press('Control+z');
  await expect.element(content()).toHaveValue('Kaş yolu');
  select('yolu');
  await press('Control+b');
  await expect.element(content()).toHaveValue('Kaş **yolu**');
  await press('Control+b');
  await press('Control+k');
  await expect.element(content()).toHaveValue('Kaş [yolu](https://)');
  expect(selected()).toBe('https://');
  // A URL pasted over selected words makes a link.
  await content().fill('Kaş yolu');
  select('yolu');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'https://example.com/kas');
  area().dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
  );
  await expect.element(content()).toHaveValue('Kaş [yolu](https://example.com/kas)');
  // Enter continues the list.
  await content().fill('- bir');
  await press('Enter');
  await userEvent.keyboard('iki');
  await expect.element(content()).toHaveValue('- bir\n- iki');
  // The toolbar is one tab stop. Arrow keys move within it.
  await pressIn(tool('Bold'), 'ArrowRight');
  await expect.element(tool('Italic')).toHaveFocus();
  await press('Enter');
  await expect.element(content()).toHaveFocus();
  await press('Shift+Tab');
  await expect.element(tool('Italic')).toHaveFocus();
});

test('the preview shows the newest text, and keeps the previous one after a failure', async () => {
  await openEditor();
  await expect
    .element(page.getByText('What you write appears here as visitors will see it.'))
    .toBeVisible();
  const release = heldBack('POST', PREVIEW);
  await content().fill(`${WORDS} Birinci`);
  await expect.element(page.getByText('Updating')).toBeVisible();
  release();
  await content().fill(`${WORDS} İkinci`);
  await expectArticle('İkinci');
  // Links in the preview are inactive.
  article()?.querySelector('a')?.click();
  await expectAddress(NEW);
  await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
  const works = respondTo('POST', PREVIEW, () => refusal(503));
  await content().fill(`${WORDS} Üçüncü`);
  await expect.element(page.getByText('The preview could not be updated.')).toBeVisible();
  await expectArticle('İkinci');
  works();
  await content().fill(`${WORDS} Son`);
  await expectArticle('Son');
  await expect.element(page.getByText('The preview could not be updated.')).toHaveLength(0);
});

test('dropped and pasted pictures are inserted with their alt texts', async () => {
  await openNewPost();
  uploads.hold();
  const pictures = page.getByRole('list', { name: 'Pictures in the text' });
  const alt = (name: string) => pictures.getByLabelText(`Alt text of ${name}`);
  await giveFiles(content(), 'drop', [await photo('harbour')]);
  await expect
    .element(content())
    .toHaveValue(`${WORDS}![Uploading harbour.jpg…](uploading:upload-1)`);
  await alt('harbour.jpg').fill('Liman [eski]');
  await pressIn(content(), 'Control+Home');
  await userEvent.keyboard('Önce. ');
  uploads.open();
  const harbour = `![Liman \\[eski\\]](${storedImage(storedId('harbour')).url})`;
  await expect.element(content()).toHaveValue(`Önce. ${WORDS}${harbour}`);
  await pictures.getByRole('button', { name: 'Done' }).click();
  await expect.element(pictures).toHaveLength(0);
  await giveFiles(content(), 'paste', [await photo('beach')]);
  await alt('beach.jpg').fill('Kumsal');
  await press('Enter');
  await saveButton().click();
  await expectSaved();
  expect(posts[0]?.content).toContain(harbour);
  expect(posts[0]?.content).toContain(`![Kumsal](${storedImage(storedId('beach')).url})`);
});

test('an image that fails to upload is removed from the text and stops the save', async () => {
  await openNewPost();
  uploads.hold();
  await giveFiles(content(), 'paste', [await photo('harbour')]);
  await expect.poll(uploads.count).toBe(1);
  await saveButton().click();
  await uploads.refuse(0, 503);
  await expect.element(problems()).toMatchTextContent('Failed to upload image. Please try again.');
  await expect
    .element(page.getByText('harbour.jpg: Failed to upload image. Please try again.'))
    .toBeVisible();
  await expect.element(content()).toHaveValue(WORDS);
  expect(posts).toEqual([]);
  await giveFiles(content(), 'paste', [await photo('beach')]);
  await page.getByRole('button', { name: 'Cancel upload of beach.jpg' }).click();
  await expect.element(content()).toHaveValue(WORDS);
  await giveFiles(content(), 'drop', [noPicture()]);
  await expect.element(page.getByText('a.txt: Please select a valid image file')).toBeVisible();
  await saveButton().click();
  await expectSaved();
});

test('a half-typed tag is restored with the draft', async () => {
  await openPost();
  await field('Tags').fill('yarım');
  await expect.poll(drafts).toHaveLength(1);
  await openEditor('/admin/blog/edit/kas-yolu');
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect.element(field('Tags')).toHaveValue('yarım');
});

const language = (name: RegExp) =>
  page.getByRole('group', { name: 'Language of the texts' }).getByRole('button', { name });

test('a translation is typed, previewed and saved beside the Turkish text', async () => {
  await openPost({
    featuredImage: { ...storedImage('a'.repeat(24), 'Koy'), publicId: 'a'.repeat(24) },
  });
  await expectArticle(WORDS);
  uploads.hold();
  await giveFiles(content(), 'paste', [await photo('harbour')]);
  await language(/^DE Deutsch: missing$/).click();
  await expect.element(content()).not.toBeVisible();
  await expect
    .element(page.getByText('If empty, visitors read the Turkish text.').first())
    .toBeVisible();
  await field('Title (Deutsch)').fill('Nach Kaş');
  await field('Content (Deutsch)').fill('Am Meer entlang, dann über die Berge zurück nach Hause.');
  await field('Alt text (Deutsch)').fill('Bucht');
  await expectArticle('Am Meer entlang');
  await expectArticle('Alle Beiträge');
  expect(article()?.querySelector('h1')?.lang).toBe('');
  expect(article()?.ownerDocument.documentElement.lang).toBe('de');
  await expectNoAxeViolations('form');
  // The slug is still made from the Turkish title.
  await expect.element(field('Slug')).toHaveValue('kas-yolu');
  uploads.open();
  await language(/^TR Türkçe: there$/).click();
  await expect.element(content()).toHaveValue(expect.stringContaining(storedId('harbour')));
  await expect.element(language(/^DE Deutsch: missing$/)).toBeVisible();
  await saveButton().click();
  await expectSaved('saved');
  expect(posts[0]?.content).toContain(storedId('harbour'));
  expect(posts).toMatchObject([
    {
      slug: 'kas-yolu',
      translations: {
        en: { title: '' },
        de: { title: 'Nach Kaş', content: expect.stringMatching(/^Am Meer/), alt: 'Bucht' },
      },
    },
  ]);
});

test('a translation without content is previewed in Turkish, validated and shown in a conflict', async () => {
  await openPost();
  await language(/^RU/).click();
  await field('Title (Русский)').fill('Каш');
  await expect.poll(() => article()?.querySelector('h1')?.textContent).toBe('Каш');
  expect(article()?.querySelector('.post-body')?.getAttribute('lang')).toBe('tr');
  await language(/^TR/).click();
  await expect.element(field('Title (Русский)')).not.toBeInTheDocument();
  await saveButton().click();
  const tooShort = problems().getByRole('link', { name: /^Title \(Русский\) must be at least 5/ });
  await tooShort.click();
  await expect.element(field('Title (Русский)')).toHaveFocus();
  await expect.element(field('Title')).toBeVisible();
  await field('Title (Русский)').fill('Дорога в Каш');
  changePost({ translations: { en: {}, de: {}, ru: { title: 'Путь в Каш' } } });
  await saveButton().click();
  await expect.poll(() => innerTexts(dialog().getByRole('term'))).toEqual(['Title (Русский)']);
  await dialog().getByRole('button', { name: 'Save mine' }).click();
  await expectSaved('saved');
  expect(posts).toMatchObject([{ translations: { ru: { title: 'Дорога в Каш' } } }]);
});

test('a draft without translations is restored with the stored translations', async () => {
  await openPost({ translations: { en: { title: 'To Kaş' }, de: {}, ru: {} } });
  await content().fill(`${WORDS} Ve dahası.`);
  await expect.poll(drafts).toHaveLength(1);
  const [key = ''] = drafts();
  const draft = JSON.parse(localStorage.getItem(key) ?? '');
  delete draft.values.translations;
  localStorage.setItem(key, JSON.stringify(draft));
  await openEditor('/admin/blog/edit/kas-yolu');
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect.element(content()).toHaveValue(`${WORDS} Ve dahası.`);
  await language(/^EN/).click();
  await expect.element(field('Title (English)')).toHaveValue('To Kaş');
});

test('a preview that is due during a navigation is not sent to the next page', async () => {
  await openPost();
  await expectArticle(WORDS);
  // Runs the delayed preview when the address is the list's and the editor is still mounted.
  const due: (() => void)[] = [];
  const { setTimeout } = window;
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) =>
    ms === 400 ? due.push(run) : setTimeout(run, ms),
  );
  const push = history.pushState.bind(history);
  vi.spyOn(history, 'pushState').mockImplementation((...entry) => {
    push(...entry);
    queueMicrotask(() => due.splice(0).forEach((run) => void run()));
  });
  await content().fill(`${WORDS} Ve dahası.`);
  // Makes sure that the stubbed delay is the preview's.
  await expect.poll(() => due.length).toBeGreaterThan(0);
  const asked: unknown[] = [];
  respondTo('POST', PREVIEW, () => void asked.push('again'));
  await saveButton().click();
  await expectSaved('saved');
  await expect.element(page.getByText('Another page')).toBeVisible();
  await expect.poll(() => asked).toHaveLength(1);
});

test('a save that waits for pictures is cancelled when the person leaves', async () => {
  await openPost();
  await field('Author').fill('Ayşe');
  uploads.hold();
  await cover().upload(await photo('cover'));
  await saveButton().click();
  await expect.element(saveState()).toHaveTextContent('Uploading images...');
  await page.getByRole('link', { name: 'Blog posts' }).click();
  const question = page.getByRole('alertdialog');
  await expect
    .element(question)
    .toMatchTextContent('Your changes to this post have not been saved.');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expectAddress('/admin/blog');
  expect(drafts()).toEqual([]);
  await expect.element(page.getByText('Another page')).toBeVisible();
  expect(posts).toMatchObject([{ version: 1 }]);
});
