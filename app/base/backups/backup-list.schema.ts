import { z } from 'zod';

export const FORMAT = {
  /** Version 1 had several entries for a table: `tables/<name>.00001.copy.gz` and so on. */
  version: 2,
  readme: 'README.txt',
  list: 'kervan-backup.json',
  seal: 'SHA256',
  tables: 'tables/',
  images: 'images/',
} as const;

const checksum = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

export const backupListSchema = z.object({
  format: z.int(),
  version: z.string(),
  schema: z.object({ hash: z.string(), writtenAt: z.number() }),
  /** ISO instant of the snapshot. */
  madeAt: z.string(),
  /** Tables in the order of loading: a table follows all tables that its foreign keys reference. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: count,
      /** Bytes of the uncompressed `COPY` text. */
      bytes: count,
      sha256: checksum,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  images: z.array(z.object({ name: z.string(), bytes: count, sha256: checksum })),
  /** Names of picture files that rows reference and the store did not have. */
  missingImages: z.array(z.string()),
  totals: z.object({ rows: count, images: count, imageBytes: count }),
});
export type BackupList = z.infer<typeof backupListSchema>;
export type ListedTable = BackupList['tables'][number];
