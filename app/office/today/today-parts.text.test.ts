import { expect, test } from 'vitest';
import { partsText } from './today-parts.text.ts';

test('the question before a car is deleted is the one of the specification in English', () => {
  expect(partsText.in('en').deletion.question('Egea')).toBe(
    'Are you sure you want to delete "Egea"? This action cannot be undone.',
  );
});
