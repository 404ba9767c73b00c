import { expect, test } from 'vitest';
import { allTexts } from '#app/texts/all.server.ts';
import { handoverWords } from './handover-words.rules.ts';

const damage = { panel: 'front-bumper', kind: 'scratch', note: 'ince' };
const charge = { kind: 'fuel', cents: 2550, note: '' };

test.each([
  ['tr', ['Ön tampon: Çizik, ince', 'Eksik yakıt €25.50', 'İade', '5/8']],
  ['en', ['Front bumper: Scratch, ince', 'Missing fuel €25.50', 'Return', '5 eighths']],
] as const)('codes of a record are written as words (%s)', (language, written) => {
  const { damages, charges, kind, fuelEighths } = handoverWords(
    allTexts.office[language].handovers,
  );
  const words = [damages?.(damage), charges?.(charge), kind?.('back'), fuelEighths?.(5)];
  expect(words).toEqual(written);
  expect(damages?.('roof, dent')).toBeUndefined();
});
