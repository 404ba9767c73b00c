import { z } from 'zod';

/** Long enough for a sentence; a hash of more would only cost us time. */
const MAX_PASSWORD = 200;

export const signInSchema = z.object({
  username: z.string().trim().min(1).max(60),
  password: z.string().min(1).max(MAX_PASSWORD),
});

/** A person of the back office, as the API shows them and as the browser keeps them. */
export const adminSchema = z
  .object({
    id: z.string(),
    username: z.string(),
    name: z.string(),
  })
  .meta({ id: 'Admin' });
export type Admin = z.infer<typeof adminSchema>;

export const signedInSchema = z.object({
  admin: adminSchema,
  token: z.string().describe('Opaque; sent as `Authorization: Bearer …` from then on'),
});
