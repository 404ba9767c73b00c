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
    .describe('Usernames that were enabled in the backup and are still disabled'),
  opened: z
    .array(z.string())
    .describe('Owners who were enabled because no other owner could sign in'),
  customers: z
    .array(z.string())
    .describe('Customers who were anonymised after the backup and whose names came back'),
});
export type LastRestore = z.infer<typeof restoreSchema>;

export const backupsSchema = z.object({
  backups: z.array(backupSchema).describe('Newest first'),
  running: z.boolean().describe('True while a backup is running'),
  lastFailure: failureSchema
    .nullable()
    .describe('Failure of the last attempt; null if it succeeded'),
  lastRestore: restoreSchema
    .nullable()
    .describe('The last restore over existing data, and what it brought back'),
  nightly: z.boolean().describe('True if a backup is made every night'),
});
export type BackupsState = z.infer<typeof backupsSchema>;

export const backupLinkSchema = z.object({
  url: z.string().describe('Valid for one minute; needs no token'),
});

export const backupLinkQuerySchema = z.object({
  key: z.string().regex(/^[\w-]{43}$/),
});
