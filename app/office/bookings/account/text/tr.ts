import type { CurrencyCode } from '#app/lib/money/money.ts';
import { formatExact } from '#app/lib/money/money.ts';

const euros = (amount: number) => formatExact(amount, 'EUR');

export const tr = {
  title: 'Hesap',
  figures: {
    price: 'Fiyat',
    charged: 'Ek ücretler',
    paid: 'Ödenen',
    balance: 'Kalan',
    overpaid: 'Fazla ödenen',
    depositHeld: 'Depozito',
    cancelled: 'İptal edildi: fiyat istenmez',
  },
  failed: 'Hesap yüklenemedi.',
  retry: 'Yeniden dene',
  rows: (count: number) => `Hareketler (${count})`,
  none: 'Henüz ek ücret ya da ödeme yok.',
  actionsOf: (row: string) => `İşlemler: ${row}`,
  number: (number: number) => `No. ${number}`,
  voided: (by: string, reason: string) => `${by ? `${by} iptal etti` : 'İptal edildi'}: ${reason}`,
  reversed: (by: string, number: number, reason: string) =>
    `${by ? `${by} geri aldı` : 'Geri alındı'} (no. ${number}): ${reason}`,
  rate: (rate: string, symbol: string) => `1 € = ${symbol}${rate}`,
  titles: {
    payment: 'Ödeme',
    refund: 'İade',
    depositIn: 'Depozito alındı',
    depositOut: 'Depozito geri verildi',
    kept: 'Depozitodan kesildi',
    hold: 'Kart blokesi',
  },
  holdStates: { held: 'Blokede', captured: 'Tahsil edildi', released: 'Bırakıldı' },
  holdUntil: (day: string) => `son gün ${day}`,
  cancel: 'Vazgeç',
  failedToSave: (error: string) => (error ? `Kaydedilemedi: ${error}` : 'Kaydedilemedi.'),
  payment: {
    open: 'Ödeme al',
    title: 'Ödeme al',
    deposit: 'Depozito al',
    balance: (balance: number) => `Kalan: ${euros(balance)}`,
    purpose: 'Ne için',
    purposes: { price: 'Kiralama', deposit: 'Depozito' },
    amountIn: (symbol: string) => `Tutar (${symbol})`,
    rateOf: (symbol: string) => `Kur: 1 € kaç ${symbol}`,
    received: 'Müşterinin verdiği',
    receivedHint: 'Para üstü için; isteğe bağlı',
    change: (amount: number, currency: CurrencyCode) =>
      `Para üstü: ${formatExact(amount, currency)}`,
    missing: (amount: number, currency: CurrencyCode) => `Eksik: ${formatExact(amount, currency)}`,
    credited: (amount: number) => `Hesaba geçen: ${euros(amount)}`,
    settled: (amount: number) => `${euros(Math.abs(amount))} kur farkı olarak kapatılır`,
    after: (balance: number) =>
      balance < 0 ? `Sonra: ${euros(-balance)} fazla ödenmiş` : `Sonra kalan: ${euros(balance)}`,
    day: 'Ödeme günü',
    submit: (amount: string) => (amount ? `${amount} al` : 'Kaydet'),
    done: (amount: string) => `${amount} kaydedildi.`,
  },
  refund: {
    open: 'İade et',
    title: (number: number) => `${number} numaralı ödemeyi iade et`,
    depositTitle: 'Depozitoyu geri ver',
    left: (amount: number, currency: CurrencyCode) =>
      `En çok ${formatExact(amount, currency)} geri verilebilir.`,
    submit: (amount: string) => (amount ? `${amount} geri ver` : 'Kaydet'),
    done: (amount: string) => `${amount} geri verildi.`,
  },
  deposit: {
    open: 'Depozito',
    take: 'Depozito al',
    hold: 'Kart blokesi ekle',
    giveBack: 'Depozitoyu geri ver',
    keep: 'Depozitodan kes',
  },
  keep: {
    title: 'Depozitodan kes',
    text: (held: number) => `Elde ${euros(held)} depozito var. Kesilen tutar kiralamayı öder.`,
    submit: 'Kes',
    done: (amount: string) => `${amount} depozitodan kesildi.`,
  },
  charge: {
    open: 'Ek ücret ekle',
    title: 'Ek ücret',
    total: (amount: number) => `Toplam: ${euros(amount)}`,
    eachInEuros: 'Birim fiyat (€)',
    goodwillHint: 'Bu tutar düşülür.',
    labelHint: 'Belgelerde görünür; boşsa türün adı',
    submit: 'Ekle',
    done: 'Ek ücret eklendi.',
    void: 'İptal et',
    voidTitle: 'Ek ücreti iptal et',
    voidText: 'Satır listede kalır, tutarı sayılmaz.',
    voidDone: 'Ek ücret iptal edildi.',
  },
  reverse: {
    open: 'Geri al',
    title: (number: number) => `${number} numaralı ödemeyi geri al`,
    text: 'Yanlış kaydedilen bir ödeme içindir. İki satır da kalır. Müşteriye para verildiyse iade edin.',
    done: 'Ödeme geri alındı.',
  },
  hold: {
    title: 'Kart blokesi',
    text: 'Bankanın tuttuğu tutar not edilir; para değildir, kasaya girmez.',
    referenceHint: 'Cihazdaki numara; kart numarası yazmayın',
    submit: 'Kaydet',
    done: 'Kart blokesi kaydedildi.',
    end: 'Blokeyi kapat',
    endTitle: (amount: number) => `${euros(amount)} blokeyi kapat`,
    how: 'Nasıl',
    ways: { release: 'Bırak', capture: 'Tahsil et' },
    released: 'Bloke bırakıldı.',
    captured: (amount: string) => `Blokeden ${amount} tahsil edildi.`,
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    bookingAccount: typeof tr;
  }
}
