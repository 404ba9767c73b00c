import { mkdirSync, rmSync } from 'node:fs';
import { provideChromium } from '../tests/support/machine/provide-chromium.ts';
import { type Outcome, runCommand } from './test-run/command.ts';
import {
  addCounts,
  type Counts,
  countsLine,
  NO_TESTS,
  readCounts,
  readSlowest,
} from './test-run/test-reports.ts';

/**
 * `npm test`: everything that must hold. First what is cheap, two at a time and each shown when it
 * is done; then the test suites, one after the other, live. Everything runs even after a failure.
 * With arguments only the named parts run: `checks`, `unit`, `database`, `browser`.
 */
const REPORTS = 'test-results';
const VITEST_REPORT = `${REPORTS}/vitest.json`;
const BROWSER_REPORT = `${REPORTS}/browser.json`;
const UNIT = '--project unit --project processes --project "pricing-*"';
const DATABASE = '--project database';

const known = ['checks', 'unit', 'database', 'browser'];
const named = process.argv.slice(2);
const unknown = named.filter((part) => !known.includes(part));
if (unknown.length > 0) throw new Error(`unknown part ${unknown}; there are ${known.join(', ')}`);
const wants = (part: string) => named.length === 0 || named.includes(part);

const outcomes: Outcome[] = [];
let counts: Counts = NO_TESTS;

mkdirSync(REPORTS, { recursive: true });
rmSync(VITEST_REPORT, { force: true });
rmSync(BROWSER_REPORT, { force: true });

if (wants('browser')) provideChromium();

await inPairs([
  ...(wants('browser')
    ? [['build and bundles', 'npm run --silent build && npm run --silent bundles'] as const]
    : []),
  ...(wants('checks')
    ? ([
        ['types', 'npm run --silent typecheck'],
        ['lint', 'npm run --silent lint'],
        ['structure', 'npm run --silent structure'],
        ['dead code', 'npm run --silent deadcode'],
        ['spec', 'node scripts/spec-coverage.ts'],
      ] as const)
    : []),
]);

const projects = [wants('unit') && UNIT, wants('database') && DATABASE].filter(Boolean);
if (projects.length > 0) {
  const reporters = `--reporter=default --reporter=json --outputFile.json=${VITEST_REPORT}`;
  await suite(
    'unit and database tests',
    `vitest run ${projects.join(' ')} ${reporters}`,
    VITEST_REPORT,
  );
}
if (wants('browser')) await suite('browser tests', 'playwright test', BROWSER_REPORT);

summarize();

async function inPairs(steps: (readonly [name: string, command: string])[]): Promise<void> {
  const waiting = [...steps];
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runCommand(...step);
      heading(outcome.name);
      console.log(outcome.output.trimEnd());
      outcomes.push(outcome);
    }
  }
  await Promise.all([work(), work()]);
}

async function suite(name: string, command: string, report: string): Promise<void> {
  heading(name);
  const outcome = await runCommand(name, command, true);
  outcomes.push(outcome);
  counts = addCounts(counts, readCounts(report));
}

function heading(name: string): void {
  console.log(`\n=== ${name} ${'='.repeat(Math.max(3, 90 - name.length))}`);
}

function summarize(): void {
  heading('summary');
  for (const { name, ok, seconds } of outcomes) {
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  }
  const broken = outcomes.filter(({ ok }) => !ok).length;
  for (const [report, count] of [
    [VITEST_REPORT, 5],
    [BROWSER_REPORT, 10],
  ] as const) {
    for (const { seconds, file, title } of readSlowest(report, count))
      console.log(`slow   ${seconds.toFixed(1)} s  ${file}: ${title}`);
  }
  // A check that fails is no test, but the line must never look as if all were well.
  console.log(countsLine({ ...counts, failed: Math.max(counts.failed, broken) }));
  if (broken > 0) process.exitCode = 1;
}
