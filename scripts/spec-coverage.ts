import { globSync, readFileSync } from 'node:fs';

/**
 * Prints the number of tests of each part of the specification; with `--all` each statement with
 * its tests. Fails if a statement has no test, if a test names an unknown statement, or if no test
 * contains a text that the specification quotes for users.
 */
const STATEMENTS = 'tests/spec-statements.md';
const TESTS = ['{app,server,scripts,tests}/**/*.test.{ts,tsx}', 'tests/contracts/*.ts'];
/** Parts in which all quotations are texts for users. Other parts also quote values. */
const PARTS_WITH_TEXTS = ['5', '8'];

const page = readFileSync(STATEMENTS, 'utf8');
const parts = [...page.matchAll(/^## (\d)\. (.*)$/gm)].map(([, part = '', name = '']) => ({
  part,
  name,
}));
const statements = [...page.matchAll(/^- (\d\.\d+) (.*)$/gm)].map(([, id = '', text = '']) => ({
  id,
  text,
}));
const sources = globSync(TESTS).map((file) => ({ file, source: readFileSync(file, 'utf8') }));

const testsById = new Map<string, string[]>();
for (const { file, source } of sources) {
  for (const [, , title = ''] of source.matchAll(/(['"`])((?:\\.|(?!\1).)*@\d\.\d+)\1/g)) {
    for (const [, id = ''] of title.matchAll(/@(\d\.\d+)/g)) {
      const test = `${file} "${title.replace(/( @\d\.\d+)+$/, '')}"`;
      testsById.set(id, [...(testsById.get(id) ?? []), test]);
    }
  }
}

const faults: string[] = [];
for (const { id, text } of statements) {
  if (!testsById.has(id)) faults.push(`no test names @${id}: ${text}`);
}
for (const [id, tests] of testsById) {
  if (!statements.some((statement) => statement.id === id))
    faults.push(`@${id} is not a statement of the spec: ${tests.join(', ')}`);
}
const allTests = sources.map(({ source }) => source.replaceAll("\\'", "'")).join('\n');
for (const { id, text } of statements) {
  if (!PARTS_WITH_TEXTS.some((part) => id.startsWith(`${part}.`))) continue;
  for (const [, quoted = ''] of text.matchAll(/'([^']{8,})'/g)) {
    const [fixed = ''] = quoted.split(/\{|\.\.\./);
    if (!allTests.includes(fixed.trim())) faults.push(`no test has the text of ${id}: ${quoted}`);
  }
}

for (const { part, name } of parts) {
  const own = statements.filter(({ id }) => id.startsWith(`${part}.`));
  const tests = new Set(own.flatMap(({ id }) => testsById.get(id) ?? []));
  console.log(`part ${part}: ${own.length} statements, ${tests.size} tests  ${name}`);
  if (!process.argv.includes('--all')) continue;
  for (const { id, text } of own)
    console.log(`  ${id} ${text}\n    ${(testsById.get(id) ?? []).join('\n    ')}`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
