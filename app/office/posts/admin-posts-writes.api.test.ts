import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog, posts } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { anImage, aPost } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db, clock } = await testApp();

const CONTENT = 'Antalya’dan **Kaş**’a giden yol denizin kıyısından gider.';
const POST = { title: 'Kaş yolu', content: CONTENT };
const LATER = '2026-07-02T09:00:00.000Z';

let signedIn: Awaited<ReturnType<typeof signIn>>;
beforeEach(async () => {
  signedIn = await signIn(db);
});

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  rest = '',
  payload?: object,
  path = '/admin/blogs',
) {
  const url = `/api${path}${rest}`;
  const response = await app.inject({ method, url, headers: signedIn.headers, payload });
  return { status: response.statusCode, headers: response.headers, ...response.json() };
}
const log = async () => {
  const entries = await db.select().from(auditLog).orderBy(auditLog.id);
  return entries.map(({ action, entity, title }) => `${action} ${entity} ${title}`);
};

describe('the translations of a post', () => {
  const german = {
    title: 'Nach Kaş',
    content: `Am Meer entlang. <script>x()</script>${'<b>Weit</b> '.repeat(5)}`,
  };

  test('keep the author’s excerpt, but no generated one, after their content is deleted', async () => {
    const translations = { de: german, en: { ...german, excerpt: 'Along the sea' } };
    const { data } = await call('POST', '', { ...POST, status: 'published', translations });
    expect(data.translations.de.excerpt).toMatch(/^Am Meer/);
    const found = async () =>
      (await app.inject('/api/blogs/search?lang=de&q=Meer')).json().data.pagination.total;
    expect(await found()).toBe(1);
    const nothing = { title: '', content: '' };
    const saved = await call('PUT', `/${data.id}`, {
      // Sends the generated excerpt, as the editor does.
      translations: { de: { ...data.translations.de, ...nothing }, en: nothing },
    });
    expect(saved.data.translations).toEqual({ en: { excerpt: 'Along the sea' }, de: {}, ru: {} });
    expect((await app.inject('/api/blogs/kas-yolu?lang=de')).json().data.excerpt).toBe(
      data.excerpt,
    );
    expect(await found()).toBe(0);
  });

  test('are stored, and each text is changed alone', async () => {
    const made = await call('POST', '', {
      ...POST,
      status: 'published',
      translations: { de: { ...german, excerpt: ' Immer am Meer ', alt: 'Bucht' } },
    });
    expect(made.data.translations).toEqual({
      en: {},
      de: { ...german, content: german.content.trim(), excerpt: 'Immer am Meer', alt: 'Bucht' },
      ru: {},
    });
    expect(made.data.translatedInto).toEqual(['de']);
    const { data } = await call('PUT', `/${made.data.id}`, {
      translations: { de: { alt: '' }, en: { title: 'To Kaş' } },
    });
    expect(data.translations).toMatchObject({ en: { title: 'To Kaş' }, de: { title: 'Nach Kaş' } });
    expect(data.translations.de).not.toHaveProperty('alt');
    expect((await call('GET', '')).data.blogs[0].translatedInto).toEqual(['de']);
    // The API accepts a post as it was returned.
    expect((await call('PUT', `/${data.id}`, data)).data).toEqual({ ...data, version: 3 });
    const page = (await app.inject('/api/blogs/kas-yolu?lang=de')).json().data;
    expect(page.content).toContain('<b>Weit</b>');
    expect(page.content).not.toContain('script');
  });

  test.each([
    [{ fr: { title: 'La mer' } }, 'translations.fr'],
    [{ de: { titel: 'Meer' } }, 'translations.de.titel'],
    [{ de: 'Meer' }, 'translations.de'],
    [{ de: { title: 'Meer' } }, 'translations.de.title'],
    [{ ru: { title: 'м'.repeat(201) } }, 'translations.ru.title'],
    [{ en: { excerpt: 'x'.repeat(301) } }, 'translations.en.excerpt'],
    [{ en: { excerpt: 'Sea' } }, 'translations.en.excerpt'],
    [{ en: { alt: 'x'.repeat(201) } }, 'translations.en.alt'],
    [{ en: { title: 'The coast', content: 'x'.repeat(50_001) } }, 'translations.en.content'],
    [{ en: { title: 'The coast', content: 'Short' } }, 'translations.en.content'],
  ])('are refused as %j with an error at %s', async (translations, field) => {
    const { data } = await call('POST', '', POST);
    const refused = await call('PUT', `/${data.id}`, { title: 'Başka', translations });
    expect(refused).toMatchObject({ status: 400, details: [{ field }] });
    expect((await call('GET', `/${data.id}`)).data).toEqual(data);
  });

  test('are recorded in the audit log without their HTML', async () => {
    const { data } = await call('POST', '', POST);
    await call('PUT', `/${data.id}`, { translations: { de: german } });
    const [, entry] = await db.select().from(auditLog).orderBy(auditLog.id);
    const after = entry?.after as { translations: Record<string, object> };
    const { excerpt, ...texts } = after.translations.de as Record<string, string>;
    expect(texts).toEqual({ ...german, content: german.content.trim() });
    expect(excerpt).toMatch(/^Am Meer entlang\./);
  });

  test('are previewed in their own language', async () => {
    const preview = { ...POST, content: 'Zu den [Autos](/cars)', language: 'de' };
    expect((await call('POST', '/preview', preview)).data).toMatchObject({
      html: '<p>Zu den <a href="/de/cars">Autos</a></p>',
      slug: 'kas-yolu',
    });
    expect((await call('POST', '/preview', { ...preview, language: 'fr' })).status).toBe(400);
  });
});

describe('POST /admin/blogs', () => {
  test('creates a draft with the defaults of the spec from title and content @4.24 @5.22', async () => {
    const made = await call('POST', '', POST);
    expect(made).toMatchObject({ status: 201, success: true });
    expect(made.headers.location).toBe(`/api/admin/blogs/${made.data.id}`);
    expect(made.data).toMatchObject({
      slug: 'kas-yolu',
      excerpt: 'Antalya’dan Kaş’a giden yol denizin kıyısından gider....',
      content: CONTENT,
      author: { name: 'Admin', avatar: null },
      category: 'Company News',
      status: 'draft',
      createdAt: '2026-07-01T09:00:00.000Z',
      publishedAt: null,
      version: 1,
    });
    expect((await call('GET', `/${made.data.id}`)).data).toEqual(made.data);
    expect((await app.inject('/api/blogs/kas-yolu')).statusCode).toBe(404);
    expect(await log()).toEqual(['create post Kaş yolu']);
  });

  test('accepts the name of the author instead of an object', async () => {
    const made = await call('POST', '', { ...POST, author: 'Elif Su' });
    expect(made).toMatchObject({ status: 201, data: { author: { name: 'Elif Su' } } });
    const saved = await call('PUT', `/${made.data.id}`, { author: 'Can Öz' });
    expect(saved).toMatchObject({ status: 200, data: { author: { name: 'Can Öz' } } });
    const long = await call('POST', '', { ...POST, author: 'x'.repeat(101) });
    expect(long).toMatchObject({ status: 400, details: [{ field: 'author.name' }] });
  });

  test('stores the given values, and finds pictures by URL or id @7.28', async () => {
    const { id } = await anImage(db, { id: 'a'.repeat(24) });
    const url = `/images/${id}-320.webp`;
    const { data } = await call('POST', '', {
      ...POST,
      excerpt: 'Denizin kıyısından bir gün',
      slug: 'sahil',
      status: 'published',
      featured: true,
      tags: [' Kaş ', 'KAŞ', 'rota'],
      category: 'Travel Tips',
      author: { name: 'Elif', avatar: { url } },
      featuredImage: { url, alt: 'Koy', publicId: '' },
    });
    expect(data).toMatchObject({
      slug: 'sahil',
      excerpt: 'Denizin kıyısından bir gün',
      tags: ['Kaş', 'rota'],
      category: 'Travel Tips',
      author: { name: 'Elif', avatar: { width: 1600 } },
      featuredImage: { publicId: id, alt: 'Koy', srcset: expect.stringContaining('320w') },
      publishedAt: '2026-07-01T09:00:00.000Z',
    });
    // The API accepts a post as it was returned.
    const again = await call('PUT', `/${data.id}`, data);
    expect(again.data).toEqual({ ...data, version: 2 });
  });

  test('a published post is visible at once, even after a cached 404', async () => {
    expect((await app.inject('/api/blogs/kas-yolu')).statusCode).toBe(404);
    expect((await app.inject('/api/blogs')).json().data.blogs).toEqual([]);
    await call('POST', '', { ...POST, status: 'published' });
    expect((await app.inject('/api/blogs/kas-yolu')).statusCode).toBe(200);
    expect((await app.inject('/api/blogs')).json().data.blogs).toHaveLength(1);
  });

  test('returns each error at its field, in the words of the spec', async () => {
    const wrong = { title: ' ', excerpt: 'kısa', content: 'kısa', slug: 'Kaş yolu' };
    expect(await call('POST', '', wrong)).toMatchObject({
      status: 400,
      success: false,
      error: 'Some fields are not valid',
      details: [
        { field: 'title', message: 'Title is required' },
        {
          field: 'slug',
          message: 'Slug can only contain lowercase letters, numbers, and hyphens',
        },
        { field: 'excerpt', message: 'Excerpt must be at least 10 characters' },
        { field: 'content', message: 'Content must be at least 50 characters' },
      ],
    });
    expect(await db.$count(posts)).toBe(0);
  });

  test.each<[string, object, number, string[]]>([
    ['tags as text', { tags: 'a,b' }, 400, ['tags']],
    ['unknown category', { category: 'Sport' }, 400, ['category']],
    ['unknown cover', { featuredImage: { publicId: 'x' } }, 400, ['featuredImage']],
    ['script without text', { content: `<script>${'x'.repeat(60)}</script>` }, 400, ['content']],
    ['body of a megabyte', { content: 'x'.repeat(1024 * 1024) }, 413, []],
  ])('refuses a post with %s', async (_what, given, status, fields) => {
    const answer = await call('POST', '', { ...POST, ...given });
    expect(answer).toMatchObject({ status, success: false, error: expect.any(String) });
    expect(answer.details.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect(await db.$count(posts)).toBe(0);
    expect(await log()).toEqual([]);
  });
});

describe('PUT /admin/blogs/:id', () => {
  test('changes only the given fields, and redirects the former address', async () => {
    const made = await call('POST', '', { ...POST, status: 'published', tags: ['Kaş'] });
    clock.set(LATER);
    const { data } = await call('PUT', `/${made.data.id}`, {
      slug: 'sahil',
      title: 'Kaş yolu, yeniden',
      version: 1,
    });
    expect(data).toEqual({
      ...made.data,
      slug: 'sahil',
      title: 'Kaş yolu, yeniden',
      version: 2,
      updatedAt: LATER,
    });
    const old = await app.inject('/api/blogs/kas-yolu');
    expect([old.statusCode, old.headers.location]).toEqual([301, '/api/blogs/sahil']);
    expect(await log()).toEqual(['create post Kaş yolu', 'update post Kaş yolu, yeniden']);
    const [, entry] = await db.select().from(auditLog).orderBy(auditLog.id);
    expect(entry).toMatchObject({
      adminName: signedIn.admin.name,
      before: { slug: 'kas-yolu', content: CONTENT },
      after: { slug: 'sahil', version: 2 },
    });
  });

  test('keeps the author’s picture when only the name is sent', async () => {
    const { id } = await anImage(db);
    const author = { name: 'Elif', avatar: { publicId: id } };
    const { data } = await call('POST', '', { ...POST, author });
    const renamed = await call('PUT', `/${data.id}`, { author: { name: 'Deniz' }, version: 1 });
    expect(renamed.data.author).toEqual({
      name: 'Deniz',
      avatar: { ...data.author.avatar, alt: 'Deniz' },
    });
  });
});

describe('PATCH …/status', () => {
  test('accepts every status, and keeps the first publication date @4.23', async () => {
    const { data } = await call('POST', '', POST);
    const set = async (status: string) => {
      const { data: post } = await call('PATCH', `/${data.id}/status`, { status });
      return [post.status, post.publishedAt, post.version];
    };
    expect(await set('published')).toEqual(['published', '2026-07-01T09:00:00.000Z', 2]);
    expect((await app.inject('/api/blogs/kas-yolu')).statusCode).toBe(200);
    clock.set(LATER);
    expect(await set('archived')).toEqual(['archived', '2026-07-01T09:00:00.000Z', 3]);
    expect((await app.inject('/api/blogs/kas-yolu')).statusCode).toBe(404);
    expect(await set('draft')).toEqual(['draft', '2026-07-01T09:00:00.000Z', 4]);
    expect(await set('published')).toEqual(['published', '2026-07-01T09:00:00.000Z', 5]);
    expect(await set('published')).toEqual(['published', '2026-07-01T09:00:00.000Z', 5]);
    expect(await log()).toHaveLength(5);
    expect((await call('GET', `/${data.id}`)).data.updatedAt).toBe('2026-07-01T09:00:00.000Z');
  });

  test.each([[{ status: 'Yayında' }], [{}], [undefined]])('refuses %j', async (body) => {
    const { id } = await aPost(db);
    expect((await call('PATCH', `/${id}/status`, body)).status).toBe(400);
  });
});

describe('PATCH …/featured', () => {
  test('stores the given value, or toggles it without one', async () => {
    const { id } = await aPost(db);
    const star = async (body?: object) => {
      const { data } = await call('PATCH', `/${id}/featured`, body);
      return [data.featured, data.version];
    };
    expect(await star()).toEqual([true, 2]);
    expect(await star({})).toEqual([false, 3]);
    expect(await star({ featured: true })).toEqual([true, 4]);
    expect(await star({ featured: true })).toEqual([true, 4]);
    expect(await log()).toHaveLength(3);
    const featured = await app.inject('/api/blogs?featured=true');
    expect(featured.json().data.blogs).toMatchObject([{ id }]);
  });

  test('refuses a value that is not a boolean', async () => {
    const { id } = await aPost(db);
    expect((await call('PATCH', `/${id}/featured`, { featured: 'yes' })).status).toBe(400);
  });
});

describe('POST …/preview', () => {
  test('returns the HTML, excerpt and slug that a save would store', async () => {
    const image = await anImage(db, { id: 'a'.repeat(24) });
    await aPost(db, { slug: 'kas-yolu' });
    const post = {
      ...POST,
      content: `# Yol\n\n${CONTENT}\n\n![Koy](/images/${image.id}-320.webp)\n\n<script>x()</script>`,
    };
    const before = await db.$count(posts);
    const { data } = await call('POST', '/preview', post);
    expect(await db.$count(posts)).toBe(before);
    expect(await log()).toEqual([]);
    const made = (await call('POST', '', { ...post, status: 'published' })).data;
    const shown = (await app.inject(`/api/blogs/${made.slug}`)).json().data;
    expect(data).toEqual({
      html: shown.content,
      excerpt: shown.excerpt,
      readingMinutes: 1,
      slug: 'kas-yolu-2',
    });
  });

  test('accepts an unfinished post, and keeps the slug of a stored one', async () => {
    expect((await call('POST', '/preview', {})).data).toEqual({
      html: '',
      excerpt: '',
      readingMinutes: 1,
      slug: 'yazi',
    });
    const { data } = await call('POST', '', POST);
    const own = await call('POST', '/preview', { id: data.id, title: 'x', slug: 'kas-yolu' });
    expect(own.data.slug).toBe('kas-yolu');
  });

  test('refuses content that is too long', async () => {
    const answer = await call('POST', '/preview', { content: 'x'.repeat(50_001) });
    expect(answer).toMatchObject({ status: 400, details: [{ field: 'content' }] });
  });
});

test('/news/admin and /admin/blogs reach the same endpoints @7.22', async () => {
  const news = (...[method, rest, payload]: Parameters<typeof call>) =>
    call(method, rest, payload, '/news/admin');
  const made = await news('POST', '', POST);
  expect(made.headers.location).toBe(`/api/news/admin/${made.data.id}`);
  const one = `/${made.data.id}`;
  expect((await news('PUT', one, { title: 'Başka yol', version: 1 })).data.version).toBe(2);
  expect((await news('PATCH', `${one}/status`, { status: 'published' })).data.version).toBe(3);
  expect((await news('PATCH', `${one}/featured`)).data.featured).toBe(true);
  expect((await news('POST', '/preview', POST)).data.slug).toBe('kas-yolu-2');
  expect((await news('GET', one)).data).toEqual((await call('GET', one)).data);
  expect((await news('GET')).data).toEqual((await call('GET')).data);
  expect((await news('DELETE', one)).status).toBe(200);
});
