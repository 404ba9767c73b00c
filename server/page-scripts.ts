import { ADMIN_KEY } from '#app/editing/token.ts';
import { LANGUAGE_KEY } from '#app/lib/language.ts';
import { SITE_LANGUAGES } from '#app/lib/texts.ts';
import { BOARD_PATH } from '#app/office/bookings/booking-list-address.rules.ts';
import { SIDE_KEY } from '#app/office/frame/side-bar.rules.ts';
import type { PageSource } from './page-source.ts';
import { hashSource } from './security-headers.ts';

/** Kinds that no browser knows, so that it neither fetches nor runs what bears them. */
const LATER = 'later';

const LATER_SCRIPT = new RegExp(`<link rel="${LATER}"[^>]* href="([^"]+)"`, 'g');

/** When a browser does not tell of its first frame: so long after everything else has come. */
const AT_THE_LATEST_MS = 2000;

/** The file that begins to hydrate as soon as it is read. */
const ENTRY = '/entry.client-';

/**
 * The page stays as the server sent it (docs/decisions/044): for a browser that is too old, one in which
 * a script did not come or could not be run, and a page that has just failed in the browser
 * (site/shell/static-page.ts). It then is what it is without JavaScript, but that its sheets open in
 * browsers that do not know `command` (ui/sheet.tsx).
 */
const STAY_PLAIN = `() => {
    const page = document.documentElement;
    if ('hydrated' in page.dataset || 'plain' in page.dataset) return;
    page.dataset.plain = '';
    for (const each of document.querySelectorAll('noscript')) each.outerHTML = each.textContent;
    if ('command' in HTMLButtonElement.prototype) return;
    addEventListener('click', ({ target }) => {
      const dialog = document.getElementById(target.closest('[commandfor]')?.getAttribute('commandfor'));
      if (dialog) dialog.open ? dialog.close() : dialog.showModal();
    });
  }`;

/**
 * What the oldest browsers that have everything do know (scripts/browser-floor.ts), and those before do
 * not: the first since Chrome 111 and Safari 16.4, the second since Firefox 128.
 */
const IS_KNOWN = `'isWellFormed' in String.prototype && 'CSSPropertyRule' in window`;

/** So long after a page has come with all that it shows, the scripts of the pages behind its links are fetched. */
const AHEAD_AFTER_MS = 2000;
/** Where the addresses of these files are had. */
export const FILES_AHEAD = '/files-ahead.json';

/**
 * Runs inside the page: what visitors may open next is fetched, and its scripts are read (not run), so that
 * a tap waits for none (0.7 s instead of 1.1 on a slow phone), and leads somewhere also when the line drops.
 * One after the other, each once the processor is idle (where the browser tells), so that a tap on the way is not kept
 * waiting; not on a line that is slow or dear. What the page has itself is left out. React Router's own prefetching
 * runs the scripts, and reloads the open page when one does not come (docs/decisions/048).
 */
const FETCH_AHEAD = `async () => {
    const { saveData, effectiveType = '4g' } = navigator.connection ?? {};
    if (saveData || effectiveType !== '4g' || location.pathname.startsWith('/admin')) return;
    try {
      const files = await (await fetch('${FILES_AHEAD}?lang=' + document.documentElement.lang, { priority: 'low' })).json();
      for (const href of files) {
        if (document.querySelector('link[href="' + href + '"]')) continue;
        await new Promise((go) => (globalThis.requestIdleCallback ?? setTimeout)(go));
        const { ok } = await fetch(href, { priority: 'low' });
        if (ok && href.endsWith('.js'))
          document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      }
    } catch {}
  }`;

/**
 * Runs inside the page: what waited goes on once a first frame is shown. Each file is read in a task
 * of its own: read at once, they would keep a touch on a slow phone waiting. The page's last script imports the entry. Not
 * each rejection is of that import, since the browser of an app puts scripts of its own into pages: a second import tells.
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
  const { office } = document.documentElement.dataset;
  const links = [...document.querySelectorAll('link[rel=${LATER}]')].filter(
    ({ dataset: { language = office } }) => !office || language === office);
  async function fetchAll() {
    for (const link of links) {
      link.rel = 'modulepreload';
      await pause();
    }
  }
  let fetched;
  async function start() {
    if (started) return;
    started = true;
    addEventListener('error', ({ filename }) => filename.startsWith(location.origin + '/assets/') && stayPlain());
    await (fetched ??= fetchAll());
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
    if (entry) addEventListener('unhandledrejection', () => import(entry.href).catch(stayPlain));
  }
  document.currentScript.remove();
  if (!(${IS_KNOWN}) || isToStay()) return stayPlain();
  if (location.pathname.startsWith('/admin')) fetched = fetchAll();
  addEventListener('load', () => setTimeout(start, ${AT_THE_LATEST_MS}));
  addEventListener('load', () => setTimeout(${FETCH_AHEAD}, ${AHEAD_AFTER_MS}));
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return start();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
})()`;

/**
 * Replaces storages that the browser forbids by objects that last as long as the page (`keepsData`). Otherwise each
 * access throws, also in React Router's own script for the scroll position.
 */
const STORAGE_FALLBACK = `for (const name of ['localStorage', 'sessionStorage']) {
    try {
      window[name].length;
    } catch {
      const value = Object.create({
        getItem(key) { return Object.hasOwn(this, key) ? this[key] : null; },
        setItem(key, text) { this[key] = String(text); },
        removeItem(key) { delete this[key]; },
      });
      Object.defineProperty(window, name, { value });
      document.documentElement.dataset.keeps = 'nothing';
    }
  }`;

/**
 * Runs in the head, after the style sheet that names the fonts: a browser waits some frames for a
 * font that a script asks for, so that the first text it shows is in that font and never moves
 * (docs/decisions/009). Pictures that load lazily wait for that frame (theme.css): a browser would ask
 * for those near the window just before it, and they would share the line with style and first picture.
 *
 * The menu of the office is folded from its first frame on, where its person has folded it (office/frame/side-bar.ts).
 * For a person who chose a language, the words and the title that the server has in the other are kept back until
 * the frame has come (office/frame/frame.css).
 *
 * A visitor whose browser is in another language of the site is offered that one (site/shell/site-languages.tsx).
 *
 * React Router reloads the document when the script of a page cannot be had, as after a new version was
 * put up: not the open page is loaded then but the wanted one (`keepWantedPage` in root.tsx).
 */
const FIRST_FRAME = `(() => {
  document.currentScript.remove();
  ${STORAGE_FALLBACK}
  try {
    const wanted = sessionStorage.getItem('wanted');
    sessionStorage.removeItem('wanted');
    const [{ type }] = performance.getEntriesByType('navigation');
    if (wanted && type === 'reload' && wanted !== location.href) location.replace(wanted);
  } catch {}
  try {
    const read = ${JSON.stringify(SITE_LANGUAGES)};
    const wanted = localStorage.getItem('site_language') ?? navigator.languages.map((each) => each.slice(0, 2)).find((each) => read.includes(each));
    const page = document.documentElement;
    if (wanted && wanted !== page.lang) page.dataset.offer = wanted;
  } catch {}
  try {
    if (location.pathname.startsWith('/admin')) {
      const language = localStorage.getItem('${LANGUAGE_KEY}');
      if (language) {
        document.documentElement.dataset.office = language;
        document.title = document.title.split(' – ').at(-1);
      }
      const { id } = JSON.parse(localStorage.getItem('${ADMIN_KEY}'));
      const usual = location.pathname === '${BOARD_PATH}' ? 'folded' : 'open';
      document.documentElement.dataset.side = localStorage.getItem('${SIDE_KEY}' + id) ?? usual;
    }
  } catch {}
  document.fonts.load('1em "Plus Jakarta Sans Variable"', document.documentElement.lang === 'ru' ? 'a\\u0436' : 'a\\u011f');
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return;
  const page = document.documentElement;
  const goOn = () => page.removeAttribute('data-first-frame');
  page.setAttribute('data-first-frame', '');
  new PerformanceObserver(goOn).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(goOn, ${AT_THE_LATEST_MS}));
})()`;

/** A page as it is sent, and the CSP sources of its inline scripts. */
export interface FinishedPage {
  html: Buffer;
  sources: string[];
}

/** Ends the head, and the page. */
const OWN_SCRIPTS = [inline(FIRST_FRAME), inline(START)] as const;

/**
 * Finishes a rendered page, touching no more of it than its own scripts and links: those bear the
 * nonce. It is taken out, and inline scripts are named by their hashes. A script without the nonce is
 * not ours: it gets no hash, and no browser runs it.
 *
 * A page reads and works before its scripts. If `late`, they are fetched after its first frame, so that
 * on a slow line style, fonts and the first picture do not share it with them. `textsOf` are what the scripts of
 * the office would ask for one after the other.
 */
export function finishPage(
  rendered: Buffer,
  {
    nonce,
    late,
    textsOf,
  }: {
    nonce: string;
    late: boolean;
    textsOf?: PageSource['textsOf'];
  },
): FinishedPage {
  const mark = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  const pieces: Buffer[] = [];
  let done = 0;
  for (let at = rendered.indexOf(mark); at >= 0; at = rendered.indexOf(mark, done)) {
    // React writes neither `<` nor `>` within an attribute.
    const start = rendered.lastIndexOf('<', at);
    const end = rendered.indexOf('>', at) + 1;
    if (start < done || end === 0) break;
    const tag = rendered.toString('utf8', start, end).replace(mark, '');
    pieces.push(rendered.subarray(done, start), Buffer.from(late ? delayed(tag) : tag));
    done = end;
    const codeEnd = tag.startsWith('<script') ? rendered.indexOf('</script>', end) : -1;
    if (codeEnd > end) sources.add(hashSource(rendered.subarray(end, codeEnd)));
  }
  const html = Buffer.concat([...pieces, rendered.subarray(done)]);
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  if (!late || headEnd < 0 || bodyEnd < headEnd) return { html, sources: [...sources] };
  const [firstFrame, start] = OWN_SCRIPTS;
  const head = html.subarray(0, headEnd);
  return {
    html: Buffer.concat([
      head,
      ...(textsOf ? textLinks(head.toString(), textsOf) : []),
      firstFrame.element,
      html.subarray(headEnd, bodyEnd),
      start.element,
      html.subarray(bodyEnd),
    ]),
    sources: [...sources.add(firstFrame.source).add(start.source)],
  };
}

/**
 * Links to what the scripts of a head ask for: texts of visitors in Turkish, as the office shows them, its own
 * in each language.
 */
function textLinks(head: string, textsOf: NonNullable<PageSource['textsOf']>): Buffer[] {
  const scripts = [...head.matchAll(LATER_SCRIPT)].map(([, address = '']) => address);
  const texts = scripts
    .flatMap((script) => textsOf.get(script) ?? [])
    .filter((text) => text.isOfOffice || text.language === 'tr');
  const links = texts.map(({ address, isOfOffice, language: own }) => {
    const mark = isOfOffice ? ` data-language="${own}"` : '';
    return `<link rel="${LATER}" fetchpriority="low" href="${address}"${mark}/>`;
  });
  return [...new Set(links)].map((link) => Buffer.from(link));
}

function inline(written: string): { element: Buffer; source: string } {
  const code = written.replace(/\n\s*/g, '\n');
  return { element: Buffer.from(`<script>${code}</script>`), source: hashSource(code) };
}

function delayed(tag: string): string {
  return tag
    .replace('<link rel="modulepreload"', `<link rel="${LATER}" fetchpriority="low"`)
    .replace('<script type="module"', `<script type="${LATER}"`);
}
