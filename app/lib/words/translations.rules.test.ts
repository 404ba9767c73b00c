import { expect, test } from 'vitest';
import { z } from 'zod';
import { translationLabels } from './translation-labels.ts';
import {
  changedTranslations,
  inLanguage,
  missingLanguages,
  type Translations,
} from './translations.rules.ts';
import { translationsOf } from './translations.schema.ts';

const schema = z.object({
  translations: translationsOf({
    title: z.string().max(5, 'too long'),
    parts: z.array(z.string()),
  }),
});

test("translations are accepted in the site's languages only, with the limits of their texts", () => {
  expect(schema.parse({})).toEqual({ translations: { en: {}, de: {}, ru: {} } });
  expect(schema.parse({ translations: { de: { title: 'Auto' } } }).translations.de).toEqual({
    title: 'Auto',
  });
  const tooLong = schema.safeParse({ translations: { de: { title: 'Auto fahren' } } });
  expect(tooLong.error?.issues[0]).toMatchObject({
    path: ['translations', 'de', 'title'],
    message: 'too long',
  });
  expect(schema.safeParse({ translations: { fr: {} } }).error?.issues[0]?.path).toEqual([
    'translations',
  ]);
  expect(schema.safeParse({ translations: { en: { name: 'x' } } }).success).toBe(false);
});

test.each([null, 5, { en: 5 }, { en: { title: 5 } }])(
  'a record with damaged translations is shown in Turkish: %j',
  (damaged) => {
    const translations = damaged as Translations<{ title: string }>;
    const shown = inLanguage({ title: 'Araba' }, translations, {
      language: 'en',
      texts: ['title'],
    });
    expect(shown).toEqual({ title: 'Araba', inTurkish: ['title'] });
  },
);

test('a text that is left out stays stored, and an empty text is deleted', () => {
  const before: Translations<{ title: string; parts: string[] }> = {
    en: { title: 'Car', parts: ['wheel'] },
    de: { title: 'Auto' },
  };
  expect(changedTranslations(before, undefined)).toEqual({ ...before, ru: {} });
  expect(
    changedTranslations(before, { en: { parts: [] }, de: { title: ' ' }, ru: { title: 'Авто' } }),
  ).toEqual({ en: { title: 'Car' }, de: {}, ru: { title: 'Авто' } });
});

test('a record has the texts of the language, and lists texts that are in Turkish', () => {
  const car = { id: 'a', title: 'Araba', text: 'Güzel', note: '' };
  const translations = { en: { title: 'Car', text: '' } };
  const texts = ['title', 'text', 'note'] as const;
  expect(inLanguage(car, translations, { language: 'en', texts })).toEqual({
    ...{ id: 'a', title: 'Car', text: 'Güzel', note: '' },
    inTurkish: ['text'],
  });
  expect(inLanguage(car, translations, { language: 'ru', texts }).inTurkish).toEqual([
    'title',
    'text',
  ]);
  expect(inLanguage(car, translations, { language: 'tr', texts })).toBe(car);
  // A text that was deleted in Turkish disappears in every language.
  const left = inLanguage(car, { en: { note: 'Old' } }, { language: 'en', texts });
  expect(left).toMatchObject({ note: '', inTurkish: ['title', 'text'] });
});

test('a language is missing if it lacks a text that exists in Turkish', () => {
  const own = { title: 'Araba', note: '' };
  const translations = { en: { title: 'Car' }, de: { title: '', note: 'Notiz' } };
  expect(missingLanguages(own, translations, ['title', 'note'])).toEqual(['de', 'ru']);
  expect(missingLanguages({ title: '', note: '' }, {}, ['title', 'note'])).toEqual([]);
});

test('the label of a translation contains the language', () => {
  expect(translationLabels({ title: 'Başlık' })).toMatchObject({
    'translations.en.title': 'Başlık (English)',
    'translations.ru.title': 'Başlık (Русский)',
  });
});
