import { getByRole, queryAllByRole } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { formerSlugs } from '#app/db/schema.server.ts';
import { searchForm } from '#app/domain/posts/post.rules.ts';
import { anImage, aPost } from '#tests/support/factories.ts';
import { textOf } from '#tests/support/parsed-page.ts';
import { testSite } from '#tests/support/site.ts';

const { app, db, open } = await testSite();

beforeEach(async () => {
  const { id } = await anImage(db);
  await aPost(db, {
    slug: 'kas',
    title: 'Kaş yolu',
    excerpt: 'Sahil yolunda bir gün.',
    html: '<p>Denizin kıyısından</p>',
    featured: true,
    coverImageId: id,
    coverImageAlt: 'Koy',
    searchText: searchForm('Ein Tag an der Küste', 'de'),
    translations: {
      de: {
        title: 'Nach Kaş',
        excerpt: 'Ein Tag an der Küste.',
        content: 'Am Meer entlang',
        html: '<p>Am Meer entlang, dann zu den <a href="/de/cars">Autos</a></p>',
        alt: 'Bucht',
      },
      ru: { title: 'Дорога в Каш' },
    },
  });
  await aPost(db, { slug: 'side', title: 'Side’de bir gün' });
});

async function get(path: string, language?: string) {
  const headers = language ? { 'accept-language': language } : {};
  const response = await app.inject({ url: `/api${path}`, headers });
  expect(response.statusCode).toBe(200);
  return response.json().data;
}

test('the API returns a post in the requested language, and names the fields that are in Turkish', async () => {
  expect(await get('/blogs/kas?lang=de')).toMatchObject({
    title: 'Nach Kaş',
    excerpt: 'Ein Tag an der Küste.',
    content: expect.stringMatching(/^<p>Am Meer/),
    featuredImage: { alt: 'Bucht' },
    inTurkish: [],
  });
  expect(await get('/blogs/kas', 'ru-RU, en;q=0.5')).toMatchObject({
    title: 'Дорога в Каш',
    content: '<p>Denizin kıyısından</p>',
    featuredImage: { alt: 'Koy' },
    inTurkish: ['excerpt', 'alt', 'content'],
  });
  for (const turkish of [await get('/blogs/kas'), await get('/blogs/kas?lang=xx', 'de')]) {
    expect(turkish.title).toBe('Kaş yolu');
    expect(turkish).not.toHaveProperty('inTurkish');
  }
});

test('an encoded URL is not cached across languages', async () => {
  expect((await get('/bl%6Fgs/kas', 'de')).title).toBe('Nach Kaş');
  expect((await get('/bl%6Fgs/kas', 'tr')).title).toBe('Kaş yolu');
});

test.each(['/blogs', '/blogs/search'])(
  '%s returns posts in the requested language',
  async (path) => {
    const { blogs } = await get(`${path}?lang=de&tag=`);
    expect(blogs).toMatchObject([
      { title: 'Nach Kaş', inTurkish: [] },
      { title: 'Side’de bir gün', inTurkish: ['title', 'excerpt'] },
    ]);
    expect(blogs[0]).not.toHaveProperty('content');
  },
);

test('a former slug redirects and keeps the requested language', async () => {
  const [post] = (await get('/blogs?featured=true')).blogs;
  await db.insert(formerSlugs).values({ slug: 'eski', postId: post.id });
  const moved = await app.inject('/api/blogs/eski?lang=de');
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/api/blogs/kas?lang=de']);
});

test('the page of a post is in the language of its URL', async () => {
  const { page } = await open('/de/news/kas');
  const article = getByRole(getByRole(page, 'main'), 'article');
  expect(getByRole(article, 'heading', { name: 'Nach Kaş' }).getAttribute('lang')).toBeNull();
  expect(getByRole(article, 'img', { name: 'Bucht' }).getAttribute('lang')).toBeNull();
  const body = article.querySelector<HTMLElement>('.post-body');
  expect(textOf(body)).toBe('Am Meer entlang, dann zu den Autos');
  expect(body?.getAttribute('lang')).toBeNull();
  const meta = (name: string) =>
    [...page.querySelectorAll(`[property="${name}"], [name="${name}"]`)].map((each) =>
      each.getAttribute('content'),
    );
  expect(meta('og:title')).toEqual(['Nach Kaş']);
  expect(meta('og:image:alt')).toEqual(['Bucht']);
  expect(meta('description')).toEqual(['Ein Tag an der Küste.']);
  expect(page.textContent).toContain('"headline":"Nach Kaş"');
  expect(page.textContent).toContain('"inLanguage":"de"');
});

test('a missing translation is shown in Turkish with lang="tr"', async () => {
  const { page } = await open('/ru/news/kas');
  const article = getByRole(getByRole(page, 'main'), 'article');
  expect(getByRole(article, 'heading', { name: 'Дорога в Каш' }).getAttribute('lang')).toBeNull();
  expect(getByRole(article, 'img', { name: 'Koy' }).getAttribute('lang')).toBe('tr');
  const turkish = [...article.querySelectorAll<HTMLElement>('[lang="tr"]')].map(textOf);
  expect(turkish).toContain('Sahil yolunda bir gün.');
  expect(turkish).toContain('Denizin kıyısından');
  const other = page.querySelector<HTMLElement>('[href="/ru/news/side"]');
  expect(other?.getAttribute('lang')).toBe('tr');
});

test.each(['/de', '/de/news', '/de/news?search=kuste'])(
  '%s shows the post in its language',
  async (path) => {
    const { page } = await open(path);
    const titles = queryAllByRole(getByRole(page, 'main'), 'link', { name: 'Nach Kaş' });
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.map((each) => each.getAttribute('lang'))).toEqual(titles.map(() => null));
    expect(textOf(getByRole(page, 'main'))).toContain('Ein Tag an der Küste.');
  },
);

test('a Turkish page has no text of another language', async () => {
  const { page } = await open('/news');
  expect(page.textContent).not.toMatch(/Nach Kaş|inTurkish/);
});

test('the feed of a language has titles in that language', async () => {
  const { body } = await app.inject('/de/news/rss.xml');
  expect(body).toContain('<title><![CDATA[Nach Kaş]]></title>');
  expect(body).toContain('Ein Tag an der Küste.');
});
