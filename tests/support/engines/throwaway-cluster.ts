import { execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const START_TIMEOUT_MS = 30_000;

/**
 * Stops the server and removes its folder as soon as its standard input closes, which happens when
 * the tests end, however they end: done, failed, interrupted or killed.
 */
const KEEPER = `
"$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c fsync=off -c synchronous_commit=off \
  -c full_page_writes=off -c max_connections=200 -c timezone=Asia/Kathmandu >"$2/log" 2>&1 &
cat
kill -QUIT $! 2>/dev/null
wait
rm -rf "$2"`;

interface Account {
  uid: number;
  gid: number;
}

/**
 * Makes a PostgreSQL cluster in a temporary folder and starts it, without durability and in an odd
 * time zone, reachable only through a Unix socket in that folder.
 */
export async function startThrowawayCluster(
  binaries: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const account = await unprivilegedAccount();
  const folder = await mkdtemp(join(tmpdir(), 'kervan-pg-'));
  if (account) await chown(folder, account.uid, account.gid);
  const options = { ...account, cwd: folder };
  const initdb = ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'];
  await promisify(execFile)(
    join(binaries, 'initdb'),
    [...initdb, '--locale=C', '--no-sync', '--no-instructions'],
    options,
  );

  const keeper = spawn('sh', ['-c', KEEPER, 'sh', binaries, folder], {
    ...options,
    detached: true, // Ctrl-C reaches the tests, not this group; it sees the end by its input.
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => keeper.once('close', () => resolve()));
  async function stop() {
    keeper.stdin.end();
    await ended;
  }

  const url = `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`;
  try {
    await untilItAnswers(url);
  } catch (error) {
    const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '');
    await stop();
    throw new Error(`PostgreSQL from ${binaries} did not start.\n${log}`, { cause: error });
  }
  return { url, stop };
}

async function untilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** PostgreSQL refuses to run as root; then an account without privileges runs it. */
async function unprivilegedAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const fields = lines.find((line) => line[0] === name);
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody".',
  );
}
