import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** One stream of Emscripten's NODEFS; `nfd` is the descriptor of the file on the real disk. */
interface NodeStream {
  nfd: number;
}

interface NodeFileSystem {
  /** Turns an error of Node into the number that PostgreSQL understands. */
  tryFSOperation<T>(operation: () => T): T;
  stream_ops: { fsync?: (stream: NodeStream) => number };
}

/** The parts of PGlite's internals that are leaned on here; a test counts fsyncs to guard them. */
interface EmscriptenInternals {
  NODEFS?: NodeFileSystem;
  FS: { filesystems?: { NODEFS?: NodeFileSystem } };
}

type InitArguments = Parameters<NodeFS['init']>;

/**
 * PostgreSQL's parameters for a database that keeps what it has confirmed.
 *
 * PGlite starts with `-F` (fsync off). The default `wal_sync_method`, fdatasync, ends in an
 * Emscripten stub that does nothing, so the log has to be synced with fsync.
 */
export const DURABLE_START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

/**
 * PGlite's file system on a real folder, with the fsync that Emscripten's NODEFS leaves out: it
 * answers every fsync with success and does nothing, so a power cut could take confirmed rows.
 *
 * @throws Error while opening when PGlite's internals have changed and fsync cannot be added.
 */
export class DurableNodeFs extends NodeFS {
  override async init(...[pglite, options]: InitArguments): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function addFsync(module: unknown): void {
  const internals = module as EmscriptenInternals;
  const nodeFileSystem = internals.NODEFS ?? internals.FS.filesystems?.NODEFS;
  if (!nodeFileSystem?.stream_ops) {
    throw new Error('This version of PGlite offers no way to add fsync: not opening the database.');
  }
  nodeFileSystem.stream_ops.fsync = ({ nfd }) => {
    nodeFileSystem.tryFSOperation(() => fs.fsyncSync(nfd));
    return 0;
  };
}
