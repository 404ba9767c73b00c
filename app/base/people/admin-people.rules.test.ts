import { expect, test } from 'vitest';
import {
  checkName,
  checkNewPerson,
  checkPasswordChange,
  refusalErrors,
} from './admin-people.rules.ts';
import { peopleText } from './admin-people.text.ts';

const { required, errors: text } = peopleText.in('tr').people;

test.each([
  [{}, {}],
  [{ username: ' ' }, { username: required }],
  [{ username: 'AYŞE.KAYA' }, {}],
  [{ username: 'a b' }, { username: text.username }],
  [{ name: 'x'.repeat(81) }, { name: text.name }],
  [{ password: '' }, { password: required }],
  [{ password: 'kısa' }, { password: text.short }],
  [{ username: 'mehmet.kaya', password: 'Mehmet.Kaya' }, { password: text.isUsername }],
])('a new person with %j', (given, errors) => {
  const person = {
    username: 'mehmet',
    name: '',
    password: 'dört-köşe-taş',
    role: 'staff',
    ...given,
  };
  expect(checkNewPerson(person)).toEqual(errors);
});

test.each([
  [{}, {}],
  [{ current: '' }, { current: required }],
  [{ new: 'kısa', repeat: 'kısa' }, { new: text.short }],
  [{ new: 'eski-parola-1', repeat: 'eski-parola-1' }, { new: text.same }],
  [{ repeat: 'başka-bir-şey' }, { repeat: text.repeat }],
])('a change of password with %j', (given, errors) => {
  const typed = {
    current: 'eski-parola-1',
    new: 'yeni-parola-1',
    repeat: 'yeni-parola-1',
    ...given,
  };
  expect(checkPasswordChange(typed, 'mehmet')).toEqual(errors);
});

test('a name is needed', () => {
  expect(checkName({ name: ' ' })).toEqual({ name: required });
  expect(checkName({ name: 'x'.repeat(81) })).toEqual({ name: text.name });
  expect(checkName({ name: 'Ayşe' })).toEqual({});
});

test('the server’s refusal is told in the words of the screen', () => {
  const detail = (field: string) => [{ field, message: 'in English' }];
  expect(refusalErrors(409, detail('username'))).toEqual({ username: text.taken });
  expect(refusalErrors(400, detail('current'))).toEqual({ current: text.wrong });
  expect(refusalErrors(400, detail('new'))).toEqual({ new: text.easy });
  expect(refusalErrors(400, detail('password'))).toEqual({ password: text.easy });
});
