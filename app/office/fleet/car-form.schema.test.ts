import { describe, expect, test } from 'vitest';
import { NEW_CAR } from '#app/domain/cars/car-input.schema.ts';
import { withSentence } from '#app/lib/words/issue-text.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { type CarForm, carForm } from './car-form.schema.ts';
import { CAR_FIELDS } from './car-sections.tsx';
import { carIssueWords } from './car-words.rules.ts';

const form = carForm(2026);
const filled: CarForm = {
  ...form.toForm({ ...NEW_CAR, year: 2026 }),
  title: 'Fiat Egea 1.4',
  brand: 'Fiat',
  model: 'Egea',
  pricing: { daily: '45', weekly: '', monthly: '' },
};

/** Returns errors as `field: message`, or the car to send. */
function read(changes: Partial<CarForm>) {
  const result = form.read({ ...filled, ...changes });
  if (result.ok) return result.input;
  return result.errors
    .map((error) => withSentence(error, carIssueWords(allTexts.office.en)))
    .map(({ field, message }) => [field, message]);
}

describe('a car in the editor', () => {
  // A conflict skips a field without a section, so its change would be lost.
  test('has every field in one section', () => {
    // Excludes the currency, which has no control: prices are in euros.
    const fields = form.fields.filter((field) => field !== 'currency');
    const onPages = CAR_FIELDS.toSorted();
    expect(onPages, 'Name each field once in CAR_SECTIONS').toEqual(fields.toSorted());
  });

  test('reads numbers with Turkish separators', () => {
    const typed = {
      engineCapacity: '1.600',
      pricing: { daily: '45,50', weekly: '1.250,5', monthly: ' ' },
      stats: { rating: { average: '4,5', count: '' } },
    };
    expect(read(typed)).toMatchObject({
      engineCapacity: 1600,
      pricing: { daily: 45.5, weekly: 1250.5, monthly: null },
      stats: { rating: { average: 4.5, count: 0 } },
    });
  });

  test('an electric car is sent without the typed engine capacity', () => {
    const electric = { fuelType: 'Elektrikli', engineCapacity: 'x' };
    expect(read(electric)).toMatchObject({ engineCapacity: null });
  });
});
