import type { ReportedTest } from './test-reports.ts';

/** The log of a CI keeps some 3,500 characters of the end: every failure has to fit into them. */
const CHARACTERS = 2800;
const MOST_LINES = 12;
const FEWEST_LINES = 5;
const LINE_LENGTH = 150;

/** A part that failed, such as a check: what it printed last. */
export interface FailedPart {
  name: string;
  output: string;
}

/** Why tests and checks failed, each in 5 to 12 lines: the fewer there are, the more of each. */
export function tellFailures(tests: ReportedTest[], parts: FailedPart[]): string {
  let report = '';
  for (let lines = MOST_LINES; lines >= FEWEST_LINES; lines -= 1) {
    report = [
      ...parts.map(({ name, output }) => tellPart(name, output, lines)),
      ...tests.map((test) => tellTest(test, lines)),
    ].join('\n');
    if (report.length <= CHARACTERS) break;
  }
  return report;
}

function tellTest({ file, line, title, failure }: ReportedTest, lines: number): string {
  const place = line === null ? file : `${file}:${line}`;
  return [short(`FAILED ${place} ${title}`), ...written(failure ?? '').slice(0, lines - 1)].join(
    '\n',
  );
}

function tellPart(name: string, output: string, lines: number): string {
  return [`FAILED ${name}`, ...written(output).slice(1 - lines)].join('\n');
}

/** The lines of a text that have something in them. */
function written(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `  ${short(line.trim())}`);
}

/** A line that leaves room for others. */
export function short(text: string): string {
  return text.length > LINE_LENGTH ? `${text.slice(0, LINE_LENGTH - 1)}…` : text;
}
