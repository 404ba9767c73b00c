import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rolldown } from 'vite';
import { oneImageOfIcons } from './app/ui/pictures/icon-masks.ts';
import { BUILD_TARGET } from './scripts/browser-floor.ts';

/** Modules that a browser starts with: the entry, the root, the route modules and the catalogues of words. */
const ENTRY =
  /\.route\.tsx?(\?|$)|[\\/](root|entry\.client)\.tsx(\?|$)|[\\/]texts[\\/](site|office)\.\w\w\.ts/;
const OFFICE_ENTRY =
  /[\\/]app[\\/](office|operations|base)[\\/][^?]*\.route\.tsx|[\\/]texts[\\/]office\./;
/** Entries that every public page loads. */
const EVERY_PAGE = /[\\/](root|entry\.client|public-layout\.route)\.tsx(\?|$)/;

/** Returns the entries that import a module statically, directly or through other modules. */
function entriesWith(moduleId: string, context: Rolldown.ChunkingContext): string[] {
  const entries = new Set<string>();
  const seen = new Set<string>();
  const queue = [moduleId];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    if (ENTRY.test(id)) entries.add(id.replace(/\?.*/, ''));
    else queue.push(...(context.getModuleInfo(id)?.importers ?? []));
  }
  return [...entries];
}

/**
 * Returns the group of a module that several pages share: `site` if a public page uses it, else
 * that of the office.
 */
function sharedGroup(moduleId: string, context: Rolldown.ChunkingContext): string | null {
  // An entry in a group would run as soon as another page imports the group.
  if (ENTRY.test(moduleId)) return null;
  const entries = entriesWith(moduleId, context);
  const isShared = entries.length > 1 || entries.some((entry) => EVERY_PAGE.test(entry));
  if (!isShared) return null;
  return entries.every((entry) => OFFICE_ENTRY.test(entry)) ? 'office' : 'site';
}

/** Returns a test that accepts only the modules of one group. */
function onlyGroup(name: string) {
  return (moduleId: string, context: Rolldown.ChunkingContext) =>
    sharedGroup(moduleId, context) === name ? name : null;
}

/**
 * Packages that are bundled into the server's build, because each start would read 350 more files
 * otherwise. During development they stay outside, because Vite would transform each file.
 */
const OF_THE_PAGES = [/^@base-ui\//, /^@dnd-kit\//, 'react-hook-form'];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), oneImageOfIcons(), reactRouter()],
  ssr: { noExternal: command === 'build' ? OF_THE_PAGES : [] },
  build: {
    target: BUILD_TARGET,
    // The server reads from it which files have the words (server/pages/page-source.ts).
    manifest: true,
    // Vite would compress every file only to print its size.
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A group also takes what its modules import, so the public group comes first: otherwise visitors load
          // the group of the office.
          groups: [
            {
              name: 'react',
              test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
            },
            { name: onlyGroup('site') },
            { name: onlyGroup('office') },
          ],
        },
      },
    },
  },
}));
