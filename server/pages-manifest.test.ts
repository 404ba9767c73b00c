import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { visitorsBuild, writeVisitorsManifest } from './pages-manifest.ts';

const routes = {
  root: { id: 'root', path: '' },
  'public-layout': { id: 'public-layout', parentId: 'root' },
  home: { id: 'home', parentId: 'public-layout', index: true },
  car: { id: 'car', parentId: 'public-layout', path: 'cars/:id' },
  'not-found': { id: 'not-found', parentId: 'public-layout', path: '*' },
  feed: { id: 'feed', parentId: 'root', path: 'administration.xml' },
  login: { id: 'login', parentId: 'root', path: 'admin/login' },
  guard: { id: 'guard', parentId: 'root' },
  frame: { id: 'frame', parentId: 'guard' },
  dashboard: { id: 'dashboard', parentId: 'frame', path: 'admin' },
  editor: { id: 'editor', parentId: 'frame', path: 'admin/cars/:id' },
};
const entry = { module: '/assets/entry.client-1a2b.js', imports: [] };
const manifest = { url: '/assets/manifest-1a2b.js', version: '1a2b', entry, routes };
const OF_VISITORS = ['root', 'public-layout', 'home', 'car', 'not-found', 'feed'];

test('visitors have every route but those of the back office and its layouts', () => {
  const { assets, routes: served } = visitorsBuild({
    assets: manifest,
    routes,
  } as unknown as ServerBuild);
  expect(Object.keys(assets.routes)).toEqual(OF_VISITORS);
  expect(assets).toMatchObject({ url: '/assets/visitors-1a2b.js', version: '1a2b' });
  expect(Object.keys(served)).toEqual(OF_VISITORS);
});

async function clientWith(list: string): Promise<string> {
  const client = await mkdtemp(join(tmpdir(), 'kervan-'));
  onTestFinished(() => rm(client, { recursive: true }));
  await mkdir(join(client, 'assets'));
  await writeFile(join(client, 'assets', 'manifest-1a2b.js'), list);
  return client;
}

test('the file that their pages name says the same', async () => {
  const client = await clientWith(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  await writeVisitorsManifest(client);
  const written = await readFile(join(client, 'assets', 'visitors-1a2b.js'), 'utf8');
  const list = JSON.parse(written.slice(written.indexOf('{'), written.lastIndexOf('}') + 1));
  expect(written).toMatch(/^window\.__reactRouterManifest=/);
  expect(Object.keys(list.routes)).toEqual(OF_VISITORS);
});

test('a build with a list in another form is refused', async () => {
  const client = await clientWith('export const routes = 1;');
  await expect(writeVisitorsManifest(client)).rejects.toThrow('no list of routes');
});
