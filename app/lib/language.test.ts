import { expect, test } from 'vitest';
import { answerIn, inLanguages, languageOf } from './language.ts';

const text = inLanguages(
  'en',
  { car: 'araç', found: (count: number) => `${count} araç`, save: { done: 'kaydedildi' } },
  { car: 'car', found: (count: number) => `${count} cars`, save: { done: 'saved' } },
);
const readAll = () => [languageOf('en'), text.car, text.found(2), text.save.done];
const TURKISH = ['tr', 'araç', '2 araç', 'kaydedildi'];
const ENGLISH = ['en', 'car', '2 cars', 'saved'];

/** What a request of somebody with this language reads, also after it has waited. */
function readIn(language: 'tr' | 'en' | null): Promise<unknown[]> {
  return new Promise((resolve) => {
    answerIn(language, async () => {
      const before = readAll();
      await new Promise((done) => setTimeout(done));
      resolve([before, readAll()]);
    });
  });
}

test('the server answers each request in the language of its sender', async () => {
  const answers = Promise.all([readIn('tr'), readIn('en'), readIn(null)]);
  // Outside of any request, while one in Turkish is under way.
  expect(readAll()).toEqual(ENGLISH);
  expect(await answers).toEqual([
    [TURKISH, TURKISH],
    [ENGLISH, ENGLISH],
    [ENGLISH, ENGLISH],
  ]);
});

test('a text that the specification has in Turkish is Turkish without a choice', async () => {
  const days = inLanguages('tr', { today: 'Today' }, { today: 'Bugün' });
  const read = (language: 'tr' | 'en' | null) =>
    new Promise((resolve) => answerIn(language, () => resolve([languageOf('tr'), days.today])));
  expect([languageOf('tr'), days.today]).toEqual(['tr', 'Bugün']);
  expect(await Promise.all([read(null), read('tr'), read('en')])).toEqual([
    ['tr', 'Bugün'],
    ['tr', 'Bugün'],
    ['en', 'Today'],
  ]);
});

test('all texts of the chosen language can be listed', async () => {
  const listed = new Promise((resolve) =>
    answerIn('tr', () => resolve([Object.entries(text)[0], { ...text }.car])),
  );
  expect(await listed).toEqual([['car', 'araç'], 'araç']);
});
