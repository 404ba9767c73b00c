import type { ServerBuild } from 'react-router';
import { ADMIN_KEY } from '#app/editing/office-calls/token.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { BOARD_PATH } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { SIDE_KEY, WIDE_OFFICE } from '#app/office/frame/side-bar.rules.ts';
import { hashSource } from '../http/security-headers.ts';
import { endScript, type PublicScripts } from './end-script.ts';
import { headScript } from './head-script.ts';

/** A page as it is sent, and the CSP sources of its inline scripts. */
export interface FinishedPage {
  html: Buffer;
  sources: string[];
}

interface InlineScript {
  element: Buffer;
  source: string;
}

/** Our own inline scripts: at the end of the head and at the end of the page. */
export interface OwnScripts {
  head: InlineScript;
  end: InlineScript;
}

/** Id of the layout route of all public pages (routes.ts). */
const PUBLIC_LAYOUT = 'public-layout';

export function ownScripts(build: Pick<ServerBuild, 'assets' | 'routes'>): OwnScripts {
  const siteLanguages = SITE_LANGUAGES;
  return {
    head: inline(headScript, {
      siteLanguages,
      adminKey: ADMIN_KEY,
      sideKey: SIDE_KEY,
      wideOffice: WIDE_OFFICE,
      boardPath: BOARD_PATH,
    }),
    end: inline(endScript, { siteLanguages, publicScripts: publicScripts(build) }),
  };
}

function publicScripts({ assets, routes }: Parameters<typeof ownScripts>[0]): PublicScripts {
  const onEachPage = new Set(assets.routes[PUBLIC_LAYOUT]?.imports);
  const inOtherLanguage = new RegExp(`^(${SITE_LANGUAGES.join('|')})(/|$)`);
  const pages = Object.values(routes).flatMap((route) => {
    const isPage = route?.parentId === PUBLIC_LAYOUT && route.module.default;
    if (!route || !isPage || route.path === '*' || inOtherLanguage.test(route.path ?? ''))
      return [];
    const { module = '', imports = [] } = assets.routes[route.id] ?? {};
    const scripts = [module, ...imports.filter((each) => !onEachPage.has(each))];
    return [[`/${route.path ?? ''}`, scripts] as const];
  });
  return Object.fromEntries(pages);
}

/** Returns a function as an inline script that calls it. */
function inline<T>(script: (argument: T) => void, argument: T): InlineScript {
  const code = `(${script})(${JSON.stringify(argument)})`.replace(/\n\s*(\/\/.*)?/g, '\n');
  return { element: Buffer.from(`<script>${code}</script>`), source: hashSource(code) };
}

/**
 * Finishes a rendered page: removes the nonce from our scripts and links, lists the hashes of the
 * inline scripts, and adds `own`. The policy names hashes because a cached page is sent to many
 * visitors. A script without the nonce gets no hash, and no browser runs it.
 *
 * If `own` is given, modules wait for the first paint (end-script.ts), so that style sheet, fonts
 * and the first picture load without competition. In development `own` is missing and modules load
 * at once.
 */
export function finishPage(
  rendered: Buffer,
  { nonce, own }: { nonce: string; own: OwnScripts | null },
): FinishedPage {
  const mark = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  const pieces: Buffer[] = [];
  let done = 0;
  for (let at = rendered.indexOf(mark); at >= 0; at = rendered.indexOf(mark, done)) {
    // React writes neither `<` nor `>` within an attribute.
    const start = rendered.lastIndexOf('<', at);
    const end = rendered.indexOf('>', at) + 1;
    if (start < done || end === 0) break;
    const tag = rendered.toString('utf8', start, end).replace(mark, '');
    pieces.push(rendered.subarray(done, start), Buffer.from(own ? delayed(tag) : tag));
    done = end;
    const codeEnd = tag.startsWith('<script') ? rendered.indexOf('</script>', end) : -1;
    if (codeEnd > end) sources.add(hashSource(rendered.subarray(end, codeEnd)));
  }
  const html = Buffer.concat([...pieces, rendered.subarray(done)]);
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  if (!own || headEnd < 0 || bodyEnd < headEnd) return { html, sources: [...sources] };
  return {
    html: Buffer.concat([
      html.subarray(0, headEnd),
      own.head.element,
      html.subarray(headEnd, bodyEnd),
      own.end.element,
      html.subarray(bodyEnd),
    ]),
    sources: [...sources.add(own.head.source).add(own.end.source)],
  };
}

/** Gives the tag of a module a type that browsers ignore until end-script.ts starts it. */
function delayed(tag: string): string {
  return tag
    .replace('<link rel="modulepreload"', '<link rel="later" fetchpriority="low"')
    .replace('<script type="module"', '<script type="later"');
}
