import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { provideChromium } from '../tests/support/machine/provide-chromium.ts';

/**
 * `npm test` runs all checks and tests. Build and browser tests leave the processors idle half of
 * the time, so the other parts run at the same time, one after another. The mounted tests run
 * before the unit and database tests, because they have only one worker: so both processors are
 * busy to the end. Prints the output of browser tests at once, and of other parts when they end. A
 * failure does not stop the rest. With arguments it runs only these parts: `checks`, `unit`,
 * `database`, `browser`.
 */
const REPORTS = 'test-results';
const VITEST_REPORT = `${REPORTS}/vitest.json`;
const MOUNTED_REPORT = `${REPORTS}/mounted.json`;
const BROWSER_REPORT = `${REPORTS}/browser.json`;
const UNIT = '--project unit --project processes --project "pricing-*"';
const DATABASE = '--project database';
/**
 * Number of characters for failed parts at the end. A CI shows only some 3,500 characters of the
 * end of the log, so failures are printed there again.
 */
const ROOM_FOR_FAILURES = 2800;

const known = ['checks', 'unit', 'database', 'browser'];
const named = process.argv.slice(2);
const unknown = named.filter((part) => !known.includes(part));
if (unknown.length > 0)
  throw new Error(`Unknown part ${unknown}. The parts are ${known.join(', ')}.`);
const wants = (part: string) => named.length === 0 || named.includes(part);

interface Outcome {
  name: string;
  ok: boolean;
  seconds: number;
  output: string;
}
const outcomes: Outcome[] = [];

mkdirSync(REPORTS, { recursive: true });
for (const report of [VITEST_REPORT, MOUNTED_REPORT, BROWSER_REPORT])
  rmSync(report, { force: true });

// Build and checks do not need Chromium.
const chromium = wants('browser') ? provideChromium() : undefined;

await Promise.all([runBrowserTests(), runTheRest()]);

summarize();

async function runBrowserTests(): Promise<void> {
  if (!wants('browser')) return;
  await run('build', 'npm run --silent build');
  await run('bundles', 'npm run --silent bundles');
  await run('browsers', 'npm run --silent browsers');
  await chromium;
  await run('browser tests', 'playwright test', { live: true });
}

async function runTheRest(): Promise<void> {
  if (wants('checks')) {
    await run('types', 'npm run --silent typecheck');
    await run('lint', 'npm run --silent lint');
    await run('structure', 'npm run --silent structure');
    await run('dead code', 'npm run --silent deadcode');
    await run('spec', 'node scripts/spec-coverage.ts');
  }
  if (wants('browser')) await runVitest('mounted tests', '--project mounted', MOUNTED_REPORT);
  const projects = [wants('unit') && UNIT, wants('database') && DATABASE].filter(Boolean).join(' ');
  if (projects) await runVitest('unit and database tests', projects, VITEST_REPORT);
}

async function runVitest(name: string, projects: string, report: string): Promise<void> {
  await chromium;
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  await run(name, `vitest run ${projects} ${reporters}`, { live: !wants('browser') });
}

/** Runs a shell command. Prints its output at once if `live` is set, else when it ends. */
async function run(name: string, command: string, { live = false } = {}): Promise<void> {
  const started = performance.now();
  if (live) heading(name);
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (live) process.stdout.write(chunk);
    });
  }
  const code = await new Promise((resolve) => child.once('close', resolve));
  const output = Buffer.concat(chunks).toString().trimEnd();
  if (!live) {
    heading(name);
    console.log(output);
  }
  outcomes.push({ name, ok: code === 0, seconds: (performance.now() - started) / 1000, output });
}

function heading(name: string): void {
  console.log(`\n=== ${name} ${'='.repeat(Math.max(3, 90 - name.length))}`);
}

function summarize(): void {
  heading('summary');
  for (const { name, ok, seconds } of outcomes) {
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  }
  const broken = outcomes.filter(({ ok }) => !ok);
  for (const { name, output } of broken) {
    const log = name === 'browser tests' ? productWarnings() : '';
    const text = `${stripVTControlCharacters(output)}\n${log}`.trimEnd();
    console.log(`\nFAILED ${name}, which ended with:`);
    console.log(text.slice(-Math.floor(ROOM_FOR_FAILURES / broken.length)));
  }
  const counts = countTests();
  // A failed check is not a test, but counts as a failure, so that the last line never states 0
  // failures.
  const failed = Math.max(counts.failed, broken.length);
  console.log(`${counts.passed} passed, ${failed} failed, ${counts.skipped} skipped`);
  if (broken.length > 0) process.exitCode = 1;
}

/**
 * Returns the last two log lines of each server that the browser tests used, such as the reason of
 * a 503.
 */
function productWarnings(): string {
  return readdirSync(REPORTS)
    .filter((file) => file.endsWith('.log'))
    .flatMap((file) => readFileSync(`${REPORTS}/${file}`, 'utf8').trimEnd().split('\n').slice(-2))
    .map((line) => line.slice(0, 250))
    .join('\n');
}

function countTests() {
  const [vitest, mounted] = [readReport(VITEST_REPORT), readReport(MOUNTED_REPORT)];
  const browser = readReport(BROWSER_REPORT)?.stats;
  const ofVitest = (count: string) => (vitest?.[count] ?? 0) + (mounted?.[count] ?? 0);
  return {
    passed: ofVitest('numPassedTests') + (browser?.expected ?? 0),
    // A flaky test, which passes only sometimes, counts as failed.
    failed: ofVitest('numFailedTests') + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0),
    skipped: ofVitest('numPendingTests') + (browser?.skipped ?? 0),
  };
}

function readReport(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
