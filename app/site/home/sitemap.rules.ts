export interface SitemapPage {
  path: string;
  /** ISO date or instant of the last change. */
  changed?: string;
}

/** The sitemap of a site in the protocol's XML (https://www.sitemaps.org/protocol.html). */
export function sitemapXml(origin: string, pages: SitemapPage[]): string {
  const urls = pages.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    return `  <url><loc>${escapeXml(new URL(path, origin).href)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
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
