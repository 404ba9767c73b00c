import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { Suspense, use } from 'react';
import { data, redirect, useLoaderData } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Services } from '#app/services.ts';
import { servicesContext } from '#app/services-context.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { smallPages } from '#tests/support/small-pages.tsx';
import { buildApp } from '../app.ts';

const NOW = new Date('2026-05-04T09:00:00Z');
let lines: { msg: string; requestId: string; err?: { message: string } }[] = [];
const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });

const ODD = `</script><script>evil()</script><!-- \\' \\\\ " \n \r \u2028 \0 ş \u{1f600} \${x} \`y\` \\\\\${z}`;

const Patient = ({ answer }: { answer: Promise<string> }) => <b>{use(answer)}</b>;

function Broken(): never {
  throw new Error('the password is hunter2');
}

const source = smallPages({
  '/now': {
    loader: ({ context }) => context.get(servicesContext).now().toISOString(),
    default: function Now() {
      return <time style={{ color: 'red' }}>{useLoaderData<string>()}</time>;
    },
  },
  '/smuggled': {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what the policy must make harmless
    default: () => <div dangerouslySetInnerHTML={{ __html: '<script>evil()</script>' }} />,
  },
  '/odd-data': {
    loader: () => ODD,
    default: () => <p>{useLoaderData<string>()}</p>,
  },
  '/waits': {
    default: () => (
      <Suspense fallback="soon">
        <Patient answer={new Promise((resolve) => setImmediate(resolve, 'came late'))} />
      </Suspense>
    ),
  },
  '/broken-part': {
    default: () => (
      <Suspense fallback="without it">
        <Broken />
      </Suspense>
    ),
  },
  '/broken': {
    loader: () => {
      throw new Error('the password is hunter2');
    },
    default: () => null,
  },
  '/broken-view': { default: Broken },
  '/gone': {
    loader: () => {
      throw data(null, { status: 404 });
    },
    default: () => null,
  },
  '/send': {
    action: async ({ request }) => {
      const form = await request.formData();
      return redirect(`https://wa.me/90?text=${encodeURIComponent(String(form.get('text')))}`, {
        headers: [
          ['set-cookie', 'a=1'],
          ['set-cookie', 'b=2'],
        ],
      });
    },
    default: () => null,
  },
  '/feed.txt': { loader: () => new Response('feed', { headers: { 'cache-control': 'public' } }) },
});
const services = { now: () => NOW, siteUrl: null, texts: allTexts } as unknown as Services;
const app = await buildApp(services, { pages: source, log });

beforeEach(() => {
  lines = [];
});
const errors = () => lines.filter(({ err }) => err);

describe('a page', () => {
  test('is rendered completely, with the services of the server', async () => {
    const { body, headers } = await app.inject('/now');
    expect(body).toMatch('<time style="color:red">2026-05-04T09:00:00.000Z</time>');
    expect(body).toMatch(/^<!DOCTYPE html><html lang="tr">[\s\S]*<\/html>$/);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Encoding',
    });
  });

  test('has a policy with the hashes of its own inline scripts', async () => {
    const { body, headers } = await app.inject('/now');
    const scripts = [...body.matchAll(/<script[^>]*>([\s\S]+?)<\/script>/g)].map(
      ([, code = '']) => code,
    );
    expect(scripts.length).toBeGreaterThan(3);
    const hashes = scripts.map((code) => createHash('sha256').update(code).digest('base64'));
    const policy = String(headers['content-security-policy']);
    const [scriptSource = ''] = /script-src [^;]+/.exec(policy) ?? [];
    expect(scriptSource.split(' ').slice(2).sort()).toEqual(
      [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).sort(),
    );
    expect(body).not.toMatch('nonce');
  });

  test('does not permit an injected script', async () => {
    const { body, headers } = await app.inject('/smuggled');
    expect(body).toMatch('<script>evil()</script>');
    expect(headers['content-security-policy']).not.toMatch(
      createHash('sha256').update('evil()').digest('base64'),
    );
  });

  test('contains any data of its loaders unchanged', async () => {
    const { body } = await app.inject('/odd-data');
    // Finds the JSON string with the values that React Router reads.
    const [text = ''] = /"\[(?:[^"\\<]|\\.)*\]\\n"/.exec(body) ?? [];
    expect(JSON.parse(JSON.parse(text))).toContain(ODD);
    expect(body.split('<script').length).toBe(
      (await app.inject('/now')).body.split('<script').length,
    );
  });

  test('waits for a part that is not ready', async () => {
    const { body } = await app.inject('/waits');
    expect(body).toMatch(/<b>came late<\/b>[\s\S]*<\/html>$/);
    expect(body).not.toMatch('soon');
  });

  test('is sent without a failed part, and the cause is logged once', async () => {
    const { statusCode, body } = await app.inject('/broken-part');
    expect([statusCode, errors().length]).toEqual([200, 1]);
    expect(body).toMatch('without it');
  });

  test('has a data response for navigations in the browser', async () => {
    const { body, headers } = await app.inject('/now.data');
    expect(body).toMatch('2026-05-04T09:00:00.000Z');
    expect(headers['cache-control']).toMatch('no-');
    const feed = await app.inject('/feed.txt');
    expect([feed.body, feed.headers['cache-control']]).toEqual(['feed', 'public']);
  });

  test('with an invalid Host is refused', async () => {
    const answer = await app.inject({ url: '/now', headers: { host: 'a b' } });
    expect(answer.statusCode).toBe(400);
  });
});

describe('a form', () => {
  const send = (origin: string) =>
    app.inject({
      method: 'POST',
      url: '/send',
      headers: {
        host: 'kervan.test',
        origin,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'text=Ara%C3%A7+istiyorum',
    });

  test('without JavaScript redirects to the target of its action, with cookies', async () => {
    const { statusCode, headers } = await send('http://kervan.test');
    expect(statusCode).toBe(302);
    expect(headers.location).toBe('https://wa.me/90?text=Ara%C3%A7%20istiyorum');
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  test('of another site is refused', async () => {
    expect((await send('https://evil.example')).statusCode).toBe(403);
  });
});

describe('a failed page', () => {
  test.each(['/broken', '/broken-view'])(
    '%s shows an error page, and the cause is logged once with the request id',
    async (url) => {
      const { statusCode, body, headers } = await app.inject(url);
      expect(statusCode).toBe(500);
      expect(body).toMatch('Bir şeyler ters gitti');
      expect(body).not.toMatch('hunter2');
      expect(errors()).toHaveLength(1);
      expect(errors()[0]).toMatchObject({
        err: { message: 'the password is hunter2' },
        requestId: headers['x-request-id'],
      });
    },
  );

  test.each(['/gone', '/nowhere'])('%s is a 404 without an error in the log', async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect(statusCode).toBe(404);
    expect(body).toMatch('Bir şeyler ters gitti');
    expect(errors()).toEqual([]);
  });
});
