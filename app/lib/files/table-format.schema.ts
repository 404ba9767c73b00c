import { z } from 'zod';

/** The files in which a list leaves the office. */
export const tableFormatSchema = z.enum(['csv', 'xlsx']);
export type TableFormat = z.infer<typeof tableFormatSchema>;
