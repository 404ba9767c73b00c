import type { Rolldown } from 'vite';

/**
 * Chunks of the browser's scripts. Vite makes one chunk for each page. Modules that several pages
 * share are in one of three chunks, so that a page loads few files and a visitor loads nothing of the
 * office (docs/decisions/057):
 *
 * | chunk | modules |
 * |---|---|
 * | `react` | React and React Router |
 * | `site` | modules that a public page shares with any other page |
 * | `office` | modules that only pages of the office share |
 *
 * A chunk also takes what its modules import, so `site` comes before `office`: otherwise visitors
 * would load the chunk of the office.
 */
export const PAGE_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
  },
  { name: (moduleId, graph) => (sharedChunk(moduleId, graph) === 'site' ? 'site' : null) },
  { name: (moduleId, graph) => (sharedChunk(moduleId, graph) === 'office' ? 'office' : null) },
];

/**
 * Modules that a browser loads first: the entry, the root, the pages, and the catalogues of texts.
 */
const ENTRY =
  /\.route\.tsx?(\?|$)|[\\/](root|entry\.client)\.tsx(\?|$)|[\\/]texts[\\/](site|office)\.\w\w\.ts/;
const ENTRY_OF_EVERY_PAGE = /[\\/](root|entry\.client|public-layout\.route)\.tsx(\?|$)/;
const OFFICE_ENTRY =
  /[\\/]app[\\/](office|operations|base)[\\/][^?]*\.route\.tsx|[\\/]texts[\\/]office\./;

/** Part of Rolldown's module graph that the rules need. */
export interface ModuleGraph {
  getModuleInfo(moduleId: string): { importers: readonly string[] } | null;
}

/** Returns the chunk of a module that several pages share; null if it belongs to one page. */
export function sharedChunk(moduleId: string, graph: ModuleGraph): 'site' | 'office' | null {
  // An entry in a shared chunk would run as soon as another page loads the chunk.
  if (ENTRY.test(moduleId)) return null;
  const entries = entriesOf(moduleId, graph);
  const isShared = entries.length > 1 || entries.some((entry) => ENTRY_OF_EVERY_PAGE.test(entry));
  if (!isShared) return null;
  return entries.every((entry) => OFFICE_ENTRY.test(entry)) ? 'office' : 'site';
}

/** Returns the entries that import a module statically, directly or through other modules. */
function entriesOf(moduleId: string, graph: ModuleGraph): string[] {
  const entries = new Set<string>();
  const seen = new Set<string>();
  const queue = [moduleId];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    if (ENTRY.test(id)) entries.add(id.replace(/\?.*/, ''));
    else queue.push(...(graph.getModuleInfo(id)?.importers ?? []));
  }
  return [...entries];
}
