import { expect, test } from 'vitest';
import { tellFailures } from './failures.ts';

const failed = (n: number) => ({
  seconds: 1,
  file: `e2e/some-${n}.test.ts`,
  line: 10 + n,
  title: `screen ${n} holds`,
  failure: Array.from({ length: 30 }, (_, i) => `reason ${n}, line ${i}`).join('\n\n'),
});

test('one failure is told in twelve lines, first where and what', () => {
  const lines = tellFailures([failed(1)], []).split('\n');
  expect(lines).toHaveLength(12);
  expect(lines[0]).toBe('FAILED e2e/some-1.test.ts:11 screen 1 holds');
  expect(lines[1]).toBe('  reason 1, line 0');
});

test('several failures share the room, each with five lines at least', () => {
  const report = tellFailures([1, 2, 3, 4, 5, 6, 7, 8].map(failed), []);
  expect(report.length).toBeLessThanOrEqual(2800);
  for (let n = 1; n <= 8; n += 1) expect(report).toContain(`reason ${n}, line 3`);
  const many = tellFailures(
    Array.from({ length: 60 }, (_, n) => failed(n)),
    [],
  );
  expect(many.split('\n')).toHaveLength(60 * 5);
});

test('a long line is cut; a check that failed is told by its end', () => {
  const report = tellFailures(
    [{ ...failed(1), line: null, failure: 'x'.repeat(5000) }],
    [{ name: 'lint', output: `${'begin\n'.repeat(40)}the fault\n` }],
  );
  expect(report).toMatch(
    /^FAILED lint\n( {2}begin\n){10} {2}the fault\nFAILED e2e\/some-1.test.ts /,
  );
  expect(report.length).toBeLessThan(400);
});
