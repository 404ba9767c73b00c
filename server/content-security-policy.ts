import { createHash } from 'node:crypto';
import { VIDEO_ORIGIN } from '#app/features/news/post-html-policy.server.ts';

export interface PolicyOptions {
  /** Sources beyond 'self' for scripts: the hashes of a page's inline scripts. */
  scripts?: readonly string[];
  /** The same for style elements. */
  styles?: readonly string[];
  /** The same for pictures, beyond every encrypted address. */
  pictures?: readonly string[];
  /** For tools that write style elements: Vite while developing, and the page of the API. */
  inlineStyles?: boolean;
  /** Vite's development server talks to the page over one. */
  webSocket?: boolean;
}

/**
 * The Content-Security-Policy of an answer. Scripts come from our own files or are named by hash;
 * only inline style attributes, which React writes, are allowed unnamed. Posts may show pictures
 * from elsewhere and frame videos; the panorama is read as a blob, and `pictures` names the server
 * of map tiles, which need not be encrypted. A form may lead to WhatsApp because the reservation form of a
 * visitor without JavaScript redirects there.
 */
export function contentSecurityPolicy({
  scripts = [],
  styles = [],
  pictures = [],
  inlineStyles = false,
  webSocket = false,
}: PolicyOptions = {}): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...(inlineStyles ? ["'unsafe-inline'"] : styles)].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self' data: blob: https:", ...pictures].join(' ')}`,
    `frame-src ${VIDEO_ORIGIN}`,
    "font-src 'self'",
    `connect-src 'self'${webSocket ? ' ws:' : ''}`,
    "form-action 'self' https://wa.me https://api.whatsapp.com",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');
}

/**
 * Takes the mark out of a rendered page and gives the CSP sources of the inline scripts that bore
 * it, and of the style sheet in its head. A script without the mark is not ours: it gets no hash,
 * and no browser runs it.
 */
export function sealPage(
  html: string,
  mark: string,
): { html: string; scripts: string[]; styles: string[] } {
  const nonce = ` nonce="${mark}"`;
  const scripts = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    if (code && attributes.includes(nonce)) scripts.add(hashSource(code));
  }
  const [head = ''] = html.split('</head>', 1);
  const [, css] = /<style data-sheet="">([\s\S]*?)<\/style>/.exec(head) ?? [];
  return {
    html: html.replaceAll(nonce, ''),
    scripts: [...scripts],
    styles: css ? [hashSource(css)] : [],
  };
}

/** How a policy names an inline script or style: by what it holds. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
