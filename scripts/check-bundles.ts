import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtPages } from '#server/pages/page-source.ts';

/**
 * Prints the size (Brotli) of each page's scripts, each catalogue of texts and the visitors' style
 * sheet. Fails if a size is more than 10 % above the last release, or if a public page loads Zod.
 * With `--release` it writes the sizes as those of a release.
 */
const CLIENT = 'build/client';
const LAST_RELEASE = 'scripts/bundle-sizes.json';
const ALARM = 1.1;
/** Property of all Zod classes. Minifiers keep its name. */
const ZOD = /\b_zod\b/;

const { assets, routes: modules } = await (await builtPages()).load();
type Page = NonNullable<(typeof assets.routes)[string]>;
const routes = Object.values(assets.routes).filter((route) => route !== undefined);
const layouts = new Set(routes.map(({ parentId }) => parentId));
const pages = routes.filter(({ id }) => modules[id]?.module.default && !layouts.has(id));
const sizes: Record<string, number> = {};

for (const file of globSync('assets/{visitors-*.css,{site,office}.??-*.js}', { cwd: CLIENT })) {
  const name = file.replace(/^assets\/|-.*/g, '');
  measure(name, [file]);
  if (name.startsWith('site.') && /\.\/office-/.test(read(file))) fail(`${name} loads the office`);
}
for (const page of pages) {
  const name = /[\w-]+\.route/.exec(page.module)?.[0] ?? page.id;
  const scripts = scriptsOf(page);
  measure(name, scripts);
  const isPublic = !name.startsWith('admin-');
  if (isPublic && scripts.some((script) => ZOD.test(read(script)))) fail(`${name} loads Zod`);
}

const last: Record<string, number> = JSON.parse(readFileSync(LAST_RELEASE, 'utf8'));
for (const [name, size] of Object.entries(sizes)) {
  const before = last[name] ?? size;
  console.log(`${name.padEnd(32)} ${kB(size)} kB, last release ${kB(before)} kB`);
  if (size > before * ALARM) fail(`${name} is more than 10 % larger than in the last release`);
}
if (process.argv.includes('--release')) {
  writeFileSync(LAST_RELEASE, `${JSON.stringify(sizes, null, 2)}\n`);
}

function scriptsOf({ module, imports = [], parentId }: Page): string[] {
  const parent = parentId === undefined ? undefined : assets.routes[parentId];
  const around = parent
    ? scriptsOf(parent)
    : [assets.url, assets.entry.module, ...assets.entry.imports];
  return [...new Set([...around, module, ...imports])];
}

function measure(name: string, files: string[]): void {
  sizes[name] = files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);
}

function read(file: string): string {
  return readFileSync(join(CLIENT, file), 'utf8');
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}

function fail(text: string): void {
  console.error(text);
  process.exitCode = 1;
}
