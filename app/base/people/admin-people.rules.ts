/** Checks of the administrators' screen before it sends a form. */
import {
  MAX_NAME,
  MAX_PASSWORD,
  MAX_USERNAME,
  MIN_PASSWORD,
  USERNAME,
  usernameForm,
} from '#app/base/auth/auth.schema.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import { peopleText } from './admin-people.text.ts';

export type Errors<Field extends string> = Partial<Record<Field, string>>;

export interface NewPerson {
  username: string;
  name: string;
  password: string;
  role: string;
}

export function checkNewPerson({
  username,
  name,
  password,
}: NewPerson): Errors<'username' | 'name' | 'password'> {
  const {
    people: { required, errors: text },
  } = peopleText.onScreen();
  const form = usernameForm(username);
  return withoutEmpty({
    username:
      form === ''
        ? required
        : !USERNAME.test(form) || form.length > MAX_USERNAME
          ? text.username
          : '',
    name: name.trim().length > MAX_NAME ? text.name : '',
    password: passwordFault(password, form),
  });
}

export function checkName({ name }: { name: string }): Errors<'name'> {
  const {
    people: { required, errors: text },
  } = peopleText.onScreen();
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
): Errors<keyof PasswordChange> {
  const {
    people: { required, errors: text },
  } = peopleText.onScreen();
  return withoutEmpty({
    current: current === '' ? required : '',
    new: passwordFault(next, username) || (next === current ? text.same : ''),
    repeat: repeat === '' ? required : repeat === next ? '' : text.repeat,
  });
}

function passwordFault(password: string, username: string): string {
  const {
    people: { required, errors: text },
  } = peopleText.onScreen();
  if (password === '') return required;
  if (password.length < MIN_PASSWORD) return text.short;
  if (password.length > MAX_PASSWORD) return text.long;
  return usernameForm(password) === username ? text.isUsername : '';
}

/**
 * A refusal of the server by field, in the words of this screen. What else can be wrong with a new
 * password is said before it is sent.
 */
export function refusalErrors(
  status: number,
  details: readonly FieldError[],
): Record<string, string> {
  const text = peopleText.onScreen().people.errors;
  const words: Record<string, string> = {
    username: status === 409 ? text.taken : text.username,
    current: text.wrong,
    new: text.easy,
    password: text.easy,
    name: text.name,
  };
  return Object.fromEntries(details.map(({ field, message }) => [field, words[field] ?? message]));
}

export function refusalMessage(status: number): string {
  const { people: words } = peopleText.onScreen();
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
