import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Actor, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { auditLog } from '#app/db/schema.server.ts';
import { outageOf } from '#app/lib/http/outage.ts';
import type { ImageStore } from '../images/image-store.server.ts';
import type { BackupList } from './backup-list.schema.ts';
import { KEPT_BACKUPS, newBackupName, sortBackups } from './backup-name.rules.ts';
import type { BackupStore, StoredBackup } from './backup-store.server.ts';
import type { BackupFailure, BackupsState, LastRestore } from './backups.schema.ts';
import { beginBackup, RUNNING_BACKUP } from './make-backup.server.ts';
import { readLastRestore } from './revoked-access.server.ts';

export type KeptBackup = StoredBackup & { madeAt: Date };

export type BeginResult =
  | { ok: true; name: string; finished: Promise<{ ok: boolean }> }
  | { ok: false; reason: 'running' | 'no-room' };

export interface Backups {
  nightly: boolean;
  list(): Promise<KeptBackup[]>;
  /** Returns true while a backup is being made, in any process. */
  running(): Promise<boolean>;
  /** Returns the failure of the last attempt; null if it succeeded or there was none. */
  lastFailure(): Promise<BackupFailure | null>;
  /** Returns the last restore over running data; null if there was none. */
  lastRestore(): Promise<LastRestore | null>;
  /** Begins a backup. `finished` never rejects: a failure is logged and recorded. */
  begin(actor: Actor): Promise<BeginResult>;
  open(name: string): ReturnType<BackupStore['open']>;
  /** Aborts a running backup, which leaves neither a file nor a record, and waits for its end. */
  stop(): Promise<void>;
}

interface Options {
  db: Db;
  connectionString: string;
  images: ImageStore;
  store: BackupStore;
  version: string;
  nightly: boolean;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

export function createBackups(options: Options): Backups {
  const { db, store, nightly, now, log } = options;
  const stopped = new AbortController();
  let current: Promise<void> = Promise.resolve();
  const list = async () => sortBackups(await store.list());

  async function finish(name: string, made: BackupList, actor: Actor): Promise<void> {
    const { totals, missingImages } = made;
    const bytes = (await list()).find((each) => each.name === name)?.bytes;
    const missing = missingImages.length > 0 ? { missingImages: missingImages.length } : {};
    const after = { bytes, rows: totals.rows, images: totals.images, ...missing };
    const done = { actor, now: now(), entity: 'backup', entityId: name, title: name } as const;
    await recordChange(db, { ...done, action: 'create', after });
    log.info({ backup: name, ...after }, 'a backup was made');
    if (missingImages.length > 0) log.warn({ missingImages }, 'the backup lacks these pictures');
    for (const old of (await list()).slice(KEPT_BACKUPS)) await store.remove(old.name);
  }

  async function recordFailure(name: string, error: unknown, actor: Actor): Promise<void> {
    log.error({ err: error, backup: name }, 'no backup was made');
    const reason: BackupFailure['reason'] = outageOf(error) === 'disk-full' ? 'no-room' : 'failed';
    const failed = { actor, now: now(), entity: 'backup', entityId: name, title: name } as const;
    await recordChange(db, { ...failed, action: 'fail', after: { reason } });
  }

  async function begin(actor: Actor): Promise<BeginResult> {
    // Throws if the nightly job calls after `stop`.
    stopped.signal.throwIfAborted();
    if (!(await store.hasFreeSpace())) return { ok: false, reason: 'no-room' };
    const name = newBackupName(
      now(),
      (await store.list()).map((each) => each.name),
    );
    const begun = await beginBackup({
      ...options,
      now: now(),
      write: (tar) => store.write(name, tar),
      signal: stopped.signal,
    });
    if (!begun.ok) return begun;
    const finished = begun.finished
      .then((made) => finish(name, made, actor))
      .then(
        () => ({ ok: true }),
        async (error) => {
          if (stopped.signal.aborted) return { ok: false };
          await recordFailure(name, error, actor).catch((err) =>
            log.error({ err }, 'the failed backup could not be recorded'),
          );
          return { ok: false };
        },
      )
      // Releases the lock after the record is written. A reader who sees no running backup finds
      // the record.
      .finally(() => begun.release().catch(() => {}));
    return { ok: true, name, finished };
  }

  return {
    nightly,
    list,
    async running() {
      const { rows } = await db.execute(sql.raw(RUNNING_BACKUP));
      return rows.length > 0;
    },
    async lastFailure() {
      const [last] = await db
        .select({ action: auditLog.action, at: auditLog.at, after: auditLog.after })
        .from(auditLog)
        .where(and(eq(auditLog.entity, 'backup'), sql`${auditLog.action} in ('create', 'fail')`))
        .orderBy(desc(auditLog.at), desc(auditLog.id))
        .limit(1);
      if (last?.action !== 'fail') return null;
      const { reason } = last.after as Pick<BackupFailure, 'reason'>;
      return { at: last.at.toISOString(), reason };
    },
    lastRestore: () => readLastRestore(db),
    begin(actor) {
      const begun = begin(actor);
      const ended = begun.then(async (result) => void (result.ok && (await result.finished)));
      // Waits for the earlier call too: a refused call ends before the running backup does.
      current = Promise.allSettled([current, ended]).then(() => {});
      return begun;
    },
    open: (name) => store.open(name),
    async stop() {
      stopped.abort();
      await current;
    },
  };
}

/** Returns the state of the backups for the API. */
export async function readBackupsState(backups: Backups): Promise<BackupsState> {
  const running = await backups.running();
  // Reads the list last: a backup that ends between the two reads is then in the list.
  const [kept, lastFailure, lastRestore] = await Promise.all([
    backups.list(),
    backups.lastFailure(),
    backups.lastRestore(),
  ]);
  return {
    backups: kept.map(({ madeAt, ...backup }) => ({ ...backup, madeAt: madeAt.toISOString() })),
    running,
    lastFailure,
    lastRestore,
    nightly: backups.nightly,
  };
}
