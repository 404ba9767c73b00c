import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';

/** Where the rendered pages come from: the build, or Vite while developing. */
export interface PageSource {
  mode: 'production' | 'development';
  load(): Promise<ServerBuild>;
  /** Folder of the files for browsers; null when Vite serves them. */
  clientDirectory: string | null;
  /** Lets the source answer requests of its own, before all others. */
  mount?(app: FastifyInstance): Promise<void>;
  close?(): Promise<void>;
}

const BUILD_DIRECTORY = fileURLToPath(new URL('../build', import.meta.url));

/** The pages as `npm run build` left them. Throws a sentence for people when there are none. */
export async function builtPages(directory = BUILD_DIRECTORY): Promise<PageSource> {
  const file = join(directory, 'server', 'index.js');
  if (!existsSync(file)) {
    throw new Error('The pages have not been built. Run "npm run build" first, or "npm start".');
  }
  const build: ServerBuild = await import(pathToFileURL(file).href);
  return {
    mode: 'production',
    load: async () => build,
    clientDirectory: join(directory, 'client'),
  };
}
