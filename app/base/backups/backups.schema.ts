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
  madeAt: z.iso.datetime().describe('When the restored backup was made'),
  shut: z
    .array(z.string())
    .describe('Usernames that were active in the backup and are still disabled'),
  opened: z.array(z.string()).describe('Owners who were enabled because no other could sign in'),
  customers: z
    .array(z.string())
    .describe('Customers who were anonymised since that backup and have their names again'),
});
export type LastRestore = z.infer<typeof restoreSchema>;

export const backupsSchema = z.object({
  backups: z.array(backupSchema).describe('Newest first'),
  running: z.boolean().describe('Whether one is being made'),
  lastFailure: failureSchema.nullable().describe('Of the last attempt, when it failed'),
  lastRestore: restoreSchema
    .nullable()
    .describe('The last restore over running data, and what it has brought back'),
  nightly: z.boolean().describe('Whether one is made every night'),
});
export type BackupsState = z.infer<typeof backupsSchema>;

export const backupLinkSchema = z.object({
  url: z.string().describe('Leads to the file for a minute, without a token'),
});

export const backupLinkQuerySchema = z.object({
  key: z.string().regex(/^[\w-]{43}$/),
});
