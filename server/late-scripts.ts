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

/** The CSP sources of the scripts that `arrangeScripts` adds. */
export const ADDED_SOURCES = [START, LETTERS].map(hashSource);

/**
 * A page reads and works before its scripts: they are fetched after its first frame, so that on a
 * slow line style, fonts and the first picture do not share it with them.
 */
export function arrangeScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER}" fetchpriority="low"`)
    .replaceAll('<script type="module"', `<script type="${LATER}"`)
    .replace('</head>', () => `<script>${LETTERS}</script></head>`)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `<script>${START}</script></body>`);
}
