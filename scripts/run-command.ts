import { OutcomeUnknown, PicturesLeft } from '#app/base/backups/restore-backup.server.ts';

interface Command {
  /** Text that a terminal shows while the command works. */
  doing: string;
  failure: string;
  /** `signal` is aborted by Ctrl-C and SIGTERM. A second signal ends the process at once. */
  run: (signal: AbortSignal) => Promise<string>;
}

/** Runs a command for a person: prints its result, or a failure as sentences without a stack. */
export async function runCommand({ doing, failure, run }: Command): Promise<void> {
  const { stdout, stderr } = process;
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interrupted.abort(new Error('It was interrupted.')));
  }
  if (stdout.isTTY) stdout.write(`${doing} …\n`);
  try {
    stdout.write(await run(interrupted.signal));
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const isWhole = error instanceof OutcomeUnknown || error instanceof PicturesLeft;
    stderr.write(isWhole ? `${text}\n` : `${failure} ${text}\n`);
    if (error instanceof Error && error.cause) stderr.write(`${String(error.cause)}\n`);
    process.exitCode = 1;
  }
}
