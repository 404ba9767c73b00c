import { expect, test } from 'vitest';
import { allTexts } from '#app/texts/all.server.ts';

test('the question before a car is deleted is the spec’s English text', () => {
  expect(allTexts.office.en.today.deletion.question('Egea')).toBe(
    'Are you sure you want to delete "Egea"? This action cannot be undone.',
  );
});
