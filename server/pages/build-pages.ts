import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders and files that the build reads. Tests in these folders do not count. */
const SOURCES = [
  'app',
  'public',
  'server',
  'scripts/browser-floor.ts',
  'scripts/page-chunks.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
];
const IS_TEST = /\.test\.tsx?$/;
/** File with the hash of the sources of the finished build. */
const STAMP = 'build/sources.sha256';
/** Files of a finished build. If one is missing, somebody deleted a part. */
const BUILT = ['build/server/index.js', 'build/client'];
const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

type RunBuild = (project: string) => Promise<{ ok: boolean; output: string }>;

interface BuildOptions {
  /** True to keep a finished build of the same sources. */
  onlyIfChanged?: boolean;
  project?: string;
  runBuild?: RunBuild;
  say?: (line: string) => void;
}

/**
 * Builds the pages into `build/`, which replaces the former build. Throws an error with the
 * bundler's output if it fails.
 */
export async function buildPages({
  onlyIfChanged = false,
  project = PROJECT,
  runBuild = runReactRouterBuild,
  say = (line) => process.stdout.write(`${line}\n`),
}: BuildOptions = {}): Promise<void> {
  const stamp = join(project, STAMP);
  const hash = await hashSources(project);
  const isWhole = BUILT.every((path) => existsSync(join(project, path)));
  if (onlyIfChanged && isWhole && (await readFile(stamp, 'utf8').catch(() => '')) === hash) return;
  say('Building the pages, which takes up to a minute …');
  const start = performance.now();
  // An interrupted build must not count as finished.
  await rm(stamp, { force: true });
  const { ok, output } = await runBuild(project);
  if (!ok) throw new Error(`The pages could not be built:\n${output.trim()}`);
  await writeFile(stamp, hash);
  say(`Built in ${Math.round((performance.now() - start) / 1000)} s.`);
}

/** Returns one hash of the names and contents of all sources. */
async function hashSources(project: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesOf(join(project, source))) {
      const bytes = await readFile(file);
      hash.update(`${relative(project, file)}\0${bytes.length}\0`).update(bytes);
    }
  }
  return hash.digest('hex');
}

/**
 * Returns the files of a folder in order of their names, or the path itself if it is a file. Empty
 * if it does not exist.
 */
async function filesOf(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !IS_TEST.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

async function runReactRouterBuild(project: string): Promise<{ ok: boolean; output: string }> {
  const command = join(project, 'node_modules/@react-router/dev/bin.cjs');
  const build = spawn(process.execPath, [command, 'build'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const ok = await new Promise<boolean>((resolve, reject) => {
    build.once('error', reject);
    build.once('close', (code) => resolve(code === 0));
  });
  return { ok, output };
}
