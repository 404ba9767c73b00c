import { globSync, readFileSync } from 'node:fs';
import { checkCycles } from './structure/cycles.ts';
import { checkFile } from './structure/file-rules.ts';
import { checkImports } from './structure/import-rules.ts';
import { readSource, type SourceFile } from './structure/source-file.ts';

/**
 * Holds the source to the rules of docs/architecture.md: which file may import which, what files
 * are called, how long they get. `npm run structure` prints every fault, and the sizes.
 */
const files = globSync('{app,server,scripts,tests}/**/*.{ts,tsx}')
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map((path) => readSource(path, readFileSync(path, 'utf8')));

const problems = [
  ...files.flatMap((file) => [...checkFile(file), ...checkImports(file)]),
  ...checkCycles(files),
];
for (const { path, line, text } of problems) console.error(`${path}:${line} ${text}`);
console.log(
  sizes(
    'sources',
    files.filter(({ path }) => !isTest(path)),
  ),
);
console.log(
  sizes(
    'tests',
    files.filter(({ path }) => isTest(path)),
  ),
);
if (problems.length > 0) {
  console.error(`${problems.length} faults against the structure`);
  process.exitCode = 1;
}

function isTest(path: string): boolean {
  return path.startsWith('tests/') || /\.test\.tsx?$/.test(path);
}

function sizes(name: string, group: SourceFile[]): string {
  const sorted = group.map(({ lines }) => lines).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const longest = group.reduce((a, b) => (b.lines > a.lines ? b : a));
  return `${name}: ${group.length} files, lines p50 ${at(0.5)}, p90 ${at(0.9)}, longest ${longest.lines} (${longest.path})`;
}
