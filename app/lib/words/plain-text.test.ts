import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainLine, plainLines, toStorableText, withCounts } from './plain-text.ts';

test.each([
  ['kaş-yolu', 'kaş-yolu'],
  ['kaş\0-yolu\0', 'kaş\uFFFD-yolu\uFFFD'],
  ['half \uD83D of a smile', 'half \uFFFD of a smile'],
  ['😀', '😀'],
  ['', ''],
])('%j becomes %j without characters that PostgreSQL refuses', (text, stored) => {
  expect(toStorableText(text)).toBe(stored);
});

describe('a text typed by a person', () => {
  test.each([
    ['  Ayşe \t Nur\r\nYılmaz ', 'Ayşe Nur Yılmaz', 'Ayşe   Nur\nYılmaz'],
    ['Ay\0şe\u0007 \u009f', 'Ayşe', 'Ayşe'],
    ['\u202Eeşya\u202C \u2066A\u2069\u200F\u061C', 'eşya A', 'eşya A'],
    ['Ay\u200Bş\uFEFFe\u00AD\u2060\u2065', 'Ayşe', 'Ayşe'],
    ['a\u2028b\u0085c\vd', 'a b c d', 'a\nb\nc d'],
    ['\u200D \u202E\n', '', ''],
    ['Ayşe\u00A0Yılmaz', 'Ayşe Yılmaz', 'Ayşe\u00A0Yılmaz'],
    ['half \uD83D', 'half \uFFFD', 'half \uFFFD'],
    ['علی\u200cرضا', 'علی\u200cرضا', 'علی\u200cرضا'],
    [
      '👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥',
      '👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥',
      '👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥',
    ],
    ['\u200dAyşe\u200c Nur\u200d', 'Ayşe Nur', 'Ayşe Nur'],
    ['Ünal Çağrı İğdır 😀 محمد', 'Ünal Çağrı İğdır 😀 محمد', 'Ünal Çağrı İğdır 😀 محمد'],
  ])('%j becomes the line %j and the lines %j', (text, line, lines) => {
    expect([plainLine(text), plainLines(text)]).toEqual([line, lines]);
  });

  test('has no control or direction characters after cleaning, and cleaning is idempotent', () => {
    const unseen =
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for these characters
      /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom('a', ' ', '\n', '\r', '\t', '\u2028', '😀', '\uD83D', '\uDE00'),
        fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
        fc.integer({ min: 0x2000, max: 0x206f }).map((code) => String.fromCharCode(code)),
      ),
    });
    fc.assert(
      fc.property(text, (given) => {
        const [line, lines] = [plainLine(given), plainLines(given)];
        expect(lines).not.toMatch(unseen);
        expect(line).not.toMatch(unseen);
        expect(line).not.toContain('\n');
        expect([plainLine(line), plainLines(lines)]).toEqual([line, lines]);
      }),
    );
  });
});

test.each([
  'Günde 300_km; 7_gün ve üzeri, 24_saat, 2 ayrı araç',
  '300_km a day, from 7_days on, 24_hours, 1_year, 2 daybreaks',
  'Täglich 300_km, ab 7_Tagen, 24_Stunden, 1_Jahr, 2 Tagesfahrten',
  '300_км в день, от 7_дней, за 24_часа, стаж 1_год, 5_лет, 2 летних месяца',
])('a number has no line break before its unit: %s', (text) => {
  expect(withCounts(text.replaceAll('_', ' '))).toBe(text.replaceAll('_', '\u00a0'));
});
