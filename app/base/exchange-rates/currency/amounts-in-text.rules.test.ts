import { expect, test } from 'vitest';
import { DEFAULT_RATES, formatCents } from '#app/lib/money/money.ts';
import { withPrices } from './amounts-in-text.rules.ts';

const inEuros = (cents: number) => formatCents(cents, 'EUR', DEFAULT_RATES);
const inLira = (cents: number) => formatCents(cents, 'TRY', DEFAULT_RATES);

test.each([
  ['200 €, teslimde alınır.', '€200.00, teslimde alınır.'],
  ['Kasko muafiyeti 350 €: gerisi bizden', 'Kasko muafiyeti €350.00: gerisi bizden'],
  ['€1,000 ya da 1.250,5 euro', '€1,000.00 ya da €1,250.50'],
  ['300 €’luk bölüm, 90,25€', '€300.00’luk bölüm, €90.25'],
  ['500 EUR, 3 adet, 24 saat', '€500.00, 3 adet, 24 saat'],
  ['Avrupa’da 3 eurolar', 'Avrupa’da 3 eurolar'],
  ['Günde 300 km', 'Günde 300 km'],
  ['300–500 €, araca göre', '€300.00–€500.00, araca göre'],
  ['300 - 1.500,50 euro', '€300.00 - €1,500.50'],
  ['€300-500', '€300.00-€500.00'],
  ['€300 – €500', '€300.00 – €500.00'],
  ['300 €–500 €', '€300.00–€500.00'],
  ['300 ila 500 euro arası', '€300.00 ila €500.00 arası'],
  ['300/500 €', '€300.00/€500.00'],
  ['01.07.2026 - 300 €', '01.07.2026 - €300.00'],
  ['3 gün - 300 €', '3 gün - €300.00'],
  ['€300 - 3 gün', '€300.00 - 3 gün'],
])('%j is shown as %j', (typed, shown) => expect(withPrices(typed, inEuros)).toBe(shown));

test('writes lira if a visitor chose lira', () => {
  expect(withPrices('Depozito 200–400 €, muafiyet €1,000', inLira)).toBe(
    'Depozito ₺7,500–₺15,000, muafiyet ₺37,500',
  );
});
