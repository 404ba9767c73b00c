import { expect, test } from 'vitest';
import { officeTexts } from './language.ts';

const english = officeTexts('en', { tr: { car: 'araç' }, en: { car: 'car' } });
const turkish = officeTexts('tr', { tr: { car: 'araç' }, en: { car: 'car' } });

test('who is asked for by name gets their language, others that of the specification', () => {
  expect([english.for({}).car, turkish.for({}).car]).toEqual(['car', 'araç']);
  expect(english.for({ language: 'tr' }).car).toBe('araç');
  expect(turkish.for({ language: 'en' }).car).toBe('car');
});

test('a server knows nobody of its own accord', () => {
  expect([english.onScreen().car, turkish.onScreen().car]).toEqual(['car', 'araç']);
  expect(english.onScreen('tr').car).toBe('araç');
});
