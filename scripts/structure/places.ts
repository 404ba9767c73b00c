/** Features by what they may build on: one imports only from rows above its own. */
const FEATURE_ROWS = [
  ['auth'],
  ['exchange-rates', 'images'],
  ['backups'],
  ['site'],
  ['cars', 'news', 'transfers'],
  ['bookings'],
  ['reports'],
  ['dashboard'],
];

/** `shell` is what stands directly in app/: root, routes, entries, services. */
export type Layer = 'server' | 'shell' | 'demo' | 'feature' | 'db' | 'ui' | 'lib' | 'tooling';

export type Kind = 'schema' | 'rules' | 'server' | 'api' | 'route' | 'text' | 'component' | 'plain';

export interface Place {
  layer: Layer;
  /** Name of the feature, in the layer `feature`. */
  feature: string | null;
  kind: Kind;
  isTest: boolean;
}

const KINDS: readonly string[] = ['schema', 'rules', 'server', 'api', 'route', 'text'];

/** What a file is, read off its path alone. */
export function placeOf(path: string): Place {
  const parts = path.split('/');
  const [, ...suffixes] = (parts.at(-1) ?? '').split('.');
  const extension = suffixes.pop();
  const known = suffixes.find((suffix) => KINDS.includes(suffix)) as Kind | undefined;
  return {
    layer: layerOf(parts),
    feature: parts[1] === 'features' ? (parts[2] ?? null) : null,
    kind: known ?? (extension === 'tsx' ? 'component' : 'plain'),
    isTest: suffixes.includes('test'),
  };
}

/** Row of a feature, 0 for the lowest; -1 for an unknown one. */
export function featureRow(feature: string): number {
  return FEATURE_ROWS.findIndex((row) => row.includes(feature));
}

/** The doors of a feature: nothing but the server and the list of routes goes through them. */
export function isDoor({ kind }: Place): boolean {
  return kind === 'api' || kind === 'route';
}

/** Run by Node as they are, never sent to a browser. */
export function runsOnServerOnly({ layer, kind }: Place): boolean {
  return (
    layer === 'server' || layer === 'db' || layer === 'demo' || kind === 'server' || kind === 'api'
  );
}

function layerOf([top, folder]: string[]): Layer {
  if (top === 'server') return 'server';
  if (top !== 'app') return 'tooling';
  if (folder === 'features') return 'feature';
  if (folder === 'db' || folder === 'demo' || folder === 'ui' || folder === 'lib') return folder;
  return 'shell';
}
