import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rolldown } from 'vite';
import { oneImageOfIcons } from './app/ui/icon-masks.ts';
import { BUILD_TARGET } from './scripts/browser-floor.ts';

/** What most public pages use; by itself each of these would be a file of some hundred bytes. */
const SHELL =
  /[\\/]app[\\/](ui|lib|site[\\/]shell|base[\\/](exchange-rates|images))[\\/]|vite\/preload-helper/;
const MIN_PAGES = 3;
/** Few pages use them; with those of the first page the office's board would load its map. */
const DEVICE = /[\\/]ui[\\/]narrow-screen\.ts/;
/** What is of one of the visitors' rooms. */
const ROOM = /[\\/]app[\\/]site[\\/](?!shell[\\/])/;
/** What the first page, the list and a car share: together, for the same reason. */
const FLEET = /[\\/]app[\\/]site[\\/]cars[\\/]/;

/** A language of a text (docs/decisions/050). */
const LANGUAGE = /([\w-]+)(\.text\.\w\w)\.ts$/;

/** What the pages of the back office share: one file, where it was some fifty of a kilobyte each. */
const OFFICE = /[\\/]app[\\/](?!.*(\.route\.tsx|\.text\.\w\w\.ts))/;
/** The frame and the screens that are opened all day; what the others alone share waits until one of them is. */
const EVERY_DAY = /[\\/]admin-(guard|layout|page|dashboard|morning|bookings|board)\.route\.tsx/;
/** Filled in on a phone next to the car: it does not wait for what other editors need. */
const HANDOVER = /[\\/]admin-handover\.route\.tsx/;

/** What these use, every public page does. */
const EVERY_PAGE = /[\\/](root|public-layout\.route)\.tsx(\?|$)/;
/** It fetches what draws a trip when there is one. */
const TRIP_PAGE = /[\\/]trip\.route\.tsx(\?|$)/;
const ENTRY = /[\\/]entry\.client\.tsx(\?|$)/;
const PAGE = /\.route\.tsx?(\?|$)/;
/** Not counted: a visitor must not load what only the back office shares, which is where staff preview a post. */
const OFFICE_PAGE = /[\\/](admin-[\w-]+\.route|unshown-post)\.tsx/;

/** Whether enough public pages import a module, be it by others. */
function isOfPublicPages(moduleId: string, context: Rolldown.ChunkingContext): boolean {
  const pages = publicPagesWith(moduleId, context);
  return pages.size >= MIN_PAGES || [...pages].some((page) => EVERY_PAGE.test(page));
}

/**
 * Texts in one language that several pages read, together as the scripts that show them. Others have a file
 * of their own by themselves.
 */
function textsName(moduleId: string, context: Rolldown.ChunkingContext): string | null {
  const [, own, language] = LANGUAGE.exec(moduleId) ?? [];
  const { dynamicImporters = [] } = context.getModuleInfo(moduleId) ?? {};
  if (!dynamicImporters.some((names) => isOfPublicPages(names, context))) return null;
  const name = FLEET.test(moduleId) ? 'fleet' : ROOM.test(moduleId) ? own : 'shell';
  return `${name}${language}`;
}

/** What some screens of the office share, among themselves or with others. */
function officeScripts(name: string, screens: RegExp): Rolldown.CodeSplittingGroup {
  return {
    name: (id, context) => (isOfScreens(screens, id, context) ? name : null),
    test: OFFICE,
    minShareCount: 2,
  };
}

/** Their texts in one language; without `screens` those that several read. */
function officeTexts(name: string, screens?: RegExp): Rolldown.CodeSplittingGroup {
  return {
    test: LANGUAGE,
    name(id, context) {
      const [, , language] = LANGUAGE.exec(id) ?? [];
      const { dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
      if (dynamicImporters.some((names) => isForVisitors(names, context))) return null;
      const pages = new Set(
        dynamicImporters.flatMap((names) => [...officePagesWith(names, context)]),
      );
      const isOf = screens ? [...pages].some((page) => screens.test(page)) : pages.size > 1;
      return isOf ? name + language : null;
    },
  };
}

/**
 * What the same public pages share is one file, whether the back office uses a part of it or not; and so is what
 * one page shares with the office.
 */
function pagesName(moduleId: string, context: Rolldown.ChunkingContext): string | null {
  const pages = publicPagesWith(moduleId, context);
  if (pages.size === 0 || [...pages].some((page) => EVERY_PAGE.test(page))) return null;
  if (pages.size === 1 && !isOfScreens(EVERY_DAY, moduleId, context)) return null;
  return `shared~${[...pages].sort().join('~')}`;
}

/** So is what a page shares with the trip that is drawn by its rules, which would else break it into pieces. */
function tripName(moduleId: string, context: Rolldown.ChunkingContext): string | null {
  const [page = '', ...more] = publicPagesWith(moduleId, context);
  if (!page || more.length > 0 || TRIP_PAGE.test(page)) return null;
  const later = publicPagesWith(moduleId, context, { later: true });
  return [...later].some((each) => TRIP_PAGE.test(each)) ? `shared~${page}` : null;
}

/** Whether a visitor may come to load a module, be it later. */
function isForVisitors(moduleId: string, context: Rolldown.ChunkingContext): boolean {
  return publicPagesWith(moduleId, context, { later: true }).size > 0;
}

/** The public pages that import a module, be it by others and, with `later`, when they need it. */
function publicPagesWith(
  moduleId: string,
  context: Rolldown.ChunkingContext,
  { later = false } = {},
): Set<string> {
  const pages = new Set<string>();
  const seen = new Set<string>();
  const queue = [moduleId];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id) || OFFICE_PAGE.test(id)) continue;
    seen.add(id);
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
    if (PAGE.test(id) || EVERY_PAGE.test(id)) pages.add(id.replace(/\?.*/, ''));
    else if (later && ENTRY.test(id)) pages.add(id);
    else queue.push(...importers, ...(later ? dynamicImporters : []));
  }
  return pages;
}

/** Whether one of these screens imports a module, be it by others. */
function isOfScreens(screens: RegExp, moduleId: string, context: Rolldown.ChunkingContext) {
  return [...officePagesWith(moduleId, context)].some((page) => screens.test(page));
}

/** The pages that import a module of the office, be it by others or by a language of their texts. */
function officePagesWith(moduleId: string, context: Rolldown.ChunkingContext): Set<string> {
  const pages = new Set<string>();
  const seen = new Set<string>();
  const queue = [moduleId];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
    if (PAGE.test(id)) pages.add(id.replace(/\?.*/, ''));
    else queue.push(...importers, ...(LANGUAGE.test(id) ? dynamicImporters : []));
  }
  return pages;
}

/**
 * Packages of which the server's pages need a part: built into them. Left outside they are 350 files
 * more to read at every start. Not while developing: Vite would handle each of them.
 */
const OF_THE_PAGES = [/^@base-ui\//, /^@dnd-kit\//, 'react-hook-form'];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), oneImageOfIcons(), reactRouter()],
  ssr: { noExternal: command === 'build' ? OF_THE_PAGES : [] },
  build: {
    target: BUILD_TARGET,
    // The server reads from it what to fetch ahead (server/page-source.ts).
    manifest: true,
    // What a language needs has come with the script that names it.
    modulePreload: {
      resolveDependencies: (file, needed) => (/\.text\.\w\w-/.test(file) ? [] : needed),
    },
    // Vite would compress every file only to print its size.
    reportCompressedSize: false,
    rolldownOptions: {
      // Of a package that lists all its parts in one file, only those used are read: icons, 1,700 files.
      experimental: { lazyBarrel: true },
      output: {
        // The name of such a group is that of all its pages.
        chunkFileNames: ({ name }) =>
          name.startsWith('shared~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // Apart from the entry, which hydrates as soon as it is read (server/page-scripts.ts).
            { name: 'react-dom', test: /[\\/]node_modules[\\/](react-dom|scheduler)[\\/]/ },
            {
              name: (id, context) =>
                DEVICE.test(id) || isOfPublicPages(id, context) ? 'shell' : null,
              test: SHELL,
            },
            {
              name: (id, context) => (isOfPublicPages(id, context) ? 'fleet' : null),
              test: FLEET,
            },
            { name: textsName, test: LANGUAGE },
            { name: pagesName },
            { name: tripName },
            // As it would be without the next group, which takes along all that its files import.
            {
              name: (id, context) => (isForVisitors(id, context) ? 'shared' : null),
              entriesAware: true,
              minShareCount: 2,
            },
            officeScripts('office', EVERY_DAY),
            officeScripts('form', HANDOVER),
            { name: 'editors', test: OFFICE, minShareCount: 2 },
            // After the scripts, which would else come with the texts that need them.
            officeTexts('office', EVERY_DAY),
            officeTexts('form', HANDOVER),
            officeTexts('editors'),
          ],
        },
      },
    },
  },
}));
