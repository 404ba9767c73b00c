import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { SiteLanguage } from '#app/lib/words/texts.ts';

/** Source of the rendered pages: the build, or Vite in development. */
export interface PageSource {
  mode: 'production' | 'development';
  load(): Promise<ServerBuild>;
  /** Folder of the files for browsers; null if Vite serves them. */
  clientDirectory: string | null;
  /**
   * Returns the address of the file with the site's texts in a language, for pages to preload;
   * undefined in development.
   */
  siteTextFile?: (language: SiteLanguage) => string | undefined;
  /** Lets the source handle its own requests before all others. */
  mount?(app: FastifyInstance): Promise<void>;
  close?(): Promise<void>;
}

const BUILD_DIRECTORY = fileURLToPath(new URL('../../build', import.meta.url));

/**
 * Returns the pages that `npm run build` made. Throws an error with a sentence if there are none.
 */
export async function builtPages(directory = BUILD_DIRECTORY): Promise<PageSource> {
  const file = join(directory, 'server', 'index.js');
  if (!existsSync(file)) {
    throw new Error('The pages have not been built. Run "npm run build" first, or "npm start".');
  }
  const build: ServerBuild = await import(pathToFileURL(file).href);
  const clientDirectory = join(directory, 'client');
  const manifest = await readManifest(clientDirectory);
  return {
    mode: 'production',
    load: async () => build,
    clientDirectory,
    siteTextFile(language) {
      const file = manifest[`app/texts/site.${language}.ts`]?.file;
      return file && `/${file}`;
    },
  };
}

/**
 * Reads Vite's list of built files by source file. Source:
 * https://vite.dev/guide/backend-integration
 */
async function readManifest(clientDirectory: string): Promise<Record<string, { file: string }>> {
  const file = join(clientDirectory, '.vite', 'manifest.json');
  return JSON.parse(await readFile(file, 'utf8'));
}
