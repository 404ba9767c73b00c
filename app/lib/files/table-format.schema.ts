import { z } from 'zod';

export const tableFormatSchema = z.enum(['csv', 'xlsx']);
export type TableFormat = z.infer<typeof tableFormatSchema>;
