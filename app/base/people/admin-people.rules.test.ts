import { expect, test } from 'vitest';
import { allTexts } from '#app/texts/all.server.ts';
import {
  checkName,
  checkNewPerson,
  checkPasswordChange,
  refusalErrors,
} from './admin-people.rules.ts';

const { people } = allTexts.office.tr.people;
const { required, errors: text } = people;

test.each([
  [{}, {}],
  [{ username: ' ' }, { username: required }],
  [{ username: 'AYŞE.KAYA' }, {}],
  [{ username: 'a b' }, { username: text.username }],
  [{ name: 'x'.repeat(81) }, { name: text.name }],
  [{ password: '' }, { password: required }],
  [{ password: 'kısa' }, { password: text.short }],
  [{ username: 'mehmet.kaya', password: 'Mehmet.Kaya' }, { password: text.isUsername }],
])('a new person with %j has the errors %j', (given, errors) => {
  const person = {
    username: 'mehmet',
    name: '',
    password: 'dört-köşe-taş',
    role: 'staff',
    ...given,
  };
  expect(checkNewPerson(person, people)).toEqual(errors);
});

test.each([
  [{}, {}],
  [{ current: '' }, { current: required }],
  [{ new: 'kısa', repeat: 'kısa' }, { new: text.short }],
  [{ new: 'eski-parola-1', repeat: 'eski-parola-1' }, { new: text.same }],
  [{ repeat: 'başka-bir-şey' }, { repeat: text.repeat }],
])('a password change with %j has the errors %j', (given, errors) => {
  const typed = {
    current: 'eski-parola-1',
    new: 'yeni-parola-1',
    repeat: 'yeni-parola-1',
    ...given,
  };
  expect(checkPasswordChange(typed, 'mehmet', people)).toEqual(errors);
});

test('a name is required and has at most 80 characters', () => {
  expect(checkName({ name: ' ' }, people)).toEqual({ name: required });
  expect(checkName({ name: 'x'.repeat(81) }, people)).toEqual({ name: text.name });
  expect(checkName({ name: 'Ayşe' }, people)).toEqual({});
});

test('shows errors of the server in the words of the screen', () => {
  const detail = (field: string) => [{ field, message: 'in English' }];
  expect(refusalErrors(409, detail('username'), people)).toEqual({ username: text.taken });
  expect(refusalErrors(400, detail('current'), people)).toEqual({ current: text.wrong });
  expect(refusalErrors(400, detail('new'), people)).toEqual({ new: text.easy });
  expect(refusalErrors(400, detail('password'), people)).toEqual({ password: text.easy });
});
