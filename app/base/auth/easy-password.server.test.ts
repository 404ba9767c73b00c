import { expect, test } from 'vitest';
import { createEasyPasswordCheck } from './easy-password.server.ts';
import { randomPassword } from './passwords.server.ts';

const isEasy = createEasyPasswordCheck();
const names = ['ayse', 'Ayşe Yılmaz', 'Kervan Rent a Car & Transfer'];

test.each([
  'password123',
  'Password123!',
  '1234567890',
  '12345-67890',
  'qwertyuiop',
  '1q2w3e4r5t',
  'aaaaaaaaaa',
  '..........',
  'parola1234',
  'şifre12345',
  'galatasaray1905',
  'administrator',
  'ayşeyılmaz',
  'Ayşe.Yılmaz.1985',
  'AYSE-YILMAZ-07',
  'yılmaz ayşe 85!',
  'kervan2026!',
  'Kervan Rent a Car',
  'kervan-transfer-1',
])('%s is easy to guess', (password) => {
  expect(isEasy(password, names)).toBe(true);
});

test.each([
  'dört-köşe-taş',
  'güvercin-ırmak',
  'correct-horse-battery',
  'sardalya-kepenk-93',
  'xk7vbq2mzt',
  'зелёный-паровоз',
  'my caravan has a red roof',
  randomPassword(),
])('%s is not easy to guess', (password) => {
  expect(isEasy(password, names)).toBe(false);
});

test('a name that is empty, short or a small part of a password does not make it easy to guess', () => {
  expect(isEasy('sardalya-kepenk-93', ['', ' ', 'Al', '!'])).toBe(false);
  expect(isEasy('deniz ve güneşli balkon', ['Deniz'])).toBe(false);
});

test('a long password is scored by its first hundred characters', () => {
  expect(isEasy(`${'20201231'.repeat(13)}${randomPassword()}`, names)).toBe(true);
  expect(isEasy(`${randomPassword()}${'20201231'.repeat(13)}`, names)).toBe(false);
});
