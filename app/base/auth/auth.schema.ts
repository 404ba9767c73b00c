import { z } from 'zod';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { type IssueWords, messageKey } from '#app/lib/words/issue-text.ts';
import { LANGUAGES } from '#app/lib/words/language.ts';
import { plainLine, toStorableText } from '#app/lib/words/plain-text.ts';
import { fold } from '#app/lib/words/turkish-text.ts';

export const authWords = ({ auth: { refusals } }: Pick<OfficeTexts, 'auth'>): IssueWords => ({
  messages: {
    shortPassword: refusals.shortPassword,
    usernameForm: refusals.usernameForm,
    passwordIsUsername: refusals.passwordIsUsername,
  },
  labels: {},
});

export const MAX_PASSWORD = 200;
export const MIN_PASSWORD = 10;
export const MAX_USERNAME = 60;
export const MAX_NAME = 80;
/** Pattern of a username that `usernameForm` has returned. */
export const USERNAME = /^[a-z0-9][a-z0-9._@+-]+$/;

export const passwordInput = z
  .string()
  .min(MIN_PASSWORD, messageKey('shortPassword', MIN_PASSWORD))
  .max(MAX_PASSWORD);
export const nameInput = z.string().overwrite(plainLine).min(1).max(MAX_NAME);

/**
 * Returns a username as it is stored and looked up. Folds Latin names, because Caps Lock on a
 * Turkish keyboard turns admin into ADMİN, which lower case alone does not undo.
 */
export const usernameForm = (username: string) =>
  toStorableText(/\p{Script=Cyrillic}/u.test(username) ? username : fold(username.trim()));

/**
 * Cuts a name or password that is too long instead of refusing it: it then fails like any wrong
 * guess.
 */
export const signInSchema = z.object({
  username: z
    .string()
    .trim()
    .min(1)
    .transform((typed) => usernameForm(typed).slice(0, MAX_USERNAME + 1)),
  password: z
    .string()
    .min(1)
    .transform((typed) => typed.slice(0, MAX_PASSWORD + 1)),
});
export type SignInInput = z.infer<typeof signInSchema>;

/** Owners may do everything. Staff do the daily work (product.md, "Roles"). */
export const ROLES = ['owner', 'staff'] as const;
export type Role = (typeof ROLES)[number];

/** A new admin. The username serves as the name if the name is missing. */
export const newAdminSchema = z
  .object({
    username: z
      .string()
      .transform(usernameForm)
      .pipe(z.string().max(MAX_USERNAME).regex(USERNAME, messageKey('usernameForm'))),
    password: passwordInput,
    name: z.string().overwrite(plainLine).max(MAX_NAME).optional(),
    role: z.enum(ROLES).default('staff'),
  })
  .refine(({ username, password }) => usernameForm(password) !== username, {
    path: ['password'],
    error: messageKey('passwordIsUsername'),
  });
export type NewAdmin = z.infer<typeof newAdminSchema>;

/** Language of the back office. Null means the default language of each screen. */
export const languageInput = z.enum(LANGUAGES).nullable();

export const adminSchema = z
  .object({
    id: z.string(),
    username: z.string(),
    name: z.string(),
    role: z.enum(ROLES),
    language: languageInput.default(null),
  })
  .meta({ id: 'Admin' });
export type Admin = z.infer<typeof adminSchema>;

export const signedInSchema = z.object({
  admin: adminSchema,
  token: z.string().describe('Opaque token; send it as `Authorization: Bearer …`'),
});
