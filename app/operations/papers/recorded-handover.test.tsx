import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Charge } from '#app/domain/account/account.schema.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '#app/lib/words/texts.ts';
import type { DriverDocuments } from '#app/operations/handovers/handover.schema.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { OfficeTextContext } from '#app/ui/language/use-text.ts';
import { facts } from '#tests/support/papers.ts';
import { ContractPaper } from './contract-paper.tsx';
import { ReceiptPaper } from './customer-papers.tsx';
import { HandoverPaper } from './handover-paper.tsx';
import type { PaperHandover } from './paper.schema.ts';
import { PaperTextsProvider } from './paper-parts.tsx';
import { paperTexts } from './paper-texts.ts';

const charge = (fields: Partial<Charge>): Charge => ({
  ...{ id: 'c1', kind: 'other', label: '', quantity: 1, each: 10, amount: 10, day: '2026-07-13' },
  ...{ at: '2026-07-13T10:00', ofReturn: true, note: '', staffName: 'Deniz Kaya', voided: null },
  ...fields,
});

const driver: DriverDocuments = {
  name: 'Ayşe Nur',
  surname: 'Yılmaz',
  idNumber: 'U12345678',
  nationality: 'TR',
  birthDate: '1990-02-01',
  licenceNumber: 'L-998877',
  licenceClass: 'B',
  licenceDate: '2010-03-04',
  address: 'Lara, Antalya',
};
const out: PaperHandover = {
  at: '2026-07-10T10:20',
  plate: '07 BBB 22',
  kilometres: 41_250,
  fuelEighths: 8,
  damages: [],
  notes: '',
  charges: [],
  drivers: [driver, { ...driver, name: 'Can', idNumber: 'U999' }],
  signatures: { customer: { name: 'Ayşe Nur Yılmaz', strokes: [[0, 0, 3000, 1000]] }, staff: null },
  staffName: 'Deniz Kaya',
};
const back: PaperHandover = {
  ...out,
  kilometres: 42_000,
  fuelEighths: 5,
  damages: [{ panel: 'windscreen', kind: 'crack', note: 'taş izi' }],
  charges: [
    { kind: 'fuel', euros: 42, note: 'depo', count: 3, each: 14 },
    { kind: 'damage', euros: 180.5, note: '', count: null, each: null },
  ],
};

const htmlOf = (sheet: ReactNode, language: SiteLanguage = 'tr') =>
  renderToStaticMarkup(
    <OfficeTextContext value={{ chosen: 'tr', texts: allTexts.office }}>
      <PaperTextsProvider value={paperTexts(language)}>{sheet}</PaperTextsProvider>
    </OfficeTextContext>,
  );
const textOf = (sheet: ReactNode, language?: SiteLanguage) =>
  htmlOf(sheet, language)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a contract', () => {
  test('has drivers, plate and date of the recorded hand-over', () => {
    const text = textOf(<ContractPaper facts={facts} handover={{ out, back: null }} />);
    expect(text).toContain('KRV-1 , 01.07.2026');
    expect(text).toContain('Tarih / Date: 10.07.2026');
    for (const known of ['Ayşe Nur Yılmaz', 'U12345678', '01.02.1990', 'L-998877, B', 'U999'])
      expect(text).toContain(known);
    expect(text).toContain('07 BBB 22');
    expect(text).not.toContain('07 AAA 11');
    expect(text).toContain('41 250 km');
    expect(text).toContain('Kervan Rent a Car &amp; Transfer, Deniz Kaya');
  });

  test('has numbered clauses, each beside its translation', () => {
    const text = textOf(<ContractPaper facts={facts} handover={{ out: null, back: null }} />);
    expect(text).toContain('1. Birinci 1. First 2. İkinci');
    expect(text).toContain('Tarih / Date: 01.08.2026');
    expect(text).toContain('07 AAA 11');
  });
});

test('a hand-over sheet shows both records, the charges with their sum, and the signatures', () => {
  const handover = { out, back };
  const text = textOf(<HandoverPaper facts={facts} handover={handover} />);
  expect(text).toContain('Kayıtlı hasar yok / No damage recorded');
  expect(text).toContain('Ön cam / Windscreen: Çatlak / Crack, taş izi');
  expect(text).toContain('8/8');
  expect(text).toContain('5/8');
  expect(text).toContain('3 × €14.00, depo €42.00');
  expect(text).toContain('Toplam / Total €222.50');
  const html = htmlOf(<HandoverPaper facts={facts} handover={handover} />);
  expect(html.match(/points="0 0 3000 1000"/g)).toHaveLength(2);
});

test.each([
  ['tr', 'Changed after signature on 11.07.2026 12:00, by Deniz'],
  ['de', 'Nach der Unterschrift geändert am 11.07.2026 12:00 von Deniz'],
  ['ru', 'Изменено после подписания: 11.07.2026 12:00, Deniz'],
] as const)(
  'a return changed after its signature is marked in Turkish and %s',
  (language, line) => {
    const ended = { out: null, back: { at: '2026-07-11T09:00:00Z', by: 'Deniz' } };
    const sheet = <HandoverPaper facts={facts} handover={{ out, back }} ended={ended} />;
    const turkish = 'İmzadan sonra değiştirildi: 11.07.2026 12:00, Deniz';
    expect(textOf(sheet, language)).toContain(`${turkish} / ${line}`);
  },
);

test('a contract states that its signed version was not stored', () => {
  const contract = <ContractPaper facts={facts} handover={{ out, back: null }} isVersionMissing />;
  expect(textOf(contract)).toContain('the wording that was signed was not kept');
});

test('a receipt shows the factors of a charge, and has an empty line for the received amount', () => {
  const price = { ...facts.price, total: 370 };
  const charges = [
    charge({ kind: 'kilometres', amount: 200, quantity: 800, each: 0.25 }),
    charge({ kind: 'other', amount: 10, note: 'temizlik' }),
  ];
  const account = { ...facts.account, charges, due: 580 };
  const text = textOf(<ReceiptPaper facts={{ ...facts, price, account }} />);
  expect(text).toContain('800 km × €0.25');
  expect(text).toContain('temizlik');
  expect(text).toContain('€580.00');
  expect(text).toMatch(/Tahsil edilen \/ Amount received € Ödeme şekli/);
});

test.each([
  ['de', 'Mieter', 'Frontscheibe: Çatlak / Riss', 'Mehrkilometer', 'Gesamt'],
  ['ru', 'Арендатор', 'Лобовое стекло: Çatlak / Трещина', 'Перепробег', 'Итого'],
] as const)(
  'papers of a booking in %s have that language beside Turkish',
  (language, renter, damage, extra, total) => {
    const handover = { out, back };
    const contract = <ContractPaper facts={facts} handover={handover} />;
    expect(textOf(contract, language)).toContain(`Kiracı / ${renter}`);
    expect(htmlOf(contract, language)).toContain(`<p lang="${language}"`);
    const sheet = textOf(<HandoverPaper facts={facts} handover={handover} />, language);
    expect(sheet).toContain(`Ön cam / ${damage}, taş izi`);
    const charges = [charge({ kind: 'kilometres', amount: 20, quantity: 80, each: 0.25 })];
    const account = { ...facts.account, charges, due: 140 };
    const receipt = textOf(<ReceiptPaper facts={{ ...facts, account }} />, language);
    expect(receipt).toContain(`Kilometre aşımı / ${extra}`);
    expect(receipt).toContain(`Toplam / ${total} , 3\u00a0gün`.replace('\u00a0', ' '));
    expect(receipt).toContain('80 km × €0.25');
    expect(receipt).toContain('€140.00');
  },
);

test('the contract contains no third language', () => {
  const words = { tr: 'Kiracı', en: 'Renter', de: 'Mieter', ru: 'Арендатор' };
  for (const language of SITE_LANGUAGES) {
    const shown = textOf(
      <ContractPaper facts={facts} handover={{ out: null, back: null }} />,
      language,
    );
    const second = language === 'tr' ? 'en' : language;
    const found = SITE_LANGUAGES.filter((each) => shown.includes(words[each]));
    expect(new Set(found)).toEqual(new Set(['tr', second]));
  }
});
