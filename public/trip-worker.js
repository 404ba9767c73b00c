/*
 * Keeps the page of a trip for when there is no network (docs/decisions/055-the-trip-page.md). It sees no
 * trip: that is in the fragment of the address, which no request has. A booking's page under its secret
 * address is in its scope, too, and left alone: nothing of it is kept.
 */
const CACHE = new URL(self.registration.scope).pathname;
const PAGE = /^(\/(en|de|ru))?\/yolculuk$/;
const SECRET_PAGE = /^(\/(en|de|ru))?\/yolculuk\/./;
const FILE = /^\/(assets|images)\//;
const ENTRY = /\/entry\.client-[^/]+\.js$/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The page names what it has loaded, itself included. */
self.addEventListener('message', (event) => event.waitUntil(keep(event.data.filter(isKept))));

function isKept(url) {
  return !SECRET_PAGE.test(new URL(url).pathname);
}

async function keep(urls) {
  const cache = await caches.open(CACHE);
  const missing = urls.filter((url) => !FILE.test(new URL(url).pathname));
  for (const url of urls)
    if (!missing.includes(url) && !(await cache.match(url))) missing.push(url);
  // One that does not come is no reason to keep none.
  const added = await Promise.allSettled(missing.map((url) => cache.add(url)));
  if (added.some(({ status }) => status === 'rejected')) return;
  // The name of the entry changes with each version of the site. A page of the same version may have loaded fewer
  // files than an earlier one, so files are deleted only after a new version is whole.
  const kept = (await cache.keys()).map(({ url }) => url);
  const isOtherEntry = (url) => ENTRY.test(url) && !urls.includes(url);
  if (!urls.some((url) => ENTRY.test(url)) || !kept.some(isOtherEntry)) return;
  for (const url of kept) {
    if (/\.(js|css)$/.test(url) && !urls.includes(url)) await cache.delete(url);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (SECRET_PAGE.test(pathname)) return;
  if (request.mode === 'navigate' && !PAGE.test(pathname)) return;
  event.respondWith(answer(request, FILE.test(pathname)));
});

async function answer(request, neverChanges) {
  const cache = await caches.open(CACHE);
  const options = { ignoreVary: true, ignoreSearch: request.mode === 'navigate' };
  const kept = await cache.match(request, options);
  if (kept && neverChanges) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept) return kept;
    if (request.mode === 'navigate') return offlinePage(new URL(request.url).pathname);
    throw error;
  }
}

const OFFLINE = {
  tr: 'İnternet bağlantınız yok ve bu sayfa cihazınızda kayıtlı değil. Bağlantı gelince tekrar açın.',
  en: 'You are offline, and this page is not saved on your device. Open it again once you are online.',
  de: 'Sie sind offline, und diese Seite ist nicht auf Ihrem Gerät gespeichert. Öffnen Sie sie wieder, sobald Sie online sind.',
  ru: 'Нет подключения к сети, и эта страница не сохранена на устройстве. Откройте её, когда связь появится.',
};

/** Says one sentence in place of the browser's error page when the browser has dropped what was kept. */
function offlinePage(pathname) {
  const [, language = 'tr'] = /^\/(en|de|ru)\//.exec(pathname) ?? [];
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${OFFLINE[language]}</title><p>${OFFLINE[language]}</p>`;
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
