import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 };

export interface ReportedTest {
  seconds: number;
  file: string;
  /** Where in the file it failed, or begins; null when the report does not say. */
  line: number | null;
  title: string;
  /** Why it failed, without colours; null when it did not. */
  failure: string | null;
}

interface VitestResult {
  fullName: string;
  duration?: number;
  failureMessages?: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; assertionResults: VitestResult[] }[];
}

interface PlaywrightResult {
  duration: number;
  errors?: { message?: string; location?: { file: string; line: number } }[];
}

interface PlaywrightTest {
  /** `expected` also for one that is to fail, and does. */
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: PlaywrightResult[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { file: string; line: number; title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** Reads what a JSON report of Vitest or Playwright counted; nothing when it was not written. */
export function readCounts(file: string): Counts {
  const report = readReport(file);
  return report ? countsOf(report) : NO_TESTS;
}

/** The tests of a report that took longest, the slowest first. */
export function readSlowest(file: string, count: number): ReportedTest[] {
  return readTests(file)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

export function readFailed(file: string): ReportedTest[] {
  return readTests(file).filter(({ failure }) => failure !== null);
}

function readTests(file: string): ReportedTest[] {
  const report = readReport(file);
  return report ? testsOf(report) : [];
}

function readReport(file: string): VitestReport | PlaywrightReport | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

export function countsOf(
  report: Pick<PlaywrightReport, 'stats'> | Omit<VitestReport, 'testResults'>,
): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function testsOf(
  report: Pick<PlaywrightReport, 'suites'> | Pick<VitestReport, 'testResults'>,
): ReportedTest[] {
  if ('suites' in report) return report.suites.flatMap(testsOfSuite);
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0, failureMessages = [] }) => ({
      seconds: duration / 1000,
      file: relative('.', name),
      line: lineIn(name, failureMessages.join('\n')),
      title: fullName,
      failure: failureText(failureMessages),
    })),
  );
}

function testsOfSuite({ suites = [], specs }: PlaywrightSuite): ReportedTest[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.flatMap(({ status, results }) =>
      results.map(({ duration, errors = [] }) => ({
        seconds: duration / 1000,
        file,
        // What failed may stand in a helper, of which the test's own line tells more.
        line: errors.find(({ location }) => location?.file.endsWith(file))?.location?.line ?? line,
        title,
        failure:
          status === 'expected' ? null : failureText(errors.map(({ message = '' }) => message)),
      })),
    ),
  );
  return [...own, ...suites.flatMap(testsOfSuite)];
}

/** The line of a file that a stack names first. */
function lineIn(file: string, stack: string): number | null {
  const at = stack.indexOf(`${file}:`);
  return at < 0 ? null : Number.parseInt(stack.slice(at + file.length + 1), 10);
}

function failureText(messages: string[]): string | null {
  return messages.length > 0 ? stripVTControlCharacters(messages.join('\n')) : null;
}

export function addCounts(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/** `12 passed, 0 failed`, and `, 1 skipped` when there are any. */
export function countsLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
