import { z } from 'zod';

export const FORMAT = {
  /** Version 1 had a table in parts: `tables/<name>.00001.copy.gz` and so on. */
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
  /** The last migration that its database had had. */
  schema: z.object({ hash: z.string(), writtenAt: z.number() }),
  /** Of which moment the rows are; an ISO instant. */
  madeAt: z.string(),
  /** In the order in which they can be filled: one comes after all that its foreign keys name. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: count,
      /** Of the text of `COPY`, not compressed. */
      bytes: count,
      sha256: checksum,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  images: z.array(z.object({ name: z.string(), bytes: count, sha256: checksum })),
  /** Files that the rows name and the store did not have. */
  missingImages: z.array(z.string()),
  totals: z.object({ rows: count, images: count, imageBytes: count }),
});
export type BackupList = z.infer<typeof backupListSchema>;
export type ListedTable = BackupList['tables'][number];
