import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Measures the build: the scripts of every public page, their style sheet, and the scripts of the office screens
 * that are used on a phone. Fails if a figure is more than 10 % over the last release, or if Zod is in a public page.
 */
const BUDGET_BYTES = withAlarm(138_500);
/** Nothing is painted before it is there; half of it are the letters (docs/decisions/009). */
const SHEET_BUDGET_BYTES = withAlarm(37_500);
/** Each is a request, and the office is also opened on a phone. */
const OFFICE_FILES_BUDGET = withAlarm(34);
/**
 * Figures of the last release for the screens that are opened on a phone: files and bytes until the list is shown,
 * for a person who chose no language, with the texts of both languages (docs/decisions/024).
 */
const OFFICE_FIGURES: Record<string, { files: number; bytes: number }> = {
  'admin-morning': { files: 22, bytes: 206_800 },
  'admin-bookings': { files: 22, bytes: 203_500 },
  'admin-board': { files: 23, bytes: 208_200 },
  'admin-handover': { files: 27, bytes: 246_500 },
};
const CLIENT = 'build/client';
/** Languages of texts, each a file that is fetched with the page (docs/decisions/050): the heaviest counts. */
const LANGUAGES = ['tr', 'en', 'de', 'ru'];
/** A property that all of Zod's classes carry and minifiers leave alone. */
const ZOD = /\b_zod\b/;

interface Route {
  id: string;
  path?: string;
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

/** Vite's list of what it built: https://vite.dev/guide/backend-integration */
type BuiltFiles = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

const manifest = readManifest();
const built: BuiltFiles = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'));
/** A page within another has no path of its own. */
function isOfOffice({ path, parentId = '' }: Route): boolean {
  if (path !== undefined) return /^\/?admin(\/|$)/.test(path);
  const parent = manifest.routes[parentId];
  return parent !== undefined && isOfOffice(parent);
}

for (const page of pagesOf(manifest).filter((each) => !isOfOffice(each))) checkPage(page);
checkSheet();
checkOffice();

function checkSheet(): void {
  const [file = ''] = globSync('assets/visitors-*.css', { cwd: CLIENT });
  const bytes = compressedBytes(`/${file}`, '.br');
  console.log(`visitors.css: ${kB(bytes)} brotli`);
  if (bytes <= SHEET_BUDGET_BYTES) return;
  fail(`visitors.css is over ${kB(SHEET_BUDGET_BYTES)}; does it hold classes of the office alone?`);
}

/** Pages of the office may use Zod, and visitors never load them. */
function checkOffice(): void {
  const [largest] = pagesOf(manifest)
    .filter(isOfOffice)
    .map((page) => ({ id: page.id, files: scriptsOf(page, manifest).length }))
    .sort((a, b) => b.files - a.files);
  if (!largest) throw new Error('The build has no page of the office.');
  const text = `${largest.id} loads ${largest.files} files, of the office's pages the most`;
  console.log(text);
  for (const { file, imports = [] } of Object.values(built)) {
    const isText = file.startsWith('assets/office.text.');
    // Every screen loads these texts: what they import, too.
    if (isText && imports.some((name) => built[name]?.file.includes('/editors-'))) {
      fail(`${file} brings the scripts of the editors along`);
    }
  }
  if (largest.files > OFFICE_FILES_BUDGET) fail(`${text}; at most ${OFFICE_FILES_BUDGET}`);
  for (const [id, figures] of Object.entries(OFFICE_FIGURES)) checkOfficePage(id, figures);
}

/** Budget for a figure of the last release. A build that is more than 10 % over the figure fails. */
function withAlarm(lastRelease: number): number {
  return Math.floor(lastRelease * 1.1);
}

function checkOfficePage(id: string, lastRelease: { files: number; bytes: number }): void {
  const budget = { files: withAlarm(lastRelease.files), bytes: withAlarm(lastRelease.bytes) };
  const page = manifest.routes[id];
  if (!page) throw new Error(`The build has no page ${id}.`);
  const scripts = scriptsOf(page, manifest);
  const files = [...scripts, ...officeTexts(scripts)];
  const bytes = files.reduce((sum, file) => sum + compressedBytes(file, '.br'), 0);
  const text = `${id}: ${kB(bytes)} brotli in ${files.length} files`;
  console.log(text);
  if (bytes > budget.bytes) fail(`${text}; at most ${kB(budget.bytes)}`);
  if (files.length > budget.files) fail(`${text}; at most ${budget.files} files`);
}

/** The files of texts that some scripts fetch in the office: in both its languages, those of visitors in Turkish. */
function officeTexts(scripts: string[]): string[] {
  const ofVisitors = new Set(textsOf(scripts, 'de').map(nameOfText));
  const english = textsOf(scripts, 'en').filter((file) => !ofVisitors.has(nameOfText(file)));
  return [...textsOf(scripts, 'tr'), ...english];
}

function nameOfText(file: string): string {
  return file.slice(0, file.indexOf('.text.'));
}

function pagesOf({ routes }: Manifest): Route[] {
  const known = Object.values(routes);
  // A layout is no page by itself.
  const layouts = new Set(known.map(({ parentId }) => parentId));
  return known
    .filter(({ id, hasDefaultExport }) => hasDefaultExport && !layouts.has(id))
    .sort((a, b) => a.id.localeCompare(b.id));
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function checkPage(page: Route): void {
  const scripts = scriptsOf(page, manifest);
  const files = [...scripts, ...heaviestTexts(scripts)];
  const size = (twin: '.gz' | '.br') =>
    files.reduce((sum, file) => sum + compressedBytes(file, twin), 0);
  const [gzip, brotli] = [size('.gz'), size('.br')];
  console.log(`${page.id}: ${kB(brotli)} brotli, ${kB(gzip)} gzip in ${files.length} files`);
  if (brotli > BUDGET_BYTES) fail(`${page.id} loads more than ${kB(BUDGET_BYTES)} of script`);
  const zod = files.find((file) => ZOD.test(readScript(file).toString()));
  if (zod) fail(`${page.id} loads Zod in ${zod}; keep schemas out of public components`);
}

function scriptsOf(page: Route, { url, entry, routes }: Manifest): string[] {
  const scripts = new Set([url, entry.module, ...entry.imports]);
  let route: Route | undefined = page;
  while (route) {
    for (const file of [route.module, ...(route.imports ?? [])]) scripts.add(file);
    route = route.parentId === undefined ? undefined : routes[route.parentId];
  }
  return [...scripts];
}

/** The files of texts that some scripts fetch, in the language that has the most to fetch. */
function heaviestTexts(scripts: string[]): string[] {
  const bytes = (files: string[]) =>
    files.reduce((sum, file) => sum + compressedBytes(file, '.br'), 0);
  const byLanguage = LANGUAGES.map((language) => textsOf(scripts, language));
  return byLanguage.sort((a, b) => bytes(b) - bytes(a))[0] ?? [];
}

/** The files of texts that some scripts fetch in a language, with what these import. */
function textsOf(scripts: string[], language: string): string[] {
  const fetched = Object.values(built)
    .filter(({ file }) => scripts.includes(`/${file}`))
    .flatMap(({ dynamicImports = [] }) => dynamicImports);
  const texts = new Set(fetched.filter((name) => built[name]?.file.includes(`.text.${language}-`)));
  // The loop over a set also visits what is added during it.
  for (const name of texts) for (const each of built[name]?.imports ?? []) texts.add(each);
  const files = [...texts].flatMap((name) => `/${built[name]?.file}`);
  return [...new Set(files)].filter((file) => !scripts.includes(file));
}

function readManifest(): Manifest {
  const [file] = globSync(`${CLIENT}/assets/manifest-*.js`);
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
