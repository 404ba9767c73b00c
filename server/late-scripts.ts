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

const FONTS = `document.fonts.load('1em "Plus Jakarta Sans Variable"', 'a\u011f')`;
export const FONTS_SOURCE = hashSource(FONTS);

/** The CSP source of the one script that `letScriptsWait` adds. */
export const START_SOURCE = hashSource(START);

/**
 * A page reads and works before its scripts: they are fetched after its first frame, so that on a
 * slow line style, fonts and the first picture do not share it with them.
 */
export function letScriptsWait(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER}" fetchpriority="low"`)
    .replaceAll('<script type="module"', `<script type="${LATER}"`)
    .replace('</head>', () => `<script>${FONTS}</script></head>`)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `<script>${START}</script></body>`);
}
