import { z } from 'zod';
import { adminSchema, nameInput, passwordInput, ROLES } from '#app/base/auth/auth.schema.ts';

export const personSchema = adminSchema
  .omit({ language: true })
  .extend({
    active: z.boolean(),
    /** ISO instants. `lastSignInAt` is null before the first sign-in. */
    createdAt: z.string(),
    lastSignInAt: z.string().nullable(),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof personSchema>;

export const peopleSchema = z.object({ admins: z.array(personSchema) });

export const personStatusSchema = z.object({
  status: z.union([z.boolean(), z.enum(['active', 'inactive'])]),
});

export const personRoleSchema = z.object({ role: z.enum(ROLES) });

export const personNameSchema = z.object({ name: nameInput });

export const passwordChangeSchema = z.object({
  current: z
    .string()
    .min(1)
    .transform((typed) => typed.slice(0, 1000)),
  new: passwordInput,
});
