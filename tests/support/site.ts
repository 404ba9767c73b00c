import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { InjectOptions } from 'fastify';
import * as root from '#app/root.tsx';
import routes from '#app/routes.ts';
import * as layout from '#app/site/shell/public-layout.route.tsx';
import { buildTestApp } from './app.ts';
import { parsedPage } from './parsed-page.ts';
import { smallPages } from './small-pages.tsx';

/** An index has the address of the route around it. */
function filesByPath(entries: RouteConfigEntry[], around = ''): [path: string, file: string][] {
  return entries.flatMap(({ path = around, index, file, children = [] }) => [
    ...(path !== around || index ? [[`/${path}`, file] as [string, string]] : []),
    ...filesByPath(children, path),
  ]);
}

/** The addresses that visitors may ask for, each with its file. */
const files = filesByPath(await routes).filter(([path]) => !path.startsWith('/admin'));
export const sitePaths = files.map(([path]) => path);

const isThere = (link: object) => !('href' in link) || link.href !== '';

/** The pages of the public site, without a build. */
const sitePages = smallPages(
  Object.fromEntries(
    await Promise.all(
      files.map(async ([path, file]) => [
        path,
        await import(/* @vite-ignore */ `../../app/${file}`),
      ]),
    ),
  ),
  // Style sheets have no address here.
  {
    layout: layout as never,
    root: { ...root, links: () => root.links().filter(isThere) } as never,
  },
);

/**
 * Builds the real application with the public pages, to check the server's HTML: `buildTestApp`
 * with `open`, which requests a page.
 */
export async function testSite(options: Parameters<typeof buildTestApp>[0] = {}) {
  const site = await buildTestApp({ pages: sitePages, ...options });
  return {
    ...site,
    async open(request: string | InjectOptions) {
      site.cache.invalidate();
      const { statusCode: status, headers, body } = await site.app.inject(request);
      return { status, headers, page: parsedPage(body) };
    },
  };
}
