import type { Page } from '@playwright/test';
import { renderMarkup } from '#app/base/markup/markup.server.ts';
import { hostileHtml } from '../support/hostile-html.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    attacks: number;
    attack(): void;
  }
}

// The pages of this test have no Content-Security-Policy. A script that the sanitiser lets through
// therefore runs.
test.beforeEach(async ({ page, allowProblems }) => {
  // The sanitiser allows YouTube frames and pictures of other sites. No request leaves this
  // machine.
  allowProblems(
    /^foreign request https:\/\/(www\.youtube-nocookie\.com\/embed\/|(a|evil)\.test\/)/,
  );
  await page.addInitScript(() => {
    window.attacks = 0;
    window.attack = () => {
      window.attacks += 1;
    };
  });
  await page.goto('about:blank', { waitUntil: 'load' });
});

/**
 * Shows each text twice, as the HTML of a page and as `innerHTML` set by a script, and triggers
 * events on all its elements. Returns the number of attacks that ran.
 */
async function show(page: Page, texts: string[]): Promise<number> {
  for (const text of texts) {
    await page.setContent(`<!doctype html><div class="post">${text}</div>`, {
      waitUntil: 'domcontentloaded',
    });
    await page.evaluate((html) => {
      const post = document.createElement('div');
      post.className = 'post';
      post.innerHTML = html;
      document.body.append(post);
      for (const element of document.querySelectorAll<HTMLElement>('.post *')) {
        element.focus?.();
        for (const type of ['click', 'mouseover', 'pointerenter', 'toggle', 'error', 'load']) {
          element.dispatchEvent(new Event(type, { bubbles: false, cancelable: true }));
        }
      }
    }, text);
  }
  return page.evaluate(() => window.attacks);
}

test('hostile posts run their scripts on a page that shows them without rendering', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/./);
  expect(await show(page, hostileHtml.slice(0, 40))).toBeGreaterThan(20);
});

test('rendered hostile posts run no script', async ({ page }) => {
  test.slow();
  const rendered = hostileHtml.map((each) => renderMarkup(each));
  expect(await show(page, rendered)).toBe(0);

  const posts = rendered.map((html) => `<div class="post">${html}</div>`);
  await page.setContent(`<!doctype html>${posts.join('')}`, { waitUntil: 'domcontentloaded' });
  const found = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('.post *')];
    return {
      posts: document.querySelectorAll('body > .post').length,
      strays: document.querySelectorAll('body > :not(.post), head > :not(meta)').length,
      tags: [...new Set(elements.map(({ localName }) => localName))],
      namespaces: [...new Set(elements.map(({ namespaceURI }) => namespaceURI))],
      attributes: [...new Set(elements.flatMap((element) => element.getAttributeNames()))],
      addresses: elements.flatMap((element) =>
        ['href', 'src'].flatMap((name) => element.getAttribute(name) ?? []),
      ),
    };
  });
  expect(found).toMatchObject({ posts: posts.length, strays: 0 });
  expect(found.namespaces).toEqual(['http://www.w3.org/1999/xhtml']);
  const tags =
    /^(h[2-6]|p|br|div|blockquote|pre|ul|li|img|iframe|table|thead|tbody|tr|th|td|a|strong|b|abbr|code)$/;
  expect(found.tags.filter((tag) => !tags.test(tag))).toEqual([]);
  const attributes =
    /^(href|src|alt|title|id|class|lang|target|rel|width|height|loading|decoding|allowfullscreen|referrerpolicy|role|aria-label|tabindex)$/;
  expect(found.attributes.filter((name) => !attributes.test(name))).toEqual([]);
  const addresses =
    /^(\/(?!\/|\\)|#bolum-|https:\/\/(evil\.test|www\.youtube-nocookie\.com\/embed)\/)/;
  expect(found.addresses.length).toBeGreaterThan(10);
  expect(found.addresses.filter((address) => !addresses.test(address))).toEqual([]);
});
