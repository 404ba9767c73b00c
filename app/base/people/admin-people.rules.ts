import {
  MAX_NAME,
  MAX_PASSWORD,
  MAX_USERNAME,
  MIN_PASSWORD,
  USERNAME,
  usernameForm,
} from '#app/base/auth/auth.schema.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';

export type Errors<Field extends string> = Partial<Record<Field, string>>;

type PeopleTexts = OfficeTexts['people']['people'];

export interface NewPerson {
  username: string;
  name: string;
  password: string;
  role: string;
}

export function checkNewPerson(
  { username, name, password }: NewPerson,
  { required, errors: text }: PeopleTexts,
): Errors<'username' | 'name' | 'password'> {
  const form = usernameForm(username);
  return withoutEmpty({
    username:
      form === ''
        ? required
        : !USERNAME.test(form) || form.length > MAX_USERNAME
          ? text.username
          : '',
    name: name.trim().length > MAX_NAME ? text.name : '',
    password: passwordError(password, form, { required, errors: text }),
  });
}

export function checkName(
  { name }: { name: string },
  { required, errors: text }: PeopleTexts,
): Errors<'name'> {
  const isLong = name.trim().length > MAX_NAME;
  return withoutEmpty({ name: name.trim() === '' ? required : isLong ? text.name : '' });
}

export interface PasswordChange {
  current: string;
  new: string;
  repeat: string;
}

export function checkPasswordChange(
  { current, new: next, repeat }: PasswordChange,
  username: string,
  { required, errors: text }: PeopleTexts,
): Errors<keyof PasswordChange> {
  return withoutEmpty({
    current: current === '' ? required : '',
    new:
      passwordError(next, username, { required, errors: text }) ||
      (next === current ? text.same : ''),
    repeat: repeat === '' ? required : repeat === next ? '' : text.repeat,
  });
}

function passwordError(
  password: string,
  username: string,
  { required, errors: text }: Pick<PeopleTexts, 'required' | 'errors'>,
): string {
  if (password === '') return required;
  if (password.length < MIN_PASSWORD) return text.short;
  if (password.length > MAX_PASSWORD) return text.long;
  return usernameForm(password) === username ? text.isUsername : '';
}

/**
 * Returns the server's refusal by field, in the texts of this screen. A refused new password is
 * easy to guess: the form finds all other errors before.
 */
export function refusalErrors(
  status: number,
  details: readonly FieldError[],
  { errors: text }: PeopleTexts,
): Record<string, string> {
  const words: Record<string, string> = {
    username: status === 409 ? text.taken : text.username,
    current: text.wrong,
    new: text.easy,
    password: text.easy,
    name: text.name,
  };
  return Object.fromEntries(details.map(({ field, message }) => [field, words[field] ?? message]));
}

export function refusalMessage(status: number, words: PeopleTexts): string {
  const text = words.errors;
  if (status === 403) return text.ownersOnly;
  if (status === 429) return text.throttled;
  if (status === 409) return text.conflict;
  return status === 503 ? words.busy : words.unreachable;
}

function withoutEmpty<Field extends string>(errors: Record<Field, string>): Errors<Field> {
  const kept = Object.entries<string>(errors).filter(([, message]) => message !== '');
  return Object.fromEntries(kept) as Errors<Field>;
}
