import { z } from 'zod';

const failureSchema = z.object({
  at: z.iso.datetime(),
  reason: z.enum(['no-room', 'failed']),
});
export type BackupFailure = z.infer<typeof failureSchema>;

const backupSchema = z
  .object({
    name: z.string(),
    madeAt: z.iso.datetime(),
    bytes: z.int(),
  })
  .meta({ id: 'Backup' });

const restoreSchema = z.object({
  at: z.iso.datetime(),
  madeAt: z.iso.datetime().describe('Time at which the restored backup was made'),
  shut: z
    .array(z.string())
    .describe(
      'Usernames that were enabled in the backup, were disabled by the restore, and still are',
    ),
  opened: z
    .array(z.string())
    .describe('Usernames of owners that the restore enabled because no other owner could sign in'),
  customers: z
    .array(z.string())
    .describe('Names of customers that the restore brought back after they had been anonymised'),
});
export type LastRestore = z.infer<typeof restoreSchema>;

export const backupsSchema = z.object({
  backups: z.array(backupSchema).describe('Stored backups, newest first'),
  running: z.boolean().describe('True while a backup is running; poll it after `POST`'),
  lastFailure: failureSchema
    .nullable()
    .describe('Failure of the last attempt; null if it succeeded, and before the first attempt'),
  lastRestore: restoreSchema
    .nullable()
    .describe('Last restore over existing data; null if there was none'),
  nightly: z.boolean().describe('True if a backup is made every night'),
});
export type BackupsState = z.infer<typeof backupsSchema>;

export const backupLinkSchema = z.object({
  url: z.string().describe('Path of the download, valid for one minute; needs no token'),
});

export const backupLinkQuerySchema = z.object({
  key: z.string().regex(/^[\w-]{43}$/),
});
