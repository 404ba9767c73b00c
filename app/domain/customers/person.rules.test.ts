import { describe, expect, test } from 'vitest';
import { findPerson, isSameName, isSamePerson } from './person.rules.ts';

function named(full: string) {
  const [name = '', ...rest] = full.split(' ');
  return { name, surname: rest.join(' ') };
}

describe('two names of people with one phone number', () => {
  test.each([
    ['Anna Weber', 'ANNA WEBER'],
    ['Weber Anna', 'Anna Weber'],
    ['Ayşe Yılmaz', 'AYSE YILMAZ'],
    ['Mary O’Connor', "Mary O'Connor"],
  ])('%s and %s are the same name', (a, b) => {
    expect(isSameName(named(a), named(b))).toBe(true);
    expect(isSamePerson(named(a), named(b))).toBe(true);
  });

  test.each([
    ['A. Weber', 'Anna Weber'],
    ['Anna Weber', 'Anna Maria Weber'],
    ['A. M. Weber', 'Anna Maria Weber'],
    ['Weber', 'Anna Weber'],
    ['Anna', 'Anna Weber'],
    ['Weber, A.', 'Anna Weber'],
  ])('%s and %s may be the same person', (a, b) => {
    expect(isSameName(named(a), named(b))).toBe(false);
    expect(isSamePerson(named(a), named(b))).toBe(true);
    expect(isSamePerson(named(b), named(a))).toBe(true);
  });

  test.each([
    ['Anna Weber', 'Ivan Petrov'],
    ['Anna Weber', 'Bernd Weber'],
    ['Mario Rossi', 'Maria Rossi'],
    ['A. Weber', 'Bernd Weber'],
    ['A. W.', 'Anna Weber'],
    ['Anna Maria Weber', 'Anna Ruth Weber'],
    ['', 'Anna Weber'],
    ['', ''],
  ])('%s and %s are different people', (a, b) => {
    expect(isSamePerson(named(a), named(b))).toBe(false);
    expect(isSamePerson(named(b), named(a))).toBe(false);
  });
});

describe('findPerson', () => {
  const people = ['Anna Maria Weber', 'Bernd Weber', 'Anna Weber'].map(named);

  test.each([
    ['Weber Anna', 'Anna'],
    ['B. Weber', 'Bernd'],
    // Two people match.
    ['A. Weber', undefined],
    ['Weber', undefined],
    ['Ivan Petrov', undefined],
  ])('returns for %s: %s', (full, name) => {
    expect(findPerson(people, named(full))?.name).toBe(name);
  });
});
