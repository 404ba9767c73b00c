import type { Problem } from './import-rules.ts';
import { featureRow, placeOf } from './places.ts';
import type { SourceFile } from './source-file.ts';

const SUFFIXES = ['schema', 'rules', 'server', 'api', 'route', 'text', 'test', 'config', 'd'];
/** The framework's name for where the browser begins; no other file is of its kind. */
const BROWSER_ENTRY = 'app/entry.client.tsx';
/** Names that say nothing about what is inside. */
const EMPTY_NAME = /^types$|(^|-)(utils?|helpers?|common|misc)$/;
const MAY_READ_ENV = /^(server\/main\.ts|tests\/.*|scripts\/.*|[a-z.-]+\.config\.ts)$/;
const MAX_LINES = 300;
/** Tables of cases may be longer. */
const MAX_TEST_LINES = 500;

/** All tables in one file are the data model's table of contents, as long as it gets. */
const MAY_BE_LONG = 'app/db/schema.server.ts';

/** What is wrong with a file's name, place, length, or use of the environment. */
export function checkFile(file: SourceFile): Problem[] {
  const faults: [line: number, text: string][] = [];
  const [base = '', ...suffixes] = (file.path.split('/').at(-1) ?? '').split('.');
  suffixes.pop();
  const known = (suffix: string) => SUFFIXES.includes(suffix) || file.path === BROWSER_ENTRY;
  for (const suffix of suffixes.filter((each) => !known(each))) {
    faults.push([1, `".${suffix}" is not one of the known suffixes (.${SUFFIXES.join(' .')})`]);
  }
  if (base === 'index') faults.push([1, 'barrels (index.ts) are not used; import the file itself']);
  if (EMPTY_NAME.test(base))
    faults.push([1, `"${base}" says nothing; name the file after what it holds`]);
  const { feature, isTest } = placeOf(file.path);
  if (feature && featureRow(feature) < 0) {
    faults.push([1, `the feature "${feature}" has no row in scripts/structure/places.ts`]);
  }
  if (feature && file.path.split('/').length > 4) {
    faults.push([1, 'features are flat: no folders inside them']);
  }
  if (file.processEnvLine !== null && !isTest && !MAY_READ_ENV.test(file.path)) {
    faults.push([
      file.processEnvLine,
      'process.env is read once, in server/main.ts; take the setting as an argument',
    ]);
  }
  const limit = isTest ? MAX_TEST_LINES : MAX_LINES;
  if (file.lines > limit && file.path !== MAY_BE_LONG) {
    faults.push([file.lines, `${file.lines} lines; past ${limit} a file is split`]);
  }
  return faults.map(([line, text]) => ({ path: file.path, line, text }));
}
