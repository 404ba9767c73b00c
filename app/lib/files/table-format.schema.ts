import { z } from 'zod';

/** File formats of exported lists. */
export const tableFormatSchema = z.enum(['csv', 'xlsx']);
export type TableFormat = z.infer<typeof tableFormatSchema>;
