import { expect, test } from 'vitest';
import { todayText } from './today.text.ts';

test('the question before a car is deleted is the one of the specification in English', () => {
  expect(todayText.in('en').dashboard.deletion.question('Egea')).toBe(
    'Are you sure you want to delete "Egea"? This action cannot be undone.',
  );
});
