import type { Outage } from '#app/lib/outage.ts';
import { hashSource } from './security-headers.ts';

interface PageText {
  title: string;
  text: string;
}

/** What visitors read when no page of the site can be rendered, by status or by what is missing. */
const TEXTS: Record<number | Outage, PageText> = {
  400: { title: 'İstek anlaşılamadı.', text: 'Adresi denetleyip yeniden deneyin.' },
  403: {
    title: 'Bu form başka bir siteden gönderildi.',
    text: 'Güvenliğiniz için kabul edilmedi. Sayfayı bu sitede açıp yeniden deneyin.',
  },
  404: {
    title: 'Sayfa bulunamadı.',
    text: 'Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir.',
  },
  413: { title: 'Gönderilen bilgiler çok büyük.', text: 'Kısaltıp yeniden deneyin.' },
  415: {
    title: 'Gönderilen bilgiler bu biçimde kabul edilmiyor.',
    text: 'Sayfadaki formu kullanarak yeniden deneyin.',
  },
  429: {
    title: 'Çok fazla istek gönderdiniz.',
    text: 'Lütfen biraz bekleyip yeniden deneyin.',
  },
  503: { title: 'Site şu anda çok yoğun.', text: 'Lütfen biraz sonra yeniden deneyin.' },
  database: {
    title: 'Bu sayfayı şu anda gösteremiyoruz.',
    text: 'Kısa bir kesinti var. Lütfen biraz sonra yeniden deneyin.',
  },
  'disk-full': {
    title: 'Şu anda hiçbir şey kaydedilemiyor.',
    text: 'Sunucunun diski dolu. Lütfen daha sonra yeniden deneyin.',
  },
};
const FALLBACK: PageText = {
  title: 'Beklenmeyen bir hata oluştu.',
  text: 'Lütfen daha sonra yeniden deneyin.',
};

/** In the colours of the site. Fonts, scripts and drawings are left out: this page must always come. */
const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbfaf7;color:#0b1f2a;font:1.125rem/1.5 system-ui,sans-serif}' +
  'main{max-width:34rem;padding:2rem;text-align:center}h1{font-size:1.75rem;line-height:1.2;margin:0}' +
  'p{color:#3f515a;margin:1rem 0 0}nav{display:flex;flex-wrap:wrap;gap:1rem;justify-content:center;margin-top:2rem}' +
  'a{padding:.75rem 1.5rem;border-radius:999px;border:1px solid #0b1f2a;color:inherit;font-weight:600;text-decoration:none}' +
  'a:first-child{background:#0b1f2a;color:#fff}a:focus-visible{outline:3px solid #19b5ae;outline-offset:2px}';

/** Names the style in a Content-Security-Policy. */
export const PLAIN_STYLE_SOURCE = hashSource(STYLE);

/** A small page of its own, made of nothing but its text. */
export function plainPage(what: number | Outage): string {
  const { title, text } = TEXTS[what] ?? FALLBACK;
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><nav><a href="">Yeniden dene</a><a href="/">Ana sayfaya dön</a></nav></main></body></html>`;
}
