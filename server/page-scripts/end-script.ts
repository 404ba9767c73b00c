/** Scripts of public pages, by the path of their route in Turkish: `/cars/:id`. */
export type PublicScripts = Record<string, string[]>;

export interface EndSettings {
  siteLanguages: readonly string[];
  publicScripts: PublicScripts;
}

/**
 * Runs at the end of a page. It is sent as text, so it can use only its argument and the browser.
 *
 * - Loads the scripts of the page after its first paint, each in a task of its own: the page can be
 * read and used before, and a touch on a slow phone does not wait for all of them.
 *
 * - Keeps the page as the server sent it (docs/decisions/044) if the browser is too old, if a
 * script cannot be loaded or run, or if the page failed in the browser (site/shell/static-page.ts).
 *
 * - Loads the scripts of pages that visible links lead to, two seconds after the page has loaded,
 * so that these links work without a connection. Loads nothing with the data saver. React Router's
 * `prefetch` does not fit: it runs the scripts, and reloads the open page if a script cannot be
 * loaded.
 */
export function endScript({ siteLanguages, publicScripts }: EndSettings): void {
  document.currentScript?.remove();
  const page = document.documentElement;
  const pause = () => new Promise((go) => setTimeout(go));

  function stayPlain(): void {
    if ('hydrated' in page.dataset || 'plain' in page.dataset) return;
    page.dataset.plain = '';
    for (const each of document.querySelectorAll('noscript')) {
      each.outerHTML = each.textContent ?? '';
    }
    if ('command' in HTMLButtonElement.prototype) return;
    addEventListener('click', ({ target }) => {
      const opener = (target as Element).closest('[commandfor]');
      const dialog = document.getElementById(opener?.getAttribute('commandfor') ?? '');
      if (!(dialog instanceof HTMLDialogElement)) return;
      if (dialog.open) dialog.close();
      else dialog.showModal();
    });
  }

  function hasFailed(): boolean {
    try {
      const failed = sessionStorage.getItem('plain') === location.href;
      sessionStorage.removeItem('plain');
      return failed;
    } catch {
      return false;
    }
  }

  // Only supported browsers know both (scripts/browser-floor.ts). The first one excludes older
  // versions of Chrome and Safari, the second one those of Firefox.
  const isSupported = 'isWellFormed' in String.prototype && 'CSSPropertyRule' in window;
  if (!isSupported || hasFailed()) {
    stayPlain();
    return;
  }

  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later]')];
  async function preloadAll(): Promise<void> {
    for (const link of links) {
      link.rel = 'modulepreload';
      await pause();
    }
  }

  let preloaded: Promise<void> | undefined;
  let isStarted = false;
  async function start(): Promise<void> {
    if (isStarted) return;
    isStarted = true;
    addEventListener('error', ({ filename }) => {
      if (filename.startsWith(`${location.origin}/assets/`)) stayPlain();
    });
    preloaded ??= preloadAll();
    await preloaded;
    const entry = links.find(({ href }) => href.includes('/entry.client-'));
    for (const link of links) {
      // Importing the entry starts hydration. React Router's script below imports it, after the modules of the page.
      if (link !== entry) await import(link.href).catch(() => {});
      await pause();
    }
    for (const waiting of document.querySelectorAll('script[type=later]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.async = true;
      script.onerror = stayPlain;
      script.textContent = waiting.textContent;
      waiting.replaceWith(script);
    }
    // Ignores rejected promises of scripts that in-app browsers add. If a second import of our
    // entry fails, the error is ours.
    if (entry) addEventListener('unhandledrejection', () => import(entry.href).catch(stayPlain));
  }

  function loadAhead(): void {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData || location.pathname.startsWith('/admin')) return;
    const language = new RegExp(`^/(${siteLanguages.join('|')})(?=/|$)`);
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const path = (target as HTMLAnchorElement).pathname.replace(language, '');
        const pattern = Object.keys(publicScripts).find((each) =>
          new RegExp(`^${each.replace(/:\w+/, '[^/]+')}$`).test(path || '/'),
        );
        for (const href of publicScripts[pattern ?? ''] ?? []) {
          if (document.querySelector(`link[href="${href}"]`)) continue;
          const link = document.createElement('link');
          Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href });
          document.head.append(link);
        }
      }
    });
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  }

  if (location.pathname.startsWith('/admin')) preloaded = preloadAll();
  addEventListener('load', () => setTimeout(start, 2000));
  addEventListener('load', () => setTimeout(loadAhead, 2000));
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    start();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
}
