/**
 * Second part of `npm run structure`: checks the names and depth of files, that only few files read
 * `process.env`, and that patterns in configuration files match a file. Prints the longest files
 * and fullest folders; their sizes are not limited.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const SUFFIXES = [
  'schema',
  'rules',
  'server',
  'api',
  'route',
  'text',
  'mounted',
  'tr',
  'en',
  'de',
  'ru',
  'test',
  'config',
  'd',
  'client',
];
/** File names that say nothing about the content. */
const EMPTY_NAME = /^(index|types)$|(^|-)(utils?|helpers?|common|misc)$/;
const MAY_READ_ENV = /^(server\/main\.ts|tests\/.*|scripts\/.*|[a-z.-]+\.config\.ts)$/;
const SHOWN = 5;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path));
const problems: string[] = [];
/**
 * Number of files in each folder of a part of app/ (such as app/site/cars), in each other folder of
 * app/, and in server/, with their subfolders.
 */
const rooms = new Map<string, number>();
const lengths = new Map<string, number>();

for (const path of files) {
  const code = readFileSync(path, 'utf8');
  const [base = '', ...suffixes] = path.slice(dirname(path).length + 1).split('.');
  const isTest = suffixes.includes('test') || path.startsWith('tests/');
  const room =
    /^(app\/(?:base|domain|site|office|operations)\/[^/]+|app\/[^/]+(?=\/)|server)\//.exec(
      path,
    )?.[1];

  for (const suffix of suffixes.slice(0, -1).filter((each) => !SUFFIXES.includes(each)))
    problems.push(`${path}: ".${suffix}" is not one of .${SUFFIXES.join(' .')}`);
  if (EMPTY_NAME.test(base)) problems.push(`${path}: name the file after what it holds`);
  if (/^app\/\w+\/[^/]+\/[^/]+\/(?!(office-|paper-)?text\/).+\//.test(path))
    problems.push(`${path}: a room has folders by subject, and these have none`);
  if (!isTest && code.includes('process.env') && !MAY_READ_ENV.test(path))
    problems.push(`${path}: process.env is read once, in server/main.ts; take an argument`);
  if (!isTest) lengths.set(path, code.split('\n').length - 1);
  if (room && !isTest) rooms.set(room, (rooms.get(room) ?? 0) + 1);
}

/** Files with patterns for files of `app` and `server`, which no compiler checks. */
const NAMING = ['vitest.config.ts', 'biome.json', 'scripts/make-backdrops.ts', 'app/visitors.css'];
for (const path of NAMING) {
  const code = readFileSync(path, 'utf8');
  const patterns = path.endsWith('.css')
    ? [...code.matchAll(/@source not "\.\/([^"]+)"/g)].map(([, pattern]) => `app/${pattern}`)
    : [...code.matchAll(/['"`]((?:app|server)\/[^'"`$]*)['"`$]/g)].map(([, pattern]) => pattern);
  for (const pattern of patterns.flatMap((each = '') => alternatives(each))) {
    if (globSync(`${pattern}*`).length === 0)
      problems.push(`${path}: no file matches "${pattern}"`);
  }
}

console.log(`${files.length} files, ${rooms.size} rooms`);
console.log(`longest: ${largest(lengths)}`);
console.log(`fullest: ${largest(rooms)}`);
if (problems.length > 0) console.log(problems.join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;

/** Returns a pattern without braces for each choice: `a/b` and `a/c` for `a/{b,c}`. */
function alternatives(pattern: string): string[] {
  const [, start, choices, end] = /^([^{]*)\{([^{}]*)\}(.*)$/.exec(pattern) ?? [];
  if (choices === undefined) return [pattern];
  return choices.split(',').flatMap((choice) => alternatives(`${start}${choice}${end}`));
}

function largest(sizes: Map<string, number>): string {
  return [...sizes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([name, size]) => `${name} ${size}`)
    .join(', ');
}
