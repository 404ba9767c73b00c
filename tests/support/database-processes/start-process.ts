import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Process that a test has started. It is killed at the end of the block with its `await using`. */
export interface TestProcess extends AsyncDisposable {
  pid: number;
  /** Returns the next line of the output; undefined at its end. */
  nextLine(): Promise<string | undefined>;
  /** Returns all further lines of the output. Waits until the process has ended. */
  rest(): Promise<string[]>;
  write(line: string): void;
  /** Kills the process with SIGKILL and waits until it has ended. */
  kill(): Promise<void>;
}

/** Runs a script of this folder. Its errors appear on the stderr of the tests. */
export function startProcess(script: string, ...parameters: string[]): TestProcess {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [path, ...parameters], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  // A write to a killed process fails, which the tests expect.
  child.stdin.on('error', () => {});
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => (await lines.next()).value as string | undefined;
  const kill = () => killAndWait(child, exited);
  return {
    pid: child.pid ?? 0,
    nextLine,
    async rest() {
      const rest: string[] = [];
      for (let line = await nextLine(); line !== undefined; line = await nextLine())
        rest.push(line);
      return rest;
    },
    write: (line) => child.stdin.write(`${line}\n`),
    kill,
    [Symbol.asyncDispose]: kill,
  };
}

async function killAndWait(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  child.kill('SIGKILL');
  await exited;
}

// Removal is tried again for two seconds, because the database of a killed process may still write
// files.
const REMOVAL = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };

/** Creates a folder that is removed at the end of the block with its `using`. */
export function temporaryFolder(): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), 'kervan-test-'));
  return { path, [Symbol.dispose]: () => rmSync(path, REMOVAL) };
}
