import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { ENTRY } from './page-scripts.ts';

type Manifest = ServerBuild['assets'];

const WHOLE = /manifest-[^/]*\.js$/;
const OFFICE = /^\/?admin(\/|$)/;
/** What React Router writes before and behind the list. */
const SCRIPT = /^(window\.__reactRouterManifest=)(\{[\s\S]*\})(;?\s*)$/;

/**
 * The build as visitors get it, with none of the routes of the back office: neither does their list
 * name them, nor is each page that is asked for compared with them first.
 */
export function visitorsBuild(build: ServerBuild): ServerBuild {
  const assets = visitorsManifest(build.assets);
  const kept = Object.entries(build.routes).filter(([id]) => id in assets.routes);
  return { ...build, assets, routes: Object.fromEntries(kept) };
}

/** Writes, after a build, the visitors' list of routes into the folder of the whole list. */
export async function writeVisitorsManifest(clientDirectory: string): Promise<void> {
  const assets = join(clientDirectory, 'assets');
  const name = (await readdir(assets)).find((file) => WHOLE.test(file));
  const whole = name && (await readFile(join(assets, name), 'utf8'));
  const [, start, list, end] = (whole && SCRIPT.exec(whole)) || [];
  if (!name || !list) throw new Error('The build has no list of routes as we know it.');
  const manifest = visitorsManifest(JSON.parse(list));
  if (!manifest.entry.module.includes(ENTRY)) throw new Error(`No file of the build is ${ENTRY}*`);
  await writeFile(join(assets, urlOf(name)), `${start}${JSON.stringify(manifest)}${end}`);
}

function visitorsManifest(manifest: Manifest): Manifest {
  const { routes } = manifest;
  const all = Object.values(routes).filter((route) => route !== undefined);
  const layouts = new Set(all.map(({ parentId }) => parentId));
  // A layout has no address of its own: visitors need those that their pages are in.
  const kept = new Set<string>();
  for (const page of all) {
    if (layouts.has(page.id) || OFFICE.test(page.path ?? '')) continue;
    for (let at: typeof page | undefined = page; at; at = routes[at.parentId ?? '']) {
      kept.add(at.id);
    }
  }
  return {
    ...manifest,
    url: urlOf(manifest.url),
    routes: Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id))),
  };
}

function urlOf(whole: string): string {
  return whole.replace(/manifest-([^/]*)$/, 'visitors-$1');
}
