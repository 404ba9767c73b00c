export interface HeadSettings {
  siteLanguages: readonly string[];
  /**
   * Keys of `localStorage` (lib/words/language.ts, editing/office-calls/token.ts,
   * office/frame/side-bar.rules.ts).
   */
  adminKey: string;
  sideKey: string;
  /** Media query of windows in which the menu is open (office/frame/side-bar.rules.ts). */
  wideOffice: string;
  boardPath: string;
}

/**
 * Runs in the head of a page. It is sent as text, so it can use only its argument and the browser.
 *
 * - Replaces storages that the browser forbids by objects that last as long as the page
 * (`hasStorage`). Otherwise each access throws, also in React Router's own script for the scroll
 * position.
 * - Redirects to the wanted page if React Router reloaded the open one, because it could not load
 * the script of the wanted page (`keepWantedPage` in root.tsx).
 * - Offers a visitor the language of the browser (site/shell/site-languages.tsx).
 * - Folds the menu of the office before the first paint, as the person chose it (frame.css).
 * - Requests the font of headings before the first paint, so that no text moves
 * (docs/decisions/009).
 * - Marks the page until its first paint. Lazy pictures wait for it (theme.css), because a browser
 * requests the pictures near the window before the paint, and they would delay the style sheet and
 * the first picture.
 */
export function headScript(settings: HeadSettings): void {
  document.currentScript?.remove();
  const page = document.documentElement;

  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].length;
    } catch {
      const value = Object.create({
        getItem(this: Record<string, string>, key: string) {
          return Object.hasOwn(this, key) ? this[key] : null;
        },
        setItem(this: Record<string, string>, key: string, text: string) {
          this[key] = String(text);
        },
        removeItem(this: Record<string, string>, key: string) {
          delete this[key];
        },
      });
      Object.defineProperty(window, name, { value });
      page.dataset.keeps = 'nothing';
    }
  }

  try {
    const wanted = sessionStorage.getItem('wanted');
    sessionStorage.removeItem('wanted');
    const [navigation] = performance.getEntriesByType('navigation');
    const isReload = (navigation as PerformanceNavigationTiming).type === 'reload';
    if (wanted && isReload && wanted !== location.href) location.replace(wanted);
  } catch {}

  try {
    const wanted =
      localStorage.getItem('site_language') ??
      navigator.languages
        .map((each) => each.slice(0, 2))
        .find((each) => settings.siteLanguages.includes(each));
    if (wanted && wanted !== page.lang) page.dataset.offer = wanted;
  } catch {}

  try {
    if (location.pathname.startsWith('/admin')) {
      const { id } = JSON.parse(localStorage.getItem(settings.adminKey) ?? '');
      const isWide = matchMedia(settings.wideOffice).matches;
      const usual = isWide && location.pathname !== settings.boardPath ? 'open' : 'folded';
      page.dataset.side = localStorage.getItem(settings.sideKey + id) ?? usual;
    }
  } catch {}

  const letters = page.lang === 'ru' ? 'a\u0436' : 'a\u011f';
  document.fonts.load('1em "Plus Jakarta Sans Variable"', letters);
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return;
  const goOn = () => page.removeAttribute('data-first-frame');
  page.setAttribute('data-first-frame', '');
  new PerformanceObserver(goOn).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(goOn, 2000));
}
