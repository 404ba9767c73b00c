/** `npm run structure`, second part: names, lengths and rooms of files (engineering.md, "Shape"). */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const SUFFIXES = [
  'schema',
  'rules',
  'server',
  'api',
  'route',
  'text',
  'test',
  'config',
  'd',
  'client',
];
/** Names that say nothing about what is inside. */
const EMPTY_NAME = /^(index|types)$|(^|-)(utils?|helpers?|common|misc)$/;
const MAY_READ_ENV = /^(server\/main\.ts|tests\/.*|scripts\/.*|[a-z.-]+\.config\.ts)$/;
const MAX_LINES = 300;
/** Tables of cases may be longer. */
const MAX_TEST_LINES = 500;
/** All tables in one file are the table of contents of the data. */
const MAY_BE_LONG = 'app/db/schema.server.ts';
/** A room is a feature or another folder in app/, or server/. */
const MAX_FILES_IN_ROOM = 45;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path));
const problems: string[] = [];
const rooms = new Map<string, number>();

for (const path of files) {
  const code = readFileSync(path, 'utf8');
  const [base = '', ...suffixes] = path.slice(dirname(path).length + 1).split('.');
  const isTest = suffixes.includes('test') || path.startsWith('tests/');
  const lines = code.split('\n').length - 1;
  const limit = isTest ? MAX_TEST_LINES : MAX_LINES;
  const room = /^(app\/features\/[^/]+|app\/[^/]+(?=\/)|server)\//.exec(path)?.[1];

  for (const suffix of suffixes.slice(0, -1).filter((each) => !SUFFIXES.includes(each)))
    problems.push(`${path}: ".${suffix}" is not one of .${SUFFIXES.join(' .')}`);
  if (EMPTY_NAME.test(base)) problems.push(`${path}: name the file after what it holds`);
  if (/^app\/features\/[^/]+\/.+\//.test(path)) problems.push(`${path}: features are flat`);
  if (!isTest && code.includes('process.env') && !MAY_READ_ENV.test(path))
    problems.push(`${path}: process.env is read once, in server/main.ts; take an argument`);
  if (lines > limit && path !== MAY_BE_LONG)
    problems.push(`${path}: ${lines} lines; past ${limit} a file is split`);
  if (room && !isTest) rooms.set(room, (rooms.get(room) ?? 0) + 1);
}
for (const [room, count] of rooms)
  if (count > MAX_FILES_IN_ROOM)
    problems.push(`${room}: ${count} files; past ${MAX_FILES_IN_ROOM} a room is split`);

console.log(problems.join('\n') || `${files.length} files, ${rooms.size} rooms: nothing to say`);
process.exitCode = problems.length > 0 ? 1 : 0;
