import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareTurkish, fold, foldedWords, slugify, wordsOf } from './turkish-text.ts';

describe('fold', () => {
  test.each([
    ['LARA İNCEKUM', 'lara incekum'],
    ['İncekum', 'incekum'],
    ['IŞIK', 'isik'],
    ['ışık', 'isik'],
    ['ÇĞİÖŞÜ', 'cgiosu'],
    ['çğıöşü', 'cgiosu'],
    ['Citroën', 'citroen'],
    ['Škoda', 'skoda'],
    ['Kâğıthane', 'kagithane'],
    ['ANTALYA', 'antalya'],
    ['Mercedes-Benz 220 d', 'mercedes-benz 220 d'],
    ['Straße, Äußeres', 'strasse, ausseres'],
    ['Сиде', 'side'],
    ['БЕЛЕК', 'belek'],
    ['Аланья', 'alanya'],
    ['Инджекум', 'incekum'],
    ['Коньяалты', 'konyaalti'],
    ['Łukasz Błaszczyk', 'lukasz blaszczyk'],
    ['Søren Ørsted', 'soren orsted'],
    ['Đorđe', 'dorde'],
    ['Þórunn Guðrún', 'thorunn gudrun'],
    ['Æsa Œuvre', 'aesa oeuvre'],
    ['Андрій Їжак', 'andriy ijak'],
    ['Є Ґ І', 'e g i'],
    ['Əliyev', 'eliyev'],
    ['Қайрат Өмір', 'kayrat omir'],
    ['O’Connor', 'oconnor'],
    ["D'Angelo", 'dangelo'],
    ['', ''],
  ])('%j becomes %j', (text, folded) => expect(fold(text)).toBe(folded));

  test('replaces Latin and Cyrillic letters by a to z', () => {
    const letters =
      'çğıöşüßłøđðþæœəħŧŋáàâäãåąăāéèêëęěēėíìîïįīóòôõőōúùûűůūųñńňýÿžźżšśșțťčćďřľĺķļņģ' +
      'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґўқғңәөұүһ';
    for (const letter of letters) {
      for (const written of [letter, letter.toLocaleUpperCase('tr')]) {
        expect(`${written} ${fold(written)}`).toMatch(/^\S+ [a-z]*$/);
      }
    }
  });

  test('removes every kind of apostrophe', () => {
    const apostrophe = fc.constantFrom(..."'’‘‛ʼʻʽʹ′`´＇");
    fc.assert(
      fc.property(apostrophe, (sign) => {
        expect(fold(`O${sign}Connor`)).toBe('oconnor');
      }),
    );
  });

  test("makes a zone's name findable in a text, in any case", () => {
    expect(fold('LARA İNCEKUM OTELLERİ')).toContain(fold('İncekum'));
    expect(fold('Lara ıncekum')).toContain(fold('İNCEKUM'));
  });

  test('has the same result for any Unicode composition', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
      }),
    );
  });

  test('has the same result for upper and lower case of Turkish words', () => {
    const words = fc.string({ unit: fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyz ') });
    fc.assert(fc.property(words, (text) => fold(text.toLocaleUpperCase('tr')) === fold(text)));
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)),
    );
  });
});

describe('wordsOf', () => {
  test.each([
    ['  Lara,  İncekum! ', 'Lara İncekum'],
    ["Kaş’a Side'den", 'Kaş a Side den'],
    ['XQ-123 / 2. terminal\n', 'XQ 123 2 terminal'],
    ['Кемер', 'Кемер'],
    ['Sideʼdeki', 'Side deki'],
    ['…', ''],
  ])('%j has the words %j', (text, words) => expect(wordsOf(text)).toBe(words));

  test('returns composed letters for decomposed ones', () => {
    expect(wordsOf('Kaş Çıralı'.normalize('NFD'))).toBe('Kaş Çıralı');
  });
});

describe('foldedWords', () => {
  test.each([
    ["Side'deki Kaş’a", 'side deki kas a'],
    ['Sideʼdeki', 'side deki'],
    ['Łódź/ve', 'lodz ve'],
  ])('%j has the folded words %j', (text, words) => expect(foldedWords(text)).toBe(words));
});

describe('slugify @5.21', () => {
  test.each([
    ["Antalya'da Araç Kiralama İpuçları", 'antalyada-arac-kiralama-ipuclari'],
    ['Antalya’da Araç Kiralama', 'antalyada-arac-kiralama'],
    ['  Fiat Egea -- 2024!  ', 'fiat-egea-2024'],
    ['IŞIKLAR / Kaleiçi', 'isiklar-kaleici'],
    ['100% Dizel', '100-dizel'],
    ['Łódź ve Sørland', 'lodz-ve-sorland'],
    ['Alanyaʼda Tatil', 'alanyada-tatil'],
    ['', 'yazi'],
    ['!?', 'yazi'],
    ['مرحبا', 'yazi'],
  ])('%j becomes %j', (text, slug) => expect(slugify(text, 'yazi')).toBe(slug));

  test('is never empty and needs no escaping in an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(slugify(text, 'x')).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
    );
  });
});

test('texts are sorted in Turkish order, and numbers by value', () => {
  const sorted = 'çelik, Dacia, Ilgın, İncek, Peugeot 208, Peugeot 2008, Şahin, Zeta'.split(', ');
  expect(sorted.toReversed().sort(compareTurkish)).toEqual(sorted);
});
