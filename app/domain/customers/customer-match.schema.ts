import { z } from 'zod';

export const customerMatchSchema = z.object({
  id: z.string(),
  name: z.string(),
  surname: z.string(),
  phone: z.string(),
  email: z.string(),
  warning: z.string().describe('Empty for none'),
  bookings: z.int(),
});
export type CustomerMatch = z.infer<typeof customerMatchSchema>;

export function fullNameOf({ name, surname }: CustomerMatch): string {
  return [name, surname].filter(Boolean).join(' ');
}

export const MOST_MATCHES = 5;

/** Response of `GET /admin/customers/matches`. */
export const customerMatchesSchema = z.object({
  matches: z
    .array(customerMatchSchema)
    .max(MOST_MATCHES)
    .describe('Whose last booking is latest first'),
  known: z
    .array(customerMatchSchema)
    .describe('Everybody who has exactly this phone number, the latest booking first'),
});
export type CustomerMatches = z.infer<typeof customerMatchesSchema>;
