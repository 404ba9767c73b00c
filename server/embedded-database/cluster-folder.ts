import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresPrograms } from './postgres-programs.ts';
import { stoppedWithParent } from './postgres-server.ts';

/** PostgreSQL version of the npm packages. It cannot open files of another version. */
const MAJOR_VERSION = '18';

/** Text is UTF-8 and sorted by code point. The application sorts by Turkish rules. */
const INITDB = [
  '--username=postgres',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--no-instructions',
];
const PASSWORD_BYTES = 32;

/**
 * Creates a database cluster in `folder` if there is none. The caller holds the lock. The cluster
 * is created in a second folder and renamed, so that a killed process leaves a whole cluster or
 * none.
 *
 * @throws Error with a sentence for people if the folder holds anything but our cluster.
 */
export async function ensureCluster(folder: string, programs: PostgresPrograms): Promise<void> {
  refuseFormerEngine(folder);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.length === 0) return makeCluster(folder, programs);
  if (!files.includes('PG_VERSION')) {
    throw new Error(
      `${folder} holds files that are not a PostgreSQL database. Move them away, or set DATA_DIR to another folder.`,
    );
  }
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR_VERSION) {
    throw new Error(
      `The database in ${folder} is of PostgreSQL ${version}, and this Kervan has PostgreSQL ${MAJOR_VERSION}. ` +
        'Make a backup with the Kervan that wrote it ("npm run backup"), and restore it into a new DATA_DIR.',
    );
  }
  // PostgreSQL refuses a folder that other users may read. Copies of a folder often are readable.
  chmodSync(folder, 0o700);
  programs.handOver(folder);
}

async function makeCluster(folder: string, programs: PostgresPrograms): Promise<void> {
  removeUnfinished(folder);
  const unfinished = `${folder}.unfinished-${randomBytes(4).toString('hex')}`;
  mkdirSync(unfinished, { mode: 0o700 });
  programs.handOver(unfinished);
  // `initdb` must end if this process is killed. Otherwise it would write into the folder that the
  // next start removes.
  const [file, ...args] = stoppedWithParent(
    programs.command('initdb', ...INITDB, ...authentication(folder), `--pgdata=${unfinished}`),
  );
  const making = promisify(execFile)(file, args);
  try {
    await making;
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    const { stderr = '', message } = error as Error & { stderr?: string };
    throw new Error(`The database could not be created in ${folder}.`, {
      cause: stderr.trim() || message,
    });
  } finally {
    making.child.stdin?.end();
  }
  renameSync(unfinished, folder);
  await syncFolder(dirname(folder));
}

/**
 * Returns options of `initdb` for the sign-in. The folder of a socket keeps other users out. A
 * port, which Windows needs, is protected by a password.
 */
function authentication(folder: string): string[] {
  if (process.platform !== 'win32') return ['--auth=trust'];
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  writeFileSync(passwordFile(folder), password, { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${passwordFile(folder)}`];
}

/** Reads the password of a cluster that listens on a port. It was created with the cluster. */
export function readPassword(folder: string): string {
  return readFileSync(passwordFile(folder), 'utf8').trim();
}

const passwordFile = (folder: string) => `${folder}.password`;

/** Removes folders of processes that were killed while they created a cluster. */
function removeUnfinished(folder: string): void {
  const parent = dirname(folder);
  for (const name of readdirSync(parent)) {
    const path = join(parent, name);
    if (path.startsWith(`${folder}.unfinished-`)) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Writes a folder to the disk, because a power cut could undo a rename. Windows does not need this.
 */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Throws if the folder of the database engine from before the first release exists. There is no
 * migration from it, and its data must not seem lost.
 */
function refuseFormerEngine(folder: string): void {
  const former = join(dirname(folder), 'database', 'cluster');
  if (existsSync(folder) || !existsSync(former)) return;
  throw new Error(
    `${dirname(former)} holds data of a database engine that Kervan no longer uses. Move that folder away, or set DATA_DIR to another one.`,
  );
}
