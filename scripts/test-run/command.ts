import { spawn } from 'node:child_process';

export interface Outcome {
  name: string;
  ok: boolean;
  seconds: number;
  output: string;
}

/** Runs a shell command; its output is kept for later, or shown as it comes when `live`. */
export function runCommand(name: string, command: string, live = false): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    const finish = (ok: boolean) =>
      resolve({
        name,
        ok,
        seconds: (performance.now() - started) / 1000,
        output: Buffer.concat(output).toString(),
      });
    child.once('error', () => finish(false));
    child.once('close', (code) => finish(code === 0));
  });
}
