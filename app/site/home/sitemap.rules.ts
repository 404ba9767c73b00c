import { localPath } from '#app/lib/words/site-language.rules.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { alternates } from '#app/site/shell/seo/seo.rules.ts';

export interface SitemapPage {
  /** Path in Turkish. */
  path: string;
  /** ISO date or instant of the last change, if known. */
  changed?: string;
}

/**
 * Returns the sitemap as XML (https://www.sitemaps.org/protocol.html): each page in each language,
 * with links to its other languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 */
export function sitemapXml(origin: string, pages: SitemapPage[]): string {
  const urls = pages.flatMap(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    const others = alternates(origin, path).map(
      ({ hrefLang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
    );
    return SITE_LANGUAGES.map((language) => {
      const address = new URL(localPath(language, path), origin).href;
      return `  <url><loc>${escapeXml(address)}</loc>${lastmod}${others.join('')}</url>`;
    });
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
