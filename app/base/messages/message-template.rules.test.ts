import { describe, expect, test } from 'vitest';
import { fillTemplate, type MessageFacts, unknownPlaceholders } from './message-template.rules.ts';

const FACTS: MessageFacts = {
  ad: 'Ayşe Yılmaz',
  referans: 'KRV-1',
  araç: 'Fiat Egea 2024',
  plaka: '07 AAA 11',
  alış: '10 Temmuz 2026, Cuma, 10:00',
  alışYeri: 'Antalya Havalimanı',
  iade: '13 Temmuz 2026, Pazartesi, 10:00',
  iadeYeri: 'Antalya Lara',
  varış: '',
  uçuş: '',
  şoför: '',
  kalan: '',
  depozito: '',
  toplam: '€120.00',
  buluşma: 'Geliş kapısı',
  ofis: 'Kervan',
  telefon: '+90 242 000 00 00',
  yolculuk: '',
  geçişler: '',
  tutar: '',
};

describe('fillTemplate', () => {
  test.each([
    ['Merhaba {ad}, {referans}', 'Merhaba Ayşe Yılmaz, KRV-1'],
    ['{alış}, {alışYeri}', '10 Temmuz 2026, Cuma, 10:00, Antalya Havalimanı'],
    // Placeholders typed without Turkish letters and in any case.
    ['{arac} {ALISYERI} { Plaka }', 'Fiat Egea 2024 Antalya Havalimanı 07 AAA 11'],
    // A line whose only placeholder is empty.
    ['Araç: {araç}\nVarış: {varış}\nToplam: {toplam}', 'Araç: Fiat Egea 2024\nToplam: €120.00'],
    ['Bir\n\nUçuş: {uçuş}\n\nİki', 'Bir\n\nİki'],
    // Unknown names in braces stay as typed.
    ['{ ad', '{ ad'],
    ['{yok}', '{yok}'],
  ])('%j becomes %j', (template, message) => {
    expect(fillTemplate(template, FACTS)).toBe(message);
  });

  test('a value that looks like a template is inserted unchanged', () => {
    expect(fillTemplate('{ad}', { ...FACTS, ad: '{plaka} $& {yok}' })).toBe('{plaka} $& {yok}');
  });
});

test.each([
  ['Merhaba {ad} {Ad} {alisYeri}', []],
  ['{isim} {ad} {isim} {}', ['isim', '']],
  ['{ad\n}', []],
])('the unknown names of %j are %j', (template, unknown) => {
  expect(unknownPlaceholders(template)).toEqual(unknown);
});
