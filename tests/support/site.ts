import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { InjectOptions } from 'fastify';
import * as root from '#app/root.tsx';
import routes from '#app/routes.ts';
import * as layout from '#app/site/shell/public-layout.route.tsx';
import { buildTestApp } from './app.ts';
import { parsedPage } from './parsed-page.ts';
import { smallPages } from './small-pages.tsx';

/** Returns path and file of each route; an index route has the path of its parent. */
function filesByPath(entries: RouteConfigEntry[], around = ''): [path: string, file: string][] {
  return entries.flatMap(({ path = around, index, file, children = [] }) => [
    ...(path !== around || index ? [[`/${path}`, file] as [string, string]] : []),
    ...filesByPath(children, path),
  ]);
}

/** Paths of visitors' pages, with their files. */
const files = filesByPath(await routes).filter(([path]) => !path.startsWith('/admin'));
export const sitePaths = files.map(([path]) => path);

const isThere = (link: object) => !('href' in link) || link.href !== '';

/** Pages of the public site, made without a build. */
const sitePages = smallPages(
  Object.fromEntries(
    await Promise.all(
      files.map(async ([path, file]) => [
        path,
        await import(/* @vite-ignore */ `../../app/${file}`),
      ]),
    ),
  ),
  // No style sheets are built, so `links` must be empty.
  {
    layout: layout as never,
    root: { ...root, links: () => root.links().filter(isThere) } as never,
  },
);

/**
 * Builds the real application with the public pages, to test the server's HTML. Returns
 * `buildTestApp` with `open`, which requests a page.
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
