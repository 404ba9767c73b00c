import type { CurrencyCode } from '#app/lib/money/money.ts';
import { formatExact } from '#app/lib/money/money.ts';

const euros = (amount: number) => formatExact(amount, 'EUR');

export const tr = {
  title: 'Hesap',
  figures: {
    price: 'Fiyat',
    charged: 'Ek ücretler',
    paid: 'Ödenen',
    settledBefore: 'Hesaplar açılmadan ödenen',
    balance: 'Kalan',
    overpaid: 'Fazla ödenen',
    depositHeld: 'Depozito',
    cancelled: 'İptal edildi: fiyat tahsil edilmez',
    pending: 'Onaylanmadı: henüz borç yok',
  },
  failed: 'Hesap yüklenemedi.',
  retry: 'Tekrar dene',
  rows: (count: number) => `Hareketler (${count})`,
  none: 'Henüz ek ücret ya da ödeme yok.',
  actionsOf: (row: string) => `İşlemler: ${row}`,
  number: (number: number) => `No.\u00a0${number}`,
  voided: (by: string, reason: string) => `${by ? `${by} iptal etti` : 'İptal edildi'}: ${reason}`,
  reversed: (by: string, number: number, reason: string) =>
    `${by ? `${by} geri aldı` : 'Geri alındı'} (no. ${number}): ${reason}`,
  rate: (rate: string, symbol: string) => `1 € = ${symbol}${rate}`,
  cardHold: 'Kart blokesi',
  holdStates: { held: 'Blokede', captured: 'Tahsil edildi', released: 'Kaldırıldı' },
  holdCaptured: (held: string, captured: string) => `blokede ${held}, tahsil edilen ${captured}`,
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
      balance < 0
        ? `Bu ödemeden sonra ${euros(-balance)} fazla ödenmiş olur`
        : `Bu ödemeden sonra kalan: ${euros(balance)}`,
    day: 'Ödeme günü',
    submit: (amount: string) => (amount ? `${amount} tahsil et` : 'Kaydet'),
    done: (amount: string) => `${amount} kaydedildi.`,
  },
  refund: {
    open: 'İade et',
    title: (number: number) => `${number} numaralı ödemeyi iade et`,
    depositTitle: 'Depozitoyu iade et',
    left: (amount: number, currency: CurrencyCode) =>
      `En fazla ${formatExact(amount, currency)} iade edilebilir.`,
    submit: (amount: string) => (amount ? `${amount} iade et` : 'Kaydet'),
    done: (amount: string) => `${amount} iade edildi.`,
  },
  deposit: {
    open: 'Depozito',
    take: 'Depozito al',
    hold: 'Kart blokesi ekle',
    giveBack: 'Depozitoyu iade et',
    keep: 'Depozitodan kes',
  },
  keep: {
    title: 'Depozitodan kes',
    text: (held: number) =>
      `Elde tutulan depozito ${euros(held)}. Kesilen tutar kiralama borcundan düşülür.`,
    submit: 'Kes',
    done: (amount: string) => `${amount} depozitodan kesildi.`,
  },
  charge: {
    open: 'Ek ücret ekle',
    title: 'Ek ücret',
    total: (amount: number) => `Toplam: ${euros(amount)}`,
    eachInEuros: 'Birim fiyat (€)',
    goodwillHint: 'Bu tutar borçtan düşülür.',
    labelHint: 'Belgelerde görünür; boş bırakılırsa türün adı yazılır',
    submit: 'Ekle',
    done: 'Ek ücret eklendi.',
    void: 'İptal et',
    voidTitle: 'Ek ücreti iptal et',
    voidText: 'Kayıt listede kalır, tutarı hesaba katılmaz.',
    voidDone: 'Ek ücret iptal edildi.',
  },
  reverse: {
    open: 'Geri al',
    title: (number: number) => `${number} numaralı ödemeyi geri al`,
    text: 'Yanlış kaydedilen ödemeler içindir; iki kayıt da listede kalır. Müşteriye para verildiyse geri almayın, iade edin.',
    done: 'Ödeme geri alındı.',
  },
  hold: {
    title: 'Kart blokesi',
    text: 'Bankanın bloke ettiği tutar not edilir; tahsilat değildir, kasaya girmez.',
    referenceHint: 'POS cihazındaki referans numarası; kart numarası yazmayın',
    submit: 'Kaydet',
    done: 'Kart blokesi kaydedildi.',
    end: 'Blokeyi kapat',
    endTitle: (amount: number) => `${euros(amount)} blokeyi kapat`,
    how: 'Ne yapılsın?',
    ways: { release: 'Kaldır', capture: 'Tahsil et' },
    released: 'Bloke kaldırıldı.',
    captured: (amount: string) => `Blokeden ${amount} tahsil edildi.`,
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    bookingAccount: typeof tr;
  }
}
