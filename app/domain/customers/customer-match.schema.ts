import { z } from 'zod';

export const customerMatchSchema = z.object({
  id: z.string(),
  name: z.string(),
  surname: z.string(),
  phone: z.string(),
  email: z.string(),
  warning: z.string().describe('Warning for staff; empty: none'),
  bookings: z.int(),
});
export type CustomerMatch = z.infer<typeof customerMatchSchema>;

export function fullNameOf({ name, surname }: CustomerMatch): string {
  return [name, surname].filter(Boolean).join(' ');
}

export const MAX_MATCHES = 5;

/** Response of `GET /admin/customers/matches`. */
export const customerMatchesSchema = z.object({
  matches: z
    .array(customerMatchSchema)
    .max(MAX_MATCHES)
    .describe('Customers that match `search`, latest booking first'),
  known: z
    .array(customerMatchSchema)
    .describe('Customers with exactly the number `phone`, latest booking first'),
});
export type CustomerMatches = z.infer<typeof customerMatchesSchema>;
