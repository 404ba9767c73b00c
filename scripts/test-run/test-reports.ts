import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 };

export interface TimedTest {
  seconds: number;
  file: string;
  title: string;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; assertionResults: { fullName: string; duration?: number }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; tests: { results: { duration: number }[] }[] }[];
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
export function readSlowest(file: string, count: number): TimedTest[] {
  const report = readReport(file);
  const tests = report ? timesOf(report) : [];
  return tests.sort((a, b) => b.seconds - a.seconds).slice(0, count);
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

export function timesOf(
  report: Pick<PlaywrightReport, 'suites'> | Pick<VitestReport, 'testResults'>,
): TimedTest[] {
  if ('suites' in report) return report.suites.flatMap(timesOfSuite);
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      seconds: duration / 1000,
      file: relative('.', name),
      title: fullName,
    })),
  );
}

function timesOfSuite({ suites = [], specs }: PlaywrightSuite): TimedTest[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => ({ seconds: duration / 1000, file, title })),
    ),
  );
  return [...own, ...suites.flatMap(timesOfSuite)];
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
