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

export const backupsSchema = z.object({
  backups: z.array(backupSchema).describe('Newest first'),
  running: z.boolean().describe('Whether one is being made'),
  lastFailure: failureSchema.nullable().describe('Of the last attempt, when it failed'),
  nightly: z.boolean().describe('Whether one is made every night'),
});
export type BackupsState = z.infer<typeof backupsSchema>;

export const backupLinkSchema = z.object({
  url: z.string().describe('Leads to the file for a minute, without a token'),
});

export const backupLinkQuerySchema = z.object({
  key: z.string().regex(/^[\w-]{43}$/),
});
