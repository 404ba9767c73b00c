import { featureRow, isDoor, type Layer, type Place, placeOf, runsOnServerOnly } from './places.ts';
import type { Import, SourceFile } from './source-file.ts';

export interface Problem {
  path: string;
  line: number;
  text: string;
}

const MAY_IMPORT: Record<Layer, Layer[]> = {
  server: ['server', 'shell', 'demo', 'feature', 'db', 'lib'],
  shell: ['shell', 'feature', 'db', 'ui', 'lib'],
  demo: ['demo', 'feature', 'db', 'lib'],
  feature: ['shell', 'feature', 'db', 'ui', 'lib'],
  db: ['db', 'lib'],
  ui: ['ui', 'lib'],
  lib: ['lib'],
  tooling: ['tooling', 'server', 'shell', 'demo', 'feature', 'db', 'ui', 'lib'],
};

const SERVER_PACKAGES = /^(node:|pg$|pg\/|drizzle-orm|fastify|@fastify\/|sharp$|@aws-sdk\/|pino$)/;
const BROWSER_PACKAGES = /^(react$|react\/|react-dom|react-router|lucide-react|embla-carousel)/;

/** What is wrong with the imports of one file. Tests may import anything. */
export function checkImports(file: SourceFile): Problem[] {
  const from = placeOf(file.path);
  if (from.isTest) return [];
  return file.imports.flatMap((each) =>
    (each.target === null
      ? packageFaults(from, each)
      : fileFaults(from, each, file.path, each.target)
    ).map((text) => ({ path: file.path, line: each.line, text })),
  );
}

function fileFaults(from: Place, { typeOnly }: Import, path: string, target: string): string[] {
  const to = placeOf(target);
  const faults: string[] = [];
  if (to.isTest) faults.push(`imports the test ${target}`);
  if (!MAY_IMPORT[from.layer].includes(to.layer)) {
    faults.push(
      `${from.layer} imports ${target}; ${from.layer} builds on ${MAY_IMPORT[from.layer].join(', ')} only`,
    );
  }
  if (from.layer === 'feature' && to.layer === 'feature')
    faults.push(...featureFaults(from, to, target));
  if (from.layer === 'feature' && to.layer === 'shell' && !isDoor(from)) {
    faults.push(`only doors (.api, .route) know ${target}; take what is needed as an argument`);
  }
  if (isDoor(to) && !typeOnly && !mayOpenDoors(from, path)) {
    faults.push(`${target} is a door and nothing builds on it; move what is shared out of it`);
  }
  if (to.layer === 'db' && from.layer === 'feature' && from.kind !== 'server') {
    faults.push(`imports ${target}; in a feature only .server files know the database`);
  }
  if (typeOnly) return faults;
  if (isPure(from) && runsOnServerOnly(to)) {
    faults.push(`a .${from.kind} file or lib runs anywhere and cannot import ${target}`);
  }
  if (runsInBrowser(from) && from.kind !== 'route' && runsOnServerOnly(to)) {
    faults.push(
      `runs in browsers too and cannot import ${target}; import its types, or load it in a route`,
    );
  }
  if (runsOnServerOnly(from) && (to.kind === 'component' || to.kind === 'route')) {
    faults.push(`is run by Node as it is and cannot import the component ${target}`);
  }
  return faults;
}

function featureFaults(from: Place, to: Place, target: string): string[] {
  if (from.feature === to.feature || isDoor(from)) return [];
  const [own, other] = [featureRow(from.feature ?? ''), featureRow(to.feature ?? '')];
  if (other < own) return [];
  return [
    `${from.feature} builds on ${to.feature} (${target}), against the order of features in scripts/structure/places.ts; compose them in a door`,
  ];
}

function packageFaults(from: Place, { specifier, typeOnly }: Import): string[] {
  if (typeOnly || from.layer === 'tooling' || from.layer === 'shell') return [];
  if (SERVER_PACKAGES.test(specifier) && !runsOnServerOnly(from)) {
    return [`imports ${specifier}, which only .server and .api files and server/ may`];
  }
  if (BROWSER_PACKAGES.test(specifier) && (isPure(from) || isHeadless(from))) {
    return [`imports ${specifier}, which belongs in components and routes`];
  }
  return [];
}

/** `.rules`, `.schema`, `.text` and all of lib: pure, whoever calls them. */
function isPure(place: Place): boolean {
  return (
    ['rules', 'schema', 'text'].includes(place.kind) ||
    (place.layer === 'lib' && place.kind === 'plain')
  );
}

/** Server code that must not know how pages are made. */
function isHeadless({ layer, kind }: Place): boolean {
  return layer === 'db' || layer === 'demo' || kind === 'server' || kind === 'api';
}

function runsInBrowser(place: Place): boolean {
  const inApp = place.layer === 'feature' || place.layer === 'ui' || place.layer === 'lib';
  return inApp && !runsOnServerOnly(place);
}

function mayOpenDoors(from: Place, path: string): boolean {
  return from.layer === 'server' || from.layer === 'tooling' || path === 'app/routes.ts';
}
