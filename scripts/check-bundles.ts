import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * After `npm run build`: how much script every public page loads before a visitor acts, and the style
 * sheet of all of them. Fails when one goes over the budget, or when Zod, which costs 24 kB, has found
 * its way into a page.
 */
const BUDGET_BYTES = 126_500;
/** Nothing is painted before it is there; half of it are the letters (docs/decisions/009). */
const SHEET_BUDGET_BYTES = 34_500;
const CLIENT = 'build/client';
/** Pages of the back office may use Zod, and visitors never load them. */
const OFFICE = /(^|\/)admin-/;
/** A property that all of Zod's classes carry and minifiers leave alone. */
const ZOD = /\b_zod\b/;

interface Route {
  id: string;
  parentId?: string;
  module: string;
  imports?: string[];
  hasDefaultExport: boolean;
}

interface Manifest {
  entry: { module: string; imports: string[] };
  url: string;
  routes: Record<string, Route>;
}

const manifest = readManifest();
const pages = Object.values(manifest.routes).filter(
  (route) => route.hasDefaultExport && !OFFICE.test(route.id) && isPage(route),
);
for (const page of pages.sort((a, b) => a.id.localeCompare(b.id))) check(page);
checkSheet();

function checkSheet(): void {
  const [file = ''] = globSync('assets/visitors-*.css', { cwd: CLIENT });
  const bytes = compressedBytes(`/${file}`, '.br');
  console.log(`visitors.css: ${kB(bytes)} brotli`);
  if (bytes <= SHEET_BUDGET_BYTES) return;
  fail(`visitors.css is over ${kB(SHEET_BUDGET_BYTES)}; does it hold classes of the office alone?`);
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function check(page: Route): void {
  const files = scriptsOf(page);
  const size = (twin: '.gz' | '.br') =>
    files.reduce((sum, file) => sum + compressedBytes(file, twin), 0);
  const [gzip, brotli] = [size('.gz'), size('.br')];
  console.log(`${page.id}: ${kB(brotli)} brotli, ${kB(gzip)} gzip in ${files.length} files`);
  if (brotli > BUDGET_BYTES) fail(`${page.id} loads more than ${kB(BUDGET_BYTES)} of script`);
  const zod = files.find((file) => ZOD.test(readScript(file).toString()));
  if (zod) fail(`${page.id} loads Zod in ${zod}; keep schemas out of public components`);
}

/** A layout is no page by itself. */
function isPage(route: Route): boolean {
  return !Object.values(manifest.routes).some(({ parentId }) => parentId === route.id);
}

function scriptsOf(page: Route): string[] {
  const scripts = new Set([manifest.url, manifest.entry.module, ...manifest.entry.imports]);
  for (let route: Route | undefined = page; route; route = parentOf(route)) {
    for (const file of [route.module, ...(route.imports ?? [])]) scripts.add(file);
  }
  return [...scripts];
}

function parentOf({ parentId }: Route): Route | undefined {
  return parentId === undefined ? undefined : manifest.routes[parentId];
}

function readManifest(): Manifest {
  const [file] = globSync(`${CLIENT}/assets/visitors-*.js`);
  if (!file) throw new Error('There is no build to look at: run `npm run build` first.');
  const script = readFileSync(file, 'utf8');
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
}

/** The build has written compressed twins already, but for the smallest files. */
function compressedBytes(url: string, twin: '.gz' | '.br'): number {
  const file = join(CLIENT, url) + twin;
  if (existsSync(file)) return statSync(file).size;
  return (twin === '.br' ? brotliCompressSync : gzipSync)(readScript(url)).length;
}

function readScript(url: string): Buffer {
  return readFileSync(join(CLIENT, url));
}

function fail(text: string): void {
  console.error(text);
  process.exitCode = 1;
}
