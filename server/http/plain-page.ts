import type { Outage } from '#app/lib/http/outage.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import { languageOfPath } from '#app/lib/words/texts.ts';
import { visitorsTexts } from '../pages/own-texts.ts';
import { hashSource } from './security-headers.ts';

/**
 * Style with the colours of the site. The page needs no fonts, scripts or pictures, so that it can
 * always be sent.
 */
const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbfaf7;color:#0b1f2a;font:1.125rem/1.5 system-ui,sans-serif}' +
  'main{max-width:34rem;padding:2rem;text-align:center}h1{font-size:1.75rem;line-height:1.2;margin:0}' +
  'p{color:#3f515a;margin:1rem 0 0}nav{display:flex;flex-wrap:wrap;gap:1rem;justify-content:center;margin-top:2rem}' +
  'a{padding:.75rem 1.5rem;border-radius:999px;border:1px solid #0b1f2a;color:inherit;font-weight:600;text-decoration:none}' +
  'a:first-child{background:#0b1f2a;color:#fff}a:focus-visible{outline:3px solid #19b5ae;outline-offset:2px}';

/** Source of the style for a Content-Security-Policy. */
export const PLAIN_STYLE_SOURCE = hashSource(STYLE);

/**
 * Returns a small page without assets about a status or an outage, in the language of the requested
 * address.
 */
export function plainPage(what: number | Outage, url: string): string {
  const language = languageOfPath(url.split('?')[0] ?? '');
  const { refusals, unexpected, retry, home } = visitorsTexts[language].plainPage;
  const { title, text } = refusals[what] ?? unexpected;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><nav><a href="">${retry}</a><a href="${localPath(language, '/')}">${home}</a></nav></main></body></html>`;
}
