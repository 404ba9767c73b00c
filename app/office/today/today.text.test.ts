import { expect, test } from 'vitest';
import { answerIn, type Language } from '#app/lib/language.ts';
import { dashboardText } from './today.text.ts';

const ENGLISH = 'Are you sure you want to delete "Egea"? This action cannot be undone.';

test.each<[Language | null, confirm: string, question: string]>([
  // The specification quotes the question in English, on a screen that is Turkish.
  [null, 'Sil', ENGLISH],
  ['tr', 'Sil', '“Egea” silinsin mi? Bu işlem geri alınamaz.'],
  ['en', 'Delete', ENGLISH],
])(
  'before a car is deleted, a person who chose %s is asked in that language',
  (language, confirm, question) => {
    answerIn(language, () => {
      const { deletion } = dashboardText;
      expect([deletion.confirm, deletion.question('Egea')]).toEqual([confirm, question]);
    });
  },
);
