import { hashSource } from './security-headers.ts';

/** Kinds that no browser knows, so that it neither fetches nor runs what bears them. */
const LATER = 'later';

/** When a browser does not tell of its first frame: so long after everything else has come. */
const AT_THE_LATEST_MS = 2000;

/** Runs inside the page: what waited goes on once a first frame is shown. */
const START = `(() => {
  let started = false;
  function start() {
    if (started) return;
    started = true;
    for (const link of document.querySelectorAll('link[rel=${LATER}]')) link.rel = 'modulepreload';
    for (const waiting of document.querySelectorAll('script[type=${LATER}]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.async = true;
      script.textContent = waiting.textContent;
      waiting.replaceWith(script);
    }
  }
  document.currentScript.remove();
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
 * (docs/decisions/009).
 */
const LETTERS = `document.currentScript.remove();
document.fonts.load('1em "Plus Jakarta Sans Variable"', 'a\\u011f')`;

const LETTERS_SCRIPT = `<script>${LETTERS}</script>`;
const START_SCRIPT = `<script>${START}</script>`;
const ADDED_SOURCES = [START, LETTERS].map(hashSource);

/** A page as it is sent, and the CSP sources of its inline scripts. */
export interface FinishedPage {
  html: string;
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
  { mark, late }: { mark: string; late: boolean },
): FinishedPage {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  if (!late || headEnd < 0 || bodyEnd < headEnd) {
    const sources = new Set<string>();
    return { html: withoutMark(html, { mark, late: false, sources }), sources: [...sources] };
  }
  const sources = new Set(ADDED_SOURCES);
  const head = withoutMark(html.slice(0, headEnd), { mark, late, sources });
  const body = withoutMark(html.slice(headEnd, bodyEnd), { mark, late, sources });
  const end = html.slice(bodyEnd);
  return { html: head + LETTERS_SCRIPT + body + START_SCRIPT + end, sources: [...sources] };
}

/** Adds to `sources` what the scripts of this part of a page are named by. */
function withoutMark(
  part: string,
  { mark, late, sources }: { mark: string; late: boolean; sources: Set<string> },
): string {
  const nonce = ` nonce="${mark}"`;
  let finished = '';
  let done = 0;
  for (let at = part.indexOf(nonce); at >= 0; at = part.indexOf(nonce, done)) {
    // React writes neither `<` nor `>` within an attribute.
    const tagStart = part.lastIndexOf('<', at);
    const tagEnd = part.indexOf('>', at) + 1;
    if (tagStart < done || tagEnd === 0) break;
    const tag = part.slice(tagStart, at) + part.slice(at + nonce.length, tagEnd);
    finished += part.slice(done, tagStart) + (late ? delayed(tag) : tag);
    done = tagEnd;
    const codeEnd = tag.startsWith('<script') ? part.indexOf('</script>', tagEnd) : -1;
    if (codeEnd > tagEnd) sources.add(hashSource(part.slice(tagEnd, codeEnd)));
  }
  return finished + part.slice(done);
}

function delayed(tag: string): string {
  return tag
    .replace('<link rel="modulepreload"', `<link rel="${LATER}" fetchpriority="low"`)
    .replace('<script type="module"', `<script type="${LATER}"`);
}
