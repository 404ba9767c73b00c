import { hashSource } from './security-headers.ts';

/** Kinds that no browser knows, so that it neither fetches nor runs what bears them. */
const LATER = 'later';

/** When a browser does not tell of its first frame: so long after everything else has come. */
const AT_THE_LATEST_MS = 2000;

/** The file that begins to hydrate as soon as it is read. */
export const ENTRY = '/entry.client-';

/**
 * The page stays as the server sent it (docs/decisions/044): for a browser that is too old, one in which
 * a script did not come or could not be run, and a page that has just failed in the browser
 * (site/keep-servers-page.ts). It then is what it is without JavaScript.
 */
const STAY_PLAIN = `() => {
    const page = document.documentElement;
    if ('alive' in page.dataset || 'plain' in page.dataset) return;
    page.dataset.plain = '';
    for (const each of document.querySelectorAll('noscript')) each.outerHTML = each.textContent;
  }`;

/**
 * What the oldest browsers that have everything do know (scripts/browser-floor.ts), and those before do
 * not: the first since Chrome 111 and Safari 16.4, the second since Firefox 128.
 */
const IS_KNOWN = `'isWellFormed' in String.prototype && 'CSSPropertyRule' in window`;

/**
 * Runs inside the page: what waited goes on once a first frame is shown. Each file is read in a task
 * of its own: read at once, they would keep a touch on a slow phone waiting.
 */
const START = `(() => {
  let started = false;
  const pause = () => new Promise((go) => setTimeout(go));
  const stayPlain = ${STAY_PLAIN};
  const isToStay = () => {
    try {
      const isFailed = sessionStorage.getItem('plain') === location.href;
      sessionStorage.removeItem('plain');
      return isFailed;
    } catch {
      return false;
    }
  };
  async function start() {
    if (started) return;
    started = true;
    addEventListener('error', ({ filename }) => filename.startsWith(location.origin + '/assets/') && stayPlain());
    const links = [...document.querySelectorAll('link[rel=${LATER}]')];
    for (const link of links) {
      link.rel = 'modulepreload';
      await pause();
    }
    for (const { href } of links) {
      if (!href.includes('${ENTRY}')) await import(href).catch(() => {});
      await pause();
    }
    for (const waiting of document.querySelectorAll('script[type=${LATER}]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.async = true;
      script.onerror = stayPlain;
      script.textContent = waiting.textContent;
      waiting.replaceWith(script);
    }
    const entry = links.find(({ href }) => href.includes('${ENTRY}'));
    // That script imports it. A rejection may be of others, such as what an app puts into pages.
    if (entry) addEventListener('unhandledrejection', () => import(entry.href).catch(stayPlain));
  }
  document.currentScript.remove();
  if (!(${IS_KNOWN}) || isToStay()) return stayPlain();
  addEventListener('load', () => setTimeout(start, ${AT_THE_LATEST_MS}));
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return start();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
})()`;

/**
 * Runs in the head, after the style sheet that holds the letters: a browser waits some frames for
 * letters that a script asks for, so that the first text it shows is in them and never moves
 * (docs/decisions/009). Pictures that load lazily wait for that frame (theme.css): a browser would ask
 * for those near the window just before it, and they would share the line with style and first picture.
 *
 * React Router reloads the document when the script of a page cannot be had, as after a new version was
 * put up: not the open page is loaded then but the wanted one (`useWantedPage` in root.tsx).
 */
const FIRST_FRAME = `(() => {
  document.currentScript.remove();
  try {
    const wanted = sessionStorage.getItem('wanted');
    sessionStorage.removeItem('wanted');
    const [{ type }] = performance.getEntriesByType('navigation');
    if (wanted && type === 'reload' && wanted !== location.href) location.replace(wanted);
  } catch {}
  document.fonts.load('1em "Plus Jakarta Sans Variable"', 'a\\u011f');
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return;
  const page = document.documentElement;
  const goOn = () => page.removeAttribute('data-first-frame');
  page.setAttribute('data-first-frame', '');
  new PerformanceObserver(goOn).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(goOn, ${AT_THE_LATEST_MS}));
})()`;

/**
 * Runs after the loaders' data and gives them to the router in the browser, as React Router's own script
 * would. They are a text that no browser runs, so that it is neither compiled nor named by its hash.
 */
const TAKE_DATA = `(() => {
  const { streamController } = window.__reactRouterContext;
  const taker = document.currentScript;
  const data = taker.previousElementSibling;
  streamController.enqueue(data.textContent);
  streamController.close();
  data.remove();
  taker.remove();
})()`;

/** A page as it is sent, and the CSP sources of its inline scripts. */
export interface FinishedPage {
  body: Buffer;
  sources: string[];
}

/**
 * Finishes a rendered page, touching no more of it than its own scripts and links: those bear the mark
 * as their nonce. It is taken out, and inline scripts are named by their hashes. A script without the
 * mark is not ours: it gets no hash, and no browser runs it.
 *
 * A page reads and works before its scripts. If `late`, they are fetched after its first frame, so that
 * on a slow line style, fonts and the first picture do not share it with them.
 */
export function finishPage(
  html: string,
  { mark, data, late, encode }: { mark: string; data: string; late: boolean; encode: Encode },
): FinishedPage {
  const nonce = ` nonce="${mark}"`;
  const headEnd = late ? html.indexOf('</head>') : -1;
  const bodyEnd = html.lastIndexOf('</body>');
  const sources = new Set<string>();
  // Slices cost nothing; each text put together of them would be one more copy of the page.
  const pieces = ['<!DOCTYPE html>'];
  let done = 0;

  function copyUntil(end: number) {
    if (done <= headEnd && headEnd < end) {
      pieces.push(html.slice(done, headEnd));
      done = headEnd;
      addScript(FIRST_FRAME);
    }
    pieces.push(html.slice(done, end));
    done = end;
  }
  function addScript(code: string) {
    pieces.push('<script>', code, '</script>');
    sources.add(hashSource(code));
  }

  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, done)) {
    // React writes neither `<` nor `>` within an attribute.
    const tagStart = html.lastIndexOf('<', at);
    const tagEnd = html.indexOf('>', at) + 1;
    if (tagStart < done || tagEnd === 0) break;
    const tag = html.slice(tagStart, at) + html.slice(at + nonce.length, tagEnd);
    copyUntil(tagStart);
    pieces.push(late ? delayed(tag) : tag);
    done = tagEnd;
    const codeEnd = tag.startsWith('<script') ? html.indexOf('</script>', tagEnd) : -1;
    if (codeEnd > tagEnd) sources.add(hashSource(html.slice(tagEnd, codeEnd)));
  }
  if (bodyEnd >= done) copyUntil(bodyEnd);
  if (data) {
    pieces.push('<script type="application/json">', data.replaceAll('<', '\\u003C'), '</script>');
    addScript(TAKE_DATA);
  }
  if (late) addScript(START);
  copyUntil(html.length);
  return { body: encode(pieces), sources: [...sources] };
}

function delayed(tag: string): string {
  return tag
    .replace('<link rel="modulepreload"', `<link rel="${LATER}" fetchpriority="low"`)
    .replace('<script type="module"', `<script type="${LATER}"`);
}

/** Joins the pieces of a page as UTF-8. */
export type Encode = (pieces: string[]) => Buffer;

/** UTF-8 takes at most this for each unit of a text. */
const MOST_BYTES = 3;

/**
 * Each piece is written once, into memory that is kept: to count a page's bytes first, or to join its
 * text, takes as long as the writing (0.37 ms for a page of 100 kB, 0.14 so). The memory stays as large
 * as the largest page needed: three times its length.
 */
export function createEncoder(): Encode {
  let scratch = Buffer.alloc(0);
  return (pieces) => {
    const most = MOST_BYTES * pieces.reduce((sum, { length }) => sum + length, 0);
    if (most > scratch.length) scratch = Buffer.allocUnsafeSlow(most);
    let at = 0;
    for (const piece of pieces) at += scratch.write(piece, at);
    return Buffer.from(scratch.subarray(0, at));
  };
}
