import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A process that a test starts. It is killed when the scope of its `await using` ends. */
export interface TestProcess extends AsyncDisposable {
  pid: number;
  /** The next line of its output; undefined after the last. */
  nextLine(): Promise<string | undefined>;
  /** The lines that are left; for a process that ends by itself or has been killed. */
  rest(): Promise<string[]>;
  write(line: string): void;
  /** Ends it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Runs one of the scripts of this folder. The script and the test share stderr. */
export function startProcess(script: string, ...parameters: string[]): TestProcess {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [path, ...parameters], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  // A process that is killed can take no more input, which is not what is tested.
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

// The database of a killed process may still be writing its last files.
const REMOVAL = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };

/** A folder that is removed when the `using` that holds it ends. */
export function temporaryFolder(): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), 'kervan-test-'));
  return { path, [Symbol.dispose]: () => rmSync(path, REMOVAL) };
}
