import { OutcomeUnknown, PicturesLeft } from '#app/base/backups/restore-backup.server.ts';
import type { OnProgress } from '#server/jobs/backup-commands.ts';

interface Tools {
  onProgress: OnProgress;
  /** Aborted by Ctrl-C or SIGTERM. A second signal ends the process at once. */
  signal: AbortSignal;
}

/** Runs a command for a person: one line of progress on a terminal, then a sentence, no stack. */
export async function runCommand(
  failure: string,
  command: (tools: Tools) => Promise<string>,
): Promise<void> {
  const { stdout, stderr } = process;
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interrupted.abort(new Error('It was interrupted.')));
  }
  let shown = '';
  const onProgress: OnProgress = (doing, share) => {
    const line = `${doing}: ${Math.floor(share * 100)} %`;
    if (!stdout.isTTY || line === shown) return;
    shown = line;
    stdout.write(`\r\x1b[2K${line}`);
  };
  const endLine = () => shown && stdout.write('\r\x1b[2K');
  try {
    const text = await command({ onProgress, signal: interrupted.signal });
    endLine();
    stdout.write(text);
  } catch (error) {
    endLine();
    const text = error instanceof Error ? error.message : String(error);
    const isWhole = error instanceof OutcomeUnknown || error instanceof PicturesLeft;
    stderr.write(isWhole ? `${text}\n` : `${failure} ${text}\n`);
    if (error instanceof Error && error.cause) stderr.write(`${String(error.cause)}\n`);
    process.exitCode = 1;
  }
}
