import { expect, test } from 'vitest';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import { sentRental, sentTransfer } from '#tests/support/sent-messages.ts';
import { sentRequest } from './sent-card.rules.ts';

const read = (message: string) => sentRequest(whatsappLink('+90 242 000 00 00', message));

test('a rental has title, lines, total and trip link of its message', () => {
  expect(read(sentRental())).toEqual({
    title: 'Fiat Egea (2024, Manuel, Benzin)',
    lines: [
      'Alış: 10 Temmuz 2026 10:00, Antalya Havalimanı (AYT)',
      'Dönüş: 18 Temmuz 2026 09:30, Antalya Lara',
      'Süre: 8 gün',
      'Ek hizmetler: Çocuk koltuğu × 2',
    ],
    total: expect.stringMatching(/^Toplam: ₺[\d,]+ \(€[\d.]+\)$/),
    trip: expect.stringMatching(/^https:\/\/kervan\.example\/yolculuk#KRV1-/),
  });
});

test("a message in two languages is shown in the visitor's language", () => {
  const { title, lines, total } = read(sentRental({}, 'de'));
  expect(title).toMatch(/^Fiat Egea \(2024/);
  expect(lines[0]).toContain('10. Juli 2026, 10:00 Uhr');
  expect(total).not.toContain('Toplam');
});

test('a transfer has title, lines, fare and trip link, but not the name of the person', () => {
  const { title, lines, total, trip } = read(sentTransfer());
  expect(title).toBe('Transfer: Minivan (1–6 yolcu)');
  expect(lines).toContain('Varış yeri: Kemer, Örnek Otel');
  expect(lines.join()).not.toContain('Ayşe');
  expect(total).toBe('Fiyat: Özel Fiyat');
  expect(trip).toContain('/yolculuk#KRV1-');
});
