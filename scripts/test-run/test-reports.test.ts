import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  addCounts,
  countsLine,
  countsOf,
  NO_TESTS,
  readCounts,
  readFailed,
  readSlowest,
  testsOf,
} from './test-reports.ts';

const vitest = { numPassedTests: 9, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
const playwright = { stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 0 } };

test('counts of both tools add up; a test that fails at times has failed', () => {
  expect(addCounts(countsOf(vitest), countsOf(playwright))).toEqual({
    passed: 14,
    failed: 4,
    skipped: 3,
  });
});

test.each([
  [{ passed: 3, failed: 0, skipped: 0 }, '3 passed, 0 failed'],
  [{ passed: 3, failed: 1, skipped: 2 }, '3 passed, 1 failed, 2 skipped'],
])('%j is told in one line', (counts, line) => expect(countsLine(counts)).toBe(line));

test('a report that was never written counts nothing', () => {
  expect(readCounts('test-results/no-such-report.json')).toEqual(NO_TESTS);
  expect(readSlowest('test-results/no-such-report.json', 5)).toEqual([]);
  expect(readFailed('test-results/no-such-report.json')).toEqual([]);
});

test('every test of a report has its time, and why it failed, also those of inner suites', () => {
  const location = { file: '/project/a.test.ts', line: 9 };
  const errors = [{ message: '\u001b[31mtoo dark\u001b[39m', location }];
  const spec = (status: 'expected' | 'unexpected') => ({
    file: 'a.test.ts',
    line: 7,
    title: status,
    tests: [{ status, results: [{ duration: 1500, errors }] }],
  });
  const specs = [spec('unexpected'), spec('expected')];
  expect(testsOf({ suites: [{ specs: [], suites: [{ specs }] }] })).toEqual([
    { seconds: 1.5, file: 'a.test.ts', line: 9, title: 'unexpected', failure: 'too dark' },
    { seconds: 1.5, file: 'a.test.ts', line: 9, title: 'expected', failure: null },
  ]);
  const stack = 'Error: no\n    at /lib/x.ts:1:2\n    at /project/b.test.ts:31:5';
  const assertionResults = [
    { fullName: 'two', duration: 20, failureMessages: [] },
    { fullName: 'three', duration: 20, failureMessages: [stack] },
  ];
  const name = resolve('b.test.ts');
  const failing = {
    ...assertionResults[1],
    failureMessages: [stack.replace('/project/b.test.ts', name)],
  };
  expect(
    testsOf({
      testResults: [{ name, assertionResults: [assertionResults[0] as never, failing as never] }],
    }),
  ).toEqual([
    { seconds: 0.02, file: 'b.test.ts', line: null, title: 'two', failure: null },
    expect.objectContaining({ line: 31, title: 'three' }),
  ]);
});
