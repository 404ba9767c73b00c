import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { eachLanguage, type SiteLanguage } from '#app/lib/texts.ts';

/** Where the rendered pages come from: the build, or Vite while developing. */
export interface PageSource {
  mode: 'production' | 'development';
  load(): Promise<ServerBuild>;
  /** Folder of the files for browsers; null when Vite serves them. */
  clientDirectory: string | null;
  /** Addresses of the scripts, texts and drawings of all pages that visitors may go to. */
  filesAhead?: Record<SiteLanguage, string[]>;
  /** What each script asks for when it runs, by the script's address. */
  textsOf?: Map<string, TextFile[]>;
  /** Lets the source answer requests of its own, before all others. */
  mount?(app: FastifyInstance): Promise<void>;
  close?(): Promise<void>;
}

/** A text in one language; of the office's texts a person reads one or both (lib/language.ts). */
export interface TextFile {
  address: string;
  language: string;
  isOfOffice: boolean;
}

const BUILD_DIRECTORY = fileURLToPath(new URL('../build', import.meta.url));

/** The pages as `npm run build` left them. Throws a sentence for people when there are none. */
export async function builtPages(directory = BUILD_DIRECTORY): Promise<PageSource> {
  const file = join(directory, 'server', 'index.js');
  if (!existsSync(file)) {
    throw new Error('The pages have not been built. Run "npm run build" first, or "npm start".');
  }
  const build: ServerBuild = await import(pathToFileURL(file).href);
  const clientDirectory = join(directory, 'client');
  return {
    mode: 'production',
    load: async () => build,
    clientDirectory,
    ...(await readManifest(clientDirectory)),
  };
}

/** Vite's list of what it built, by source file or name: https://vite.dev/guide/backend-integration */
type ViteManifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; assets?: string[] }
>;

/** A route whose page visitors open. */
const PUBLIC_PAGE = /^app\/(?!.*\/admin-).*\.route\.tsx/;
/** What visitors read; fetched apart from the page that shows it (docs/decisions/050). */
const TEXTS = /\.text\.(\w+)-/;

async function readManifest(clientDirectory: string) {
  const file = join(clientDirectory, '.vite', 'manifest.json');
  const manifest: ViteManifest = JSON.parse(await readFile(file, 'utf8'));
  return {
    filesAhead: eachLanguage((language) => listFiles(manifest, language)),
    textsOf: new Map(
      Object.values(manifest).map((chunk) => [`/${chunk.file}`, textsOf(chunk, manifest)]),
    ),
  };
}

function textsOf(
  { dynamicImports = [] }: ViteManifest[string],
  manifest: ViteManifest,
): TextFile[] {
  const files = dynamicImports.map((name) => manifest[name]?.file ?? '');
  return files.flatMap((file) => {
    const [text, language] = TEXTS.exec(file) ?? [];
    if (!text || !language) return [];
    // Visitors read German, the office does not.
    const inGerman = `${file.slice(0, file.indexOf(text))}.text.de-`;
    const isOfOffice = !files.some((each) => each.startsWith(inGerman));
    return { address: `/${file}`, language, isOfOffice };
  });
}

function listFiles(manifest: ViteManifest, language: SiteLanguage): string[] {
  // All of a page, then of the next: a visitor who does not wait finds the first ones whole.
  const names = new Set(
    Object.keys(manifest)
      .filter((name) => PUBLIC_PAGE.test(name))
      .flatMap((page) => [...allOf(page, { manifest, language })]),
  );
  const chunks = [...names].flatMap((name) => manifest[name] ?? []);
  const drawings = chunks
    .flatMap(({ assets = [] }) => assets)
    .filter((each) => /\.svg$/.test(each));
  return [...new Set([...chunks.map((chunk) => chunk.file), ...drawings])].map(
    (each) => `/${each}`,
  );
}

/** A page's own part of the build and, one after the other, what it imports and its texts. */
function allOf(
  page: string,
  { manifest, language }: { manifest: ViteManifest; language: SiteLanguage },
): Set<string> {
  const names = new Set([page]);
  // The loop over a set also visits what is added during it.
  for (const name of names) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    const texts = dynamicImports.filter(
      (each) => TEXTS.exec(manifest[each]?.file ?? '')?.[1] === language,
    );
    for (const each of [...imports, ...texts]) names.add(each);
  }
  return names;
}
